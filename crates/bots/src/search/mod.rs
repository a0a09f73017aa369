//! Monte-Carlo tree search over the contract of [`Game`](tabletop::Game), for every game.
//!
//! An iteration walks from the position that is thought about to one that was never seen,
//! lets the game [estimate](crate::Strategy::estimate) it, and credits every choice on the way with what it
//! brought its seat. What is special here:
//!
//! - **Luck is a node of its own.** A draw has one child for each outcome that came up, and
//!   an outcome comes up as often as its weight says.
//! - **Every seat plays for itself.** An estimate has a number for each seat, and a choice
//!   is credited with the number of the seat that made it.
//! - **Simultaneous choices are made apart.** A seat picks by its own figures alone
//!   (decoupled selection), as at the table. What others have sealed at the real table
//!   is not in the position: it was [forgotten](tabletop::Table::known_to) before.
//! - **Trees grow apart and are counted together.** Several workers search with dice of
//!   their own; which thread runs which worker changes nothing, so the same seed and budget
//!   always come to the same result.
//! - **Players are read.** What the others have decided so far tells how they will go on
//!   deciding, in the games that can [read](crate::Strategy::read) it.
//! - **What was thought is kept.** When the match goes on, the part of the tree below what
//!   really happened becomes the new tree.
//!
//! A walk is a loop, not a recursion, and nodes live in a few long lists, so neither the
//! depth of a game nor the size of a tree troubles the stack or the allocator.

mod budget;
mod course;
mod descent;
mod follow;
mod observer;
mod selection;
mod tally;
mod tree;
mod tree_search;
mod worker;

pub use budget::{Budget, Haste};
pub use selection::SearchSettings;
pub(crate) use selection::unit;
pub use tree_search::{Search, TreeSearch, Verdict};
