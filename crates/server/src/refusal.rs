//! Why a request was refused.

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
        /// What is wrong with it.
        what: String,
    },
    /// A chat message is empty or too long.
    #[error("a message has 1 to {} characters", model::LONGEST_MESSAGE)]
    BadMessage,
    /// The request comes from another site.
    #[error("the request comes from another site")]
    ForeignOrigin,
    /// The token is missing or unknown.
    #[error("a valid bearer token or cookie is needed")]
    UnknownToken,
    /// The name is already claimed with a password.
    #[error("your name is already claimed")]
    AlreadyClaimed,
    /// Too many requests.
    #[error("too many requests; wait a moment")]
    TooMany,
    /// The request is too large.
    #[error("the request is too large")]
    TooLarge,
    /// Something failed in the server.
    #[error("something went wrong on our side; nothing was changed that was not confirmed")]
    Fault,
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
            Self::Busy => "busy",
            Self::UnknownGame(_) => "unknown_game",
            Self::BadConfig(_) => "bad_config",
            Self::UnknownLevel(_) => "unknown_level",
            Self::BadRequest { .. } => "bad_request",
            Self::BadMessage => "bad_message",
            Self::ForeignOrigin => "foreign_origin",
            Self::UnknownToken => "unknown_token",
            Self::AlreadyClaimed => "already_claimed",
            Self::TooMany => "too_many",
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
            | Self::AlreadyClaimed => StatusCode::CONFLICT,
            Self::NoSuchTable | Self::NoSuchPage => StatusCode::NOT_FOUND,
            Self::NoSuchMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::NotSeated | Self::NotHost | Self::NoHints | Self::ForeignOrigin => {
                StatusCode::FORBIDDEN
            }
            Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Self::BadRequest { .. } => StatusCode::BAD_REQUEST,
            Self::UnknownToken => StatusCode::UNAUTHORIZED,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A request that cannot be understood.
    pub fn bad_request(what: impl std::fmt::Display) -> Self {
        Self::BadRequest {
            what: tabletop::excerpt(&format!("{what}")),
        }
    }
}

/// The details go to the log, not to the visitor.
impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store fails");
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
            Refusal::Busy,
            Refusal::UnknownGame(catalog::UnknownGame { id: words() }),
            Refusal::BadConfig(tabletop::BadConfig { reason: words() }),
            Refusal::UnknownLevel(bots::UnknownLevel { word: words() }),
            Refusal::bad_request("x"),
            Refusal::BadMessage,
            Refusal::ForeignOrigin,
            Refusal::UnknownToken,
            Refusal::AlreadyClaimed,
            Refusal::TooMany,
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
}
