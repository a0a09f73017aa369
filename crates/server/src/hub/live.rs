//! One live table.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::Instant;

use catalog::AnyGame;
use model::{
    Action, AnalysisProgress, Arrangement, Chair, ChatLine, Hint, Status, TableId, Timestamp,
};
use serde_json::Value;
use tabletop::{AnyTable, Commitment, LuckSource, Seat, SeatSet, Seed, Version};
use tokio::sync::{Mutex, OnceCell, watch};

use super::analyses;
use super::presence::Presence;
use crate::refusal::Refusal;
use crate::store::{Entry, Store, StoreError, StoredTable};

/// How many lines of chat a page shows and a live table keeps.
pub const CHAT_LINES: u32 = 50;

/// A table that is in memory. As long as somebody holds one the table stays there.
#[derive(Clone, Debug)]
pub struct Handle(pub(super) Arc<OnceCell<Live>>);

impl Deref for Handle {
    type Target = Live;

    fn deref(&self) -> &Live {
        self.0.get().expect("a handle is given out when loaded")
    }
}

/// A table in memory.
pub struct Live {
    /// Its id.
    pub id: TableId,
    /// Its game.
    pub game: &'static dyn AnyGame,
    /// Its complete configuration.
    pub config: Value,
    /// Whether it is listed.
    pub public: bool,
    /// Whether everybody may ask for hints.
    pub hints: bool,
    seed: Seed,
    /// Taken by whoever changes the table, from the check until the change is shown.
    pub(super) turn: Mutex<()>,
    inside: RwLock<Inside>,
    /// The version of the page, to wake the streams.
    changes: watch::Sender<u64>,
}

/// What a table shows now.
#[derive(Debug)]
pub struct Inside {
    /// Host, status and chairs.
    pub arrangement: Arrangement,
    /// The match, once it has started.
    pub play: Option<Play>,
    /// The last lines of the chat, oldest first.
    pub chat: VecDeque<ChatLine>,
    /// Who has the page open.
    pub presence: Presence,
    /// The hints that were asked for, by seat. Those about an earlier question are still
    /// here and not shown.
    pub hints: BTreeMap<Seat, Hint>,
    /// How far the analysis of the match is.
    pub analysis: AnalysisProgress,
    /// Where the same people play again.
    pub rematch: Option<TableId>,
    /// Grows with every change of the page. It starts at the time of loading, so that a page
    /// from before a restart is never mistaken for the present one.
    pub version: u64,
    /// Whether this table is not to be used any more: it was discarded, or the store failed
    /// and nobody knows what it has written.
    pub closed: bool,
    /// Whether a task moves this table's bots.
    pub(super) bots_at_work: bool,
    /// When the table was last used.
    pub(super) used: Instant,
}

/// A running or finished match.
#[derive(Debug)]
pub struct Play {
    /// The match.
    pub table: Box<dyn AnyTable>,
    /// Where it stood after every entry of the log, to tell a returning follower what it
    /// missed.
    pub marks: Vec<Mark>,
}

/// A version of a match and its number of steps then. Undoing makes the version grow and the
/// number of steps fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The version.
    pub version: Version,
    /// The steps.
    pub steps: u32,
}

impl Play {
    fn open(game: &dyn AnyGame, config: &Value, seed: Seed) -> Result<Self, Refusal> {
        let table = game.open(config, LuckSource::Rolled(seed))?;
        let mut play = Self {
            table,
            marks: Vec::new(),
        };
        play.mark();
        Ok(play)
    }

    /// Notes where the match stands.
    pub(super) fn mark(&mut self) {
        self.marks.push(Mark {
            version: self.table.version(),
            steps: u32::try_from(self.table.length()).expect("matches are short"),
        });
    }
}

/// What has become of the steps that somebody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenSteps {
    /// How many there were.
    pub seen: u32,
    /// How many of them still stand: the others were taken back.
    pub standing: u32,
}

impl SeenSteps {
    /// The steps of a match at a version; `None` if there was no such version, or it is yet to
    /// come.
    pub fn at(version: Version, marks: &[Mark]) -> Option<Self> {
        let place = marks
            .binary_search_by_key(&version, |mark| mark.version)
            .ok()?;
        let steps = marks[place..].iter().map(|mark| mark.steps);
        Some(Self {
            seen: marks[place].steps,
            standing: steps.min()?,
        })
    }
}

