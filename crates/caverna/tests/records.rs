//! Whole games that must replay for ever, and records that must be refused.

use std::fs;
use std::path::{Path, PathBuf};

use caverna::{Caverna, Decision};
use tabletop::{Record, RecordError, RecordedLuck, Step, Table};

fn records(folder: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(folder);
    let mut records: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "record")
        })
        .map(|path| (path.clone(), fs::read_to_string(path).unwrap()))
        .collect();
    records.sort();
    records
}

fn replay(text: &str) -> Result<Table<Caverna>, RecordError> {
    Table::replay(&text.parse::<Record>()?)
}

#[test]
fn every_record_replays_to_its_end_and_is_written_the_same_again() {
    let records = records("records");
    for (path, text) in &records {
        let table = replay(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(table.outcome().is_some(), "{} is not over", path.display());
        assert_eq!(table.record().to_string(), *text, "{}", path.display());
    }
    assert!(records.len() >= 20, "only {} records", records.len());
}

#[test]
fn the_records_cover_both_modes_and_both_kinds_of_luck() {
    let (mut duels, mut solo_games, mut told) = (0, 0, 0);
    for (_, text) in records("records") {
        let record: Record = text.parse().unwrap();
        if replay(&text).unwrap().config().is_solo() {
            solo_games += 1;
        } else {
            duels += 1;
        }
        told += u32::from(record.luck == RecordedLuck::Told);
    }
    assert!(duels >= 10 && solo_games >= 10, "{duels} and {solo_games}");
    assert!(told >= 4, "{told} are told");
}

#[test]
fn the_records_cover_every_kind_of_decision() {
    let mut kinds: Vec<_> = Vec::new();
    for (_, text) in records("records") {
        for step in replay(&text).unwrap().steps() {
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
    let expected = [
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
    ];
    let refused: Vec<(String, usize, &str)> = records("records/refused")
        .into_iter()
        .map(|(path, text)| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let error = replay(&text).expect_err(&name);
            (name, error.line, error.problem.code())
        })
        .collect();
    let refused: Vec<(&str, usize, &str)> = refused
        .iter()
        .map(|(name, line, code)| (name.as_str(), *line, *code))
        .collect();
    assert_eq!(refused, expected);
}
