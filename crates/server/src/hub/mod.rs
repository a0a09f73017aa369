//! The tables that are alive in this process.
//!
//! A live table is a cache: it is rebuilt from the store by replaying its log, and can be
//! dropped at any time that nobody looks at it.
//!
//! # How a decision is made
//!
//! 1. The table's *turn* is taken: one change at a time.
//! 2. The change is tried on a copy. What is refused ends here and has changed nothing.
//! 3. The change is appended to the log, durably.
//! 4. The copy takes the place of the original, the streams wake, the request is answered.
//!
//! Between 3 and 4 nothing can fail. If the program dies there, the change is in the log and
//! its requester, unanswered, asks again: the same request is then recognised and accepted.
//!
//! # Locks, in the order in which they are taken
//!
//! 1. `Hub::slots` (blocking, never across an `await`): which tables are here.
//! 2. `Live::turn` (asynchronous, held while the disk writes): who changes this table.
//! 3. `Live::inside` (blocking, never across an `await`): what this table shows. Readers take
//!    only this one, so a page never waits for the disk.
//! 4. `Hub::streams` and `Hub::minds` (blocking, never together): how many streams everybody
//!    has open, and what bots remember.

mod analyses;
mod arrange;
mod bots;
mod chat;
mod hints;
mod live;
mod lobby;
mod minds;
mod people;
mod play;
mod presence;
mod rematch;
mod slots;

pub use self::arrange::SitterWish;
pub use self::hints::{current_hint, gives_hints};
pub use self::live::{Handle, Inside, Live, Mark, Play, SeenSteps};
pub use self::lobby::{Opening, Start};
pub use self::play::Act;
pub use self::presence::{Onlooker, StreamPass, Who};

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use model::TableId;
use tabletop::Seed;
use tokio::sync::{OnceCell, watch};

use self::minds::Minds;
use self::presence::OpenStreams;
use crate::metrics::Metrics;
use crate::refusal::Refusal;
use crate::store::Store;
use crate::study::Study;
use crate::token::random_bytes;

/// What can be set about live tables.
#[derive(Clone, Copy, Debug)]
pub struct HubOptions {
    /// How long a bot waits before it decides. Always the same, so that it tells nothing.
    pub bot_pause: Duration,
    /// How long somebody whose page closed still counts as here: a reload or a short loss of
    /// the connection should not make chairs flicker.
    pub grace: Duration,
    /// How long a table that nobody looks at waits for its start before it is removed.
    pub patience: Duration,
    /// The seed of every match, so that a measurement can be repeated. Without it every match
    /// has a secret one of its own.
    pub seed: Option<Seed>,
}

/// All live tables of this process.
#[derive(Debug)]
pub struct Hub {
    store: Arc<dyn Store>,
    options: HubOptions,
    metrics: Arc<Metrics>,
    slots: Mutex<HashMap<TableId, Arc<OnceCell<Live>>>>,
    streams: Mutex<OpenStreams>,
    /// Where bots, hints and analyses are thought out.
    study: Study,
    /// What bots remember between their decisions.
    minds: Mutex<Minds>,
    /// Becomes true when the server stops, to end the streams.
    closing: watch::Sender<bool>,
}

impl Hub {
    /// A hub without live tables.
    pub fn new(store: Arc<dyn Store>, options: HubOptions, metrics: Arc<Metrics>) -> Arc<Self> {
        Arc::new(Self {
            store,
            options,
            metrics,
            slots: Mutex::default(),
            streams: Mutex::default(),
            study: Study::new(),
            minds: Mutex::default(),
            closing: watch::Sender::new(false),
        })
    }

    /// How live tables behave.
    pub fn options(&self) -> &HubOptions {
        &self.options
    }

    /// The seed of a new match.
    fn new_seed(&self) -> Seed {
        let fixed = self.options.seed;
        fixed.unwrap_or_else(|| Seed::from_bytes(random_bytes()))
    }

    /// Ends every stream, because the server stops.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Tells when the server stops.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}

/// How often a change is tried again after another node was faster. Each time somebody has
/// made progress, so more than a few in a row mean that something is wrong.
const ATTEMPTS: usize = 8;

/// Runs a change to its end even if whoever asked for it goes away: a change that has reached
/// the log must also reach the table.
async fn to_the_end<T: Send + 'static>(
    change: impl Future<Output = Result<T, Refusal>> + Send + 'static,
) -> Result<T, Refusal> {
    tokio::spawn(change).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a change to a table failed");
        Err(Refusal::Fault)
    })
}
