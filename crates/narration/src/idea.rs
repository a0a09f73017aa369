//! A decision that a hint recommends, with what it leads to.

use tabletop::Game;

/// A decision with the positions before and after it: what it brings is the difference.
#[derive(Debug)]
pub struct Idea<'a, G: Game> {
    /// What the reader sees now.
    pub now: &'a G::View,
    /// What is recommended.
    pub decision: G::Decision,
    /// What the reader would see after it and after what they would go on with in the same turn,
    /// as far as no luck comes in between.
    pub afterwards: &'a G::View,
}
