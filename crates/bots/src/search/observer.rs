//! What the match tells about the players.

use tabletop::{Seat, Silence, Step, StepOf, Table};

use super::course::{answer, play};
use crate::strategy::Strategy;

/// Follows a match and [learns](Strategy::observe) from every public decision of the others.
pub(super) struct Observer<G: Strategy> {
    /// Whose opponents are observed. One's own decisions are not: they are what the search is
    /// for.
    seat: Seat,
    /// The position up to which everything was observed.
    state: Option<G::State>,
    /// How many steps of the match lead there.
    steps: usize,
    opponents: G::OpponentModel,
}

impl<G: Strategy> Observer<G> {
    pub(super) fn new(seat: Seat) -> Self {
        Self {
            seat,
            state: None,
            steps: 0,
            opponents: G::opponents_at_start(seat),
        }
    }

    pub(super) fn opponents(&self) -> &G::OpponentModel {
        &self.opponents
    }

    /// For what is learned in other ways.
    pub(super) fn opponents_mut(&mut self) -> &mut G::OpponentModel {
        &mut self.opponents
    }

    /// Observes what happened up to this position, after this many steps. Starts over if the
    /// match went another way.
    pub(super) fn catch_up(&mut self, table: &Table<G>, settled: usize, known: &G::State) {
        let steps = &table.steps()[..settled];
        let before = self.state.take();
        let news = steps.get(self.steps..).unwrap_or(&[]);
        let reached = before.and_then(|state| self.observe(state, news, known));
        self.state = reached.or_else(|| {
            self.opponents = G::opponents_at_start(self.seat);
            let start = G::set_up(table.config(), &mut Silence);
            self.observe(start, steps, known)
        });
        self.steps = settled;
    }

    /// Observes the steps; returns the position they lead to if it is the known one.
    fn observe(
        &mut self,
        mut state: G::State,
        mut steps: &[StepOf<G>],
        known: &G::State,
    ) -> Option<G::State> {
        while let Some(answer) = answer::<G>(&state, steps) {
            for step in answer {
                if let Step::Decision { seat, decision } = *step
                    && seat != self.seat
                {
                    G::observe(&mut self.opponents, &state, seat, decision);
                }
            }
            play::<G>(&mut state, answer);
            steps = &steps[answer.len()..];
        }
        (state == *known).then_some(state)
    }
}
