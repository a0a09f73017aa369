//! The course of a match, prompt by prompt.

use tabletop::{Prompt, Seat, SeatSet, Silence, Step, StepOf, Table};

use crate::strategy::Strategy;

/// How many steps lead to what a seat knows. The last steps of the match may be choices that
/// others have sealed. They are counted here but never looked at.
pub(crate) fn settled<G: Strategy>(table: &Table<G>, known: &G::State) -> usize {
    let awaited = G::prompt(known).awaited().len();
    let sealed = awaited.saturating_sub(table.prompt().awaited().len());
    table.steps().len() - usize::from(sealed)
}

/// The leading steps that answer what the position asks: a draw, one seat's decision, or the
/// decisions of all seats that choose at once. `None` if the steps do not answer it completely.
pub(super) fn answer<'a, G: Strategy>(
    state: &G::State,
    steps: &'a [StepOf<G>],
) -> Option<&'a [StepOf<G>]> {
    match G::prompt(state) {
        Prompt::Over => None,
        Prompt::Chance => {
            let Some(&Step::Luck(draw)) = steps.first() else {
                return None;
            };
            let mut chances = Vec::new();
            G::chances(state, &mut chances);
            chances.iter().find(|(possible, _)| *possible == draw)?;
            Some(&steps[..1])
        }
        prompt @ (Prompt::Turn(_) | Prompt::Sealed(_)) => {
            let awaited = prompt.awaited();
            let together = steps.get(..usize::from(awaited.len()))?;
            let legal = |seat| {
                let decision = decision::<G>(together, seat);
                decision.is_some_and(|decision| G::is_legal(state, seat, decision))
            };
            let answers = decided::<G>(together) == awaited && awaited.into_iter().all(legal);
            answers.then_some(together)
        }
    }
}

/// Plays the steps of an [`answer`].
pub(super) fn play<G: Strategy>(state: &mut G::State, answer: &[StepOf<G>]) {
    for step in answer {
        match *step {
            Step::Luck(draw) => G::resolve(state, draw, &mut Silence),
            Step::Decision { seat, decision } => G::decide(state, seat, decision, &mut Silence),
        }
    }
}

/// What the seat decided in these steps.
pub(super) fn decision<G: Strategy>(steps: &[StepOf<G>], by: Seat) -> Option<G::Decision> {
    steps.iter().find_map(|step| match *step {
        Step::Decision { seat, decision } if seat == by => Some(decision),
        Step::Decision { .. } | Step::Luck(_) => None,
    })
}

/// Who decided in these steps.
fn decided<G: Strategy>(steps: &[StepOf<G>]) -> SeatSet {
    let seat = |step: &StepOf<G>| match step {
        Step::Decision { seat, .. } => Some(*seat),
        Step::Luck(_) => None,
    };
    steps.iter().filter_map(seat).collect()
}
