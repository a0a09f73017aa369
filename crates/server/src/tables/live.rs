//! One table in memory.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::Instant;

use catalog::AnyGame;
use model::{
    AnalysisProgress, Arrangement, ChairNews, Character, ChatLine, Hint, IdentityId, TableId,
    TableStatus, Timestamp, TryOut,
};
use serde_json::Value;
use tabletop::{Commitment, MAX_SEATS, Seat, Seed, Viewer};
use tokio::sync::{Mutex, OnceCell, watch};

use super::absence::Sightings;
use super::presence::{Attendance, Presence};
use super::replay::Match;
use super::{Services, analyses};
use crate::drawings::Drawings;
use crate::refusal::Refusal;

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
    /// Where it comes from, if it is a try-out.
    pub try_out: Option<TryOut>,
    /// What its bystanders share.
    pub drawings: Drawings,
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
    /// What the log says about chairs, oldest first.
    pub news: Vec<ChairNews>,
    /// The last lines of the chat, oldest first.
    pub chat: VecDeque<ChatLine>,
    /// Who has the page open.
    pub presence: Presence,
    /// When people were last seen here.
    pub(super) sightings: Sightings,
    /// Who is shown to have it open: the same, a little later.
    pub attendance: Attendance,
    /// How far the analysis of the match has come.
    pub analysis: AnalysisProgress,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
    /// Why the last decision of a learner was not the one that is asked for: the end of the key of
    /// a text.
    pub objection: Option<String>,
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
        let news = store.chair_news(id).await?;
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
            try_out: stored.try_out.map(|try_out| try_out.from),
            drawings: Drawings::default(),
            services: Arc::clone(services),
            turn: Mutex::new(()),
            seed: stored.seed,
            state: RwLock::new(LiveState {
                arrangement: stored.summary.arrangement,
                play,
                news,
                chat,
                presence: Presence::default(),
                sightings: Sightings::begin(services.clock.now()),
                attendance: Attendance::default(),
                analysis,
                rematch: stored.rematch,
                objection: None,
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
        let news = store.chair_news(self.id).await?;
        let play = Match::load(store, self.game, &stored).await?;
        self.change(|state| {
            state.arrangement = stored.summary.arrangement;
            state.chat = chat;
            state.news = news;
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
        state.attendance = state.presence.attendance(&state.arrangement);
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
        self.count_bots();
    }

    /// Wakes with every change.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// The hash of the seed of all luck, public from the start.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// Who sits at each seat if a bot does.
    pub(super) fn company(&self) -> [Character; MAX_SEATS] {
        Character::company(&self.seed)
    }

    /// What the dice of a bot at this seat follow from.
    pub(super) fn bot_seed(&self, seat: Seat) -> u64 {
        self.seed.aside("bot", u64::from(u8::from(seat)))
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

    /// Whether somebody is taught here.
    pub fn is_lesson(&self) -> bool {
        let play = self.play.as_ref();
        play.is_some_and(|play| play.lesson.is_some())
    }

    /// How this person looks at the table. At a match that was broken off nobody has anything to
    /// decide.
    pub fn viewer(&self, somebody: Option<IdentityId>) -> Viewer {
        if self.is_broken_off() {
            Viewer::Bystander
        } else {
            self.arrangement.viewer(somebody)
        }
    }

    /// Whether an administrator has ended the match before it was over.
    pub fn is_broken_off(&self) -> bool {
        let unfinished = |play: &Match| play.lesson.is_none() && play.table.outcome().is_none();
        self.arrangement.status == TableStatus::Over && self.play.as_ref().is_some_and(unfinished)
    }

    /// The seat of this person, who must have one.
    pub fn seat_of(&self, person: IdentityId) -> Result<Seat, Refusal> {
        self.arrangement.seat_of(person).ok_or(Refusal::NotSeated)
    }

    /// Whether this person may try their turn out: it is their turn, and they are alone with bots.
    pub fn may_try(&self, person: IdentityId) -> bool {
        let own = self.arrangement.seat_of(person);
        let awaited = |seat| {
            let play = self.play.as_ref();
            play.is_some_and(|play| play.table.prompt().awaited().contains(seat))
        };
        !self.is_lesson() && self.arrangement.is_played_alone() && own.is_some_and(awaited)
    }

    /// The state, unless the table must not be used any more.
    pub(super) fn usable(&self) -> Result<&Self, Refusal> {
        if self.closed {
            Err(Refusal::NoSuchTable)
        } else {
            Ok(self)
        }
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
