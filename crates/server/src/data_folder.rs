//! The folder in which a server keeps everything.

use std::fs::{File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use model::Timestamp;

use crate::store::{self, Sqlite, StoreError};

/// The name of the database in the folder.
const DATABASE: &str = "grotto.sqlite";

/// The file that a running server keeps locked.
const LOCK: &str = "grotto.lock";

/// The folder in which a server keeps everything.
#[derive(Clone, Debug)]
pub struct DataFolder(PathBuf);

/// Held by the one server that uses a folder.
#[derive(Debug)]
pub struct FolderLock(#[expect(dead_code, reason = "it is held, not used")] File);

impl DataFolder {
    /// This folder, which need not exist yet.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self(path.into())
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The file of its database.
    pub fn database(&self) -> PathBuf {
        self.0.join(DATABASE)
    }

    /// Opens the database of a folder that a server has used, beside the server if it runs.
    pub async fn open(&self) -> Result<Sqlite, FolderError> {
        if !self.database().exists() {
            let folder = self.0.clone();
            return Err(FolderError::NoDatabase { folder });
        }
        match self.lock() {
            // No server: nobody minds if the schema is brought up to date.
            Ok(lock) => self.open_alone(&lock).await,
            Err(_) => self.opened(Sqlite::open_beside(&self.database()).await),
        }
    }

    /// Cuts a damaged write-ahead log where it is damaged: what comes after that cannot be read.
    /// Returns where a copy of the whole log is, if it was damaged.
    pub fn cut_log(&self, now: Timestamp) -> Result<Option<PathBuf>, FolderError> {
        let _lock = self.lock()?;
        let cut = store::cut_log(&self.database(), now);
        Ok(self.written(cut)?.map(|(_, copy)| copy))
    }

    /// Creates the folder, closes it to other users and checks that it is writable.
    pub(crate) fn prepare(&self) -> Result<(), FolderError> {
        if self.0.is_file() {
            let path = self.0.clone();
            return Err(FolderError::NotAFolder { path });
        }
        self.written(prepare(&self.0))
    }

    /// Takes the folder for one server. Everybody else is refused until the lock is dropped or the
    /// process ends, however it ends.
    pub(crate) fn lock(&self) -> Result<FolderLock, FolderError> {
        let opened = File::options()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(self.0.join(LOCK));
        let mut file = self.written(opened)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // Where a locked file cannot be read the number stays unknown.
                let _ = file.read_to_string(&mut holder);
                return Err(FolderError::InUse {
                    folder: self.0.clone(),
                    process: holder.trim().parse().ok(),
                });
            }
            Err(TryLockError::Error(error)) => return self.written(Err(error)),
        }
        // For the message above. The lock holds without it.
        let _ = file.set_len(0);
        let _ = writeln!(file, "{}", std::process::id());
        Ok(FolderLock(file))
    }

    /// Opens the database, and creates it if necessary, for whom the folder is locked.
    pub(crate) async fn open_alone(&self, _lock: &FolderLock) -> Result<Sqlite, FolderError> {
        self.opened(Sqlite::open(&self.database()).await)
    }

    pub(crate) fn opened<T>(&self, result: Result<T, StoreError>) -> Result<T, FolderError> {
        result.map_err(|error| FolderError::CannotOpen {
            folder: self.0.clone(),
            error,
        })
    }

    fn written<T>(&self, result: io::Result<T>) -> Result<T, FolderError> {
        result.map_err(|error| FolderError::CannotWrite {
            folder: self.0.clone(),
            error,
        })
    }
}

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// A file stands where the folder should be.
    #[error(
        "{} is a file, and the data needs a folder; name the folder that it is in, or a new one",
        path.display()
    )]
    NotAFolder {
        /// The file.
        path: PathBuf,
    },
    /// It is not writable.
    #[error("the folder {} cannot be used for data: {error}", folder.display())]
    CannotWrite {
        /// The folder.
        folder: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The database in it cannot be used.
    #[error("the database in {} cannot be used: {error}", folder.display())]
    CannotOpen {
        /// The folder.
        folder: PathBuf,
        /// Why.
        error: StoreError,
    },
    /// Another server uses it.
    #[error(
        "another server{} already uses {}; stop it, or choose another folder with --data",
        process.map_or_else(String::new, |process| format!(" (process {process})")),
        folder.display()
    )]
    InUse {
        /// The folder.
        folder: PathBuf,
        /// The process of that server, if it is known.
        process: Option<u32>,
    },
    /// There is no database in it.
    #[error(
        "there is no database in {}; name the folder that grotto serve was given with --data",
        folder.display()
    )]
    NoDatabase {
        /// The folder.
        folder: PathBuf,
    },
}

impl FolderError {
    /// The stable word for this case.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotAFolder { .. } => "not_a_folder",
            Self::CannotWrite { .. } => "cannot_write",
            Self::CannotOpen { .. } => "cannot_open",
            Self::InUse { .. } => "folder_in_use",
            Self::NoDatabase { .. } => "no_database",
        }
    }
}

fn prepare(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // It contains the seeds of running matches.
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700))?;
    }
    let probe = folder.join(".grotto-can-write");
    std::fs::write(&probe, [])?;
    std::fs::remove_file(probe)
}
