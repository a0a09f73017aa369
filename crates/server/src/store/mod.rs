//! Everything that lasts, behind one narrow interface.
//!
//! The rest of the server relies on these promises and on nothing else:
//!
//! - A write that was answered is durable.
//! - Of two [appends](Store::append) to the same table at the same version, even on different
//!   nodes, one is a [`Conflict`]. The same holds for two [arrangements](Store::arrange) made
//!   from the same one.
//! - A write that was refused has changed nothing.
//!
//! [`Sqlite`] is the embedded store. The tests in `suite` are what the interface means: they are
//! generic, and every implementation passes them.

mod accounts;
mod administration;
mod audit;
mod error;
mod moderation;
mod personal_data;
mod rows;
mod sqlite;
#[cfg(test)]
mod suite;

pub use accounts::{Accounts, NameRefused};
pub use administration::{Administration, Deadlines, Pruned, StoreFlaw, TableFacts};
pub use audit::{AuditEntry, Deed, Operator};
pub use error::StoreError;
pub use moderation::{Block, KnownPerson, Moderation, NewReport, Report, Sanction};
pub use personal_data::{OwnLine, OwnReport, OwnTable, PersonalData, SessionTimes};
pub use rows::{
    Account, Census, Conflict, LogEntry, NewLine, NewTable, SessionState, StoredTable, StoredTryOut,
};
pub use sqlite::{Sqlite, cut_log, with_ending};

use futures_util::future::BoxFuture;
use model::{
    Action, Arrangement, ChairNews, ChatLine, Identity, IdentityId, Name, SoloScore, TableId,
    TableStatus, Timestamp,
};
use tabletop::{Seat, Version};

use crate::token::SessionKey;

/// An answer that takes a while. It is boxed, so that the server is not generic over its store.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// What lasts.
pub trait Store: Administration + Accounts + Moderation {
    /// Creates a guest with a first session. If the session exists already, its identity is
    /// returned instead; [`StoreError::Gone`] if it has ended.
    fn create_identity(
        &self,
        name: Name,
        session: SessionKey,
        now: Timestamp,
    ) -> StoreFuture<'_, Identity>;
    /// Whom a session acts for.
    fn session(&self, session: SessionKey) -> StoreFuture<'_, SessionState>;
    /// Lets a new session act for an identity; [`StoreError::Gone`] if that is gone.
    fn open_session(
        &self,
        identity: IdentityId,
        session: SessionKey,
        now: Timestamp,
    ) -> StoreFuture<'_, ()>;
    /// Notes that a session is in use.
    fn renew_session(&self, session: SessionKey, now: Timestamp) -> StoreFuture<'_, ()>;
    /// Ends a session and says whom it acted for. Even one that the store does not know cannot be
    /// opened afterwards.
    fn close_session(
        &self,
        session: SessionKey,
        now: Timestamp,
    ) -> StoreFuture<'_, Option<Identity>>;
    /// Marks somebody who is about to be merged or forgotten. From now on they take no chair, open
    /// no table, claim no name and say nothing: such a write is [`StoreError::Gone`].
    fn retire(&self, identity: IdentityId) -> StoreFuture<'_, ()>;
    /// Merges a guest into another identity: what the guest said was said by that one, and the
    /// guest's sessions end. Chairs are not touched: they are arranged.
    fn merge(&self, guest: IdentityId, into: IdentityId, now: Timestamp) -> StoreFuture<'_, ()>;
    /// Forgets a person: name, password, sessions and chat are removed; the matches stay, with
    /// an echo in the chair.
    fn delete_identity(&self, identity: IdentityId, now: Timestamp) -> StoreFuture<'_, ()>;

