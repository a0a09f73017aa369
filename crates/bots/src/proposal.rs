//! What a bot would decide, and why.

use tabletop::{Seat, Table};

use crate::level::Level;
use crate::player::Player;
use crate::strategy::Strategy;

/// A decision with what the bot thinks of the alternatives.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal<D> {
    /// What the bot would decide.
    pub decision: D,
    /// Every decision it judged with its worth, in the order of the legal list. The worth
    /// is in the game's points for `greedy`, and from 0 (lost) to 1 (won) for those who
    /// search. A bot that does not think judges nothing.
    pub evaluation: Vec<(D, f64)>,
}

/// What a bot of this level would decide for the seat; `None` if the seat has nothing to
/// decide. The same seed gives the same proposal.
///
/// It knows nothing of earlier decisions. Whoever plays a whole match keeps a [`Player`],
/// which remembers what it thought.
///
/// ```
/// use bots::{Level, propose};
/// use diamant::{Card, Decision, Diamant};
/// use tabletop::{LuckSource, Seat, Table};
///
/// let mut table = Table::<Diamant>::open(Default::default(), LuckSource::Told);
/// table.tell(Card::Treasure(17))?;
/// let proposal = propose(&table, Seat::new(0), Level::Greedy, 1).unwrap();
/// assert_eq!(proposal.decision, Decision::Stay); // no trap is out yet
/// # Ok::<(), tabletop::Rejection>(())
/// ```
pub fn propose<G: Strategy>(
    table: &Table<G>,
    seat: Seat,
    level: Level,
    seed: u64,
) -> Option<Proposal<G::Decision>> {
    Player::of_level(level, seat, seed).propose(table)
}
