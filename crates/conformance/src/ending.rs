//! The end of a match and its result.

use tabletop::{Game, Prompt};

use crate::position::Position;
use crate::violation::{Checked, Property};

pub(crate) fn result_at_the_end<G: Game>(position: &Position<'_, G>) -> Checked {
    let broken = |detail: String| Err(Property::ResultAtTheEnd.broken(detail));
    let outcome = match (position.prompt, G::outcome(position.state)) {
        (Prompt::Over, Some(outcome)) => outcome,
        (Prompt::Over, None) => return broken("the game is over without a result".to_owned()),
        (_, None) => return Ok(()),
        (prompt, Some(outcome)) => {
            return broken(format!("“{outcome}” stands while the prompt is {prompt:?}"));
        }
    };
    if outcome.points().len() != usize::from(position.seats) {
        return broken(format!("“{outcome}” is not for {} seats", position.seats));
    }
    let strangers = outcome.winners().minus(position.everybody());
    if !strangers.is_empty() {
        return broken(format!("winners that are not at the table: {strangers}"));
    }
    Ok(())
}
