//! What can go wrong with a store.

use std::path::PathBuf;

/// A store that does not do its work. None but [`Gone`](Self::Gone) is a visitor's fault.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refuses or does not answer.
    #[error("the database fails: {0}")]
    Database(#[from] sqlx::Error),
    /// The schema cannot be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A row that this program never writes.
    #[error("the database holds an impossible {what}")]
    Corrupt {
        /// What is wrong.
        what: &'static str,
    },
    /// Somebody in the write does not exist any more, or their token has ended in the meantime.
    /// Nothing was changed.
    #[error("this person or session does not exist any more")]
    Gone,
    /// The transaction of a write failed.
    #[error("the write was not confirmed, because its transaction failed")]
    NotConfirmed,
    /// A file of the database was deleted or replaced.
    #[error(
        "{} is not the file that was opened; put that one back, or start the server anew to use \
         what is there now",
        file.display()
    )]
    Misplaced {
        /// The path.
        file: PathBuf,
    },
    /// The write-ahead log is damaged, and more was acknowledged than can be read.
    #[error(
        "{} is damaged after byte {intact}: at least {lost} acknowledged transactions after it \
         cannot be read; restore a backup (grotto admin restore FILE), or go on without them \
         (grotto admin doctor --cut-log)",
        file.display()
    )]
    DamagedLog {
        /// The path.
        file: PathBuf,
        /// The bytes before this one are intact.
        intact: u64,
        /// How many transactions are lost, at least.
        lost: u32,
    },
    /// A running server of another version has the database open.
    #[error(
        "the running server is of another version than this program; use its own, or stop it first"
    )]
    OtherVersion,
    /// The store was closed, because the program ends.
    #[error("the database is closed")]
    Closed,
}
