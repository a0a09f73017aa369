//! Why a request was refused.

use std::fmt::Display;
use std::time::Duration;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tabletop::Rejection;

use crate::store::StoreError;

/// Why the server refuses a request, which has then changed nothing. Every case has a stable
/// [`code`](Self::code) and an English sentence; pages show the text `refusal-CODE` in the
/// visitor's language.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game's rules or the match's position forbid it.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// No table has this id.
    #[error("there is no such table")]
    NoSuchTable,
    /// Nothing has this address.
    #[error("there is nothing at this address")]
    NoSuchPage,
    /// The address does not take this method.
    #[error("this address does not take this method")]
    NoSuchMethod,
    /// The visitor has no seat here.
    #[error("you have no seat at this table")]
    NotSeated,
    /// The visitor is not the host.
    #[error("only the host can arrange this table")]
    NotHost,
    /// Somebody else sits there.
    #[error("this seat is taken")]
    SeatTaken,
    /// No chair is free.
    #[error("every seat at this table is taken")]
    TableFull,
    /// The host's own chair cannot be given away.
    #[error("the host's own seat stays")]
    HostStays,
    /// The match has started.
    #[error("the game has already started")]
    AlreadyStarted,
    /// The match has not started.
    #[error("the game has not started yet")]
    NotStarted,
    /// There are free chairs.
    #[error("the game can start when every seat is taken")]
    SeatsEmpty,
    /// Nobody has left this chair.
    #[error("a bot can only take over from somebody who has left")]
    HasNotLeft,
    /// The match is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// The table does not allow hints.
    #[error("there are no hints at this table")]
    NoHints,
    /// A lesson asks for something else.
    #[error("the lesson asks for something else first")]
    NotNow,
    /// The table is no lesson.
    #[error("this table is no lesson")]
    NoLesson,
    /// Too many matches with bots run already.
    #[error(transparent)]
    TooManyBotTables(#[from] BotTableBound),
    /// Too many bots and hints are in the queue.
    #[error("too many are thinking now; try again in a moment")]
    Busy,
    /// No game has this id.
    #[error(transparent)]
    UnknownGame(#[from] catalog::UnknownGame),
    /// The game cannot be played with these options.
    #[error(transparent)]
    BadConfig(#[from] tabletop::BadConfig),
    /// There is no such level of bots.
    #[error(transparent)]
    UnknownLevel(#[from] bots::UnknownLevel),
    /// Something is missing in the request, or it cannot be read.
    #[error("the request cannot be understood: {what}")]
    BadRequest {
        /// The field that is missing or wrong, if it is one.
        field: Option<String>,
        /// What is wrong with it, and what would be right.
        what: String,
    },
    /// Nobody can have this name.
    #[error(transparent)]
    BadName(#[from] model::BadName),
    /// Somebody else has claimed the name.
    #[error("this name is somebody else's; choose another")]
    NameTaken,
    /// A chat message is empty or too long.
    #[error("a message has 1 to {} characters", model::LONGEST_MESSAGE)]
    BadMessage,
    /// The request comes from another site.
    #[error("the request comes from another site")]
    ForeignOrigin,
    /// The request names another host.
    #[error("this host is not served here; the pages are at {home}")]
    WrongHost {
        /// The address of the home page.
        home: String,
    },
    /// The token is missing or unknown.
    #[error("a valid bearer token or cookie is needed")]
    UnknownToken,
    /// The name is already claimed with a password.
    #[error("your name is already claimed")]
    AlreadyClaimed,
    /// The host does not want this person at the table.
    #[error("the host does not let you sit down at this table")]
    NotWelcome,
    /// The person may not chat now.
    #[error("a moderator has muted you; you can read but not write for a while")]
    Muted,
    /// The person may not do anything any more.
    #[error("a moderator has banned you from this server")]
    Banned,
    /// Only a moderator may do this, and not to another one.
    #[error("only a moderator can do this, and not to another moderator")]
    NotModerator,
    /// Nobody can do this to themselves.
    #[error("you cannot do this to yourself")]
    NotYourself,
    /// The line of chat is gone.
    #[error("there is no such line in the chat")]
    NoSuchLine,
    /// Too many requests.
    #[error("too many requests; try again in {} s", in_seconds(*.wait))]
    TooMany {
        /// How long until one more is allowed.
        wait: Duration,
    },
    /// The request is too large.
    #[error("the request is too large")]
    TooLarge,
    /// Something failed in the server.
    #[error("something went wrong on our side; nothing was changed that was not confirmed")]
    Fault,
}

/// Which bound on running matches with bots is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotTableBound {
    /// That of the host.
    #[error("you have {most} games with bots running; finish or leave one first")]
    OfPerson {
        /// How many may run.
        most: usize,
    },
    /// That of all hosts at the same address.
    #[error(
        "{most} games with bots run from your address; when one of them ends you can start yours"
    )]
    FromAddress {
        /// How many may run.
        most: usize,
    },
}

impl Refusal {
    /// The stable word for this case, for programs and for the keys of texts.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Rejected(rejection) => rejection.code(),
            Self::NoSuchTable => "no_such_table",
            Self::NoSuchPage => "no_such_page",
            Self::NoSuchMethod => "no_such_method",
            Self::NotSeated => "not_seated",
            Self::NotHost => "not_host",
            Self::SeatTaken => "seat_taken",
            Self::TableFull => "table_full",
            Self::HostStays => "host_stays",
            Self::AlreadyStarted => "already_started",
            Self::NotStarted => "not_started",
            Self::SeatsEmpty => "seats_empty",
            Self::HasNotLeft => "has_not_left",
            Self::NotOver => "not_over",
            Self::NoHints => "no_hints",
            Self::NotNow => "not_now",
            Self::NoLesson => "no_lesson",
            Self::TooManyBotTables(_) => "too_many_bot_tables",
            Self::Busy => "busy",
            Self::UnknownGame(_) => "unknown_game",
            Self::BadConfig(_) => "bad_config",
            Self::UnknownLevel(_) => "unknown_level",
            Self::BadRequest { .. } => "bad_request",
            Self::BadName(_) => "bad_name",
            Self::NameTaken => "name_taken",
            Self::BadMessage => "bad_message",
            Self::ForeignOrigin => "foreign_origin",
            Self::WrongHost { .. } => "wrong_host",
            Self::UnknownToken => "unknown_token",
            Self::AlreadyClaimed => "already_claimed",
            Self::NotWelcome => "not_welcome",
            Self::Muted => "muted",
            Self::Banned => "banned",
            Self::NotModerator => "not_moderator",
            Self::NotYourself => "not_yourself",
            Self::NoSuchLine => "no_such_line",
            Self::TooMany { .. } => "too_many",
            Self::TooLarge => "too_large",
            Self::Fault => "fault",
        }
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Rejected(Rejection::Unreadable { .. } | Rejection::Illegal { .. })
            | Self::UnknownGame(_)
            | Self::BadConfig(_)
            | Self::UnknownLevel(_)
            | Self::BadName(_)
            | Self::BadMessage => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Rejected(_)
            | Self::SeatTaken
            | Self::TableFull
            | Self::HostStays
            | Self::AlreadyStarted
            | Self::NotStarted
            | Self::SeatsEmpty
            | Self::HasNotLeft
            | Self::NotOver
            | Self::NotNow
            | Self::NoLesson
            | Self::NotYourself
            | Self::TooManyBotTables(_)
            | Self::NameTaken
            | Self::AlreadyClaimed => StatusCode::CONFLICT,
            Self::NoSuchTable | Self::NoSuchPage | Self::NoSuchLine => StatusCode::NOT_FOUND,
            Self::NoSuchMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::NotSeated
            | Self::NotHost
            | Self::NoHints
            | Self::ForeignOrigin
            | Self::NotWelcome
            | Self::Muted
            | Self::Banned
            | Self::NotModerator => StatusCode::FORBIDDEN,
            Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Self::BadRequest { .. } => StatusCode::BAD_REQUEST,
            Self::WrongHost { .. } => StatusCode::MISDIRECTED_REQUEST,
            Self::UnknownToken => StatusCode::UNAUTHORIZED,
            Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A request that cannot be understood.
    pub fn bad_request(what: impl Display) -> Self {
        Self::BadRequest {
            field: None,
            what: shortened(&what.to_string()),
        }
    }

    /// A request without a field that it needs.
    pub fn missing(field: &str) -> Self {
        Self::bad_field(field, "is missing")
    }

    /// A request with a wrong field; the text goes on after its name and says what would be right.
    pub fn bad_field(field: &str, what: impl Display) -> Self {
        let field = shortened(field);
        Self::BadRequest {
            what: shortened(&format!("the field `{field}` {what}")),
            field: Some(field),
        }
    }

    /// The field of the request that is missing or wrong, if it is one.
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::BadRequest { field, .. } => field.as_deref(),
            Self::Rejected(Rejection::NoSuchSeat { .. }) => Some("seat"),
            Self::Rejected(Rejection::Stale { .. }) => Some("version"),
            Self::Rejected(Rejection::Unreadable { .. } | Rejection::Illegal { .. }) => {
                Some("decision")
            }
            Self::UnknownGame(_) => Some("game"),
            Self::BadConfig(_) => Some("config"),
            Self::BadName(_) | Self::NameTaken => Some("name"),
            Self::BadMessage => Some("text"),
            _ => None,
        }
    }

    /// After how many seconds the same request may succeed, if waiting helps.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooMany { wait } => Some(in_seconds(*wait)),
            Self::Busy => Some(in_seconds(CROWD_PASSES)),
            _ => None,
        }
    }
}

