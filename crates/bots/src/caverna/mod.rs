//! How to play Caverna.
//!
//! Points come from rooms and gold, and only a little from luck:
//!
//! - A room is worth its points, what its use will bring in the remaining turns, and what the
//!   orange rooms next to it already bring: `[n]` uses the best of them. Rooms that make gold
//!   are worth most early, mere points late.
//! - To build a room, it must be on display, an empty cavern must have its walls, and its goods
//!   must be there. So digging, walls and goods are worth what they do for the best rooms that
//!   can be built in the remaining turns, and no more. Goods that no room needs are worth
//!   little, and nothing after the last turn.
//! - A turn is judged by its end: take a tile, do what helps most, then what helps most of the
//!   rest, and stop when nothing helps. Food for a room may come from grain, flax or gold, so
//!   rooms that become affordable only after conversions are considered as well.
//! - Nobody knows what is under a face-down tile. A dig is judged by a few of the rooms that may
//!   come up, spread over all of them.
//!
//! That is how `greedy` thinks, with numbers set by hand and without looking at the other
//! player. The search thinks in whole turns: [`turns`] finds every sensible way to play one, a
//! value [`network`] trained by self-play ([`training`]) says what its end promises, and a
//! [`turn_tree`] looks a few turns ahead. In a duel both players are judged, and what counts is
//! who will be ahead.

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

use caverna::{Caverna, Decision, State, Tile};
use tabletop::{BySeat, Game, Prompt, QuickDice, Seat};

use crate::inclination::Leeway;
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

    const SOLO_POINTS: Option<f64> = Some(estimate::ALL_POINTS);

    const LEEWAY: Leeway = Leeway {
        first_sight: 0.1,
        searched: 0.0015,
    };

    /// Digging is daring: nobody knows what comes up, and the other player may furnish it first.
    fn boldness(_known: &State, _seat: Seat, decision: Decision) -> f64 {
        match decision {
            Decision::Dig(_) | Decision::DigTwice(_) => 1.0,
            Decision::Take(tile) => match tile {
                Tile::Excavation | Tile::DriftMining | Tile::Expansion | Tile::Undermining => 1.0,
                Tile::Expedition | Tile::Breach => 0.5,
                _ => 0.0,
            },
            _ => 0.0,
        }
    }

    const SEARCH: SearchSettings = SearchSettings {
        exploration: 0.01,
        strong: Some(Budget::alone(8)),
        expert: Some(Budget::in_two(2_400)),
        review: 32,
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
