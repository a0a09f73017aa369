//! Votes to let a bot play for somebody who has left.

use tabletop::Seat;

/// The vote to let a bot take over a chair, as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeOver {
    /// The seat of the person who has left.
    pub seat: Seat,
    /// How many have voted for a bot.
    pub votes: usize,
    /// How many votes it takes.
    pub needed: usize,
    /// Whether the viewer has voted.
    pub voted: bool,
}
