//! What an archive of records sees.

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use conformance::Archive;
use tabletop::example::Pebbles;
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

/// A match of which so many steps are played.
fn record(steps: usize) -> String {
    let config = tabletop::read_config(r#"{"seats":2}"#).expect("a configuration");
    let mut table = Table::<Pebbles>::open(config, LuckSource::Rolled(Seed::from_number(5)));
    for _ in 0..steps {
        let Some(seat) = table.prompt().awaited().lowest() else {
            break;
        };
        let decision = table.legal(seat)[0];
        table.decide(seat, decision, None).expect("it is legal");
    }
    assert_eq!(table.prompt() == Prompt::Over, steps > 1000);
    table.record().to_string()
}

#[test]
fn whole_matches_replay_and_bad_records_are_refused() {
    let whole = record(9999);
    let cut = format!("{whole}more\n");
    let lines = whole.lines().count();
    let folder = folder("good", &[("one", whole), ("refused/more", cut)]);
    let kept = archive(&folder).replay_all(1);
    assert_eq!(kept.len(), 1);
    assert!(kept[0].table.outcome().is_some());
    archive(&folder).refuse_all(&[("more", lines + 1, "malformed")]);
}

#[test]
fn too_few_unfinished_or_changed_records_are_seen() {
    let unfinished = folder("unfinished", &[("one", record(1))]);
    let whole = record(9999);
    let changed = folder("changed", &[("one", whole.replacen("game", "gane", 1))]);
    let accepted = folder(
        "accepted",
        &[("one", whole.clone()), ("refused/good", whole)],
    );
    let fails = |folder: &Path, what: fn(Archive<Pebbles>)| {
        let folder = folder.to_owned();
        catch_unwind(move || what(archive(&folder))).is_err()
    };
    let replays: fn(Archive<Pebbles>) = |archive| drop(archive.replay_all(1));
    assert!(fails(&unfinished, replays));
    assert!(fails(&changed, replays));
    assert!(!fails(&accepted, replays));
    assert!(fails(&accepted, |archive| drop(archive.replay_all(2))));
    assert!(fails(&accepted, |archive| archive.refuse_all(&[])));
}
