//! The tables of this process.
//!
//! A live table is a cache: it is rebuilt from the store by replaying its log, and can be
//! dropped whenever nobody uses it. [`Tables`] knows which ones are in memory; a [`TableHandle`]
//! is one of them.
//!
//! # How a decision is made
//!
//! 1. The table's *turn* is taken: one change at a time.
//! 2. The change is tried on a copy. If it is refused, nothing has changed.
//! 3. The change is appended to the log, durably.
//! 4. The copy replaces the original, the streams wake, the request is answered.
//!
//! Between 3 and 4 nothing can fail. If the program dies there, the change is in the log. The
//! client got no answer and asks again; the repeated request is recognised and accepted.
//!
//! # Locks, in the order in which they are taken
//!
//! 1. `Tables::slots` (blocking, never across an `await`): which tables are in memory.
//! 2. `LiveTable::turn` (asynchronous, held while the disk writes): who changes this table.
//! 3. `LiveTable::state` (blocking, never across an `await`): what this table shows. Readers
//!    take only this one, so a page never waits for the disk.
//!
//! The locks of `people`, `thinking`, `bot_tables` and `whereabouts` are taken last, and one at a time.

mod absence;
mod administered;
mod analyses;
mod arrange;
mod bot_tables;
mod bots;
mod chat;
mod hints;
mod lessons;
mod live;
mod lobby;
mod play;
mod presence;
mod rematch;
mod replay;
mod slots;
mod transfer;
mod try_outs;
mod whereabouts;

pub use self::bot_tables::BotTableBounds;
pub use self::chat::Target;
pub use self::lessons::LessonMove;
pub use self::live::{LiveState, LiveTable, TableHandle};
pub use self::lobby::{Opening, TableStart};
pub use self::replay::{BrokenLog, Mark, Match, SeenSteps};
pub use self::try_outs::Trial;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use model::{IdentityId, TableId, TableKind, TableSummary};
use tabletop::Seed;
use tokio::sync::OnceCell;

use self::bot_tables::BotTables;
use self::whereabouts::Whereabouts;
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::refusal::Refusal;
use crate::store::{NewTable, Store};
use crate::thinking::{Patron, Thinking};
use crate::token::random_bytes;

/// What can be set about tables.
#[derive(Clone, Copy, Debug)]
pub struct TableOptions {
    /// How long a bot waits before it decides. It is always the same, so that it reveals nothing.
    pub bot_pause: Duration,
    /// How long somebody whose page closed still counts as present: chairs should not flicker
    /// when a page is reloaded or the connection fails for a moment.
    pub grace: Duration,
    /// How long somebody must be away from a running match before the others may ask a bot to play
    /// for them.
    pub absence: Duration,
    /// How long arrivals and departures at a table wait to be shown together.
    pub presence_pause: Duration,
    /// How many matches with bots may run.
    pub bot_tables: BotTableBounds,
    /// The seed of every match, so that a measurement can be repeated. Without it every match
    /// has a secret one of its own.
    pub seed: Option<Seed>,
}

/// All tables of this process.
#[derive(Debug)]
pub struct Tables {
    services: Arc<Services>,
    slots: Mutex<HashMap<TableId, Arc<OnceCell<LiveTable>>>>,
}

/// What every table needs.
#[derive(Debug)]
struct Services {
    store: Arc<dyn Store>,
    thinking: Thinking,
    metrics: Arc<Metrics>,
    clock: Clock,
    absence: Duration,
    bot_tables: BotTables,
    whereabouts: Whereabouts,
    bot_pause: Duration,
    presence_pause: Duration,
    seed: Option<Seed>,
}

impl Services {
    /// The seed of a new match.
    fn new_seed(&self) -> Seed {
        self.seed
            .unwrap_or_else(|| Seed::from_bytes(random_bytes()))
    }

