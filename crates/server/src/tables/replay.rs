//! A match in memory, rebuilt from its log.

use catalog::AnyGame;
use model::{Action, TableStatus};
use serde_json::Value;
use tabletop::{AnyTable, LuckSource, Rejection, Seat, Seed, Version};

use crate::refusal::Refusal;
use crate::store::{LogEntry, Store, StoreError, StoredTable};

/// A running or finished match.
#[derive(Debug)]
pub struct Match {
    /// The match itself.
    pub table: Box<dyn AnyTable>,
    /// Where it stood after every entry of the log, to tell a returning follower what it missed.
    pub marks: Vec<Mark>,
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
        let table = game.open(config, LuckSource::Rolled(seed))?;
        let mut this = Self {
            table,
            marks: Vec::new(),
        };
        this.mark();
        Ok(this)
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
        let mut this = Self::open(game, &summary.config, stored.seed)?;
        for LogEntry {
            version,
            seat,
            action,
            ..
        } in store.log(summary.id).await?
        {
            if let Err(rejection) = apply(&mut *this.table, seat, &action, Some(version)) {
                tracing::error!(table = ?summary.id, code = rejection.code(), %version, "a log does not replay");
                return Err(StoreError::Corrupt { what: "log" }.into());
            }
            this.mark();
        }
        Ok(Some(this))
    }

    /// Goes on with the match after one more action.
    pub fn advance(&mut self, table: Box<dyn AnyTable>) {
        self.table = table;
        self.mark();
    }

    fn mark(&mut self) {
        self.marks.push(Mark {
            version: self.table.version(),
            steps: u32::try_from(self.table.length()).expect("matches are short"),
        });
    }
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
