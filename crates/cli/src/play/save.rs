//! Where a game is kept.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tabletop::{Record, RecordedLuck};

use crate::failure::Failure;

/// Keeps the record of a game.
#[derive(Debug)]
pub enum Keeper {
    /// In this file, up to date after every decision.
    InFile(PathBuf),
    /// In the current folder under a name of its own, when the player stops.
    AtTheEnd,
}

impl Keeper {
    /// For a game that has no file yet. Something that is there already stays as it is.
    pub fn for_new_game(save: Option<PathBuf>) -> Result<Self, Failure> {
        match save {
            None => Ok(Self::AtTheEnd),
            Some(path) if path.symlink_metadata().is_ok() => Err(Failure::Exists { path }),
            Some(path) => Ok(Self::InFile(path)),
        }
    }

    /// After a decision.
    pub fn keep_current(&self, record: &Record) -> Result<(), Failure> {
        match self {
            Self::InFile(path) => write(path, record),
            Self::AtTheEnd => Ok(()),
        }
    }

    /// When the player stops; says where the record is.
    pub fn keep(&self, record: &Record) -> Result<PathBuf, Failure> {
        let path = match self {
            Self::InFile(path) => path.clone(),
            Self::AtTheEnd => free_name(record),
        };
        write(&path, record)?;
        Ok(path)
    }
}

/// `grotto-diamant-1a2b3c4d.record`, the digits from the commitment; a number is added if
/// another game has taken that name, which takes playing the same seed twice.
fn free_name(record: &Record) -> PathBuf {
    let digits = match record.luck {
        RecordedLuck::Rolled { commitment, .. } => commitment.to_string()[..8].to_owned(),
        RecordedLuck::Told => "told".to_owned(),
    };
    let stem = format!("grotto-{}-{digits}", record.game);
    let numbered = (2..).map(|number| format!("{stem}-{number}.record"));
    std::iter::once(format!("{stem}.record"))
        .chain(numbered)
        .map(PathBuf::from)
        .find(|path| path.symlink_metadata().is_err())
        .expect("no folder has infinitely many files")
}

/// Writes beside the file and renames, so that whatever happens there is a whole record.
fn write(path: &Path, record: &Record) -> Result<(), Failure> {
    let folder = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    write_beside(folder, record)
        .and_then(|written| written.persist(path).map_err(|error| error.error))
        .map(drop)
        .map_err(|source| Failure::Write {
            path: path.to_owned(),
            source,
        })
}

fn write_beside(folder: &Path, record: &Record) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".grotto-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // What any program would ask for; the user's mask takes away what it should.
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(record.to_string().as_bytes())?;
    file.as_file().sync_all()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let game = catalog::games()[0];
        let luck = tabletop::LuckSource::Rolled(tabletop::Seed::from_number(1));
        let config = serde_json::json!({});
        game.open(&config, luck).unwrap().record()
    }

    #[test]
    fn a_record_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.record");
        let keeper = Keeper::for_new_game(Some(path.clone())).unwrap();
        keeper.keep_current(&record()).unwrap();
        assert_eq!(keeper.keep(&record()).unwrap(), path);
        assert_eq!(
            std::fs::read_to_string(&path).unwrap(),
            record().to_string()
        );
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_exists_is_not_overwritten_by_a_new_game() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("precious.txt");
        std::fs::write(&path, "precious").unwrap();
        let refused = Keeper::for_new_game(Some(path.clone())).unwrap_err();
        assert!(matches!(refused, Failure::Exists { .. }));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious");
    }

    #[test]
    fn a_folder_that_does_not_exist_is_a_failure_to_write() {
        let folder = tempfile::tempdir().unwrap();
        let keeper = Keeper::InFile(folder.path().join("missing").join("game.record"));
        let refused = keeper.keep_current(&record()).unwrap_err();
        assert!(matches!(refused, Failure::Write { .. }));
    }
}
