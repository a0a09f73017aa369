//! Why a table rejects a request.

use serde::Serialize;

use crate::seat::{Seat, SeatSet};
use crate::seat_number::SeatNumber;
use crate::version::Version;

/// Why a table rejects a request. The table has not changed.
///
/// The message says what is wrong and what would be right. It depends only on what the seat
/// may know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    /// The seat is not at this table.
    #[error("seat {seat} is not at this table; its seats are 0 to {}", seats - 1)]
    NoSuchSeat {
        /// The number that was named.
        seat: SeatNumber,
        /// How many seats the table has.
        seats: u8,
    },

    /// The request was made for a position that is gone or has never been.
    #[error(
        "the request is for version {given}, the table is at version {current}; look again and decide anew"
    )]
    Stale {
        /// The version in the request.
        given: Version,
        /// The version of the table.
        current: Version,
    },

    /// Another seat must decide.
    #[error("seat {seat} is not asked to decide now; awaited: {awaited}")]
    NotAwaited {
        /// The seat in the request.
        seat: Seat,
        /// The seats that must decide.
        awaited: SeatSet,
    },

    /// Luck must decide first.
    #[error("the table waits for luck, not for a decision")]
    AwaitingLuck,

    /// The game has ended.
    #[error("the game is over")]
    Over,

    /// The words are not a decision of this game.
    #[error("{words} is not a decision of this game; legal now: {}", listed(.offered))]
    Unreadable {
        /// What was asked for, shortened and escaped.
        words: String,
        /// What the seat may decide.
        offered: Vec<String>,
    },

    /// The decision is not legal now.
    #[error("{words} is not legal now; legal now: {}", listed(.offered))]
    Illegal {
        /// What was asked for.
        words: String,
        /// What the seat may decide.
        offered: Vec<String>,
    },

    /// Luck was told at a table that rolls its own.
    #[error("this table rolls its luck from a seed; only a table with told luck takes outcomes")]
    LuckIsRolled,

    /// Luck was told when nothing is drawn.
    #[error("the table does not wait for luck now")]
    NoChanceNow,

    /// This cannot be drawn now.
    #[error("{words} cannot come up now; possible: {}", listed(.possible))]
    ImpossibleOutcome {
        /// What was told.
        words: String,
        /// What can come up.
        possible: Vec<String>,
    },

    /// There is nothing to take back.
    #[error("nothing has been decided yet, so nothing can be taken back")]
    NothingToUndo,

    /// A simultaneous choice cannot be taken back.
    #[error("a choice made at the same time as others' cannot be taken back")]
    ChoiceIsSealed,

    /// Something has been revealed since.
    #[error("something has been revealed since, so the decision stands")]
    AlreadyRevealed,

    /// The last decision is another seat's.
    #[error("the last decision was seat {decider}'s; only that seat can take it back")]
    NotYoursToUndo {
        /// The seat that decided last.
        decider: Seat,
    },
}

impl Rejection {
    /// The stable word for this case, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoSuchSeat { .. } => "no_such_seat",
            Self::Stale { .. } => "stale",
            Self::NotAwaited { .. } => "not_awaited",
            Self::AwaitingLuck => "awaiting_luck",
            Self::Over => "over",
            Self::Unreadable { .. } => "unreadable",
            Self::Illegal { .. } => "illegal",
            Self::LuckIsRolled => "luck_is_rolled",
            Self::NoChanceNow => "no_chance_now",
            Self::ImpossibleOutcome { .. } => "impossible_outcome",
            Self::NothingToUndo => "nothing_to_undo",
            Self::ChoiceIsSealed => "choice_is_sealed",
            Self::AlreadyRevealed => "already_revealed",
            Self::NotYoursToUndo { .. } => "not_yours_to_undo",
        }
    }
}

/// `{"code":"illegal","message":"…"}`.
impl Serialize for Rejection {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut fields = serializer.serialize_struct("Rejection", 2)?;
        fields.serialize_field("code", self.code())?;
        fields.serialize_field("message", &self.to_string())?;
        fields.end()
    }
}

/// How many decisions an error message lists before it only counts the rest. A sentence should
/// be short enough to read, and there can be hundreds of places to lay a tile.
const LISTED: usize = 8;

pub(crate) fn listed(words: &[String]) -> String {
    let shown = words
        .iter()
        .take(LISTED)
        .cloned()
        .collect::<Vec<_>>()
        .join(", ");
    match words.len() {
        0 => "nothing".to_owned(),
        count if count > LISTED => format!("{shown} and {} more", count - LISTED),
        _ => shown,
    }
}

/// How many characters of a request an error repeats: enough to recognise them, too few to
/// flood a log.
const EXCERPT: usize = 60;

/// Words from outside, quoted, escaped and shortened for an error message.
pub fn excerpt(words: &str) -> String {
    let mut start: String = words.chars().take(EXCERPT).collect();
    if start.len() < words.len() {
        start.push('…');
    }
    format!("“{}”", start.escape_debug())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excerpt_is_short_and_has_no_control_characters() {
        let text = excerpt(&format!("a\n\u{1b}[31m{}", "x".repeat(10_000)));
        assert!(text.chars().count() < 80, "{text}");
        assert!(!text.chars().any(char::is_control), "{text}");
    }

    #[test]
    fn a_long_list_is_counted() {
        let offered = (0..20).map(|number| number.to_string()).collect();
        let text = Rejection::Illegal {
            words: "x".to_owned(),
            offered,
        }
        .to_string();
        assert!(text.ends_with("6, 7 and 12 more"), "{text}");
    }
}
