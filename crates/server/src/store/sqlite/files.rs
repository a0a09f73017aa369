//! Whether the files that were opened are still the ones at their paths.
//!
//! A file that was deleted or replaced can still be written: its name is gone, and so is all that
//! is in it when the program ends. Nothing is acknowledged then.

use std::io;
use std::path::{Path, PathBuf};

use crate::store::StoreError;

/// The files of an open database, as they were when it was opened. The store keeps them open, so
/// that no other file can get the same number.
#[derive(Clone, Debug)]
pub struct OpenedFiles([(PathBuf, FileNumber); 2]);

impl OpenedFiles {
    /// The files of a database that is open and was written to.
    pub fn of(database: &Path) -> io::Result<Self> {
        let log = log_of(database);
        Ok(Self([
            (database.to_owned(), number(database)?),
            (log.clone(), number(&log)?),
        ]))
    }

    /// Refuses if one of them is not in its place. It is in order again when the file is back.
    pub fn check(&self) -> Result<(), StoreError> {
        for (path, opened) in &self.0 {
            if number(path).ok() != Some(*opened) {
                return Err(StoreError::Misplaced { file: path.clone() });
            }
        }
        Ok(())
    }
}

/// The write-ahead log of a database.
pub fn log_of(database: &Path) -> PathBuf {
    with_ending(database, "-wal")
}

/// The file with something more at the end of its name.
pub fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// What tells a file from all others: its device and its number there.
#[cfg(unix)]
type FileNumber = (u64, u64);

#[cfg(unix)]
fn number(path: &Path) -> io::Result<FileNumber> {
    use std::os::unix::fs::MetadataExt;
    let file = std::fs::metadata(path)?;
    Ok((file.dev(), file.ino()))
}

/// Elsewhere an open file can be neither removed nor replaced.
#[cfg(not(unix))]
type FileNumber = ();

#[cfg(not(unix))]
fn number(path: &Path) -> io::Result<FileNumber> {
    std::fs::metadata(path).map(|_| ())
}
