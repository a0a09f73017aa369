//! The games Grotto has, for shells that know none of them.
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
mod game_id;
mod simulation;
mod smoothing;

pub use analysis::{Analysis, AnyReview, Cause, TurningPoint};
pub use any_game::{AnyGame, AnyPlayer};
pub use bots::search::{Budget, Haste};
pub use bots::{
    Advice, Alternative, Assessment, Level, NotOver, Proposal, ReviewedDecision, Temper,
    UnknownPlayer,
};
pub use game_id::GameId;
pub use simulation::Door;

// `with_game!` expands to these paths in other crates.
#[doc(hidden)]
pub use {caverna, cavum, diamant};

/// Every game, in the order in which they are offered.
pub fn games() -> &'static [&'static dyn AnyGame] {
    const GAMES: [&dyn AnyGame; GameId::ALL.len()] = {
        let mut games = [GameId::ALL[0].game(); GameId::ALL.len()];
        let mut next = 0;
        while next < games.len() {
            games[next] = GameId::ALL[next].game();
            next += 1;
        }
        games
    };
    &GAMES
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    id.parse().map(GameId::game)
}

/// Replays a record of any game.
pub fn replay(record: &tabletop::Record) -> Result<Box<dyn tabletop::AnyTable>, ReplayError> {
    Ok(find(&record.game)?.replay(record)?)
}

/// There is no game with this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game {id}; there are: {}", ids())]
pub struct UnknownGame {
    /// The id, shortened and escaped.
    pub id: String,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// There is no such game.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// The record itself is wrong.
    #[error(transparent)]
    Record(#[from] tabletop::RecordError),
}

fn ids() -> String {
    GameId::ALL
        .iter()
        .map(|game| game.as_str())
        .collect::<Vec<_>>()
        .join(", ")
}
