//! Prospecting along the best route.

use cavum::{Decision, Route, Space, State, Stones};
use tabletop::Seat;

use super::exchange::Exchange;

/// The best route if every stone is worth what it would add by itself.
pub(super) fn most_valuable(known: &State, seat: Seat) -> Option<Route> {
    let exchange = Exchange::after_the_route(known, seat);
    let values = exchange.each_more(known.stones(seat)).map(value);
    known.routes(seat).best(values)
}

/// A value in sixteenths of a point. Even a worthless stone is better than none.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a stone is worth at most some thirty points, and what is negative becomes 0"
)]
fn value(worth: f64) -> u16 {
    1 + (16.0 * worth.max(0.0)) as u16
}

/// The start of the best route is worth something, all other starts nothing.
pub(super) fn starts(known: &State, seat: Seat, decisions: &[Decision]) -> Vec<f64> {
    let best = best(known, seat);
    let worth = |decision: &Decision| match (decision, &best) {
        (Decision::ProspectFrom(space), Some(best)) => begins(best, &[*space]),
        _ => 0.0,
    };
    decisions.iter().map(worth).collect()
}

/// The next step of the best route. Off the best route, veins ahead are worth something.
pub(super) fn steps(known: &State, seat: Seat, path: &[Space], decisions: &[Decision]) -> Vec<f64> {
    let best = best(known, seat);
    let worth = |decision: &Decision| {
        let mut longer = path.to_vec();
        if let Decision::Step(space) = decision {
            longer.push(*space);
        }
        match (&best, decision) {
            (Some(best), Decision::Stop) if ends(best, path) => 1.0,
            (Some(best), Decision::Step(_)) if begins(best, &longer) > 0.0 => 1.0,
            (_, Decision::Step(space)) if known.vein(*space).is_some() => 0.5,
            _ => 0.0,
        }
    };
    decisions.iter().map(worth).collect()
}

/// The route after which stones and orders are worth most. Ties go to the richest.
fn best(known: &State, seat: Seat) -> Option<Route> {
    let exchange = Exchange::after_the_route(known, seat);
    let worth = |route: &Route| exchange.worth(together(known.stones(seat), route.stones));
    let hauls = known.routes(seat).hauls().into_iter().rev();
    hauls.max_by(|one, other| worth(one).total_cmp(&worth(other)))
}

fn together(one: Stones, other: Stones) -> Stones {
    let mut sum = one;
    for (colour, count) in other.iter() {
        sum[colour] += count;
    }
    sum
}

fn begins(route: &Route, path: &[Space]) -> f64 {
    let forwards = route.spaces.starts_with(path);
    let backwards = route.spaces.iter().rev().take(path.len()).eq(path);
    if forwards || backwards { 1.0 } else { 0.0 }
}

fn ends(route: &Route, path: &[Space]) -> bool {
    route.spaces.len() == path.len() && begins(route, path) > 0.0
}
