//! How far a learner has come.

use catalog::{AnyGame, GameId};
use tabletop::{AnyTable, BadConfig, LuckSource, Rejection, Version};

use crate::lesson::{Entry, Lesson, Task};

/// A learner's way through a lesson: the match at the point where they are asked for something,
/// or at its end.
#[derive(Debug)]
pub struct Progress {
    lesson: &'static Lesson,
    table: Box<dyn AnyTable>,
    /// What they have decided so far, task by task.
    made: Vec<String>,
    /// The version of the match at which each task came up, the present one included.
    asked_at: Vec<Version>,
    /// The place of the present task in the script; its length at the end.
    next: usize,
}

/// Why a lesson does not take a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The match does not allow it at all.
    Rejected(Rejection),
    /// The match would allow it, but something else is to be done first. The text with this end
    /// of its key explains why.
    NotNow(String),
}

impl Progress {
    /// The lesson of a game with these decisions made, or as many of them as it still takes: it
    /// may have been rewritten since. `None` if the game has no lesson.
    ///
    /// # Panics
    ///
    /// Never: the tests play every script.
    pub fn resume(game: GameId, made: &[String]) -> Option<Self> {
        let lesson = Lesson::of(game)?;
        let mut progress = Self::begin(lesson, game.game())
            .unwrap_or_else(|error| panic!("the lesson of {game} begins: {error:?}"));
        for words in made {
            if progress.decide(words, None).is_err() {
                break;
            }
        }
        Some(progress)
    }

    fn begin(lesson: &'static Lesson, game: &dyn AnyGame) -> Result<Self, BrokenScript> {
        let mut progress = Self {
            lesson,
            table: game.open(&lesson.config, LuckSource::Told)?,
            made: Vec::new(),
            asked_at: Vec::new(),
            next: 0,
        };
        progress.play()?;
        Ok(progress)
    }

    /// The match.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The lesson.
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// What the learner has decided so far, task by task.
    pub fn made(&self) -> &[String] {
        &self.made
    }

    /// What the learner is asked for; `None` when everything is done.
    pub fn task(&self) -> Option<&'static Task> {
        match self.lesson.script.get(self.next) {
            Some(Entry::Task(task)) => Some(task),
            _ => None,
        }
    }

    /// The version of the match when each task came up, the present one included.
    pub fn asked_at(&self) -> &[Version] {
        &self.asked_at
    }

    /// Makes the decision if it is the one that is asked for, and plays on to the next task.
    /// Otherwise nothing changes. `at` is the version it was made for.
    pub fn decide(&mut self, words: &str, at: Option<Version>) -> Result<(), Objection> {
        if self.has_made(words, at) {
            return Ok(());
        }
        let mut table = self.table.duplicate();
        table.decide(Lesson::LEARNER, words, at)?;
        let Some(task) = self.task() else {
            return Err(Rejection::Over.into());
        };
        let not_now = || Objection::NotNow(task.why_not(words));
        if !task.decisions.iter().any(|right| right == words) {
            return Err(not_now());
        }
        let mut next = Self {
            lesson: self.lesson,
            table,
            made: self.made.clone(),
            asked_at: self.asked_at.clone(),
            next: self.next + 1,
        };
        next.made.push(words.to_owned());
        // Where the script does not go on, the decision was not one that it can take.
        next.play().map_err(|_| not_now())?;
        *self = next;
        Ok(())
    }

    /// Whether this request was accepted before, so that it can be repeated without harm.
    fn has_made(&self, words: &str, at: Option<Version>) -> bool {
        let mut made = self.made.iter().zip(&self.asked_at);
        made.any(|(made, asked_at)| made == words && Some(*asked_at) == at)
    }

    /// Plays what the script says up to the next task.
    fn play(&mut self) -> Result<(), BrokenScript> {
        loop {
            match self.lesson.script.get(self.next) {
                Some(Entry::Luck(words)) => self.table.tell(words)?,
                Some(Entry::Move { seat, words }) => self.table.decide(*seat, words, None)?,
                Some(Entry::Task(_)) | None => break,
            };
            self.next += 1;
        }
        self.asked_at.push(self.table.version());
        Ok(())
    }
}

impl From<Rejection> for Objection {
    fn from(rejection: Rejection) -> Self {
        Self::Rejected(rejection)
    }
}

/// A script that the rules do not follow.
#[derive(Debug)]
#[expect(dead_code, reason = "what is in it is read by the message of a panic")]
enum BrokenScript {
    Config(BadConfig),
    Line(Rejection),
}

impl From<BadConfig> for BrokenScript {
    fn from(error: BadConfig) -> Self {
        Self::Config(error)
    }
}

impl From<Rejection> for BrokenScript {
    fn from(rejection: Rejection) -> Self {
        Self::Line(rejection)
    }
}
