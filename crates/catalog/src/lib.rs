//! The games Grotto has, for shells that know none.
//!
//! ```
//! use serde_json::json;
//! use tabletop::{LuckSource, Seat, Seed};
//!
//! let game = catalog::find("diamant")?;
//! let luck = LuckSource::Rolled(Seed::from_number(7));
//! let mut table = game.open(&json!({"seats": 3, "relics": true}), luck)?;
//! table.decide(Seat::new(0), "stay", None)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(missing_docs)]

mod analysis;
mod any_game;
mod simulation;

pub use analysis::{Analysis, AnyReview, Instead, Made, Moment, TurningPoint};
pub use any_game::{AnyAdvice, AnyGame, AnyPlayer, AnyProposal, Appraisal};
pub use bots::search::{Budget, Haste};
pub use bots::{Level, NotOver, UnknownPlayer};
pub use simulation::Door;

use any_game::Entry;

/// Every game, in the order in which they are offered.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &[
        &Entry::<diamant::Diamant>::NEW,
        &Entry::<caverna::Caverna>::NEW,
        &Entry::<cavum::Cavum>::NEW,
    ]
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    games()
        .iter()
        .copied()
        .find(|game| game.id() == id)
        .ok_or_else(|| UnknownGame {
            id: tabletop::excerpt(id),
        })
}

/// Replays a record of any game.
pub fn replay(record: &tabletop::Record) -> Result<Box<dyn tabletop::AnyTable>, ReplayError> {
    Ok(find(&record.game)?.replay(record)?)
}

/// An id that no game has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game {id}; there are: {}", ids())]
pub struct UnknownGame {
    /// What was asked for, shortened and escaped.
    pub id: String,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The record is of a game that is not here.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// The record itself is wrong.
    #[error(transparent)]
    Record(#[from] tabletop::RecordError),
}

fn ids() -> String {
    games()
        .iter()
        .map(|game| game.id())
        .collect::<Vec<_>>()
        .join(", ")
}
