//! New tables.

use std::sync::Arc;

use bots::Level;
use serde_json::Value;
use tabletop::Seed;

use super::Hub;
use super::arrange::{Person, SitterWish};
use crate::refusal::Refusal;
use crate::store::{Arrangement, Chair, NewTable, Status};
use crate::table_id::TableId;
use crate::token::random_bytes;

/// A table somebody wants to open.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game.
    pub game: String,
    /// Its options; those left out take their defaults.
    pub config: Value,
    /// Whether the table is listed.
    pub public: bool,
    /// Whom the host wants in the chairs after their own, in order; the rest is for people.
    pub others: Vec<SitterWish>,
    /// Whether to start at once.
    pub start: Start,
}

/// When a new table starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// When the host says so.
    Later,
    /// Now: every chair must be taken.
    Now,
}

impl Opening {
    /// One person against bots, at once.
    pub fn against_bots(game: String) -> Self {
        Self {
            game,
            config: Value::Object(serde_json::Map::new()),
            public: false,
            others: vec![SitterWish::Bot(Level::Greedy); tabletop::MAX_SEATS],
            start: Start::Now,
        }
    }
}

impl Hub {
    /// Opens a table; the host takes the first chair.
    pub async fn open(
        self: &Arc<Self>,
        host: Person,
        opening: Opening,
    ) -> Result<TableId, Refusal> {
        let game = catalog::find(&opening.game)?;
        let config = game.configure(&opening.config)?;
        let seats = config
            .get("seats")
            .and_then(Value::as_u64)
            .and_then(|seats| usize::try_from(seats).ok())
            .ok_or(Refusal::Fault)?;
        let identity = host.identity;
        let wishes = opening
            .others
            .into_iter()
            .chain(std::iter::repeat(SitterWish::Person));
        let chairs: Vec<_> = std::iter::once(host.seated())
            .chain(wishes.map(SitterWish::chair))
            .take(seats)
            .collect();
        let status = match opening.start {
            Start::Later => Status::Waiting,
            Start::Now if chairs.contains(&Chair::Empty) => return Err(Refusal::SeatsEmpty),
            Start::Now => Status::Playing,
        };
        let table = NewTable {
            id: TableId::random(),
            game: game.id(),
            config,
            seed: Seed::from_bytes(random_bytes()),
            public: opening.public,
            arrangement: Arrangement {
                number: 0,
                host: identity,
                status,
                chairs,
            },
        };
        let id = table.id;
        self.store.create_table(table).await?;
        Ok(id)
    }
}
