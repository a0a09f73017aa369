//! A table with its game's types erased to words and JSON.

use std::any::Any;
use std::fmt::Debug;

use serde_json::Value;

use crate::event::Announcement;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::prompt::Prompt;
use crate::record::{Record, RecordedStep};
use crate::rejection::Rejection;
use crate::replay::written;
use crate::seat::{Seat, Viewer};
use crate::seed::{Commitment, Seed};
use crate::table::Table;
use crate::version::Version;

/// A [`Table`] of any game, for code that knows no game: the server, the terminal, the
/// protocol. Every table implements it.
///
/// Decisions and draws are words, events and views are JSON values. The checks are those of
/// [`Table`]. What a request changed is in the [`chapters`](AnyTable::chapters), which become
/// JSON only where they leave the program.
pub trait AnyTable: Any + Debug + Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// How the table was set up.
    fn config(&self) -> Value;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// See [`Table::version`].
    fn version(&self) -> Version;
    /// See [`Table::prompt`].
    fn prompt(&self) -> Prompt;
    /// See [`Table::seated`].
    fn seated(&self, seat: Seat) -> Result<(), Rejection>;
    /// See [`Table::admit`].
    fn admit(&self, seat: Seat, at: Option<Version>) -> Result<(), Rejection>;
    /// See [`Table::legal`].
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// See [`Table::decide`].
    fn decide(
        &mut self,
        seat: Seat,
        words: &str,
        at: Option<Version>,
    ) -> Result<Version, Rejection>;
    /// The draws that can be told now, with their weights.
    fn chances(&self) -> Result<Vec<(String, u32)>, Rejection>;
    /// See [`Table::tell`].
    fn tell(&mut self, words: &str) -> Result<Version, Rejection>;
    /// See [`Table::undo`].
    fn undo(&mut self, seat: Seat, at: Option<Version>) -> Result<Version, Rejection>;
    /// See [`Table::may_undo`].
    fn may_undo(&self, seat: Seat) -> Result<(), Rejection>;
    /// See [`Table::has_chosen`].
    fn has_chosen(&self, seat: Seat) -> bool;
    /// See [`Table::view`].
    fn view(&self, viewer: Viewer) -> Value;
    /// See [`Table::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// See [`Table::commitment`].
    fn commitment(&self) -> Option<Commitment>;
    /// See [`Table::record`].
    fn record(&self) -> Record;
    /// See [`Table::published_record`].
    fn published_record(&self) -> Option<Record>;
    /// How many steps the match has so far.
    fn length(&self) -> usize;
    /// See [`Table::at`].
    fn at(&self, steps: usize) -> Box<dyn AnyTable>;
    /// See [`Table::branch`].
    fn branch(&self, steps: usize, seed: Seed) -> Box<dyn AnyTable>;
    /// The chapters from this number on: 0 is the set-up, 1 the first step. See
    /// [`Table::chapters`].
    fn chapters(&self, from: usize) -> Vec<AnyChapter>;
    /// A copy of the table.
    fn duplicate(&self) -> Box<dyn AnyTable>;
}

impl dyn AnyTable {
    /// The table with its types, if it is a table of this game.
    pub fn typed<G: Game>(&self) -> Option<&Table<G>> {
        let any: &dyn Any = self;
        any.downcast_ref()
    }
}

/// A [`Chapter`](crate::Chapter) with the game's types erased.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyChapter {
    /// The step, or `None` for the set-up.
    pub step: Option<RecordedStep>,
    /// What it announced, in order.
    pub events: Vec<Announcement<Value>>,
}

impl<G: Game> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn config(&self) -> Value {
        json(Table::config(self))
    }

    fn seats(&self) -> u8 {
        Table::seats(self)
    }

    fn version(&self) -> Version {
        Table::version(self)
    }

    fn prompt(&self) -> Prompt {
        Table::prompt(self)
    }

    fn seated(&self, seat: Seat) -> Result<(), Rejection> {
        Table::seated(self, seat)
    }

    fn admit(&self, seat: Seat, at: Option<Version>) -> Result<(), Rejection> {
        Table::admit(self, seat, at)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.offered(seat)
    }

    fn decide(
        &mut self,
        seat: Seat,
        words: &str,
        at: Option<Version>,
    ) -> Result<Version, Rejection> {
        self.decide_in_words(seat, words, at)
            .map(|change| change.version)
    }

    fn chances(&self) -> Result<Vec<(String, u32)>, Rejection> {
        let chances = self.tellable()?;
        Ok(chances
            .into_iter()
            .map(|(draw, weight)| (draw.to_string(), weight))
            .collect())
    }

    fn tell(&mut self, words: &str) -> Result<Version, Rejection> {
        self.tell_in_words(words).map(|change| change.version)
    }

    fn undo(&mut self, seat: Seat, at: Option<Version>) -> Result<Version, Rejection> {
        Table::undo(self, seat, at)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), Rejection> {
        Table::may_undo(self, seat)
    }

    fn has_chosen(&self, seat: Seat) -> bool {
        Table::has_chosen(self, seat)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&Table::view(self, viewer))
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn commitment(&self) -> Option<Commitment> {
        Table::commitment(self)
    }

    fn record(&self) -> Record {
        Table::record(self)
    }

    fn published_record(&self) -> Option<Record> {
        Table::published_record(self)
    }

    fn length(&self) -> usize {
        self.steps().len()
    }

    fn at(&self, steps: usize) -> Box<dyn AnyTable> {
        Box::new(Table::at(self, steps))
    }

    fn branch(&self, steps: usize, seed: Seed) -> Box<dyn AnyTable> {
        Box::new(Table::branch(self, steps, seed))
    }

    fn chapters(&self, from: usize) -> Vec<AnyChapter> {
        Table::chapters(self)
            .skip(from)
            .map(|chapter| AnyChapter {
                step: chapter.step.as_ref().map(written::<G>),
                events: chapter.events.iter().map(erased).collect(),
            })
            .collect()
    }

    fn duplicate(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}

fn erased<E: serde::Serialize>(announcement: &Announcement<E>) -> Announcement<Value> {
    Announcement {
        audience: announcement.audience,
        event: json(&announcement.event),
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("views and events are plain data")
}
