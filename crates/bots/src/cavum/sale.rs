//! Selling stones and fulfilling orders.

use cavum::{Cavum, Colour, Decision, State};
use tabletop::{Game, Seat, SeatSet, Silence};

use super::exchange::Exchange;

/// Bids for a colour: the best number of stones at that price. A player who passes leaves the
/// market to the other bidders.
pub(super) fn bids(
    known: &State,
    seat: Seat,
    colour: Colour,
    bidding: SeatSet,
    decisions: &[Decision],
) -> Vec<f64> {
    let exchange = Exchange::of(known, seat);
    let stones = known.stones(seat);
    let rivals = bidding.without(seat).iter();
    // Everybody has seen what was prospected (K42).
    let sold_by_others = rivals.map(|rival| known.stones(rival)[colour]).max();
    let worth = |decision: &Decision| match *decision {
        Decision::Bid(price) => (1..=stones[colour])
            .map(|count| {
                let mut left = stones;
                left[colour] -= count;
                let kept = exchange.after_sale(colour, count).worth(left);
                f64::from(price) * f64::from(count) + kept
            })
            .fold(f64::NEG_INFINITY, f64::max),
        _ => exchange
            .after_sale(colour, sold_by_others.unwrap_or(0))
            .worth(stones),
    };
    decisions.iter().map(worth).collect()
}

/// What is sold or delivered, plus the worth of what is left.
pub(super) fn exchanges(known: &State, seat: Seat, decisions: &[Decision]) -> Vec<f64> {
    let exchange = Exchange::of(known, seat);
    let worth = |&decision: &Decision| {
        let mut after = *known;
        Cavum::decide(&mut after, seat, decision, &mut Silence);
        let stones = after.stones(seat);
        f64::from(after.points(seat)) + exchange.later(&after, seat).worth(stones)
    };
    decisions.iter().map(worth).collect()
}
