//! Whole games that must replay for ever, and records that must be refused.

use std::fs;
use std::path::{Path, PathBuf};

use cavum::Cavum;
use tabletop::{Record, RecordError, RecordedLuck, Table};

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

fn replay(text: &str) -> Result<Table<Cavum>, RecordError> {
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
fn the_records_cover_every_number_of_seats_both_lengths_and_both_kinds_of_luck() {
    let mut seen = Vec::new();
    for (_, text) in records("records") {
        let record: Record = text.parse().unwrap();
        let config = *replay(&text).unwrap().config();
        let told = record.luck == RecordedLuck::Told;
        seen.push((config.seats(), config.phases(), told));
    }
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
    let expected = [
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
