//! The tree goes on with the match.

use tabletop::{Prompt, SeatSet, Silence, Step, StepOf};

use super::tree::{Key, NOWHERE, NodeId, ROOT, Tree};
use super::worker::Worker;
use crate::strategy::Strategy;

impl<G: Strategy> Worker<G> {
    /// Moves the root to the position the match has come to by these steps, and keeps what
    /// was thought about it. Where that is nothing, or the match went another way (somebody
    /// took a decision back), a new tree is begun.
    ///
    /// Choices that are still sealed are not read: a joint choice is followed only when all
    /// of it is among the steps.
    pub(super) fn follow(&mut self, steps: &[StepOf<G>], known: &G::State) {
        let mut state = self.root.clone();
        let mut here = ROOT;
        let mut rest = steps;
        while let Some(length) = self.follow_one(&mut state, &mut here, rest) {
            rest = &rest[length..];
        }
        if here == ROOT && state == *known {
            return;
        }
        self.tree = if here != NOWHERE && state == *known {
            self.tree.below(here)
        } else {
            Tree::new()
        };
        self.root = known.clone();
    }

    /// Follows what luck, one seat, or all seats that choose at once have decided; returns
    /// how many steps that were, or `None` if it has not happened.
    fn follow_one(
        &self,
        state: &mut G::State,
        here: &mut NodeId,
        steps: &[StepOf<G>],
    ) -> Option<usize> {
        match G::prompt(state) {
            Prompt::Over => None,
            Prompt::Chance => {
                let Some(&Step::Luck(outcome)) = steps.first() else {
                    return None;
                };
                let mut chances = Vec::new();
                G::chances(state, &mut chances);
                chances.iter().find(|(possible, _)| *possible == outcome)?;
                if *here != NOWHERE {
                    *here = self.tree.find(*here, Key::Luck(outcome));
                }
                G::resolve(state, outcome, &mut Silence);
                Some(1)
            }
            prompt @ (Prompt::Turn(_) | Prompt::Sealed(_)) => {
                let awaited = prompt.awaited();
                let together = steps.get(..usize::from(awaited.len()))?;
                if decided::<G>(together) != awaited {
                    return None;
                }
                if *here != NOWHERE {
                    *here = if self.tree.deciders(*here) == awaited {
                        let by = |seat| together.iter().find_map(|step| decision::<G>(step, seat));
                        self.tree.find_decided(*here, by)
                    } else {
                        NOWHERE
                    };
                }
                for seat in awaited {
                    let mut by = together.iter();
                    let decision = by.find_map(|step| decision::<G>(step, seat))?;
                    if !G::is_legal(state, seat, decision) {
                        return None;
                    }
                    G::decide(state, seat, decision, &mut Silence);
                }
                Some(together.len())
            }
        }
    }
}

/// Who decided in these steps.
fn decided<G: Strategy>(steps: &[StepOf<G>]) -> SeatSet {
    let seat = |step: &StepOf<G>| match step {
        Step::Decision { seat, .. } => Some(*seat),
        Step::Luck(_) => None,
    };
    steps.iter().filter_map(seat).collect()
}

/// What the step is, if it is a decision of this seat.
fn decision<G: Strategy>(step: &StepOf<G>, by: tabletop::Seat) -> Option<G::Decision> {
    match *step {
        Step::Decision { seat, decision } if seat == by => Some(decision),
        Step::Decision { .. } | Step::Luck(_) => None,
    }
}