/// Applies an entry of a log, or one that is about to be appended.
pub(super) fn apply(
    table: &mut dyn AnyTable,
    seat: Seat,
    action: &Action,
    at: Option<Version>,
) -> Result<(), tabletop::Rejection> {
    match action {
        Action::Decide(words) => table.decide(seat, words, at).map(|_| ()),
        Action::Undo => table.undo(seat, at).map(|_| ()),
    }
}

impl Live {
    /// Loads a table from the store.
    pub(super) async fn load(store: &dyn Store, id: TableId) -> Result<Self, Refusal> {
        let stored = store.table(id).await?.ok_or(Refusal::NoSuchTable)?;
        let game = catalog::find(&stored.game)?;
        let chat = store.chat(id, CHAT_LINES).await?.into();
        let play = replay(store, game, &stored).await?;
        let analysis = match stored.arrangement.status {
            Status::Over => analyses::kept(store, id).await?,
            Status::Waiting | Status::Playing => AnalysisProgress::NotRequested,
        };
        let version = u64::try_from(Timestamp::now().0).unwrap_or_default() << 10;
        Ok(Self {
            id,
            game,
            config: stored.config,
            public: stored.public,
            hints: stored.hints,
            seed: stored.seed,
            turn: Mutex::new(()),
            inside: RwLock::new(Inside {
                arrangement: stored.arrangement,
                play,
                chat,
                presence: Presence::default(),
                hints: BTreeMap::new(),
                analysis,
                rematch: stored.rematch,
                version,
                closed: false,
                bots_at_work: false,
                used: Instant::now(),
            }),
            changes: watch::Sender::new(version),
        })
    }

    /// Reads again what another node may have changed. Only for whoever has the turn.
    pub(super) async fn reload(&self, store: &dyn Store) -> Result<(), Refusal> {
        let stored = store.table(self.id).await?.ok_or(Refusal::NoSuchTable)?;
        let chat = store.chat(self.id, CHAT_LINES).await?.into();
        let play = replay(store, self.game, &stored).await?;
        self.change(|inside| {
            inside.arrangement = stored.arrangement;
            inside.chat = chat;
            inside.play = play;
            inside.rematch = stored.rematch;
        });
        Ok(())
    }

    /// What the table shows now.
    pub fn inside(&self) -> RwLockReadGuard<'_, Inside> {
        self.inside.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes what is shown and wakes the streams.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut Inside) -> T) -> T {
        let mut inside = self.inside.write().unwrap_or_else(PoisonError::into_inner);
        let result = change(&mut inside);
        inside.used = Instant::now();
        inside.version += 1;
        self.changes.send_replace(inside.version);
        result
    }

    /// Changes what is not shown.
    pub(super) fn note<T>(&self, change: impl FnOnce(&mut Inside) -> T) -> T {
        change(&mut self.inside.write().unwrap_or_else(PoisonError::into_inner))
    }

    /// Wakes with every change.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// The hash of the seed of all luck, public from the first moment.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// The first position of the match.
    pub(super) fn open_match(&self) -> Result<Play, Refusal> {
        Play::open(self.game, &self.config, self.seed)
    }
}

impl Inside {
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

    /// The match, if it has started.
    pub fn started(&self) -> Result<&Play, Refusal> {
        self.play.as_ref().ok_or(Refusal::NotStarted)
    }
}

impl fmt::Debug for Live {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Live")
            .field("id", &self.id)
            .field("game", &self.game.id())
            .finish_non_exhaustive()
    }
}

/// The match of a table that has started, from its log.
async fn replay(
    store: &dyn Store,
    game: &'static dyn AnyGame,
    stored: &StoredTable,
) -> Result<Option<Play>, Refusal> {
    if stored.arrangement.status == Status::Waiting {
        return Ok(None);
    }
    let mut play = Play::open(game, &stored.config, stored.seed)?;
    for Entry {
        version,
        seat,
        action,
        ..
    } in store.log(stored.id).await?
    {
        let applied = apply(&mut *play.table, seat, &action, Some(version));
        if let Err(rejection) = applied {
            tracing::error!(table = ?stored.id, code = rejection.code(), %version, "a log does not replay");
            return Err(StoreError::Corrupt { what: "log" }.into());
        }
        play.mark();
    }
    Ok(Some(play))
}
