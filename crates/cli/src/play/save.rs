//! Where a game is kept.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tabletop::{Record, RecordedLuck};

use crate::failure::Failure;

/// Keeps the record of a game in a file, up to date after every decision, so that nothing
/// is lost however the program ends.
#[derive(Debug)]
pub enum Keeper {
    /// In the file that the player has named, from the start.
    Named(PathBuf),
    /// Under a name of its own, from the first decision.
    Unnamed(PathBuf),
}

impl Keeper {
    /// For a game that has no file yet. Something that is there already stays as it is.
    pub fn for_new_game(save: Option<PathBuf>, record: &Record) -> Result<Self, Failure> {
        match save {
            None => Ok(Self::Unnamed(free_name(&writable_folder(), record))),
            Some(path) if path.symlink_metadata().is_ok() => Err(Failure::Exists { path }),
            Some(path) => Ok(Self::Named(path)),
        }
    }

    /// Where the record is.
    pub fn path(&self) -> &Path {
        match self {
            Self::Named(path) | Self::Unnamed(path) => path,
        }
    }

    /// Before the first decision: whether the named file can be written is found out now.
    pub fn begin(&self, record: &Record) -> Result<(), Failure> {
        match self {
            Self::Named(_) => self.keep(record),
            Self::Unnamed(_) => Ok(()),
        }
    }

    /// After a decision, and when the player stops.
    pub fn keep(&self, record: &Record) -> Result<(), Failure> {
        write(self.path(), record)
    }
}

/// The current folder, or one for temporary files if nothing can be written here.
fn writable_folder() -> PathBuf {
    let here = PathBuf::from(".");
    match tempfile::tempfile_in(&here) {
        Ok(_) => PathBuf::new(),
        Err(_) => std::env::temp_dir(),
    }
}

/// `grotto-diamant-1a2b3c4d.record`, the digits from the commitment; a number is added if
/// another game has taken that name, which takes playing the same seed twice.
fn free_name(folder: &Path, record: &Record) -> PathBuf {
    let digits = match record.luck {
        RecordedLuck::Rolled { commitment, .. } => commitment.to_string()[..8].to_owned(),
        RecordedLuck::Told => "told".to_owned(),
    };
    let stem = format!("grotto-{}-{digits}", record.game);
    let numbered = (2..).map(|number| format!("{stem}-{number}.record"));
    std::iter::once(format!("{stem}.record"))
        .chain(numbered)
        .map(|name| folder.join(name))
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
        let keeper = Keeper::for_new_game(Some(path.clone()), &record()).unwrap();
        keeper.begin(&record()).unwrap();
        keeper.keep(&record()).unwrap();
        assert_eq!(keeper.path(), path);
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
        let refused = Keeper::for_new_game(Some(path.clone()), &record()).unwrap_err();
        assert!(matches!(refused, Failure::Exists { .. }));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious");
    }

    #[test]
    fn a_folder_that_does_not_exist_is_a_failure_to_write() {
        let folder = tempfile::tempdir().unwrap();
        let keeper = Keeper::Named(folder.path().join("missing").join("game.record"));
        let refused = keeper.begin(&record()).unwrap_err();
        assert!(matches!(refused, Failure::Write { .. }));
    }
}
