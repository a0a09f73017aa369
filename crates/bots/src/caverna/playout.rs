//! A few turns played on before a position is judged.
//!
//! The judgement of [`worth`] is a guess about plans; played turns show which plans come
//! true. They are played quickly: of two tiles the one that brings more, and with it always
//! what helps most.

use caverna::{Caverna, Decision, State};
use tabletop::{Dice, Game, Prompt, QuickDice, Seat, Silence};

use super::worth::{Horizon, Weights, worth};

/// How many turns are played on after the one that is under way.
const TURNS: u32 = 2;

/// How many tiles are looked at in each of them.
const TILES: usize = 2;

/// The most food that one furnishing asks for, and so the most conversions worth a thought.
const MOST_FOOD: usize = 5;

const WEIGHTS: &Weights = &Weights::MEASURED;

/// Finishes the turn and plays some more, up to the beginning of a turn or the end.
pub(super) fn play_on(state: &mut State, dice: &mut QuickDice) {
    let mut turns = 0;
    loop {
        settle(state, dice);
        let Prompt::Turn(seat) = Caverna::prompt(state) else {
            return;
        };
        if state.tile().is_some() {
            act(state, seat, dice);
        } else if turns < TURNS {
            turns += 1;
            take_and_act(state, seat, dice);
        } else {
            return;
        }
        end(state, seat, dice);
    }
}

/// Lets luck decide as long as it is due.
fn settle(state: &mut State, dice: &mut QuickDice) {
    while Caverna::prompt(state) == Prompt::Chance {
        let ticket = dice.below(Caverna::tickets(state));
        let outcome = Caverna::draw(state, ticket);
        Caverna::resolve(state, outcome, &mut Silence);
    }
}

/// Takes some tiles at random, does what helps most with each, and keeps the best.
fn take_and_act(state: &mut State, seat: Seat, dice: &mut QuickDice) {
    let mut takes = Vec::new();
    Caverna::legal(state, seat, &mut takes);
    takes.retain(|decision| matches!(decision, Decision::Take(_)));
    let mut best = None;
    for _ in 0..TILES.min(takes.len()) {
        let bound = u32::try_from(takes.len()).expect("there are twelve tiles");
        let take = takes.swap_remove(dice.below(bound) as usize);
        let mut after = decided(state, seat, take);
        act(&mut after, seat, dice);
        let brings = worth(&after, seat, Horizon::AfterTheTurn, WEIGHTS);
        if best.is_none_or(|(most, _)| brings > most) {
            best = Some((brings, after));
        }
    }
    if let Some((_, after)) = best {
        *state = after;
    }
}

/// Does what helps most, then what helps most of the rest, until nothing does.
fn act(state: &mut State, seat: Seat, dice: &mut QuickDice) {
    let mut promise = worth(state, seat, Horizon::WithinTheTurn, WEIGHTS);
    while let Some((better, after)) = best_action(state, seat, promise, dice) {
        promise = better;
        *state = after;
    }
}

/// The action that promises most and more than this, also of those that conversions allow.
fn best_action(
    state: &State,
    seat: Seat,
    promise: f64,
    dice: &mut QuickDice,
) -> Option<(f64, State)> {
    let mut best: Option<(f64, State)> = None;
    let mut fed = *state;
    let mut known: Vec<Decision> = Vec::new();
    for _ in 0..=MOST_FOOD {
        if !in_turn(&fed, seat) {
            break;
        }
        let mut legal = Vec::new();
        Caverna::legal(&fed, seat, &mut legal);
        let mut cheapest: Option<(f64, State)> = None;
        for &decision in &legal {
            let (least, found) = match decision {
                Decision::End => continue,
                Decision::Convert(_) => (f64::NEG_INFINITY, &mut cheapest),
                _ if known.binary_search(&decision).is_ok() => continue,
                _ => (promise, &mut best),
            };
            let mut after = decided(&fed, seat, decision);
            settle(&mut after, dice);
            let brings = worth(&after, seat, Horizon::WithinTheTurn, WEIGHTS);
            if brings > found.map_or(least, |(most, _)| most) {
                *found = Some((brings, after));
            }
        }
        let Some((_, after)) = cheapest else {
            break;
        };
        fed = after;
        known = legal;
    }
    best
}

/// Ends the turn. What must be decided before is the last of the list.
fn end(state: &mut State, seat: Seat, dice: &mut QuickDice) {
    settle(state, dice);
    while in_turn(state, seat) {
        let mut legal = Vec::new();
        Caverna::legal(state, seat, &mut legal);
        let Some(&last) = legal.last() else {
            return;
        };
        *state = decided(state, seat, last);
        settle(state, dice);
    }
}

/// Whether the seat's turn is under way.
fn in_turn(state: &State, seat: Seat) -> bool {
    Caverna::prompt(state) == Prompt::Turn(seat) && state.tile().is_some()
}

fn decided(state: &State, seat: Seat, decision: Decision) -> State {
    let mut after = *state;
    Caverna::decide(&mut after, seat, decision, &mut Silence);
    after
}
