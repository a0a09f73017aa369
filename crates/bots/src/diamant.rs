//! Diamant at first sight.
//!
//! Leaving is worth what one brings home: the rubies in hand, a share of those on the path,
//! and the relics if one is likely to leave alone. Staying is worth what one would have in
//! hand after one more card, nothing after a deadly one; and a little more, because one may
//! stay again and because those who leave earlier make the later shares larger.

use diamant::{Card, Decision, Diamant, State, Trap};
use tabletop::{Game, Seat};

use crate::strategy::Strategy;

/// How the worth of one more card grows by the cards that may follow it.
const PATIENCE: f64 = 1.05;

impl Strategy for Diamant {
    fn appraise(known: &State, seat: Seat, decision: Decision) -> f64 {
        debug_assert!(Self::prompt(known).awaited().contains(seat));
        match decision {
            Decision::Stay => PATIENCE * worth_of_staying(known),
            Decision::Leave => worth_of_leaving(known),
        }
    }
}

/// What comes home with a leaver, if about half of the others leave as well.
fn worth_of_leaving(state: &State) -> f64 {
    let others = f64::from(state.in_cave().len() - 1);
    let leavers = 1.0 + others * chance_that_another_leaves(state);
    let alone = (1.0 - chance_that_another_leaves(state)).powf(others);
    f64::from(state.gathered())
        + f64::from(state.path().rubies()) / leavers
        + f64::from(state.path().relics().value()) * alone
}

/// The more there is to lose and the closer the danger, the more leave.
fn chance_that_another_leaves(state: &State) -> f64 {
    let risk = f64::from(state.deadly_cards()) / f64::from(state.deck().len());
    (risk * 2.0).min(0.75)
}

/// What one holds after the next card, on average, if all stay.
fn worth_of_staying(state: &State) -> f64 {
    let in_cave = f64::from(state.in_cave().len());
    let in_hand = f64::from(state.gathered()) + f64::from(state.path().rubies()) / in_cave;
    let mut worth = 0.0;
    for (card, count) in state.deck().cards() {
        worth += f64::from(count)
            * match card {
                Card::Treasure(value) => in_hand + f64::from(value) / in_cave,
                Card::Trap(trap) if is_deadly(state, trap) => 0.0,
                Card::Trap(_) => in_hand,
                Card::Relic(relic) => in_hand + f64::from(relic.value()) / (2.0 * in_cave),
            };
    }
    worth / f64::from(state.deck().len())
}

fn is_deadly(state: &State, trap: Trap) -> bool {
    state.path().has_trap(trap)
}