    /// Creates a table; [`StoreError::Gone`] if somebody who sits there is gone.
    fn create_table(&self, table: NewTable) -> StoreFuture<'_, ()>;
    /// Creates the rematch of another table; a conflict if that one has a rematch already. The
    /// chairs of people who are gone are free; [`StoreError::Gone`] if the host is.
    fn create_rematch(&self, of: TableId, table: NewTable)
    -> StoreFuture<'_, Result<(), Conflict>>;
    /// The table with this id.
    fn table(&self, id: TableId) -> StoreFuture<'_, Option<StoredTable>>;
    /// Replaces host, status and chairs of a table, and adds what its log says about that; a
    /// conflict unless the stored `Arrangement::number` is one less, [`StoreError::Gone`] if
    /// somebody who has just sat down is gone.
    fn arrange(
        &self,
        id: TableId,
        arrangement: Arrangement,
        news: Vec<ChairNews>,
    ) -> StoreFuture<'_, Result<(), Conflict>>;
    /// What the log of a table says about its chairs, the oldest first. Long ago may be missing.
    fn chair_news(&self, id: TableId) -> StoreFuture<'_, Vec<ChairNews>>;
    /// Removes a table that was never played; a conflict unless its `Arrangement::number` is
    /// still this one.
    fn discard_table(&self, id: TableId, number: u32) -> StoreFuture<'_, Result<(), Conflict>>;
    /// Public tables that wait for players, the newest first.
    fn open_tables(&self, limit: u32) -> StoreFuture<'_, Vec<StoredTable>>;
    /// The tables at which the identity has a chair, or left one that a bot keeps for it in a
    /// running match: finished ones last, then the newest first. Try-outs are among them.
    fn tables_of(&self, identity: IdentityId, limit: u32) -> StoreFuture<'_, Vec<StoredTable>>;
    /// Tables that have waited unchanged since before this time, the longest first.
    fn waiting_since(&self, before: Timestamp, limit: u32) -> StoreFuture<'_, Vec<TableId>>;
    /// Tables in play with a bot in a chair, after this one in the order of their ids.
    fn played_with_bots(&self, after: Option<TableId>, limit: u32)
    -> StoreFuture<'_, Vec<TableId>>;
    /// The finished matches of a game that the identity has played alone: the most points first,
    /// then the oldest. Try-outs do not count.
    fn solo_scores(
        &self,
        identity: IdentityId,
        game: &'static str,
        limit: u32,
    ) -> StoreFuture<'_, Vec<SoloScore>>;

    /// Creates a table at which a position is tried out.
    fn create_try_out(&self, table: NewTable, try_out: StoredTryOut) -> StoreFuture<'_, ()>;
    /// Removes a try-out and everything about it; nothing if it is gone or is no try-out.
    fn discard_try_out(&self, id: TableId) -> StoreFuture<'_, ()>;
    /// The try-outs of the identity, the newest first.
    fn try_outs_of(&self, holder: IdentityId) -> StoreFuture<'_, Vec<TableId>>;
    /// Try-outs that were made before this time, the oldest first.
    fn try_outs_before(&self, before: Timestamp, limit: u32) -> StoreFuture<'_, Vec<TableId>>;

    /// Appends an entry to a table's log; a conflict if its version is taken.
    fn append(&self, id: TableId, entry: LogEntry) -> StoreFuture<'_, Result<(), Conflict>>;
    /// The whole log of a table, in order.
    fn log(&self, id: TableId) -> StoreFuture<'_, Vec<LogEntry>>;
    /// Whether exactly this action was once requested for this version and accepted.
    fn was_accepted(
        &self,
        id: TableId,
        seat: Seat,
        action: Action,
        at: Version,
    ) -> StoreFuture<'_, bool>;

    /// Notes what the learner of a lesson has decided, and where the table stands then; a conflict
    /// unless what they had decided before is still what is stored.
    fn learn(
        &self,
        id: TableId,
        before: Vec<String>,
        after: Vec<String>,
        status: TableStatus,
    ) -> StoreFuture<'_, Result<(), Conflict>>;

    /// Keeps the analysis of a finished match, as text. The first one stays.
    fn keep_analysis(&self, id: TableId, text: String) -> StoreFuture<'_, ()>;
    /// The analysis of a finished match.
    fn analysis(&self, id: TableId) -> StoreFuture<'_, Option<String>>;

    /// Adds a line to a table's chat and gives it a number.
    fn say(&self, id: TableId, line: NewLine) -> StoreFuture<'_, ChatLine>;
    /// The last lines of a table's chat, oldest first.
    fn chat(&self, id: TableId, limit: u32) -> StoreFuture<'_, Vec<ChatLine>>;

    /// Whether the store can be written.
    fn check(&self) -> StoreFuture<'_, ()>;
    /// Does what waits, then lets go of everything, in a state that is a complete backup. Further
    /// writes are refused.
    fn close(&self) -> StoreFuture<'_, ()>;
}
