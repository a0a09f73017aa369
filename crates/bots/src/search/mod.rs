//! Monte-Carlo tree search for any [`Game`](tabletop::Game).
//!
//! An iteration walks from the current position to one that was never seen, lets the game
//! [estimate](crate::Strategy::estimate) it, and credits every choice along the path with what
//! it brought its seat. What is special here:
//!
//! - **Luck has nodes of its own.** A chance node has a child for each draw that came up, and
//!   draws come up as often as their weights say.
//! - **Every seat plays for itself.** An estimate has a number for each seat, and a choice is
//!   credited with the number of the seat that made it.
//! - **Simultaneous choices are independent.** A seat picks by its own statistics alone
//!   (decoupled selection), as at the table. Choices that others have sealed are not in the
//!   position: they were [removed](tabletop::Table::known_to) before.
//! - **Workers grow separate trees, which are added up.** Each has dice of its own, and it does
//!   not matter which thread runs which worker: the same seed and budget always give the same
//!   result.
//! - **Opponents are observed.** What they have decided so far tells how they will go on, in
//!   games that can [learn](crate::Strategy::observe) from it.
//! - **Trees are kept.** When the match goes on, the part of the tree below what really happened
//!   becomes the new tree.
//!
//! The walk is a loop, not a recursion, and nodes live in a few long vectors, so neither the
//! depth of a game nor the size of a tree strains the stack or the allocator.

mod budget;
mod course;
mod descent;
mod follow;
mod observer;
mod selection;
mod settings;
mod tally;
mod tree;
mod tree_search;
mod verdict;
mod worker;

pub use budget::{Budget, Haste};
pub(crate) use course::settled;
pub(crate) use selection::unit;
pub use settings::SearchSettings;
pub use tree_search::TreeSearch;
pub use verdict::Verdict;

use tabletop::{BySeat, Table};

use crate::strategy::Strategy;

/// Something that thinks for one seat of one match.
pub trait Search<G: Strategy>: Send {
    /// Thinks about what the seat must decide now. Verdicts come in the order of the legal list;
    /// there are none if the seat has nothing to decide. A search that follows a plan returns
    /// only the planned decision.
    fn think(&mut self, table: &Table<G>) -> Vec<Verdict<G::Decision>> {
        self.think_in(table, Haste::NONE)
    }

    /// The same with part of the budget, for a host that has no time for all of it.
    fn think_in(&mut self, table: &Table<G>, haste: Haste) -> Vec<Verdict<G::Decision>>;

    /// What the position of the last [`think`](Self::think) is worth to each seat on average,
    /// from 0 (lost) to 1 (won), if the search knows.
    fn expected_values(&self) -> Option<BySeat<f64>> {
        None
    }

    /// What the seat would go on with after this decision, as the last [`think`](Self::think)
    /// saw it: the idea behind it. It ends where luck or somebody else comes in between.
    fn continuation(&self, _decision: G::Decision) -> Vec<G::Decision> {
        Vec::new()
    }

    /// How many positions are remembered between decisions.
    fn remembered(&self) -> usize {
        0
    }
}
