//! What leaves the rules, as JSON.

use serde_json::Value;
use tabletop::{Announcement, Game, StepOf};

use crate::bench::{Bench, sample};
use crate::position::{Position, after, step_words};
use crate::violation::{Checked, Property};

/// How many next steps are tried at a position.
const STEPS: usize = 3;

/// Views are objects, and so are events: a table adds the audience to them as a field.
pub(crate) fn plain_json<G: Game>(position: &Position<'_, G>, bench: &mut Bench<'_, G>) -> Checked {
    for viewer in position.viewers() {
        match serde_json::to_value(G::view(position.state, viewer)) {
            Ok(Value::Object(_)) => {}
            other => {
                let detail = format!("the view of {viewer} is {other:?}, not an object");
                return Err(Property::PlainJson.broken(detail));
            }
        }
    }
    for step in sample(&mut bench.dice, &position.possible_steps(), STEPS) {
        let (_, events) = after::<G>(position.state, step);
        events_are_objects::<G>(step, &events)?;
    }
    Ok(())
}

fn events_are_objects<G: Game>(step: StepOf<G>, events: &[Announcement<G::Event>]) -> Checked {
    for announcement in events {
        let alone = serde_json::to_value(&announcement.event);
        // The audience must not hide a field of the same name.
        let plain = matches!(&alone, Ok(Value::Object(fields)) if !fields.contains_key("audience"));
        if !plain || serde_json::to_value(announcement).is_err() {
            let words = step_words::<G>(step);
            let detail = format!(
                "after {words} the event {:?} is no object of its own",
                announcement.event
            );
            return Err(Property::PlainJson.broken(detail));
        }
    }
    Ok(())
}
