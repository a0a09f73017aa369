//! What a bot would decide, and why.

use tabletop::{QuickDice, Seat, Table};

use crate::level::Level;
use crate::strategy::Strategy;

/// A decision with what the bot thinks of the alternatives.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal<D> {
    /// What the bot would decide.
    pub decision: D,
    /// Every decision it judged with its worth in the game's points, in the order of the
    /// legal list. A bot that does not think judges nothing.
    pub evaluation: Vec<(D, f64)>,
}

/// What a bot of this level would decide for the seat; `None` if the seat has nothing to
/// decide. The same seed gives the same proposal.
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
    let known = table.known_to(seat);
    let mut legal = Vec::new();
    G::legal(&known, seat, &mut legal);
    if legal.is_empty() {
        return None;
    }
    Some(match level {
        Level::Random => Proposal {
            decision: *QuickDice::new(seed).pick(&legal),
            evaluation: Vec::new(),
        },
        Level::Greedy => greedy::<G>(&known, seat, &legal),
    })
}

/// The decision that looks best at first sight; of equals the first in the list.
fn greedy<G: Strategy>(
    known: &G::State,
    seat: Seat,
    legal: &[G::Decision],
) -> Proposal<G::Decision> {
    let worths = G::appraise_all(known, seat, legal);
    let evaluation: Vec<_> = legal.iter().copied().zip(worths).collect();
    let mut best = evaluation[0];
    for &candidate in &evaluation[1..] {
        if candidate.1 > best.1 {
            best = candidate;
        }
    }
    Proposal {
        decision: best.0,
        evaluation,
    }
}
