//! What an archive of records sees.

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use conformance::{Archive, LuckKind, whole_match};
use tabletop::example::{Pebbles, PebblesConfig};
use tabletop::{LuckSource, Prompt, Seed, Table};

/// A crate's folder with these files as records.
fn folder(name: &str, records: &[(&str, String)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("tests/records/refused")).expect("a folder");
    for (path, text) in records {
        let file = folder
            .join("tests/records")
            .join(path)
            .with_extension("record");
        fs::write(file, text).expect("a file");
    }
    folder
}

fn archive(folder: &Path) -> Archive<Pebbles> {
    Archive::of_crate(folder.to_str().expect("a path in ASCII"))
}

/// A match of which at most this many decisions are made.
fn record(seats: u8, luck: LuckSource, decisions: usize) -> String {
    let config = tabletop::read_config(&format!(r#"{{"seats":{seats}}}"#)).expect("2 to 4");
    let mut table = Table::<Pebbles>::open(config, luck);
    for _ in 0..decisions {
        let Some(seat) = table.prompt().awaited().lowest() else {
            break;
        };
        let decision = table.legal(seat)[0];
        table.decide(seat, decision, None).expect("it is legal");
        if let Some(&(draw, _)) = table.chances().first() {
            table.tell(draw).expect("it is possible");
        }
    }
    assert_eq!(table.prompt() == Prompt::Over, decisions == WHOLE);
    table.record().to_string()
}

/// More decisions than any match has.
const WHOLE: usize = 9999;

fn rolled() -> LuckSource {
    LuckSource::Rolled(Seed::from_number(5))
}

/// Whole matches of every number of seats and both kinds of luck.
fn complete() -> Vec<(&'static str, String)> {
    vec![
        ("two", record(2, rolled(), WHOLE)),
        ("three", record(3, LuckSource::Told, WHOLE)),
        ("four", record(4, rolled(), WHOLE)),
    ]
}

#[test]
fn whole_matches_replay_and_bad_records_are_refused() {
    let whole = record(2, rolled(), WHOLE);
    let lines = whole.lines().count();
    let mut records = complete();
    records.push(("refused/more", format!("{whole}more\n")));
    let folder = folder("good", &records);
    let kept = archive(&folder).replay_all(3);
    assert_eq!(kept.len(), 3);
    assert!(kept.iter().all(|kept| kept.table.outcome().is_some()));
    let told = kept.iter().filter(|kept| kept.is_told()).count();
    assert_eq!(told, 1);
    archive(&folder).refuse_all(&[("more", lines + 1, "malformed")]);
}

fn fails(folder: &Path, what: fn(Archive<Pebbles>)) -> bool {
    let folder = folder.to_owned();
    catch_unwind(move || what(archive(&folder))).is_err()
}

const REPLAYS: fn(Archive<Pebbles>) = |archive| drop(archive.replay_all(1));

#[test]
fn too_few_unfinished_or_changed_records_are_seen() {
    let with = |name: &'static str, one: String| {
        let mut records = complete();
        records.push((name, one));
        records
    };
    let unfinished = folder("unfinished", &with("one", record(2, rolled(), 1)));
    let whole = record(2, rolled(), WHOLE);
    let changed = folder("changed", &with("one", whole.replacen("game", "gane", 1)));
    let accepted = folder("accepted", &with("refused/good", whole));
    assert!(fails(&unfinished, REPLAYS));
    assert!(fails(&changed, REPLAYS));
    assert!(!fails(&accepted, REPLAYS));
    assert!(fails(&accepted, |archive| drop(archive.replay_all(4))));
    assert!(fails(&accepted, |archive| archive.refuse_all(&[])));
}

#[test]
fn a_number_of_seats_or_a_kind_of_luck_that_is_missing_is_seen() {
    for missing in ["two", "three", "four"] {
        let mut records = complete();
        records.retain(|(name, _)| *name != missing);
        assert!(fails(&folder(missing, &records), REPLAYS), "{missing}");
    }
    let mut rolled_only = complete();
    rolled_only[1] = ("three", record(3, rolled(), WHOLE));
    assert!(fails(&folder("rolled-only", &rolled_only), REPLAYS));
}

#[test]
fn a_record_that_is_there_is_never_written_again() {
    let folder = folder("kept", &[]);
    let records = folder.join("tests/records");
    let archive = archive(&folder);
    let play = || {
        let config = PebblesConfig::default();
        let luck = LuckKind::Told;
        whole_match::<Pebbles>(config, luck, 1, |table, seat, _| table.legal(seat)[0])
    };
    archive.keep("one", play).expect("a file");
    let text = fs::read_to_string(records.join("one.record")).expect("it was written");
    assert_eq!(text, play().record().to_string());
    fs::write(records.join("one.record"), "as it was").expect("a file");
    archive
        .keep("one", || unreachable!())
        .expect("nothing to do");
    let text = fs::read_to_string(records.join("one.record")).expect("it is there");
    assert_eq!(text, "as it was");
}
