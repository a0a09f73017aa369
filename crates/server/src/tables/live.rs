//! One table in memory.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::Instant;

use catalog::AnyGame;
use model::{
    AnalysisProgress, Arrangement, Chair, ChatLine, Hint, IdentityId, TableId, TableStatus,
    Timestamp,
};
use serde_json::Value;
use tabletop::{Commitment, Seat, SeatSet, Seed, Viewer};
use tokio::sync::{Mutex, OnceCell, watch};

use super::presence::Presence;
use super::replay::Match;
use super::{Services, analyses};
use crate::refusal::Refusal;
use crate::visitor_key::VisitorKey;

/// How many lines of chat a page shows and a live table keeps.
pub const CHAT_LINES: u32 = 50;

/// A table in memory, which stays there as long as somebody holds a handle.
#[derive(Clone, Debug)]
pub struct TableHandle(pub(super) Arc<OnceCell<LiveTable>>);

impl Deref for TableHandle {
    type Target = LiveTable;

    fn deref(&self) -> &LiveTable {
        self.0.get().expect("a handle is given out when loaded")
    }
}

/// A table in memory.
pub struct LiveTable {
    /// Its id.
    pub id: TableId,
    /// Its game.
    pub game: &'static dyn AnyGame,
    /// Its complete configuration.
    pub config: Value,
    /// Whether it is listed.
    pub public: bool,
    /// Whether everybody may ask for hints.
    pub hints_for_all: bool,
    pub(super) services: Arc<Services>,
    /// Held by a change, from its check until it is shown.
    pub(super) turn: Mutex<()>,
    seed: Seed,
    state: RwLock<LiveState>,
    /// The version of the page, to wake the streams.
    changes: watch::Sender<u64>,
}

/// What a table shows now.
#[derive(Debug)]
pub struct LiveState {
    /// Host, status and chairs.
    pub arrangement: Arrangement,
    /// The match, once it has started.
    pub play: Option<Match>,
    /// The last lines of the chat, oldest first.
    pub chat: VecDeque<ChatLine>,
    /// Who has the page open.
    pub presence: Presence,
    /// How far the analysis of the match has come.
    pub analysis: AnalysisProgress,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
    /// Grows with every change of the page. It starts at the time of loading, so that a page
    /// from before a restart is never mistaken for the current one.
    pub version: u64,
    /// Whether this table must not be used any more: it was discarded, or the store failed and
    /// nobody knows what it has written.
    pub closed: bool,
    /// The hints that were requested, by seat. Outdated ones are kept but not shown.
    pub(super) hints: BTreeMap<Seat, Hint>,
    /// Whether a task moves this table's bots.
    pub(super) bots_at_work: bool,
    /// When the table was last used.
    pub(super) used: Instant,
}

impl LiveTable {
    /// Loads a table from the store.
    pub(super) async fn load(services: &Arc<Services>, id: TableId) -> Result<Self, Refusal> {
        let store = &*services.store;
        let stored = store.table(id).await?.ok_or(Refusal::NoSuchTable)?;
        let game = catalog::find(&stored.summary.game)?;
        let chat = store.chat(id, CHAT_LINES).await?.into();
        let play = Match::load(store, game, &stored).await?;
        let analysis = match stored.summary.arrangement.status {
            TableStatus::Over => analyses::kept(store, id).await?,
            TableStatus::Waiting | TableStatus::Playing => AnalysisProgress::NotRequested,
        };
        let version = u64::try_from(Timestamp::now().0).unwrap_or_default() << 10;
        Ok(Self {
            id,
            game,
            config: stored.summary.config,
            public: stored.public,
            hints_for_all: stored.hints_for_all,
            services: Arc::clone(services),
            turn: Mutex::new(()),
            seed: stored.seed,
            state: RwLock::new(LiveState {
                arrangement: stored.summary.arrangement,
                play,
                chat,
                presence: Presence::default(),
                analysis,
                rematch: stored.rematch,
                version,
                closed: false,
                hints: BTreeMap::new(),
                bots_at_work: false,
                used: Instant::now(),
            }),
            changes: watch::Sender::new(version),
        })
    }

    /// Reads again what another node may have changed. The caller must hold the turn.
    pub(super) async fn reload(&self) -> Result<(), Refusal> {
        let store = &*self.services.store;
        let stored = store.table(self.id).await?.ok_or(Refusal::NoSuchTable)?;
        let chat = store.chat(self.id, CHAT_LINES).await?.into();
        let play = Match::load(store, self.game, &stored).await?;
        self.change(|state| {
            state.arrangement = stored.summary.arrangement;
            state.chat = chat;
            state.play = play;
            state.rematch = stored.rematch;
        });
        Ok(())
    }

    /// What the table shows now.
    pub fn state(&self) -> RwLockReadGuard<'_, LiveState> {
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes what is shown and wakes the streams.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut LiveState) -> T) -> T {
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        let result = change(&mut state);
        state.used = Instant::now();
        state.version += 1;
        self.changes.send_replace(state.version);
        result
    }

    /// Changes what is not shown.
    pub(super) fn note<T>(&self, change: impl FnOnce(&mut LiveState) -> T) -> T {
        change(&mut self.state.write().unwrap_or_else(PoisonError::into_inner))
    }

    /// Makes the table unusable. It is loaded again when somebody asks for it.
    pub(super) fn close(&self) {
        self.change(|state| state.closed = true);
    }

    /// Wakes with every change.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// One more stream of this visitor is open.
    pub fn arrive(&self, visitor: VisitorKey) {
        if self.note(|state| state.presence.arrive(visitor)) {
            self.change(|_| ());
        }
    }

    /// One stream of this visitor has ended.
    pub fn depart(&self, visitor: VisitorKey) {
        if self.note(|state| state.presence.depart(visitor)) {
            self.change(|_| ());
        }
    }

    /// The hash of the seed of all luck, public from the start.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// The match before its first decision.
    pub(super) fn open_match(&self) -> Result<Match, Refusal> {
        Match::open(self.game, &self.config, self.seed)
    }
}

impl LiveState {
    /// The match, if it has started.
    pub fn started(&self) -> Result<&Match, Refusal> {
        self.play.as_ref().ok_or(Refusal::NotStarted)
    }

    /// The seat of this person, who must have one.
    pub fn seat_of(&self, person: IdentityId) -> Result<Seat, Refusal> {
        self.arrangement.seat_of(person).ok_or(Refusal::NotSeated)
    }

    /// The state, unless the table must not be used any more.
    pub(super) fn usable(&self) -> Result<&Self, Refusal> {
        if self.closed {
            Err(Refusal::NoSuchTable)
        } else {
            Ok(self)
        }
    }

    /// The seats whose person has the page open.
    pub fn present(&self) -> SeatSet {
        self.arrangement
            .seats()
            .filter(|(_, chair)| match chair {
                Chair::Person { identity, .. } => self.presence.has(*identity),
                Chair::Empty | Chair::Bot { .. } => false,
            })
            .map(|(seat, _)| seat)
            .collect()
    }

    /// How many visitors look on without a seat.
    pub fn bystanders(&self) -> usize {
        self.presence
            .everybody()
            .filter(|visitor| match visitor {
                VisitorKey::Identity(identity) => {
                    self.arrangement.viewer(Some(*identity)) == Viewer::Bystander
                }
                VisitorKey::Stranger(_) => true,
            })
            .count()
    }
}

impl fmt::Debug for LiveTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LiveTable")
            .field("id", &self.id)
            .field("game", &self.game.id())
            .finish_non_exhaustive()
    }
}
