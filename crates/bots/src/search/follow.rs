//! The tree keeps up with the match.

use tabletop::{Prompt, Step, StepOf};

use super::course::{answer, decision, play};
use super::tree::{Key, NOWHERE, NodeId, ROOT, Tree};
use super::worker::Worker;
use crate::strategy::Strategy;

impl<G: Strategy> Worker<G> {
    /// Moves the root to the position that these steps lead to, and keeps the part of the tree
    /// below it. If there is none, or the match went another way (a decision was taken back),
    /// the tree starts over.
    ///
    /// Sealed choices are not looked at: a joint choice is followed only when all of it is among
    /// the steps.
    pub(super) fn follow(&mut self, steps: &[StepOf<G>], known: &G::State) {
        let mut state = self.root.clone();
        let mut here = ROOT;
        let mut rest = steps;
        while let Some(answer) = answer::<G>(&state, rest) {
            here = self.led_to(here, &state, answer);
            play::<G>(&mut state, answer);
            rest = &rest[answer.len()..];
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

    /// The child that the answer leads to, if it was ever tried.
    fn led_to(&self, here: NodeId, state: &G::State, answer: &[StepOf<G>]) -> NodeId {
        if here == NOWHERE {
            return NOWHERE;
        }
        match (G::prompt(state), answer) {
            (Prompt::Chance, &[Step::Luck(draw)]) => self.tree.find(here, Key::Luck(draw)),
            (prompt, _) if self.tree.deciders(here) == prompt.awaited() => {
                let by = |seat| decision::<G>(answer, seat);
                self.tree.find_decided(here, by)
            }
            _ => NOWHERE,
        }
    }
}
