//! New tables, and tables that never start.

use catalog::Level;
use model::{
    Arrangement, Chair, Character, Occupant, Person, TableId, TableKind, TableStatus, Timestamp,
};
use serde_json::Value;

use super::Tables;
use super::arrange::{chair_for, introduce};
use super::live::TableHandle;
use crate::refusal::Refusal;
use crate::store::NewTable;
use crate::token::random_table_id;

/// How many abandoned tables are removed at a time.
const PORTION: u32 = 200;

/// A table somebody wants to open.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game.
    pub game: String,
    /// Its options; missing ones take their defaults.
    pub config: Value,
    /// Whether the table is listed.
    pub public: bool,
    /// Whether everybody may ask for hints; somebody alone with bots always may.
    pub hints_for_all: bool,
    /// Who is to sit in the chairs after the host's, in order; the rest is for people.
    pub others: Vec<Occupant>,
    /// Whether to start at once.
    pub start: TableStart,
    /// What is done there.
    pub kind: TableKind,
}

/// When a new table starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStart {
    /// When the host says so.
    Later,
    /// At once: every chair must be taken.
    Now,
}

impl Opening {
    /// One person against bots, at once.
    pub fn against_bots(game: String) -> Self {
        Self {
            game,
            config: Value::Object(serde_json::Map::new()),
            public: false,
            hints_for_all: false,
            others: vec![Occupant::Bot(Level::Greedy); tabletop::MAX_SEATS],
            start: TableStart::Now,
            kind: TableKind::Match,
        }
    }
}

impl Tables {
    /// Opens a table; the host takes the first chair.
    pub async fn open(&self, host: Person, opening: Opening) -> Result<TableId, Refusal> {
        let game = catalog::find(&opening.game)?;
        let config = game.configure(&opening.config)?;
        let seats = config
            .get("seats")
            .and_then(Value::as_u64)
            .and_then(|seats| usize::try_from(seats).ok())
            .ok_or(Refusal::Fault)?;
        let seed = self.services.new_seed();
        let mut arrangement = Arrangement {
            number: 0,
            host: host.identity,
            status: TableStatus::Waiting,
            chairs: chairs(host, opening.others, seats),
            removed: Vec::new(),
        };
        introduce(&mut arrangement.chairs, &[], Character::company(&seed));
        if opening.start == TableStart::Now {
            if arrangement.has_room() {
                return Err(Refusal::SeatsEmpty);
            }
            arrangement.status = TableStatus::Playing;
        }
        let table = NewTable {
            id: random_table_id(),
            game: game.id(),
            config,
            seed,
            public: opening.public,
            hints_for_all: opening.hints_for_all,
            arrangement,
            kind: opening.kind,
        };
        let id = table.id;
        self.services.admit(&table)?;
        self.store().create_table(table).await?;
        Ok(id)
    }

    /// Removes tables that have waited too long for a start: nothing has been arranged at them
    /// since `before`, and nobody has their page open.
    pub async fn discard_abandoned(&self, before: Timestamp) -> Result<(), Refusal> {
        for id in self.store().waiting_since(before, PORTION).await? {
            match self.get(id).await {
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

    async fn discard_unless_used(&self, handle: &TableHandle) -> Result<(), Refusal> {
        let turn = handle.turn.lock().await;
        let number = {
            let state = handle.state();
            let unused = state.presence.is_empty() && state.play.is_none() && !state.closed;
            unused.then_some(state.arrangement.number)
        };
        // After a conflict it goes on waiting: somebody has come.
        if let Some(number) = number
            && self.store().discard_table(handle.id, number).await?.is_ok()
        {
            handle.close();
            self.forget(handle);
        }
        drop(turn);
        self.release(handle);
        Ok(())
    }
}

/// The chairs of a new table: the host's, those the host has filled, and free ones.
fn chairs(host: Person, others: Vec<Occupant>, seats: usize) -> Vec<Chair> {
    let others = others
        .into_iter()
        .chain(std::iter::repeat(Occupant::Person));
    std::iter::once(Chair::for_person(host))
        .chain(others.map(chair_for))
        .take(seats)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::in_folder;
    use crate::visitor_key::VisitorKey;

    #[tokio::test]
    async fn a_table_whose_page_somebody_has_open_waits_on() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, ann) = in_folder(folder.path()).await;
        let visitor = VisitorKey::Identity(ann.identity);
        let opening = Opening {
            start: TableStart::Later,
            others: Vec::new(),
            ..Opening::against_bots("diamant".to_owned())
        };
        let id = tables.open(ann, opening).await.unwrap();
        let handle = tables.get(id).await.unwrap();
        handle.arrive(visitor);

        let later = Timestamp(Timestamp::now().0 + 1000);
        tables.discard_abandoned(later).await.unwrap();
        assert!(tables.get(id).await.is_ok());
        handle.depart(visitor);
        // Not long enough.
        tables.discard_abandoned(Timestamp(0)).await.unwrap();
        assert!(tables.get(id).await.is_ok());
        tables.discard_abandoned(later).await.unwrap();
        assert!(matches!(tables.get(id).await, Err(Refusal::NoSuchTable)));
    }
}
