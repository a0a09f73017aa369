//! Copies of a state that go their own ways.

use tabletop::{BySeat, Game, Silence};

use crate::bench::{Bench, sample};
use crate::position::{Position, after, legal, play, step_words};
use crate::violation::{Checked, Property};

/// How many next steps are tried at a position.
const STEPS: usize = 3;

/// Plays on a copy and checks that the original has not changed.
pub(crate) fn independent<G: Game>(
    position: &Position<'_, G>,
    bench: &mut Bench<'_, G>,
) -> Checked {
    // A third copy would not notice what all copies share. Text is not shared.
    let before = description(position);
    for step in sample(&mut bench.dice, &position.possible_steps(), STEPS) {
        let (one, _) = after::<G>(position.state, step);
        let words = step_words::<G>(step);
        if description(position) != before {
            let detail = format!("{words} on a copy has changed the original");
            return Err(Property::IndependentCopies.broken(detail));
        }
        let (other, _) = after::<G>(position.state, step);
        if one != other {
            let detail = format!("{words} on two copies led to different states");
            return Err(Property::IndependentCopies.broken(detail));
        }
    }
    Ok(())
}

/// Searches and simulations play in silence; they must meet the same game.
pub(crate) fn same_unheard<G: Game>(
    position: &Position<'_, G>,
    bench: &mut Bench<'_, G>,
) -> Checked {
    for step in sample(&mut bench.dice, &position.possible_steps(), STEPS) {
        let (heard, _) = after::<G>(position.state, step);
        let mut unheard = position.state.clone();
        play::<G>(&mut unheard, step, &mut Silence);
        if heard != unheard {
            let words = step_words::<G>(step);
            let detail = format!("{words} goes another way when nobody listens");
            return Err(Property::SameUnheard.broken(detail));
        }
    }
    Ok(())
}

/// Everything that can be said about the state.
fn description<G: Game>(position: &Position<'_, G>) -> String {
    let state = position.state;
    let views: Vec<_> = position
        .viewers()
        .map(|viewer| G::view(state, viewer))
        .collect();
    let lists = BySeat::from_fn(|seat| legal::<G>(state, seat));
    format!("{state:?} {views:?} {lists:?} {:?}", G::prompt(state))
}
