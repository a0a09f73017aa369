//! Whole games that must replay for ever, and records that must be refused.

use cavum::Cavum;
use conformance::Archive;

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
