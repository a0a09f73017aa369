//! A phase played to its end.
//!
//! A plan shows its worth when it is carried out and others interfere. So a position is judged
//! at the end of its phase, after cities, explosion and sale. Until then everybody plays a hasty
//! version of `greedy` that looks at a sample of the actions: it is three times as fast, and
//! every playout differs.

use cavum::{Cavum, Decision, State};
use tabletop::{Dice, Game, Prompt, QuickDice, Seat, Silence};

use super::building::BuildAppraiser;
use super::candidates::Candidates;
use super::route;
use crate::search::unit;
use crate::strategy::Strategy;

/// The fraction of tile placements and veins that is considered.
const SAMPLE: f64 = 0.3;

/// Plays to the end of the phase.
pub(super) fn play_on(state: &mut State, dice: &mut QuickDice) {
    let phase = state.phase();
    while state.phase() == phase {
        match Cavum::prompt(state) {
            Prompt::Over => return,
            Prompt::Chance => {
                let ticket = dice.below(Cavum::tickets(state));
                let draw = Cavum::draw(state, ticket);
                Cavum::resolve(state, draw, &mut Silence);
            }
            prompt @ (Prompt::Turn(_) | Prompt::Sealed(_)) => {
                let seat = prompt.awaited().lowest().expect("somebody is asked");
                play(state, seat, dice);
            }
        }
    }
}

/// Whether the seat must play pieces other than the prospect tile.
pub(super) fn builds(state: &State, seat: Seat) -> bool {
    state.actions_done().is_some() && !state.pieces(seat).only_prospect()
}

fn play(state: &mut State, seat: Seat, dice: &mut QuickDice) {
    let decision = if builds(state, seat) {
        let builder = BuildAppraiser::new(state, seat);
        let is_sampled = || unit(dice) < SAMPLE;
        let list = Candidates::of(state, seat).list(builder.stones(), is_sampled);
        let worths = builder.actions(&list);
        best(&list, &worths)
    } else if state.actions_done().is_some()
        && let Some(route) = route::most_valuable(state, seat)
    {
        return walk(state, seat, &route.spaces);
    } else {
        let mut legal = Vec::new();
        Cavum::legal(state, seat, &mut legal);
        let worths = Cavum::appraise_all(state, seat, &legal);
        best(&legal, &worths)
    };
    Cavum::decide(state, seat, decision, &mut Silence);
}

/// The most valuable decision. Ties go to the first.
fn best(decisions: &[Decision], worths: &[f64]) -> Decision {
    let mut best = 0;
    for number in 1..decisions.len() {
        if worths[number] > worths[best] {
            best = number;
        }
    }
    decisions[best]
}

/// Walks the whole route.
fn walk(state: &mut State, seat: Seat, spaces: &[cavum::Space]) {
    let mut decision = Decision::ProspectFrom(spaces[0]);
    loop {
        Cavum::decide(state, seat, decision, &mut Silence);
        let walked = match state.walk() {
            Some(walked) if Cavum::prompt(state) == Prompt::Turn(seat) => walked.len(),
            _ => return,
        };
        let next = spaces.get(walked);
        decision = next.map_or(Decision::Stop, |&space| Decision::Step(space));
    }
}
