//! What a host can do with a store, besides letting people play.

use std::path::PathBuf;

use model::{Name, TableId, TableStatus, Timestamp};

use super::{AuditEntry, Conflict, Operator, StoreFuture};

/// The administrative half of a [`Store`](super::Store). Every act that changes something is
/// written into the audit log together with the change.
pub trait Administration: std::fmt::Debug + Send + Sync + 'static {
    /// Adds a line to the audit log.
    fn note(&self, entry: AuditEntry) -> StoreFuture<'_, ()>;
    /// The last lines of the audit log, the oldest first.
    fn audit(&self, limit: u32) -> StoreFuture<'_, Vec<AuditEntry>>;

    /// Tables of every kind, after this one in the order of their ids.
    fn tables_after(&self, after: Option<TableId>, limit: u32) -> StoreFuture<'_, Vec<TableFacts>>;
    /// Breaks a running match off: nothing can be decided there any more, and it has no result. A
    /// conflict unless it runs.
    fn end_table(
        &self,
        id: TableId,
        by: Operator,
        now: Timestamp,
    ) -> StoreFuture<'_, Result<(), Conflict>>;
    /// Removes a table and everything about it; a conflict if it is gone already.
    fn delete_table(
        &self,
        id: TableId,
        by: Operator,
        now: Timestamp,
    ) -> StoreFuture<'_, Result<(), Conflict>>;

    /// Removes some of what is older than the deadlines; to be repeated until it finds nothing.
    fn prune(&self, deadlines: Deadlines) -> StoreFuture<'_, Pruned>;

    /// What is wrong with the stored data itself, whatever it means.
    fn flaws(&self) -> StoreFuture<'_, Vec<StoreFlaw>>;
    /// Copies everything, as it is at one moment, into a new file.
    fn copy_to(&self, file: PathBuf) -> StoreFuture<'_, ()>;
}

/// What an administrator sees of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFacts {
    /// Its id.
    pub id: TableId,
    /// Its game, which this program may not know any more.
    pub game: String,
    /// Where it stands.
    pub status: TableStatus,
    /// The name of its host.
    pub host: Name,
    /// When it was opened.
    pub created: Timestamp,
    /// When somebody last decided or arranged something.
    pub active: Timestamp,
    /// How many entries its log has.
    pub entries: u32,
    /// The points by seat, if its match has a result.
    pub points: Vec<i32>,
}

/// What is older than this is too old.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadlines {
    /// The last act at an unfinished match.
    pub running: Timestamp,
    /// The last act at a finished match; `None` if those are kept.
    pub finished: Option<Timestamp>,
    /// A line of chat.
    pub chat: Timestamp,
    /// The last use of a session.
    pub sessions: Timestamp,
}

/// How much was removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pruned {
    /// Tables with everything about them.
    pub tables: u64,
    /// Lines of chat at other tables.
    pub chat_lines: u64,
    /// Sessions.
    pub sessions: u64,
    /// Guests to whom nothing led any more.
    pub guests: u64,
}

impl Pruned {
    /// Whether nothing was removed.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

impl std::ops::AddAssign for Pruned {
    fn add_assign(&mut self, more: Self) {
        self.tables += more.tables;
        self.chat_lines += more.chat_lines;
        self.sessions += more.sessions;
        self.guests += more.guests;
    }
}

/// Something wrong with the stored data itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreFlaw {
    /// The file is damaged.
    #[error("the file is damaged: {what}")]
    Damaged {
        /// What the database says about it.
        what: String,
    },
    /// Rows refer to something that does not exist.
    #[error("{count} rows of “{table}” refer to something that does not exist")]
    Dangling {
        /// The database's table.
        table: String,
        /// How many.
        count: u32,
    },
    /// Rows that belong to nothing.
    #[error("{count} {what}")]
    Stray {
        /// What they are.
        what: &'static str,
        /// How many.
        count: u32,
    },
}