    /// Counts a new table if bots are to play there at once, unless that would be too many. One that
    /// is not opened after all counts until the next sweep.
    fn admit(&self, table: &NewTable) -> Result<(), Refusal> {
        let is_match = table.kind == TableKind::Match;
        if is_match && bot_tables::plays_with_bots(&table.arrangement) {
            let patron = self.patron(table.arrangement.host);
            self.bot_tables.admit(table.id, patron)?;
        }
        Ok(())
    }

    /// This person as somebody for whom bots think.
    fn patron(&self, person: IdentityId) -> Patron {
        Patron {
            address: self.whereabouts.of(person),
            person,
        }
    }
}

impl Tables {
    /// No table is in memory yet.
    pub fn new(
        store: Arc<dyn Store>,
        options: TableOptions,
        clock: Clock,
        metrics: Arc<Metrics>,
    ) -> Arc<Self> {
        Arc::new(Self {
            services: Arc::new(Services {
                store,
                thinking: Thinking::new(Arc::clone(&metrics)),
                bot_tables: BotTables::new(options.bot_tables, Arc::clone(&metrics)),
                whereabouts: Whereabouts::default(),
                metrics,
                clock,
                bot_pause: options.bot_pause,
                absence: options.absence,
                presence_pause: options.presence_pause,
                seed: options.seed,
            }),
            slots: Mutex::default(),
        })
    }

    /// Somebody was seen at this address; neighbours count as one.
    pub fn saw(&self, person: IdentityId, address: IpAddr) {
        let whereabouts = &self.services.whereabouts;
        whereabouts.note(person, address, Instant::now());
    }

    /// Public tables that wait for players, the newest first.
    pub async fn list_open(&self, limit: u32) -> Result<Vec<TableSummary>, Refusal> {
        let tables = self.store().open_tables(limit).await?;
        Ok(tables.into_iter().map(|table| table.summary).collect())
    }

    /// The tables at which this person has a chair, or may sit down again: finished ones last,
    /// then the newest first. Try-outs are not among them.
    pub async fn list_of(
        &self,
        person: IdentityId,
        limit: u32,
    ) -> Result<Vec<TableSummary>, Refusal> {
        let with_try_outs = limit.saturating_add(try_outs::MOST);
        let tables = self.store().tables_of(person, with_try_outs).await?;
        let matches = tables.into_iter().filter(|table| table.try_out.is_none());
        let summaries = matches.map(|table| table.summary);
        Ok(summaries.take(limit as usize).collect())
    }

    fn store(&self) -> &dyn Store {
        &*self.services.store
    }
}

/// How often a change is tried again after another node was faster. Each time somebody has made
/// progress, so more than a few attempts mean that something is wrong.
const ATTEMPTS: usize = 8;

/// Runs a change to its end even if the client that asked for it disconnects: a change that has
/// reached the log must also reach the table.
async fn to_the_end<T: Send + 'static>(
    change: impl Future<Output = Result<T, Refusal>> + Send + 'static,
) -> Result<T, Refusal> {
    tokio::spawn(change).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a change to a table failed");
        Err(Refusal::Fault)
    })
}

/// Tables in a new store, with somebody to sit at them, for tests.
#[cfg(test)]
pub async fn in_folder(folder: &std::path::Path) -> (Arc<Tables>, model::Person) {
    use crate::store::Sqlite;
    use crate::token::Token;

    let store = Sqlite::open(&folder.join("test.sqlite")).await;
    let store: Arc<dyn Store> = Arc::new(store.unwrap());
    let session = Token::random().key();
    let now = model::Timestamp::now();
    let ann = store.create_identity(model::Name::echo(), session, now);
    let ann = ann.await;
    let options = TableOptions {
        bot_pause: Duration::from_hours(1),
        grace: Duration::ZERO,
        absence: Duration::ZERO,
        presence_pause: Duration::ZERO,
        bot_tables: BotTableBounds::default(),
        seed: None,
    };
    let tables = Tables::new(store, options, Clock::default(), Arc::default());
    (tables, ann.unwrap().into())
}
