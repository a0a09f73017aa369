//! What can go wrong with a store.

/// A store that does not do its work. None of these is a visitor's fault.
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
    /// The writer has ended, because the program ends.
    #[error("the database is closed")]
    Closed,
}
