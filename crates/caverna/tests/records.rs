//! Whole games that must replay for ever, and records that must be refused.

use caverna::{Caverna, Decision};
use conformance::Archive;
use tabletop::Step;

fn archive() -> Archive<Caverna> {
    Archive::of_crate(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_record_replays_and_they_cover_both_modes_and_both_kinds_of_luck() {
    let (mut duels, mut solo_games, mut told) = (0, 0, 0);
    for kept in archive().replay_all(20) {
        if kept.table.config().is_solo() {
            solo_games += 1;
        } else {
            duels += 1;
        }
        told += u32::from(kept.is_told());
    }
    assert!(duels >= 10 && solo_games >= 10, "{duels} and {solo_games}");
    assert!(told >= 4, "{told} are told");
}

#[test]
fn the_records_cover_every_kind_of_decision() {
    let mut kinds: Vec<_> = Vec::new();
    for kept in archive().replay_all(20) {
        for step in kept.table.steps() {
            if let Step::Decision { decision, .. } = step {
                kinds.push(std::mem::discriminant(decision));
            }
        }
    }
    let words = [
        "convert emmer",
        "take breach",
        "trade 5 wood",
        "use cave-entrance for wood",
        "dig 1,0",
        "dig twice 1,0",
        "gain 2 wood",
        "wall 3,0 3,1",
        "raze 3,0 3,1",
        "furnish shelf 2,0",
        "cavern corner",
        "end",
    ];
    for words in words {
        let decision: Decision = words.parse().unwrap();
        let kind = std::mem::discriminant(&decision);
        assert!(kinds.contains(&kind), "{words}");
    }
}

#[test]
fn records_that_must_be_refused_are_refused_with_the_line_and_the_reason() {
    archive().refuse_all(&[
        ("another-game", 2, "wrong_game"),
        ("another-seed", 188, "broken_commitment"),
        ("breach-in-solo", 45, "impossible_outcome"),
        ("changed-room", 16, "wrong_luck"),
        ("cut-off", 96, "malformed"),
        ("furnished-without-paying", 25, "illegal"),
        ("later-rules", 3, "wrong_rules"),
        ("not-a-record", 1, "not_a_record"),
        ("other-seat-decides", 9, "not_awaited"),
        ("renovation-too-early", 9, "illegal"),
        ("room-unearthed-twice", 35, "impossible_outcome"),
        ("text-after-the-end", 190, "malformed"),
        ("three-seats", 4, "bad_config"),
        ("tile-taken-twice", 14, "illegal"),
        ("turn-not-ended", 12, "not_awaited"),
        ("unknown-decision", 9, "unreadable"),
        ("unknown-option", 4, "bad_config"),
        ("wrong-result", 189, "wrong_result"),
    ]);
}
