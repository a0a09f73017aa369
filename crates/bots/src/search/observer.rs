//! What the course of a match tells about those who play it.

use tabletop::{Seat, Silence, Step, StepOf, Table};

use super::course::{answer, play};
use crate::strategy::Strategy;

/// Goes with a match and [reads](Strategy::read) every decision of the others that has become
/// known.
pub(super) struct Observer<G: Strategy> {
    /// Who reads. One does not learn one's own habits: they are what is being searched for.
    seat: Seat,
    /// Where it has read to.
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

    /// What was learned so far.
    pub(super) fn opponents(&self) -> &G::OpponentModel {
        &self.opponents
    }

    /// The same, for what is found out otherwise.
    pub(super) fn opponents_mut(&mut self) -> &mut G::OpponentModel {
        &mut self.opponents
    }

    /// Reads on to a position that the match has come to by these many steps; from the
    /// beginning if the match went another way.
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

    /// Reads the steps; the position they lead to, if it is the one that is known.
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
