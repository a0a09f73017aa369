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
//! The locks of `people` and `thinking` are taken last, and one at a time.

mod analyses;
mod arrange;
mod bots;
mod chat;
mod hints;
mod live;
mod lobby;
mod play;
mod presence;
mod rematch;
mod replay;
mod slots;
mod transfer;

pub use self::live::{LiveState, LiveTable, TableHandle};
pub use self::lobby::{Opening, TableStart};
pub use self::replay::{Mark, Match, SeenSteps};

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use model::{IdentityId, TableId, TableSummary};
use tabletop::Seed;
use tokio::sync::OnceCell;

use crate::metrics::Metrics;
use crate::refusal::Refusal;
use crate::store::Store;
use crate::thinking::Thinking;
use crate::token::random_bytes;

/// What can be set about tables.
#[derive(Clone, Copy, Debug)]
pub struct TableOptions {
    /// How long a bot waits before it decides. It is always the same, so that it reveals nothing.
    pub bot_pause: Duration,
    /// How long somebody whose page closed still counts as present: chairs should not flicker
    /// when a page is reloaded or the connection fails for a moment.
    pub grace: Duration,
    /// How long a table that nobody looks at waits for its start before it is removed.
    pub patience: Duration,
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
    bot_pause: Duration,
    seed: Option<Seed>,
}

impl Services {
    /// The seed of a new match.
    fn new_seed(&self) -> Seed {
        self.seed
            .unwrap_or_else(|| Seed::from_bytes(random_bytes()))
    }
}

impl Tables {
    /// No table is in memory yet.
    pub fn new(store: Arc<dyn Store>, options: TableOptions, metrics: Arc<Metrics>) -> Arc<Self> {
        Arc::new(Self {
            services: Arc::new(Services {
                store,
                thinking: Thinking::new(),
                metrics,
                bot_pause: options.bot_pause,
                seed: options.seed,
            }),
            slots: Mutex::default(),
        })
    }

    /// Public tables that wait for players, the newest first.
    pub async fn list_open(&self, limit: u32) -> Result<Vec<TableSummary>, Refusal> {
        let tables = self.store().open_tables(limit).await?;
        Ok(tables.into_iter().map(|table| table.summary).collect())
    }

    /// The tables at which this person has a chair, finished ones last, then the newest first.
    pub async fn list_of(
        &self,
        person: IdentityId,
        limit: u32,
    ) -> Result<Vec<TableSummary>, Refusal> {
        let tables = self.store().tables_of(person, limit).await?;
        Ok(tables.into_iter().map(|table| table.summary).collect())
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
