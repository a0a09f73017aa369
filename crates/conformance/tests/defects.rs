//! The suite can fail: a sound toy passes, and each defect is reported as what it breaks.

mod marbles;

use conformance::{Effort, Property, check, check_or_panic, check_seed};
use marbles::{Defect, Marbles, suffer};
use tabletop::example::Pebbles;

/// Enough matches for the rarest defect to show.
const EFFORT: Effort = Effort::seeds_per_config(12);

#[test]
fn a_sound_game_passes_and_everything_was_tried() {
    let summary = check_or_panic::<Marbles>(EFFORT);
    assert_eq!(summary.games, 2 * 12 * 4);
    for (what, count) in [
        ("steps", summary.steps),
        ("accepted", summary.accepted),
        ("refused", summary.refused),
        ("scrambled", summary.scrambled),
        ("sealed", summary.sealed),
        ("undone", summary.undone),
        ("replayed", summary.replayed),
        ("tampered", summary.tampered),
    ] {
        assert!(count > 100, "only {count} {what}");
    }
}

#[test]
fn the_example_of_the_core_passes() {
    let summary = check_or_panic::<Pebbles>(EFFORT);
    assert_eq!(summary.games, 2 * 12 * 3);
}

#[test]
fn every_defect_is_reported_as_what_it_breaks() {
    let mut wrong = Vec::new();
    for defect in Defect::ALL {
        suffer(Some(defect));
        match check::<Marbles>(EFFORT) {
            Err(violation) if violation.property == defect.breaks() => {}
            Err(violation) => wrong.push(format!("{defect:?}: {violation}")),
            Ok(_) => wrong.push(format!("{defect:?} was not found")),
        }
    }
    suffer(None);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_violation_can_be_seen_again() {
    suffer(Some(Defect::LosesAMarble));
    let violation = check::<Marbles>(EFFORT).unwrap_err();
    let config = tabletop::read_config(&violation.config).unwrap();
    let again = check_seed::<Marbles>(&config, violation.seed);
    assert_eq!(again, Err(violation.clone()));
    let line = violation.to_string();
    assert!(line.starts_with("Conserved is broken at step "), "{line}");
    assert!(line.contains(r#"{"seats":2,"long":false}"#), "{line}");
    assert_eq!(line.lines().count(), 1, "{line}");
}

#[test]
fn every_property_has_a_defect_that_breaks_it() {
    // Both enums are in the order of the checks, so the defects count the properties.
    let last = Property::HistoryIsTrue;
    let mut broken: Vec<Property> = Defect::ALL.map(Defect::breaks).to_vec();
    broken.dedup();
    assert_eq!(broken.len(), last as usize + 1);
    assert!((0..broken.len()).all(|number| broken[number] as usize == number));
}
