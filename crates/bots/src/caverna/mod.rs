//! Caverna at first sight and further.
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
//! So thinks the greedy bot, with numbers set by hand, and does not look at the other
//! player. Those who search think in whole turns: [`turns`] finds every sensible way to play
//! one, [`judgement`] says what its end promises, by numbers learned from self-play
//! ([`lessons`]), and a [`turn_tree`] looks some turns further. In a duel both players are
//! judged, and what counts is who will be ahead.

mod construction;
mod estimate;
pub(crate) mod features;
pub(crate) mod network;
mod own_search;
mod plan;
pub(crate) mod training;
mod turn_tree;
mod turns;
mod worth;

use caverna::{Caverna, Decision, State};
use tabletop::{BySeat, Game, Prompt, QuickDice, Seat};

use crate::search::{Budget, Search, SearchSettings};
use crate::strategy::Strategy;
use estimate::Estimator;
use own_search::TurnSearch;
use plan::Planner;
use turn_tree::for_seat;
use worth::Weights;

impl Strategy for Caverna {
    fn appraise(known: &State, seat: Seat, decision: Decision) -> f64 {
        debug_assert_eq!(Self::prompt(known), Prompt::Turn(seat));
        let weights = &Weights::MEASURED;
        Planner { seat, weights }.appraise(known, decision)
    }

    const SEARCH: SearchSettings = SearchSettings {
        exploration: 0.01,
        strong: Some(Budget::alone(8)),
        expert: Some(Budget::alone(1_000)),
        ..SearchSettings::DEFAULT
    };

    fn own_search(seat: Seat, budget: Budget, seed: u64) -> Option<Box<dyn Search<Self>>> {
        Some(Box::new(TurnSearch::new(seat, budget, seed)))
    }

    type OpponentModel = ();

    /// For the common search, which thinks in single decisions.
    fn estimate(state: &State, (): &(), _dice: &mut QuickDice) -> BySeat<f64> {
        let value = Estimator::new(state).value(state);
        let seats = usize::from(state.config().seats());
        BySeat::from_fn(|seat| {
            if seat.index() < seats {
                for_seat(value, seat)
            } else {
                0.0
            }
        })
    }
}