/// How long a crowd of thoughts takes to pass: forty of them at a tenth of a second, on two threads.
const CROWD_PASSES: Duration = Duration::from_secs(2);

/// How many characters of an explanation are sent: it names every field that a body may have,
/// and repeats at most a little of what a visitor sent.
const LONGEST_EXPLANATION: usize = 300;

/// Whole seconds, at least one: a client that comes back too early is refused again.
fn in_seconds(wait: Duration) -> u64 {
    (wait.as_secs() + u64::from(wait.subsec_nanos() > 0)).max(1)
}

/// Words that may come from outside, without control characters and not too long.
fn shortened(words: &str) -> String {
    let mut clean = words
        .chars()
        .map(|one| if one.is_control() { ' ' } else { one });
    let mut start: String = clean.by_ref().take(LONGEST_EXPLANATION).collect();
    if clean.next().is_some() {
        start.push('…');
    }
    start
}

/// The details go to the log, not to the visitor.
impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            // They signed out, signed in or were forgotten while the request was under way.
            StoreError::Gone => return Self::UnknownToken,
            // The server stops, or the writer has said what is wrong.
            StoreError::Closed | StoreError::NotConfirmed => {
                tracing::debug!(%error, "the store fails");
            }
            error => tracing::error!(%error, "the store fails"),
        }
        Self::Fault
    }
}

