//! A match in memory, rebuilt from its log.

use catalog::AnyGame;
use lessons::Progress;
use model::{Action, TableStatus};
use serde_json::Value;
use tabletop::{AnyTable, LuckSource, Record, Rejection, Seat, Seed, Version};

use crate::refusal::Refusal;
use crate::store::{LogEntry, Store, StoreError, StoredTable};

/// A running or finished match.
#[derive(Debug)]
pub struct Match {
    /// The match itself.
    pub table: Box<dyn AnyTable>,
    /// Where it stood after every entry of the log, to tell a returning follower what it missed.
    pub marks: Vec<Mark>,
    /// How far the learner has come, if it is a lesson.
    pub lesson: Option<Progress>,
}

/// A version of a match, and how many steps it had then. Undo makes the version grow and the
/// number of steps fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The version.
    pub version: Version,
    /// The number of steps.
    pub steps: u32,
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
    /// The steps of a match at a version; `None` if the match never had that version.
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

impl Match {
    /// A match before its first decision.
    pub fn open(game: &dyn AnyGame, config: &Value, seed: Seed) -> Result<Self, Refusal> {
        Ok(Self::of(game.open(config, LuckSource::Rolled(seed))?))
    }

    /// The match of a try-out before anything was decided in it: it begins with a record, and
    /// goes on with luck from a seed of its own.
    fn branch(game: &dyn AnyGame, record: &str, seed: Seed) -> Result<Self, StoreError> {
        let corrupt = |_| StoreError::Corrupt { what: "record" };
        let record: Record = record.parse().map_err(corrupt)?;
        let begun = game.replay(&record).map_err(corrupt)?;
        Ok(Self::of(begun.branch(begun.length(), seed)))
    }

    fn of(table: Box<dyn AnyTable>) -> Self {
        let mut this = Self {
            table,
            marks: Vec::new(),
            lesson: None,
        };
        this.mark();
        this
    }

    /// A lesson as far as the learner has come.
    pub fn teach(progress: Progress) -> Self {
        // A lesson takes nothing back, so each version is one more step.
        let mark = |version: &Version| Mark {
            version: *version,
            steps: version.0,
        };
        Self {
            table: progress.table().duplicate(),
            marks: progress.asked_at().iter().map(mark).collect(),
            lesson: Some(progress),
        }
    }

    /// The match of a table, from its log; `None` if it has not started.
    pub async fn load(
        store: &dyn Store,
        game: &'static dyn AnyGame,
        stored: &StoredTable,
    ) -> Result<Option<Self>, Refusal> {
        let summary = &stored.summary;
        if summary.arrangement.status == TableStatus::Waiting {
            return Ok(None);
        }
        if let Some(made) = &summary.lesson {
            let progress = Progress::resume(game.game_id(), made).ok_or(Refusal::NoSuchTable)?;
            if progress.made() != made {
                // The lesson was rewritten: what it does not take any more is forgotten. If
                // another node was faster, it has forgotten the same.
                let taken = progress.made().to_vec();
                let status = TableStatus::Playing;
                let _ = store.learn(summary.id, made.clone(), taken, status).await?;
            }
            return Ok(Some(Self::teach(progress)));
        }
        let begun = Self::begin(game, stored)?;
        match begun.play(store.log(summary.id).await?) {
            Ok(this) => Ok(Some(this)),
            Err(error) => {
                tracing::error!(table = ?summary.id, %error, "a log does not replay");
                Err(StoreError::Corrupt { what: "log" }.into())
            }
        }
    }

    /// The match of a table before the first entry of its log.
    pub fn begin(game: &dyn AnyGame, stored: &StoredTable) -> Result<Self, Refusal> {
        Ok(match &stored.try_out {
            None => Self::open(game, &stored.summary.config, stored.seed)?,
            Some(try_out) => Self::branch(game, &try_out.record, stored.seed)?,
        })
    }

    /// The match after all entries of its log.
    pub fn play(mut self, log: Vec<LogEntry>) -> Result<Self, BrokenLog> {
        for entry in log {
            let version = entry.version;
            apply(&mut *self.table, entry.seat, &entry.action, Some(version))
                .map_err(|rejection| BrokenLog { version, rejection })?;
            self.mark();
        }
        Ok(self)
    }

    /// Goes on with the match after one more action.
    pub fn advance(&mut self, table: Box<dyn AnyTable>) {
        self.table = table;
        self.mark();
    }

    /// How many steps the match has.
    pub fn steps(&self) -> u32 {
        u32::try_from(self.table.length()).expect("matches are short")
    }

    fn mark(&mut self) {
        self.marks.push(Mark {
            version: self.table.version(),
            steps: self.steps(),
        });
    }
}

/// A log that does not replay.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the entry of its log at version {version} does not replay: {rejection}")]
pub struct BrokenLog {
    /// The version of the entry.
    pub version: Version,
    /// Why the match refuses it.
    pub rejection: Rejection,
}

/// Does what an entry of a log says, or will say.
pub fn apply(
    table: &mut dyn AnyTable,
    seat: Seat,
    action: &Action,
    at: Option<Version>,
) -> Result<(), Rejection> {
    match action {
        Action::Decide(words) => table.decide(seat, words, at).map(|_| ()),
        Action::Undo => table.undo(seat, at).map(|_| ()),
    }
}
