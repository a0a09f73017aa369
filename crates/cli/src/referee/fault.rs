//! Why the referee refuses a request.

use bots::UnknownLevel;
use catalog::{ReplayError, UnknownGame};
use serde::Serialize;
use serde::ser::SerializeStruct;
use tabletop::{BadConfig, RecordError, Rejection};

use super::LONGEST_REQUEST;
use super::request::USAGES;

/// A refused request. The table is as it was.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    #[error("the line is not UTF-8 text; a request is an object in JSON on one line")]
    NotUtf8,
    #[error("the line is longer than {LONGEST_REQUEST} bytes, the longest request")]
    LineTooLong,
    #[error(
        "the line is not JSON ({reason}); a request is an object such as {}",
        USAGES[0].example
    )]
    NotJson { reason: String },
    #[error("a request is an object such as {}", USAGES[0].example)]
    NotAnObject,
    #[error("a request names its command: \"cmd\" and one of {}", commands())]
    NoCommand,
    #[error("there is no command {cmd}; there are: {}", commands())]
    UnknownCommand { cmd: String },
    #[error("{reason}; a right request is {example}")]
    BadRequest {
        reason: String,
        example: &'static str,
    },
    #[error("there is no table yet; open one with “new” or “replay”")]
    NoTable,
    #[error("the game is not over; ask for the prompt to see who must act")]
    NotOver,
    #[error("the seed is not 64 hexadecimal digits")]
    BadSeed,
    #[error("a table with told luck has no seed; leave it out, or let the luck be rolled")]
    SeedWithToldLuck,
    #[error("the operating system gives no random numbers; name a seed")]
    NoRandomness,
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    #[error(transparent)]
    BadConfig(#[from] BadConfig),
    #[error(transparent)]
    UnknownBot(#[from] UnknownLevel),
    #[error(transparent)]
    Rejected(#[from] Rejection),
    #[error(transparent)]
    BadRecord(#[from] RecordError),
}

impl Fault {
    /// A line that serde could not read at all.
    pub fn not_json(error: &serde_json::Error) -> Self {
        Self::NotJson {
            reason: error.to_string(),
        }
    }

    /// The stable word for this case.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotUtf8 => "not_utf8",
            Self::LineTooLong => "line_too_long",
            Self::NotJson { .. } => "not_json",
            Self::NotAnObject => "not_an_object",
            Self::NoCommand => "no_command",
            Self::UnknownCommand { .. } => "unknown_command",
            Self::BadRequest { .. } => "bad_request",
            Self::NoTable => "no_table",
            Self::NotOver => "not_over",
            Self::BadSeed => "bad_seed",
            Self::SeedWithToldLuck => "seed_with_told_luck",
            Self::NoRandomness => "no_randomness",
            Self::UnknownGame(_) => "unknown_game",
            Self::BadConfig(_) => "bad_config",
            Self::UnknownBot(_) => "unknown_bot",
            Self::Rejected(rejection) => rejection.code(),
            Self::BadRecord(error) => error.problem.code(),
        }
    }

    /// The line of the record that shows it.
    fn line(&self) -> Option<usize> {
        match self {
            Self::BadRecord(error) => Some(error.line),
            _ => None,
        }
    }
}

impl From<ReplayError> for Fault {
    fn from(error: ReplayError) -> Self {
        match error {
            ReplayError::UnknownGame(unknown) => unknown.into(),
            ReplayError::Record(error) => error.into(),
        }
    }
}

/// `{"code":"illegal","message":"…"}`, with `line` where a record is wrong.
impl Serialize for Fault {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Fault", 3)?;
        fields.serialize_field("code", self.code())?;
        fields.serialize_field("message", &self.to_string())?;
        match self.line() {
            Some(line) => fields.serialize_field("line", &line)?,
            None => fields.skip_field("line")?,
        }
        fields.end()
    }
}

