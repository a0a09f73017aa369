//! The people the server knows: who they are, and which streams they have open.

mod accounts;
mod moderation;
mod recovery;
mod streams;

pub use self::moderation::Judgement;
pub use self::recovery::reset_password;
pub use crate::store::{Account, KnownPerson, NameRefused, Report, Sanction};

pub use self::streams::{Onlooker, StreamPass};

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use model::{Identity, IdentityId, Name, SoloScore};

use self::streams::OpenStreams;
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::password::Passwords;
use crate::refusal::Refusal;
use crate::store::{SessionState, Store, StoreError};
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
    /// Whom people have blocked, as far as it was asked for.
    blocked: Mutex<HashMap<IdentityId, Arc<BTreeSet<IdentityId>>>>,
    metrics: Arc<Metrics>,
    clock: Clock,
    session_life: Duration,
    grace: Duration,
}

/// Whom a token acts for.
#[derive(Clone, Debug)]
pub enum Recognised {
    /// Nobody yet: it was never used.
    Stranger,
    /// Somebody.
    Known {
        /// Who it is.
        identity: Identity,
        /// Whether the session has just been renewed, so that the browser should renew it as well.
        renewed: bool,
    },
    /// Nobody any more, for a moment: requests are still on their way that know nothing of it.
    Ended,
    /// Nobody any more. The browser should get another token.
    Outdated,
}

/// How long after the end of a session requests with its token may still be on their way: twice as
/// long as one may take.
const ON_THE_WAY: Duration = Duration::from_mins(1);

/// How much of a session may pass before it is renewed: a write a day is cheap.
const RENEWED_AFTER: Duration = Duration::from_hours(24);

/// Why nothing can be written, as far as it is everybody's business. The details are in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreTrouble {
    /// A file was moved.
    #[error("the database file was removed or replaced")]
    Misplaced,
    /// For any other reason.
    #[error("the database cannot be written")]
    Unwritable,
}

impl People {
    /// Nobody has a stream open yet. A session that is not used for `session_life` ends. Somebody
    /// whose last stream ends counts as present for `grace`.
    pub fn new(
        store: Arc<dyn Store>,
        tables: Arc<Tables>,
        metrics: Arc<Metrics>,
        clock: Clock,
        session_life: Duration,
        grace: Duration,
    ) -> Arc<Self> {
        Arc::new(Self {
            store,
            tables,
            passwords: Passwords::default(),
            streams: Mutex::default(),
            blocked: Mutex::default(),
            metrics,
            clock,
            session_life,
            grace,
        })
    }

    /// Whom a session acts for. Using it renews it.
    pub async fn recognise(&self, session: SessionKey) -> Result<Recognised, Refusal> {
        let now = self.clock.now();
        Ok(match self.store.session(session).await? {
            SessionState::Unknown => Recognised::Stranger,
            SessionState::Active { used, .. } if used < now.earlier(self.session_life) => {
                Recognised::Outdated
            }
            SessionState::Active { identity, used } => {
                // Without it the next use renews the session: reading works on a full disk.
                let renewed = used < now.earlier(RENEWED_AFTER)
                    && self.store.renew_session(session, now).await.is_ok();
                Recognised::Known { identity, renewed }
            }
            SessionState::Ended { at } if at < now.earlier(ON_THE_WAY) => Recognised::Outdated,
            SessionState::Ended { .. } => Recognised::Ended,
        })
    }

    /// The person a session acts for.
    pub async fn identity(&self, session: SessionKey) -> Result<Option<Identity>, Refusal> {
        Ok(match self.recognise(session).await? {
            Recognised::Known { identity, .. } => Some(identity),
            Recognised::Stranger | Recognised::Ended | Recognised::Outdated => None,
        })
    }

    /// A new guest with their first session.
    pub async fn create_guest(&self, name: Name, session: SessionKey) -> Result<Identity, Refusal> {
        let now = self.clock.now();
        Ok(self.store.create_identity(name, session, now).await?)
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

    /// Whether the store can be written.
    pub async fn check_store(&self) -> Result<(), StoreTrouble> {
        self.store.check().await.map_err(|error| match error {
            StoreError::Misplaced { .. } => StoreTrouble::Misplaced,
            _ => StoreTrouble::Unwritable,
        })
    }
}
