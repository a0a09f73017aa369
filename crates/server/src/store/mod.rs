//! Everything that lasts, behind one narrow interface.
//!
//! The interface promises this much, and the rest of the server relies on nothing else:
//!
//! - A write that was answered is durable.
//! - Of two [appends](Store::append) for the same table and version, on whatever node, one
//!   is [`Written::Conflict`]. The same holds for two [arrangements](Store::arrange) made
//!   from the same one.
//! - A write that was refused has changed nothing.
//!
//! [`Sqlite`] is the embedded one. The tests in `suite.rs` are the interface's meaning: they
//! are generic, and every implementation passes them.

mod error;
mod rows;
mod sqlite;
#[cfg(test)]
mod suite;

pub use error::StoreError;
pub use rows::{Account, Entry, NewTable, ResultAlone, StoredTable, Written};
pub use sqlite::Sqlite;

use futures_util::future::BoxFuture;
use model::{
    Action, Arrangement, ChatLine, Identity, IdentityId, Name, Person, TableId, Timestamp,
};
use tabletop::{Seat, Version};

use crate::password::PasswordHash;
use crate::token::SessionKey;

/// An answer that takes a while. Boxed, so that the server is not generic over its store.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// What lasts.
pub trait Store: std::fmt::Debug + Send + Sync + 'static {
    /// A new guest with a first session.
    fn create_identity(&self, name: Name, session: SessionKey) -> Answer<'_, Identity>;
    /// Who the session acts for.
    fn identity(&self, session: SessionKey) -> Answer<'_, Option<Identity>>;
    /// Gives an identity another name. A conflict is a name that somebody else has claimed.
    fn rename(&self, identity: IdentityId, name: Name) -> Answer<'_, Written>;
    /// Binds a name and a password to an identity. A conflict is a name that somebody else
    /// has claimed.
    fn claim(
        &self,
        identity: IdentityId,
        name: Name,
        password: PasswordHash,
    ) -> Answer<'_, Written>;
    /// The identity that has claimed the name.
    fn account(&self, name: Name) -> Answer<'_, Option<Account>>;
    /// Lets a session act for an identity.
    fn open_session(&self, identity: IdentityId, session: SessionKey) -> Answer<'_, ()>;
    /// Ends a session; nothing if there is none.
    fn close_session(&self, session: SessionKey) -> Answer<'_, ()>;
    /// Lets a guest be one with another identity: what they said was said by that one, and
    /// their own sessions end. Chairs are not touched: they are arranged.
    fn merge(&self, guest: IdentityId, into: IdentityId) -> Answer<'_, ()>;
    /// Forgets a person: name, password, sessions and chat are gone; the matches stay, with
    /// an echo in the chair.
    fn delete_identity(&self, identity: IdentityId) -> Answer<'_, ()>;

    /// A new table.
    fn create_table(&self, table: NewTable) -> Answer<'_, ()>;
    /// A new table at which those of another one play again; a conflict if there is one
    /// already.
    fn create_rematch(&self, of: TableId, table: NewTable) -> Answer<'_, Written>;
    /// The table with this id.
    fn table(&self, id: TableId) -> Answer<'_, Option<StoredTable>>;
    /// Changes host, status and chairs of a table, whose `Arrangement::number` must still
    /// be one less.
    fn arrange(&self, id: TableId, arrangement: Arrangement) -> Answer<'_, Written>;
    /// Removes a table that was never played and whose `Arrangement::number` is still this
    /// one; a conflict otherwise.
    fn discard_table(&self, id: TableId, number: u32) -> Answer<'_, Written>;
    /// Public tables that wait for players, the newest first.
    fn open_tables(&self, limit: u32) -> Answer<'_, Vec<StoredTable>>;
    /// The tables at which the identity has a chair, those not over first, then the newest.
    fn tables_of(&self, identity: IdentityId, limit: u32) -> Answer<'_, Vec<StoredTable>>;

    /// Tables that have waited unchanged since before this moment, the longest first.
    fn waiting_since(&self, before: Timestamp, limit: u32) -> Answer<'_, Vec<TableId>>;
    /// Tables in play with a bot in a chair, in the order of their ids, after this one.
    fn played_with_bots(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<TableId>>;
    /// The finished matches of a game that the identity has played alone, the most points
    /// first and then the oldest.
    fn results_alone(
        &self,
        identity: IdentityId,
        game: &'static str,
        limit: u32,
    ) -> Answer<'_, Vec<ResultAlone>>;

    /// Adds an entry to a table's log; a conflict if its version is taken.
    fn append(&self, id: TableId, entry: Entry) -> Answer<'_, Written>;
    /// The whole log of a table, in order.
    fn log(&self, id: TableId) -> Answer<'_, Vec<Entry>>;
    /// Whether exactly this was once requested for this version and accepted.
    fn was_accepted(
        &self,
        id: TableId,
        seat: Seat,
        action: Action,
        at: Version,
    ) -> Answer<'_, bool>;

    /// Keeps what was found out about a finished match, as text; the first to come stays.
    fn keep_analysis(&self, id: TableId, text: String) -> Answer<'_, ()>;
    /// What was found out about a finished match.
    fn analysis(&self, id: TableId) -> Answer<'_, Option<String>>;

    /// Adds a line to a table's chat and gives it a number.
    fn say(
        &self,
        id: TableId,
        author: Person,
        text: String,
        time: Timestamp,
    ) -> Answer<'_, ChatLine>;
    /// The last lines of a table's chat, oldest first.
    fn chat(&self, id: TableId, limit: u32) -> Answer<'_, Vec<ChatLine>>;

    /// Whether the store answers.
    fn ping(&self) -> Answer<'_, ()>;
}
