//! Caverna at first sight.
//!
//! Points come from rooms and gold, and only a little from luck. Notes on how to get them:
//!
//! - A room is worth its points, what its use will bring in the turns that are left, and
//!   what the orange rooms beside it already bring: `[n]` uses the best of them. Rooms that
//!   make gold are worth most early, points alone late.
//! - Before a room can be built it must lie in the display, an empty cavern must have its
//!   walls, and its goods must be there. So digging, walls and goods are worth what they do
//!   for the best rooms one could build in the turns that are left, and no more. Goods that
//!   no room asks for are worth little, and nothing after the last turn.
//! - A turn is judged by its end: take a tile, do what helps most, then what helps most of
//!   the rest, and stop when nothing does. Food for a room may come from grain, flax or
//!   gold, so a room that can be paid only after conversions is looked at as well.
//! - What is under a face-down tile nobody knows. A dig is judged by a few of the rooms
//!   that may come, spread over all of them.
//!
//! The other player is not looked at: one's own cave decides far more. A search looks a
//! little further: it plays two turns on before it judges, and in a duel what counts is who
//! is ahead.

mod estimate;
mod plan;
mod playout;
mod prospect;
mod worth;

use caverna::{Caverna, Decision, State};
use tabletop::{BySeat, Game, Prompt, QuickDice, Seat};

use crate::search::{Budget, Manner};
use crate::strategy::Strategy;
use plan::Planner;
use worth::Weights;

impl Strategy for Caverna {
    fn appraise(known: &State, seat: Seat, decision: Decision) -> f64 {
        debug_assert_eq!(Self::prompt(known), Prompt::Turn(seat));
        let weights = &Weights::MEASURED;
        Planner { seat, weights }.appraise(known, decision)
    }

    const MANNER: Manner = Manner {
        exploration: 0.01,
        strong: Some(Budget::alone(2_000)),
        expert: Some(Budget::in_two(24_000)),
        ..Manner::PLAIN
    };

    /// Alone it plays better; in the duel that has not been shown.
    fn search_helps(state: &State) -> bool {
        state.config().is_solo()
    }

    type Reading = ();

    fn estimate(state: &State, (): &(), dice: &mut QuickDice) -> BySeat<f64> {
        let mut later = *state;
        playout::play_on(&mut later, dice);
        estimate::estimate(&later)
    }
}
