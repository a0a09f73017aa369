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

mod error;
mod rows;
mod sqlite;
#[cfg(test)]
mod suite;

pub use error::StoreError;
pub use rows::{Account, Conflict, LogEntry, NewTable, StoredTable};
pub use sqlite::Sqlite;

use futures_util::future::BoxFuture;
use model::{
    Action, Arrangement, ChatLine, Identity, IdentityId, Name, Person, SoloScore, TableId,
    Timestamp,
};
use tabletop::{Seat, Version};

use crate::password_hash::PasswordHash;
use crate::token::SessionKey;

/// An answer that takes a while. It is boxed, so that the server is not generic over its store.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// What lasts.
pub trait Store: std::fmt::Debug + Send + Sync + 'static {
    /// Creates a guest with a first session. If the session exists already, its identity is
    /// returned instead.
    fn create_identity(&self, name: Name, session: SessionKey) -> StoreFuture<'_, Identity>;
    /// The identity a session acts for.
    fn identity(&self, session: SessionKey) -> StoreFuture<'_, Option<Identity>>;
    /// Gives an identity another name; a conflict if somebody else has claimed it.
    fn rename(&self, identity: IdentityId, name: Name) -> StoreFuture<'_, Result<(), Conflict>>;
    /// Binds a name and a password to an identity; a conflict if somebody else has claimed the
    /// name.
    fn claim(
        &self,
        identity: IdentityId,
        name: Name,
        password: PasswordHash,
    ) -> StoreFuture<'_, Result<(), Conflict>>;
    /// The identity that has claimed the name.
    fn account(&self, name: Name) -> StoreFuture<'_, Option<Account>>;
    /// Lets a new session act for an identity.
    fn open_session(&self, identity: IdentityId, session: SessionKey) -> StoreFuture<'_, ()>;
    /// Ends a session, if it exists.
    fn close_session(&self, session: SessionKey) -> StoreFuture<'_, ()>;
    /// Merges a guest into another identity: what the guest said was said by that one, and the
    /// guest's sessions end. Chairs are not touched: they are arranged.
    fn merge(&self, guest: IdentityId, into: IdentityId) -> StoreFuture<'_, ()>;
    /// Forgets a person: name, password, sessions and chat are removed; the matches stay, with
    /// an echo in the chair.
    fn delete_identity(&self, identity: IdentityId) -> StoreFuture<'_, ()>;

    /// Creates a table.
    fn create_table(&self, table: NewTable) -> StoreFuture<'_, ()>;
    /// Creates the rematch of another table; a conflict if that one has a rematch already.
    fn create_rematch(&self, of: TableId, table: NewTable)
    -> StoreFuture<'_, Result<(), Conflict>>;
    /// The table with this id.
    fn table(&self, id: TableId) -> StoreFuture<'_, Option<StoredTable>>;
    /// Replaces host, status and chairs of a table; a conflict unless the stored
    /// `Arrangement::number` is one less.
    fn arrange(
        &self,
        id: TableId,
        arrangement: Arrangement,
    ) -> StoreFuture<'_, Result<(), Conflict>>;
    /// Removes a table that was never played; a conflict unless its `Arrangement::number` is
    /// still this one.
    fn discard_table(&self, id: TableId, number: u32) -> StoreFuture<'_, Result<(), Conflict>>;
    /// Public tables that wait for players, the newest first.
    fn open_tables(&self, limit: u32) -> StoreFuture<'_, Vec<StoredTable>>;
    /// The tables at which the identity has a chair: finished ones last, then the newest first.
    fn tables_of(&self, identity: IdentityId, limit: u32) -> StoreFuture<'_, Vec<StoredTable>>;
    /// Tables that have waited unchanged since before this time, the longest first.
    fn waiting_since(&self, before: Timestamp, limit: u32) -> StoreFuture<'_, Vec<TableId>>;
    /// Tables in play with a bot in a chair, after this one in the order of their ids.
    fn played_with_bots(&self, after: Option<TableId>, limit: u32)
    -> StoreFuture<'_, Vec<TableId>>;
    /// The finished matches of a game that the identity has played alone: the most points first,
    /// then the oldest.
    fn solo_scores(
        &self,
        identity: IdentityId,
        game: &'static str,
        limit: u32,
    ) -> StoreFuture<'_, Vec<SoloScore>>;

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

    /// Keeps the analysis of a finished match, as text. The first one stays.
    fn keep_analysis(&self, id: TableId, text: String) -> StoreFuture<'_, ()>;
    /// The analysis of a finished match.
    fn analysis(&self, id: TableId) -> StoreFuture<'_, Option<String>>;

    /// Adds a line to a table's chat and gives it a number.
    fn say(
        &self,
        id: TableId,
        author: Person,
        text: String,
        time: Timestamp,
    ) -> StoreFuture<'_, ChatLine>;
    /// The last lines of a table's chat, oldest first.
    fn chat(&self, id: TableId, limit: u32) -> StoreFuture<'_, Vec<ChatLine>>;

    /// Whether the store answers.
    fn ping(&self) -> StoreFuture<'_, ()>;
}