fn commands() -> String {
    USAGES.map(|usage| usage.cmd).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Problem, Seat, SeatSet, Version};

    const PROTOCOL: &str = include_str!("../../../../docs/PROTOCOL.md");

    fn rejections() -> Vec<Rejection> {
        let seat = Seat::new(0);
        let words = String::new();
        vec![
            Rejection::NoSuchSeat {
                seat: seat.into(),
                seats: 3,
            },
            Rejection::Stale {
                given: Version(1),
                current: Version(2),
            },
            Rejection::NotAwaited {
                seat,
                awaited: SeatSet::EMPTY,
            },
            Rejection::AwaitingLuck,
            Rejection::Over,
            Rejection::Unreadable {
                words: words.clone(),
                offered: Vec::new(),
            },
            Rejection::Illegal {
                words: words.clone(),
                offered: Vec::new(),
            },
            Rejection::LuckIsRolled,
            Rejection::NoChanceNow,
            Rejection::ImpossibleOutcome {
                words,
                possible: Vec::new(),
            },
            Rejection::NothingToUndo,
            Rejection::ChoiceIsSealed,
            Rejection::AlreadyRevealed,
            Rejection::NotYoursToUndo { decider: seat },
        ]
    }

    fn problems() -> Vec<Problem> {
        let found = String::new;
        vec![
            Problem::TooLong,
            Problem::NotARecord { found: found() },
            Problem::Expected {
                expected: "",
                found: found(),
            },
            Problem::WrongGame {
                found: found(),
                expected: "",
            },
            Problem::WrongRules {
                found: 1,
                expected: 2,
            },
            Problem::BadConfig(BadConfig { reason: found() }),
            Problem::BrokenCommitment,
            Problem::WrongLuck {
                rolled: found(),
                found: found(),
            },
            Problem::WrongResult {
                played: found(),
                found: found(),
            },
        ]
    }

    fn own_faults() -> Vec<Fault> {
        vec![
            Fault::NotUtf8,
            Fault::LineTooLong,
            Fault::NotJson {
                reason: String::new(),
            },
            Fault::NotAnObject,
            Fault::NoCommand,
            Fault::UnknownCommand { cmd: String::new() },
            Fault::BadRequest {
                reason: String::new(),
                example: "",
            },
            Fault::NoTable,
            Fault::NotOver,
            Fault::BadSeed,
            Fault::SeedWithToldLuck,
            Fault::NoRandomness,
            Fault::UnknownGame(UnknownGame { id: String::new() }),
            Fault::BadConfig(BadConfig {
                reason: String::new(),
            }),
            Fault::UnknownBot(UnknownLevel {
                word: String::new(),
            }),
        ]
    }

    /// A new case in the core does not compile here until it is in the lists above, and so
    /// in the protocol.
    #[expect(dead_code, reason = "it is there to be compiled")]
    fn the_lists_are_complete(rejection: &Rejection, problem: &Problem, fault: &Fault) {
        match rejection {
            Rejection::NoSuchSeat { .. }
            | Rejection::Stale { .. }
            | Rejection::NotAwaited { .. }
            | Rejection::AwaitingLuck
            | Rejection::Over
            | Rejection::Unreadable { .. }
            | Rejection::Illegal { .. }
            | Rejection::LuckIsRolled
            | Rejection::NoChanceNow
            | Rejection::ImpossibleOutcome { .. }
            | Rejection::NothingToUndo
            | Rejection::ChoiceIsSealed
            | Rejection::AlreadyRevealed
            | Rejection::NotYoursToUndo { .. } => {}
        }
        match problem {
            Problem::TooLong
            | Problem::NotARecord { .. }
            | Problem::Expected { .. }
            | Problem::WrongGame { .. }
            | Problem::WrongRules { .. }
            | Problem::BadConfig(_)
            | Problem::BrokenCommitment
            | Problem::Rejected(_)
            | Problem::WrongLuck { .. }
            | Problem::WrongResult { .. } => {}
        }
        match fault {
            Fault::NotUtf8
            | Fault::LineTooLong
            | Fault::NotJson { .. }
            | Fault::NotAnObject
            | Fault::NoCommand
            | Fault::UnknownCommand { .. }
            | Fault::BadRequest { .. }
            | Fault::NoTable
            | Fault::NotOver
            | Fault::BadSeed
            | Fault::SeedWithToldLuck
            | Fault::NoRandomness
            | Fault::UnknownGame(_)
            | Fault::BadConfig(_)
            | Fault::UnknownBot(_)
            | Fault::Rejected(_)
            | Fault::BadRecord(_) => {}
        }
    }

    #[test]
    fn the_protocol_page_explains_every_code() {
        let codes = rejections()
            .iter()
            .map(Rejection::code)
            .chain(problems().iter().map(Problem::code))
            .chain(own_faults().iter().map(Fault::code))
            .collect::<Vec<_>>();
        for code in codes {
            let row = format!("| `{code}` |");
            assert!(PROTOCOL.contains(&row), "docs/PROTOCOL.md has no row {row}");
        }
    }

    #[test]
    fn the_protocol_page_explains_every_command() {
        for usage in USAGES {
            let named = format!("\"cmd\":\"{}\"", usage.cmd);
            assert!(PROTOCOL.contains(&named), "docs/PROTOCOL.md lacks {named}");
        }
    }
}
