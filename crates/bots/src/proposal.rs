//! What a bot would decide, and why.

use serde::Serialize;
use tabletop::{Seat, Table};

use crate::alternative::Alternative;
use crate::level::Level;
use crate::player::Player;
use crate::strategy::Strategy;
use crate::temper::Temper;

/// A decision and what the bot thinks of the alternatives.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Proposal<D> {
    /// What the bot would decide.
    pub decision: D,
    /// Every decision the bot judged, in the order of the legal list. A bot that does not
    /// think judges none.
    pub evaluation: Vec<Alternative<D>>,
}

impl<D> Proposal<D> {
    /// The same with the decisions in another form, such as their words.
    pub fn map_decision<E>(self, mut form: impl FnMut(D) -> E) -> Proposal<E> {
        let evaluation = self.evaluation.into_iter();
        Proposal {
            decision: form(self.decision),
            evaluation: evaluation
                .map(|alternative| alternative.map_decision(&mut form))
                .collect(),
        }
    }
}

/// What a bot of this level and no particular [temper](Temper) would decide for the seat; `None`
/// if the seat has nothing to decide. The same seed gives the same proposal.
///
/// Nothing is remembered from one proposal to the next. To play a whole match, keep a
/// [`Player`].
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
    Player::of_temper(level, Temper::Plain, seat, seed).propose(table)
}
