//! Who will win, or how many points there will be.

use caverna::{Caverna, State};
use tabletop::{BySeat, Game, Outcome, Seat};

use super::worth::{Horizon, Weights, worth};
use crate::strategy::shares;

/// More points than anybody reaches alone: they are 1.
const ALL_POINTS: f64 = 100.0;

/// A lead of so many points in a duel makes winning 2.7 times as likely as losing.
const LEAD: f64 = 8.0;

/// How much of the result of a duel is its margin: enough to go on wanting more points
/// when the game is decided.
const MARGIN: f64 = 0.1;

/// What a position is worth by the points there are and those that are promised.
pub(super) fn estimate(state: &State) -> BySeat<f64> {
    let outcome = Caverna::outcome(state);
    let promised = |seat| match &outcome {
        Some(outcome) => f64::from(outcome.points_of(seat)),
        None => worth(state, seat, horizon(state, seat), &Weights::MEASURED),
    };
    let [first, second] = [0, 1].map(Seat::new);
    if state.config().is_solo() {
        return by_seat(promised(first) / ALL_POINTS, 0.0);
    }
    let lead = promised(first) - promised(second);
    let likely = 1.0 / (1.0 + (-lead / LEAD).exp());
    let chance = match outcome {
        Some(outcome) => (1.0 - MARGIN) * won(&outcome) + MARGIN * likely,
        None => likely,
    };
    by_seat(chance, 1.0 - chance)
}

/// The first seat's share of the victory.
fn won(outcome: &Outcome) -> f64 {
    shares(outcome)[Seat::new(0)]
}

/// The turn on which somebody is counts for what is done already, until it is over; one
/// that waits for its tile is still to come.
fn horizon(state: &State, seat: Seat) -> Horizon {
    if state.on_turn() == seat && state.tile().is_none() {
        Horizon::WithinTheTurn
    } else {
        Horizon::AfterTheTurn
    }
}

fn by_seat(first: f64, second: f64) -> BySeat<f64> {
    BySeat::from_fn(|seat| match seat.index() {
        0 => first,
        1 => second,
        _ => 0.0,
    })
}
