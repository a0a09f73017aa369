//! Sequence cards and order cards.

use cavum::{Decision, State};
use tabletop::Seat;

use super::exchange::Exchange;

/// What the right to choose a sequence card is worth, in points.
const CHOICE: f64 = 1.5;

/// What each sequence card is worth. Going first means the first choice of orders and places;
/// going last means using the others' tunnels and having more exits on the dynamite.
const CARDS: [f64; 4] = [1.0, 0.0, 0.0, 0.5];

/// Bids for a sequence card: as little as possible.
pub(super) fn bids(decisions: &[Decision]) -> Vec<f64> {
    let worth = |decision: &Decision| match decision {
        Decision::Bid(points) => CHOICE - f64::from(*points),
        _ => 0.0,
    };
    decisions.iter().map(worth).collect()
}

/// The sequence cards.
pub(super) fn choices(decisions: &[Decision]) -> Vec<f64> {
    let worth = |decision: &Decision| match decision {
        Decision::Card(card) => CARDS[usize::from(card.number()) - 1],
        _ => 0.0,
    };
    decisions.iter().map(worth).collect()
}

/// An order is worth what it adds to the stones in hand and the stones to be expected.
pub(super) fn orders(
    exchange: &Exchange,
    known: &State,
    seat: Seat,
    decisions: &[Decision],
) -> Vec<f64> {
    let stones = known.stones(seat);
    let without = exchange.worth(stones);
    let worth = |decision: &Decision| match decision {
        Decision::Order(order) => {
            let chips = 2.0 * f64::from(known.chips(*order));
            chips + exchange.with(*order).worth(stones) - without
        }
        _ => 0.0,
    };
    decisions.iter().map(worth).collect()
}
