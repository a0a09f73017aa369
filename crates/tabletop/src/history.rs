//! What happened in a match: its steps, and what each of them announced.

use crate::event::{Announcement, heard_by};
use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// One entry of a match's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<D, C> {
    /// A seat decided.
    Decision {
        /// The seat that decided.
        seat: Seat,
        /// Its decision.
        decision: D,
    },
    /// Luck decided.
    Luck(C),
}

/// The steps of a game.
pub type StepOf<G> = Step<<G as Game>::Decision, <G as Game>::Chance>;

/// A step of a match with the events it caused; the first chapter is the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter<'a, G: Game> {
    /// The step, or `None` for the set-up.
    pub step: Option<StepOf<G>>,
    /// What it announced, in order.
    pub events: &'a [Announcement<G::Event>],
}

impl<'a, G: Game> Chapter<'a, G> {
    /// The events that the viewer may hear, in order.
    pub fn heard_by(self, viewer: Viewer) -> impl Iterator<Item = &'a G::Event> {
        heard_by(viewer, self.events)
    }
}

/// The chapters of a match, kept as they arise.
///
/// The announcements of all chapters are in one list, so that neither a step nor a copy of the
/// history costs an allocation per chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct History<G: Game> {
    steps: Vec<StepOf<G>>,
    announcements: Vec<Announcement<G::Event>>,
    /// Where each chapter ends in the list of announcements: first the set-up's, then every
    /// step's.
    ends: Vec<usize>,
}

/// The number of steps for which there is room at the beginning. Most matches have more, and
/// lists that start small would be moved several times before they are as long as this.
const STEPS: usize = 128;

impl<G: Game> History<G> {
    /// A match of which only the set-up has happened.
    pub(crate) fn of_set_up(mut announcements: Vec<Announcement<G::Event>>) -> Self {
        let mut ends = Vec::with_capacity(1 + STEPS);
        ends.push(announcements.len());
        announcements.reserve(STEPS);
        Self {
            steps: Vec::with_capacity(STEPS),
            announcements,
            ends,
        }
    }

    /// Takes the announcements of the step that is being played; [`add`](Self::add) then ends
    /// the chapter.
    pub(crate) fn herald(&mut self) -> &mut Vec<Announcement<G::Event>> {
        &mut self.announcements
    }

    /// Ends the chapter of a step.
    pub(crate) fn add(&mut self, step: StepOf<G>) {
        self.steps.push(step);
        self.ends.push(self.announcements.len());
    }

    pub(crate) fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// What was announced after the first `steps` steps.
    pub(crate) fn announced_since(&self, steps: usize) -> &[Announcement<G::Event>] {
        &self.announcements[self.ends[steps]..]
    }

    /// All chapters in order. The first is the set-up, the chapter of the step with index `n`
    /// has number `n + 1`.
    pub(crate) fn chapters(
        &self,
    ) -> impl ExactSizeIterator<Item = Chapter<'_, G>> + DoubleEndedIterator {
        (0..self.ends.len()).map(|number| match number.checked_sub(1) {
            None => Chapter {
                step: None,
                events: &self.announcements[..self.ends[0]],
            },
            Some(before) => Chapter {
                step: Some(self.steps[before]),
                events: &self.announcements[self.ends[before]..self.ends[number]],
            },
        })
    }

    /// The set-up and the first `steps` steps.
    pub(crate) fn first(&self, steps: usize) -> Self {
        let ends = self.ends[..=steps].to_vec();
        Self {
            steps: self.steps[..steps].to_vec(),
            announcements: self.announcements[..self.ends[steps]].to_vec(),
            ends,
        }
    }

    /// Drops everything after the first `steps` steps.
    pub(crate) fn truncate(&mut self, steps: usize) {
        self.announcements.truncate(self.ends[steps]);
        self.ends.truncate(steps + 1);
        self.steps.truncate(steps);
    }
}
