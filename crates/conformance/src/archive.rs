//! Records kept in files: whole games that must always replay, and records that must be
//! refused.
//!
//! A game keeps them in `tests/records` and `tests/records/refused` of its crate:
//!
//! ```no_run
//! use conformance::Archive;
//! use tabletop::example::Pebbles;
//!
//! let archive = Archive::<Pebbles>::of_crate(env!("CARGO_MANIFEST_DIR"));
//! let matches = archive.replay_all(20);
//! assert!(matches.iter().all(|kept| kept.table.outcome().is_some()));
//! archive.refuse_all(&[("cut-off", 40, "malformed")]);
//! ```

use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::{fs, io};

use tabletop::{Config, Game, Record, RecordError, RecordedLuck, Table};

use crate::options::every_config;

/// The folder of records of a game.
#[derive(Debug)]
pub struct Archive<G> {
    folder: PathBuf,
    game: PhantomData<fn() -> G>,
}

/// A record from an archive, replayed to its end.
#[derive(Debug)]
pub struct KeptRecord<G: Game> {
    /// The record as it was read.
    pub record: Record,
    /// The table after the last step.
    pub table: Table<G>,
}

impl<G: Game> KeptRecord<G> {
    /// Whether the luck was told; else it was rolled.
    pub fn is_told(&self) -> bool {
        self.record.luck == RecordedLuck::Told
    }
}

impl<G: Game> Archive<G> {
    /// The records in `tests/records` of the crate in this folder.
    pub fn of_crate(folder: &str) -> Self {
        Self::in_folder(Path::new(folder).join("tests/records"))
    }

    /// The records in this folder.
    pub fn in_folder(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: folder.into(),
            game: PhantomData,
        }
    }

    /// Writes a whole match under this name. A record that is already there is never
    /// overwritten: it must always replay.
    pub fn keep(&self, name: &str, play: impl FnOnce() -> Table<G>) -> io::Result<()> {
        let file = self.folder.join(name).with_extension("record");
        if file.exists() {
            return Ok(());
        }
        fs::write(file, play().record().to_string())
    }

    /// Replays every record, and returns the matches in the order of their files' names.
    ///
    /// # Panics
    ///
    /// If a record does not replay, is not of a finished match or would be written differently
    /// today; if there are fewer than `least`; or if a number of seats or a kind of luck is
    /// missing.
    pub fn replay_all(&self, least: usize) -> Vec<KeptRecord<G>> {
        let kept: Vec<KeptRecord<G>> = read_folder(&self.folder)
            .into_iter()
            .map(|(name, text)| {
                let kept =
                    replay(&text).unwrap_or_else(|error| panic!("{name} does not replay: {error}"));
                assert!(kept.table.outcome().is_some(), "{name} is not over");
                assert_eq!(kept.table.record().to_string(), text, "{name}");
                kept
            })
            .collect();
        assert!(kept.len() >= least, "only {} records", kept.len());
        assert_covered(&kept);
        kept
    }

    /// Tries every record of the folder `refused`. `expected` lists all of them in the order of
    /// their names, with the line and the code with which each is refused.
    ///
    /// # Panics
    ///
    /// If anything else happens.
    pub fn refuse_all(&self, expected: &[(&str, usize, &str)]) {
        let refused: Vec<(String, usize, &str)> = read_folder(&self.folder.join("refused"))
            .into_iter()
            .map(|(name, text)| match replay::<G>(&text) {
                Ok(_) => panic!("{name} is not refused"),
                Err(error) => (name, error.line, error.problem.code()),
            })
            .collect();
        let refused: Vec<(&str, usize, &str)> = refused
            .iter()
            .map(|(name, line, code)| (name.as_str(), *line, *code))
            .collect();
        assert_eq!(refused, expected);
    }
}

/// The records are of every number of seats, and of both kinds of luck.
fn assert_covered<G: Game>(kept: &[KeptRecord<G>]) {
    let all = every_config::<G::Config>();
    for seats in all.iter().map(Config::seats) {
        let has_seats = |one: &KeptRecord<G>| one.table.seats() == seats;
        assert!(kept.iter().any(has_seats), "no record has {seats} seats");
    }
    for told in [false, true] {
        let has_luck = |one: &KeptRecord<G>| one.is_told() == told;
        assert!(kept.iter().any(has_luck), "no record has told luck: {told}");
    }
}

fn replay<G: Game>(text: &str) -> Result<KeptRecord<G>, RecordError> {
    let record: Record = text.parse()?;
    let table = Table::replay(&record)?;
    Ok(KeptRecord { record, table })
}

/// The records of a folder with their names, in the order of the names.
fn read_folder(folder: &Path) -> Vec<(String, String)> {
    let files =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut records: Vec<(String, String)> = files
        .map(|file| file.expect("the folder can be read").path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "record")
        })
        .map(|path| {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            let text = fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (name.into_owned(), text)
        })
        .collect();
    records.sort();
    records
}
