//! Whole games that must replay for ever, and records that must be refused.

use cavum::Cavum;
use conformance::Archive;
use tabletop::{Step, Table};

fn archive() -> Archive<Cavum> {
    Archive::of_crate(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_record_replays_and_they_cover_every_number_of_seats_both_lengths_and_both_kinds_of_luck() {
    let seen: Vec<_> = archive()
        .replay_all(20)
        .iter()
        .map(|kept| {
            let config = kept.table.config();
            (config.seats(), config.phases(), kept.is_told())
        })
        .collect();
    for seats in 2..=4 {
        for phases in [2, 3] {
            for told in [false, true] {
                let wanted = (seats, phases, told);
                assert!(seen.contains(&wanted), "{wanted:?}");
            }
        }
    }
}

/// The option shows the stones and changes nothing else: a match has the same steps with it
/// and without it.
#[test]
fn the_same_is_asked_whether_the_stones_lie_open_or_not() {
    let mut answers_without_a_choice = 0;
    for kept in archive().replay_all(20) {
        let (open, closed) = (r#""open_stones":true"#, r#""open_stones":false"#);
        let mut other = kept.record.clone();
        other.config = if kept.table.config().open_stones() {
            other.config.replace(open, closed)
        } else {
            other.config.replace(closed, open)
        };
        assert_ne!(other.config, kept.record.config);
        let replayed = Table::<Cavum>::replay(&other).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(replayed.steps(), kept.table.steps());
        for (index, step) in kept.table.steps().iter().enumerate() {
            if let Step::Decision { seat, .. } = step
                && kept.table.config().open_stones()
                && replayed.at(index).legal(*seat).len() == 1
            {
                answers_without_a_choice += 1;
            }
        }
    }
    assert!(answers_without_a_choice > 0, "K43 and K44 are asked anyway");
}

#[test]
fn records_that_must_be_refused_are_refused_with_the_line_and_the_reason() {
    archive().refuse_all(&[
        ("another-game", 2, "wrong_game"),
        ("another-seed", 118, "broken_commitment"),
        ("changed-order", 8, "wrong_luck"),
        ("cut-off", 61, "malformed"),
        ("five-seats", 4, "bad_config"),
        ("later-rules", 3, "wrong_rules"),
        ("missing-order", 8, "wrong_luck"),
        ("not-a-record", 1, "not_a_record"),
        ("out-of-turn", 26, "not_awaited"),
        ("prospects-first", 26, "illegal"),
        ("text-after-the-end", 120, "malformed"),
        ("tile-in-the-rock", 26, "illegal"),
        ("unknown-option", 4, "bad_config"),
        ("unknown-tile", 26, "unreadable"),
        ("wrong-result", 119, "wrong_result"),
    ]);
}
