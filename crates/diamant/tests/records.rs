//! Whole games that must replay for ever, and records that must be refused.

use conformance::Archive;
use diamant::Diamant;

fn archive() -> Archive<Diamant> {
    Archive::of_crate(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_record_replays_and_they_cover_every_number_of_seats_both_variants_and_both_kinds_of_luck()
{
    let seen: Vec<_> = archive()
        .replay_all(20)
        .iter()
        .map(|kept| {
            let config = kept.table.config();
            (config.seats(), config.relics(), kept.is_told())
        })
        .collect();
    for seats in 3..=8 {
        for relics in [false, true] {
            assert!(
                seen.contains(&(seats, relics, false)),
                "{seats} seats, relics {relics}"
            );
        }
    }
}

#[test]
fn records_that_must_be_refused_are_refused_with_the_line_and_the_reason() {
    archive().refuse_all(&[
        ("another-game", 2, "wrong_game"),
        ("another-seed", 48, "broken_commitment"),
        ("changed-card", 20, "wrong_luck"),
        ("cut-off", 41, "malformed"),
        ("later-rules", 3, "wrong_rules"),
        ("missing-card", 20, "wrong_luck"),
        ("nine-seats", 4, "bad_config"),
        ("not-a-record", 1, "not_a_record"),
        ("seat-decides-twice", 10, "not_awaited"),
        ("text-after-the-end", 50, "malformed"),
        ("unknown-decision", 9, "unreadable"),
        ("unknown-option", 4, "bad_config"),
        ("wrong-result", 49, "wrong_result"),
    ]);
}
