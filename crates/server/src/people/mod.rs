//! The people the server knows: who they are, and which streams they have open.

mod accounts;
mod streams;

pub use self::accounts::NameTaken;
pub use self::streams::{Onlooker, StreamPass};

use std::sync::{Arc, Mutex};
use std::time::Duration;

use model::{Identity, IdentityId, Name, SoloScore};

use self::streams::OpenStreams;
use crate::metrics::Metrics;
use crate::password::Passwords;
use crate::refusal::Refusal;
use crate::store::Store;
use crate::tables::Tables;
use crate::token::SessionKey;

/// Everybody the server knows.
#[derive(Debug)]
pub struct People {
    store: Arc<dyn Store>,
    /// Where they sit: chairs and chat follow what happens to a person.
    tables: Arc<Tables>,
    passwords: Passwords,
    streams: Mutex<OpenStreams>,
    metrics: Arc<Metrics>,
    grace: Duration,
}

impl People {
    /// Nobody has a stream open yet. Somebody whose last stream ends counts as present for
    /// `grace`.
    pub fn new(
        store: Arc<dyn Store>,
        tables: Arc<Tables>,
        metrics: Arc<Metrics>,
        grace: Duration,
    ) -> Arc<Self> {
        Arc::new(Self {
            store,
            tables,
            passwords: Passwords::default(),
            streams: Mutex::default(),
            metrics,
            grace,
        })
    }

    /// The person a session acts for.
    pub async fn identity(&self, session: SessionKey) -> Result<Option<Identity>, Refusal> {
        Ok(self.store.identity(session).await?)
    }

    /// A new guest with their first session.
    pub async fn create_guest(&self, name: Name, session: SessionKey) -> Result<Identity, Refusal> {
        Ok(self.store.create_identity(name, session).await?)
    }

    /// The best matches of a game that this person has played alone, the most points first.
    pub async fn solo_scores(
        &self,
        person: IdentityId,
        game: &'static str,
        limit: u32,
    ) -> Result<Vec<SoloScore>, Refusal> {
        Ok(self.store.solo_scores(person, game, limit).await?)
    }

    /// Whether the store answers.
    pub async fn ping(&self) -> Result<(), Refusal> {
        Ok(self.store.ping().await?)
    }
}