/// An answer with the status and the refusal itself. The layer `explain` turns it into a page or
/// a JSON object in the visitor's language.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Seat, SeatSet, Version};
    use web::{Lang, Texts};

    use super::*;

    /// One of every kind.
    fn all() -> Vec<Refusal> {
        let words = || "x".to_owned();
        let rejections = [
            Rejection::NoSuchSeat {
                seat: Seat::new(7).into(),
                seats: 3,
            },
            Rejection::Stale {
                given: Version(1),
                current: Version(2),
            },
            Rejection::NotAwaited {
                seat: Seat::new(0),
                awaited: SeatSet::EMPTY,
            },
            Rejection::AwaitingLuck,
            Rejection::Over,
            Rejection::Unreadable {
                words: words(),
                offered: Vec::new(),
            },
            Rejection::Illegal {
                words: words(),
                offered: Vec::new(),
            },
            Rejection::NothingToUndo,
            Rejection::ChoiceIsSealed,
            Rejection::AlreadyRevealed,
            Rejection::NotYoursToUndo {
                decider: Seat::new(0),
            },
        ];
        let mut all: Vec<_> = rejections.map(Refusal::Rejected).into();
        all.extend([
            Refusal::NoSuchTable,
            Refusal::NoSuchPage,
            Refusal::NoSuchMethod,
            Refusal::NotSeated,
            Refusal::NotHost,
            Refusal::SeatTaken,
            Refusal::TableFull,
            Refusal::HostStays,
            Refusal::AlreadyStarted,
            Refusal::NotStarted,
            Refusal::SeatsEmpty,
            Refusal::HasNotLeft,
            Refusal::NotOver,
            Refusal::NoHints,
            Refusal::NotNow,
            Refusal::NoLesson,
            Refusal::TooManyBotTables(BotTableBound::OfPerson { most: 1 }),
            Refusal::Busy,
            Refusal::UnknownGame(catalog::UnknownGame { id: words() }),
            Refusal::BadConfig(tabletop::BadConfig { reason: words() }),
            Refusal::UnknownLevel(bots::UnknownLevel { word: words() }),
            Refusal::bad_request("x"),
            Refusal::BadName(model::BadName),
            Refusal::NameTaken,
            Refusal::BadMessage,
            Refusal::ForeignOrigin,
            Refusal::UnknownToken,
            Refusal::AlreadyClaimed,
            Refusal::NotWelcome,
            Refusal::Muted,
            Refusal::Banned,
            Refusal::NotModerator,
            Refusal::NotYourself,
            Refusal::NoSuchLine,
            Refusal::TooMany {
                wait: Duration::ZERO,
            },
            Refusal::TooLarge,
            Refusal::Fault,
        ]);
        all
    }

    #[test]
    fn every_refusal_has_a_text_in_every_language_and_a_failing_status() {
        for refusal in all() {
            let key = format!("refusal-{}", refusal.code());
            for lang in Lang::ALL {
                assert!(Texts::of(lang).has(&key), "{lang} {key}");
            }
            assert!(refusal.status().as_u16() >= 400);
        }
    }

    #[test]
    fn who_must_wait_hears_how_long() {
        for refusal in all() {
            let waits = matches!(refusal.status().as_u16(), 429 | 503);
            assert_eq!(refusal.retry_after().is_some(), waits, "{refusal}");
        }
        let wait = Duration::from_millis(1200);
        assert_eq!(Refusal::TooMany { wait }.retry_after(), Some(2));
    }

    #[test]
    fn an_explanation_is_bounded_and_has_no_control_characters() {
        let Refusal::BadRequest { field, what } = Refusal::missing(&"\n".repeat(9_000)) else {
            panic!("a request without a field is a bad one");
        };
        for text in [field.unwrap(), what] {
            assert!(text.chars().count() <= LONGEST_EXPLANATION + 1);
            assert!(!text.contains('\n'));
        }
    }
}
