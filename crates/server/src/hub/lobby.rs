//! New tables.

use std::sync::Arc;

use bots::Level;
use model::{Arrangement, Chair, Person, Status, TableId, Timestamp};
use serde_json::Value;

use super::Hub;
use super::arrange::SitterWish;
use super::live::Handle;
use crate::refusal::Refusal;
use crate::store::{NewTable, Written};
use crate::token::random_table_id;

/// How many abandoned tables are removed in one go.
const PORTION: u32 = 200;

/// A table somebody wants to open.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game.
    pub game: String,
    /// Its options; those left out take their defaults.
    pub config: Value,
    /// Whether the table is listed.
    pub public: bool,
    /// Whether everybody may ask for hints; somebody alone with bots always may.
    pub hints: bool,
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
            hints: false,
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
        let chairs: Vec<_> = std::iter::once(Chair::for_person(host))
            .chain(wishes.map(SitterWish::chair))
            .take(seats)
            .collect();
        let status = match opening.start {
            Start::Later => Status::Waiting,
            Start::Now if chairs.contains(&Chair::Empty) => return Err(Refusal::SeatsEmpty),
            Start::Now => Status::Playing,
        };
        let table = NewTable {
            id: random_table_id(),
            game: game.id(),
            config,
            seed: self.new_seed(),
            public: opening.public,
            hints: opening.hints,
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

    /// Removes tables that have waited for a start so long that nobody expects one: nothing
    /// was arranged at them since `before`, and nobody has their page open.
    pub async fn discard_abandoned(self: &Arc<Self>, before: Timestamp) -> Result<(), Refusal> {
        for id in self.store.waiting_since(before, PORTION).await? {
            match self.table(id).await {
                Ok(handle) => self.discard_unless_used(&handle).await?,
                // It is gone already.
                Err(Refusal::NoSuchTable) => {}
                Err(refusal) => {
                    tracing::warn!(table = ?id, code = refusal.code(), "not discarded");
                }
            }
        }
        Ok(())
    }

    async fn discard_unless_used(&self, handle: &Handle) -> Result<(), Refusal> {
        let turn = handle.turn.lock().await;
        let number = {
            let inside = handle.inside();
            let unused = inside.presence.is_empty() && inside.play.is_none() && !inside.closed;
            unused.then_some(inside.arrangement.number)
        };
        if let Some(number) = number {
            match self.store.discard_table(handle.id, number).await? {
                Written::Done => self.discarded(handle),
                // Somebody came; it may wait on.
                Written::Conflict => {}
            }
        }
        drop(turn);
        self.release(handle);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use model::Name;

    use super::*;
    use crate::app::App;
    use crate::hub::{Onlooker, Who};
    use crate::options::Options;
    use crate::store::Sqlite;
    use crate::token::Token;

    #[tokio::test]
    async fn a_table_whose_page_somebody_has_open_waits_on() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("test.sqlite")).await;
        let mut options = Options::new(folder.path().to_owned());
        options.hub.grace = std::time::Duration::ZERO;
        let app = App::new(Arc::new(store.unwrap()), &options);
        let session = Token::random().key();
        let ann = app.store.create_identity(Name::echo(), session).await;
        let ann = Person::from(ann.unwrap());
        let opening = Opening {
            start: Start::Later,
            others: Vec::new(),
            ..Opening::against_bots("diamant".to_owned())
        };
        let id = app.hub.open(ann.clone(), opening).await.unwrap();
        let handle = app.hub.table(id).await.unwrap();
        let onlooker = Onlooker {
            who: Who::Identity(ann.identity),
            session,
            address: [127, 0, 0, 1].into(),
        };
        let pass = app.hub.follow(handle, onlooker).unwrap();

        let later = Timestamp(Timestamp::now().0 + 1000);
        app.hub.discard_abandoned(later).await.unwrap();
        assert!(app.hub.table(id).await.is_ok());
        drop(pass);
        // Not long enough.
        app.hub.discard_abandoned(Timestamp(0)).await.unwrap();
        assert!(app.hub.table(id).await.is_ok());
        app.hub.discard_abandoned(later).await.unwrap();
        assert!(matches!(app.hub.table(id).await, Err(Refusal::NoSuchTable)));
    }
}
