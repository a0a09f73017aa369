//! The embedded store: one file of `SQLite`.
//!
//! Readers share a few connections. All writes go through one [`Writer`], which gathers the
//! writes of many tables into one transaction, so that one wait for the disk serves them all.

mod chairs;
mod chat;
mod identities;
mod log;
mod tables;
mod writer;

use std::path::Path;
use std::time::Duration;

use model::{
    Action, Arrangement, ChatLine, Identity, IdentityId, Name, Person, SoloScore, TableId,
    Timestamp,
};
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tabletop::{Seat, Version};

use self::writer::Writer;
use super::{Account, Conflict, LogEntry, NewTable, Store, StoreError, StoreFuture, StoredTable};
use crate::password_hash::PasswordHash;
use crate::token::SessionKey;

/// How many may read at once: reading is short, and every connection keeps pages in memory.
const READERS: u32 = 4;

/// How long to wait for another process that holds the file, such as a backup.
const PATIENCE: Duration = Duration::from_secs(5);

/// The store in a file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, creates it if necessary, and brings its schema up to date.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Full, not normal: what was answered must survive a power cut.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await?;
        sqlx::migrate!().run(&writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options)
            .await?;
        Ok(Self {
            readers,
            writer: Writer::start(writer),
        })
    }
}

impl Store for Sqlite {
    fn create_identity(&self, name: Name, session: SessionKey) -> StoreFuture<'_, Identity> {
        self.writer
            .statements(move |writer| Box::pin(identities::create(writer, name, session)))
    }

    fn identity(&self, session: SessionKey) -> StoreFuture<'_, Option<Identity>> {
        Box::pin(identities::identity(&self.readers, session))
    }

    fn rename(&self, identity: IdentityId, name: Name) -> StoreFuture<'_, Result<(), Conflict>> {
        self.writer
            .statements(move |writer| Box::pin(identities::rename(writer, identity, name)))
    }

    fn claim(
        &self,
        identity: IdentityId,
        name: Name,
        password: PasswordHash,
    ) -> StoreFuture<'_, Result<(), Conflict>> {
        self.writer
            .statement(move |writer| Box::pin(identities::claim(writer, identity, name, password)))
    }

    fn account(&self, name: Name) -> StoreFuture<'_, Option<Account>> {
        Box::pin(identities::account(&self.readers, name))
    }

    fn open_session(&self, identity: IdentityId, session: SessionKey) -> StoreFuture<'_, ()> {
        self.writer
            .statement(move |writer| Box::pin(identities::open_session(writer, identity, session)))
    }

    fn close_session(&self, session: SessionKey) -> StoreFuture<'_, ()> {
        self.writer
            .statement(move |writer| Box::pin(identities::close_session(writer, session)))
    }

    fn merge(&self, guest: IdentityId, into: IdentityId) -> StoreFuture<'_, ()> {
        self.writer
            .statements(move |writer| Box::pin(identities::merge(writer, guest, into)))
    }

    fn delete_identity(&self, identity: IdentityId) -> StoreFuture<'_, ()> {
        self.writer
            .statements(move |writer| Box::pin(identities::delete(writer, identity)))
    }

    fn create_table(&self, table: NewTable) -> StoreFuture<'_, ()> {
        self.writer
            .statements(move |writer| Box::pin(tables::create(writer, table)))
    }

    fn create_rematch(
        &self,
        of: TableId,
        table: NewTable,
    ) -> StoreFuture<'_, Result<(), Conflict>> {
        self.writer
            .statements(move |writer| Box::pin(tables::create_rematch(writer, of, table)))
    }

    fn table(&self, id: TableId) -> StoreFuture<'_, Option<StoredTable>> {
        Box::pin(tables::table(&self.readers, id))
    }

    fn arrange(
        &self,
        id: TableId,
        arrangement: Arrangement,
    ) -> StoreFuture<'_, Result<(), Conflict>> {
        self.writer
            .statements(move |writer| Box::pin(tables::arrange(writer, id, arrangement)))
    }

    fn discard_table(&self, id: TableId, number: u32) -> StoreFuture<'_, Result<(), Conflict>> {
        self.writer
            .statements(move |writer| Box::pin(tables::discard(writer, id, number)))
    }

    fn open_tables(&self, limit: u32) -> StoreFuture<'_, Vec<StoredTable>> {
        Box::pin(tables::open(&self.readers, limit))
    }

    fn tables_of(&self, identity: IdentityId, limit: u32) -> StoreFuture<'_, Vec<StoredTable>> {
        Box::pin(tables::of(&self.readers, identity, limit))
    }

    fn waiting_since(&self, before: Timestamp, limit: u32) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(tables::waiting_since(&self.readers, before, limit))
    }

    fn played_with_bots(
        &self,
        after: Option<TableId>,
        limit: u32,
    ) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(tables::played_with_bots(&self.readers, after, limit))
    }

    fn solo_scores(
        &self,
        identity: IdentityId,
        game: &'static str,
        limit: u32,
    ) -> StoreFuture<'_, Vec<SoloScore>> {
        Box::pin(log::solo_scores(&self.readers, identity, game, limit))
    }

    fn append(&self, id: TableId, entry: LogEntry) -> StoreFuture<'_, Result<(), Conflict>> {
        // The last entry of a match also writes its result.
        if entry.ends.is_some() {
            self.writer
                .statements(move |writer| Box::pin(log::append(writer, id, entry)))
        } else {
            self.writer
                .statement(move |writer| Box::pin(log::append(writer, id, entry)))
        }
    }

    fn log(&self, id: TableId) -> StoreFuture<'_, Vec<LogEntry>> {
        Box::pin(log::log(&self.readers, id))
    }

    fn was_accepted(
        &self,
        id: TableId,
        seat: Seat,
        action: Action,
        at: Version,
    ) -> StoreFuture<'_, bool> {
        Box::pin(log::was_accepted(&self.readers, id, seat, action, at))
    }

    fn keep_analysis(&self, id: TableId, text: String) -> StoreFuture<'_, ()> {
        self.writer
            .statement(move |writer| Box::pin(log::keep_analysis(writer, id, text)))
    }

    fn analysis(&self, id: TableId) -> StoreFuture<'_, Option<String>> {
        Box::pin(log::analysis(&self.readers, id))
    }

    fn say(
        &self,
        id: TableId,
        author: Person,
        text: String,
        time: Timestamp,
    ) -> StoreFuture<'_, ChatLine> {
        self.writer
            .statement(move |writer| Box::pin(chat::say(writer, id, author, text, time)))
    }

    fn chat(&self, id: TableId, limit: u32) -> StoreFuture<'_, Vec<ChatLine>> {
        Box::pin(chat::chat(&self.readers, id, limit))
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            Ok(())
        })
    }
}

/// What a query comes to.
type Result<T, E = StoreError> = std::result::Result<T, E>;

/// A row that this program never writes.
fn corrupt(what: &'static str) -> StoreError {
    StoreError::Corrupt { what }
}

/// A key that is taken is a lost race, not a fault.
fn unless_taken<T>(result: Result<T, sqlx::Error>) -> Result<Result<(), Conflict>> {
    match result {
        Ok(_) => Ok(Ok(())),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Err(Conflict)),
        Err(error) => Err(error.into()),
    }
}
