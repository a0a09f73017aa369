//! Cavum at first sight: the points there are, those of the cities as they stand, and the
//! stones at what the market pays now.

use cavum::{Cavum, Decision, State};
use tabletop::{Game, Prompt, Seat, Silence};

use crate::strategy::Strategy;

impl Strategy for Cavum {
    fn appraise(known: &State, seat: Seat, decision: Decision) -> f64 {
        debug_assert_eq!(Self::prompt(known), Prompt::Turn(seat));
        let mut after = *known;
        Self::decide(&mut after, seat, decision, &mut Silence);
        let stones: f64 = after
            .stones(seat)
            .iter()
            .map(|(colour, count)| f64::from(count * after.highest_visible(colour)))
            .sum();
        f64::from(after.points(seat)) + f64::from(after.city_points()[seat]) + stones
    }
}
