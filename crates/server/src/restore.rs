//! Putting a backup in the place of the data.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use model::Timestamp;

use crate::data_folder::{DataFolder, FolderError};
use crate::store::{
    Administration, AuditEntry, Deed, Operator, Sqlite, Store, StoreError, StoreFlaw, with_ending,
};

/// Why a backup was not restored. The data is as it was.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The folder cannot be used, or a server uses it.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// A file cannot be copied or moved.
    #[error("{} cannot be copied or moved: {error}", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file is part of a running or killed server's data.
    #[error(
        "{} is not complete without the write-ahead log beside it; make a backup with grotto admin \
         backup FILE, or stop its server first",
        file.display()
    )]
    Incomplete {
        /// Which.
        file: PathBuf,
    },
    /// The file is no database of this program, or of a later version.
    #[error("{} is no backup that can be restored: {error}", file.display())]
    Unusable {
        /// Which.
        file: PathBuf,
        /// Why.
        error: StoreError,
    },
    /// The file is damaged.
    #[error("{} cannot be restored: {flaw}", file.display())]
    Flawed {
        /// Which.
        file: PathBuf,
        /// What is wrong with it.
        flaw: StoreFlaw,
    },
}

/// The endings of a database's files.
const FILES: [&str; 3] = ["", "-wal", "-shm"];

impl DataFolder {
    /// Puts a backup in the place of the data, after checking it. Returns where the data that was
    /// there is kept now, if there was any.
    pub async fn restore(
        &self,
        backup: &Path,
        now: Timestamp,
    ) -> Result<Option<PathBuf>, RestoreError> {
        self.prepare()?;
        let _lock = self.lock()?;
        let log = with_ending(backup, "-wal");
        if fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
            let file = backup.to_owned();
            return Err(RestoreError::Incomplete { file });
        }
        let copy = with_ending(&self.database(), ".restoring");
        let checked = check_in(backup, &copy, now).await;
        if checked.is_err() {
            remove(&copy);
        }
        checked?;
        let aside = self.set_aside(now)?;
        let database = self.database();
        move_file(&copy, &database)?;
        // The folder too must know its files after a power cut.
        #[cfg(unix)]
        sync(self.path())?;
        Ok(aside)
    }

    /// Moves the present files out of the way.
    fn set_aside(&self, now: Timestamp) -> Result<Option<PathBuf>, RestoreError> {
        let database = self.database();
        let aside = with_ending(&database, &format!(".before-{}", now.0));
        if !database.exists() {
            return Ok(None);
        }
        for ending in FILES {
            let file = with_ending(&database, ending);
            if file.exists() {
                move_file(&file, &with_ending(&aside, ending))?;
            }
        }
        Ok(Some(aside))
    }
}

/// Copies a backup into the folder and makes sure that a server can use the copy.
async fn check_in(backup: &Path, copy: &Path, now: Timestamp) -> Result<(), RestoreError> {
    let file = || backup.to_owned();
    remove(copy);
    fs::copy(backup, copy).map_err(|error| RestoreError::File {
        file: file(),
        error,
    })?;
    let unusable = |error| RestoreError::Unusable {
        file: file(),
        error,
    };
    let store = Sqlite::open(copy).await.map_err(unusable)?;
    let flaws = store.flaws().await.map_err(unusable)?;
    if let Some(flaw) = flaws.into_iter().next() {
        return Err(RestoreError::Flawed { file: file(), flaw });
    }
    let entry = AuditEntry {
        time: now,
        operator: Operator::Admin,
        deed: Deed::Restore,
        target: backup.display().to_string(),
    };
    store.note(entry).await.map_err(unusable)?;
    store.close().await.map_err(unusable)?;
    sync(copy)
}

fn move_file(from: &Path, to: &Path) -> Result<(), RestoreError> {
    fs::rename(from, to).map_err(|error| RestoreError::File {
        file: from.to_owned(),
        error,
    })
}

fn sync(path: &Path) -> Result<(), RestoreError> {
    File::open(path)
        .and_then(|file| file.sync_all())
        .map_err(|error| RestoreError::File {
            file: path.to_owned(),
            error,
        })
}

/// Removes a copy that is of no use, if it is there.
fn remove(copy: &Path) {
    for ending in FILES {
        let _ = fs::remove_file(with_ending(copy, ending));
    }
}
