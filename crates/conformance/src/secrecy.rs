//! What a viewer must not know does not reach the viewer.
//!
//! The suite changes it behind the viewer's back, with [`Subject::scramble`], and checks that
//! the viewer cannot tell.

use tabletop::{Announcement, Game, Prompt, Step, StepOf, Viewer, heard_by};

use crate::bench::{Bench, sample};
use crate::position::{Position, after, chances, own_legal, step_words};
use crate::subject::Subject;
use crate::violation::{Checked, Property};

/// How many next steps are tried for every viewer of a position.
const STEPS: usize = 4;

pub(crate) fn of_views<G: Subject>(
    position: &Position<'_, G>,
    bench: &mut Bench<'_, G>,
) -> Checked {
    let state = position.state;
    for viewer in position.viewers() {
        let other = scrambled(position, viewer, bench)?;
        let broken = |what: &str| {
            let detail = format!("what {viewer} must not know shows in {what}");
            Err(Property::ViewsKeepSecrets.broken(detail))
        };
        if G::prompt(&other) != position.prompt {
            return broken("the prompt");
        }
        if G::view(&other, viewer) != G::view(state, viewer) {
            return broken("the view");
        }
        if own_legal::<G>(&other, viewer) != own_legal::<G>(state, viewer) {
            return broken("the legal list");
        }
        if G::outcome(&other) != G::outcome(state) {
            return broken("the result");
        }
    }
    Ok(())
}

pub(crate) fn of_events<G: Subject>(
    position: &Position<'_, G>,
    bench: &mut Bench<'_, G>,
) -> Checked {
    let steps = position.possible_steps();
    for viewer in position.viewers() {
        let other = scrambled(position, viewer, bench)?;
        for step in sample(&mut bench.dice, &steps, STEPS) {
            if opens_sealed_choices::<G>(position.prompt, step) || !possible::<G>(&other, step) {
                continue;
            }
            let (true_end, true_events) = after::<G>(position.state, step);
            let (other_end, other_events) = after::<G>(&other, step);
            // The end of a game reveals everything.
            if G::prompt(&true_end) == Prompt::Over || G::prompt(&other_end) == Prompt::Over {
                continue;
            }
            let words = step_words::<G>(step);
            if heard::<G>(viewer, &true_events) != heard::<G>(viewer, &other_events) {
                let detail = format!("{viewer} hears after {words} what nobody has revealed");
                return Err(Property::EventsKeepSecrets.broken(detail));
            }
            if G::view(&true_end, viewer) != G::view(&other_end, viewer) {
                let detail = format!("{viewer} sees after {words} what nobody has revealed");
                return Err(Property::EventsKeepSecrets.broken(detail));
            }
        }
    }
    Ok(())
}

/// What the viewer hears of the events.
pub(crate) fn heard<G: Game>(viewer: Viewer, events: &[Announcement<G::Event>]) -> Vec<&G::Event> {
    heard_by(viewer, events).collect()
}

/// The state with everything changed that the viewer does not know; it must still be a valid
/// one.
fn scrambled<G: Subject>(
    position: &Position<'_, G>,
    viewer: Viewer,
    bench: &mut Bench<'_, G>,
) -> Result<G::State, crate::violation::Fault> {
    let other = G::scramble(position.state, viewer, &mut bench.dice);
    G::conserved(&other).map_err(|imbalance| {
        Property::Conserved.broken(format!("scrambled for {viewer}: {imbalance}"))
    })?;
    if other != *position.state {
        bench.summary.scrambled += 1;
    }
    Ok(other)
}

/// Whether the step is the last of several sealed choices, which reveals them.
fn opens_sealed_choices<G: Game>(prompt: Prompt, step: StepOf<G>) -> bool {
    match (prompt, step) {
        (Prompt::Sealed(awaited), Step::Decision { seat, .. }) => awaited.sole() == Some(seat),
        _ => false,
    }
}

/// A hidden hand may allow a step that the scrambled hand does not.
fn possible<G: Game>(state: &G::State, step: StepOf<G>) -> bool {
    match step {
        Step::Decision { seat, decision } => G::is_legal(state, seat, decision),
        Step::Luck(outcome) => chances::<G>(state)
            .iter()
            .any(|&(listed, _)| listed == outcome),
    }
}
