//! A tree and what it takes to grow it.

use tabletop::{QuickDice, Seat};

use super::tally::Tally;
use super::tree::{ROOT, Tree};
use crate::strategy::Strategy;

/// The most positions a worker remembers: some hundred megabytes in the worst case. Beyond that
/// the tree stops growing, but estimates are still credited.
pub(super) const MOST_NODES: usize = 1 << 20;

/// A tree with the position at its root and dice of its own.
pub(super) struct Worker<G: Strategy> {
    /// The seat that thinks.
    pub(super) seat: Seat,
    /// The position at the root, as the seat knows it.
    pub(super) root: G::State,
    pub(super) tree: Tree<G::Decision, G::Chance>,
    pub(super) dice: QuickDice,
    /// The estimates since the last call of [`run`](Self::run).
    pub(super) tally: Tally,
    /// The arms picked on the way down with their seats; kept to reuse the allocation.
    pub(super) path: Vec<(u32, Seat)>,
    /// The decisions of a leaf being expanded; kept to reuse the allocation.
    pub(super) legal: Vec<G::Decision>,
}

impl<G: Strategy> Worker<G> {
    pub(super) fn new(seat: Seat, known: G::State, dice: QuickDice) -> Self {
        Self {
            seat,
            root: known,
            tree: Tree::new(),
            dice,
            tally: Tally::new(),
            path: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// Goes on searching. If there is only one decision, one iteration is enough.
    pub(super) fn run(&mut self, iterations: u32, opponents: &G::OpponentModel) {
        self.tally = Tally::new();
        for _ in 0..iterations {
            self.iterate(opponents);
            if self.tree.has_one_arm(ROOT) {
                return;
            }
        }
    }
}
