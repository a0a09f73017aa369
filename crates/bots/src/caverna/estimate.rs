//! Who will win a duel, or how many points a solo player will make.

use caverna::{Caverna, State};
use tabletop::{Game, Seat};

use super::features::Features;
use super::network::ValueNetwork;
use crate::strategy::shares;

/// More points than anybody makes alone: they count as 1.
pub(super) const ALL_POINTS: f64 = 100.0;

/// How many points of a lead are luck at the end of a duel, plus how many for each remaining
/// turn.
const LUCK: [f64; 2] = [1.5, 0.17];

/// How much the margin of a duel counts: enough for bots to go on collecting points when the
/// game is decided.
const MARGIN: f64 = 0.1;

/// Judges positions for the first seat.
pub(super) struct Estimator {
    network: &'static ValueNetwork,
    features: Features,
    is_solo: bool,
}

impl Estimator {
    /// For games with the same set-up as this one.
    pub(super) fn new(state: &State) -> Self {
        Self {
            network: ValueNetwork::learned(state.config()),
            features: Features::default(),
            is_solo: state.config().is_solo(),
        }
    }

    /// What a position is worth to the first seat, from 0 to 1.
    pub(super) fn value(&mut self, state: &State) -> f64 {
        let [first, second] = [0, 1].map(Seat::new);
        if self.is_solo {
            return self.points(state, first) / ALL_POINTS;
        }
        let lead = self.points(state, first) - self.points(state, second);
        let outcome = Caverna::outcome(state);
        let turns = match outcome {
            Some(_) => 0.0,
            None => f64::from(self.features.turns_left),
        };
        let likely = 1.0 / (1.0 + (-lead / (LUCK[0] + LUCK[1] * turns)).exp());
        match outcome {
            Some(outcome) => (1.0 - MARGIN) * shares(&outcome)[first] + MARGIN * likely,
            None => likely,
        }
    }

    fn points(&mut self, state: &State, seat: Seat) -> f64 {
        f64::from(self.network.points(state, seat, &mut self.features))
    }
}
