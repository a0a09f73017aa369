//! Who will win, judged at the beginning of a phase or at the end.

use cavum::{Cavum, Space, State};
use tabletop::{BySeat, Game, Seat, SeatSet};

use super::exchange::Exchange;
use super::region::flood;
use crate::strategy::shares;

/// What a later city scoring is worth compared with one now: others will come to the cities, and
/// dynamite to the tunnels.
const LATER_CITIES: f64 = 0.7;

/// What a stone in a vein within reach is worth compared with its price.
const REACHED: f64 = 0.3;

/// A lead of this many points makes winning 2.7 times as likely as losing: with phases to come,
/// and at the end.
const LEAD: f64 = 20.0;
const FINAL_LEAD: f64 = 5.0;

/// How much the margin of a finished game counts: enough for bots to go on collecting points
/// when the game is decided.
const MARGIN: f64 = 0.2;

/// Judges a position between two phases by points, both present and promised.
pub(super) fn estimate(state: &State) -> BySeat<f64> {
    let seats = SeatSet::first(state.config().seats());
    let outcome = Cavum::outcome(state);
    let promised = BySeat::from_fn(|seat| match &outcome {
        _ if !seats.contains(seat) => 0.0,
        Some(outcome) => f64::from(outcome.points_of(seat)),
        None => promised(state, seat),
    });
    let likely = |seat: Seat, spread: f64| {
        let rivals = seats.without(seat).iter().map(|rival| promised[rival]);
        let best = rivals.fold(f64::NEG_INFINITY, f64::max);
        1.0 / (1.0 + ((best - promised[seat]) / spread).exp())
    };
    let won = outcome.as_ref().map(shares);
    BySeat::from_fn(|seat| match &won {
        _ if !seats.contains(seat) => 0.0,
        Some(won) => (1.0 - MARGIN) * won[seat] + MARGIN * likely(seat, FINAL_LEAD),
        None => likely(seat, LEAD),
    })
}

/// Points, cities, stones in hand and stones within reach.
fn promised(state: &State, seat: Seat) -> f64 {
    let scorings = state.config().phases() - state.phase() + 2;
    let cities = f64::from(state.city_points()[seat]);
    let purse = Exchange::of(state, seat).wary().worth(state.stones(seat));
    let stations = state.stations(seat).intersection(Space::MOUNTAIN);
    let reached = flood(state, stations, state.passable(seat));
    let veins = reached
        .intersection(state.veins())
        .iter()
        .filter_map(|hex| state.vein(hex));
    let prices = veins.map(|vein| f64::from(state.highest_visible(vein.colour)));
    f64::from(state.points(seat))
        + LATER_CITIES * f64::from(scorings) * cities
        + purse
        + REACHED * prices.sum::<f64>()
}
