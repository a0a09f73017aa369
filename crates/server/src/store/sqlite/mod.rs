//! The embedded store: one file of `SQLite`.
//!
//! Readers share a few connections. All writes go through one [`Writer`], which gathers the
//! writes of many tables into one transaction, so that one wait for the disk serves them all.

mod accounts;
mod administration;
mod audit;
mod chair_news;
mod chairs;
mod chat;
#[cfg(test)]
mod fault_tests;
mod files;
mod flaws;
mod identities;
mod lessons;
mod log;
mod moderation;
mod names;
mod personal_data;
mod prune;
mod row;
mod schema;
#[cfg(test)]
mod schema_tests;
mod sessions;
mod tables;
mod try_outs;
mod write_ahead_log;
mod writer;

use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use model::{
    Action, Arrangement, ChairNews, ChatLine, Identity, IdentityId, Name, SoloScore, TableId,
    TableStatus, Timestamp,
};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection, SqlitePool};
use tabletop::{Seat, Version};

pub use self::files::with_ending;
pub use self::write_ahead_log::cut_log;

use self::files::OpenedFiles;
use self::writer::Writer;
use super::{
    Census, Conflict, LogEntry, NewLine, NewTable, SessionState, Store, StoreError, StoreFuture,
    StoredTable, StoredTryOut,
};
use crate::lock::hold;
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
    files: OpenedFiles,
    /// Keeps the files open as long as the store, and closes them last. While it is open no other
    /// connection is the last one, so the write-ahead log stays the same file.
    anchor: Mutex<Option<SqliteConnection>>,
    company: Company,
}

/// Who else may have the file open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Company {
    Nobody,
    AServer,
}

impl Sqlite {
    /// Opens the file, which no other process may have open, creates it if necessary, and brings
    /// its schema up to date. A damaged write-ahead log is refused.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        write_ahead_log::refuse_damage(file)?;
        let options = connect_options(file);
        let mut anchor = options.clone().create_if_missing(true).connect().await?;
        schema::migrator().run(&mut anchor).await?;
        let mut change = anchor.begin().await?;
        names::fill_looks(&mut change).await?;
        change.commit().await?;
        Self::around(anchor, options, Company::Nobody).await
    }

    /// Opens a file that a running server may have open as well.
    pub async fn open_beside(file: &Path) -> Result<Self, StoreError> {
        let options = connect_options(file);
        let mut anchor = options.connect().await?;
        let newest: Option<i64> =
            sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations WHERE success")
                .fetch_one(&mut anchor)
                .await?;
        if newest
            != schema::migrator()
                .iter()
                .map(|migration| migration.version)
                .max()
        {
            return Err(StoreError::OtherVersion);
        }
        Self::around(anchor, options, Company::AServer).await
    }

    async fn around(
        mut anchor: SqliteConnection,
        options: SqliteConnectOptions,
        company: Company,
    ) -> Result<Self, StoreError> {
        // Something is written, so that the write-ahead log exists.
        check_health(&mut anchor).await?;
        let files = OpenedFiles::of(options.get_filename()).map_err(sqlx::Error::Io)?;
        let readers = readers(&files, options.clone()).await?;
        Ok(Self {
            readers,
            writer: Writer::start(options, files.clone()),
            files,
            anchor: Mutex::new(Some(anchor)),
            company,
        })
    }

    /// Counts what is there.
    pub(crate) async fn census(&self) -> Result<Census> {
        let (people, tables) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM identities), (SELECT count(*) FROM tables)",
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(Census { people, tables })
    }
}

/// The connections for reading, all of them opened now. To open one later is dangerous: if another
/// file has taken the place of ours, `SQLite` takes the write-ahead log for that file's, and removes
/// it when the connection is closed.
async fn readers(files: &OpenedFiles, options: SqliteConnectOptions) -> Result<SqlitePool> {
    let in_place = files.clone();
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(move |_, _| {
            let checked = in_place.check();
            Box::pin(async move {
                checked.map_err(|error| sqlx::Error::Io(std::io::Error::other(error)))
            })
        })
        .connect_with(options)
        .await?;
    let mut all = Vec::new();
    for _ in 0..READERS {
        all.push(readers.acquire().await?);
    }
    drop(all);
    Ok(readers)
}

/// How every connection is opened. It does not create the file: a new one in the place of one that
/// was deleted would look like a server without tables.
fn connect_options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        // Full, not normal: what was answered must survive a power cut.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
}

/// Writes something small.
async fn check_health(connection: &mut SqliteConnection) -> Result<()> {
    sqlx::query("UPDATE health SET checked = ?")
        .bind(Timestamp::now().0)
        .execute(connection)
        .await?;
    Ok(())
}

impl Store for Sqlite {
    fn create_identity(
        &self,
        name: Name,
        session: SessionKey,
        now: Timestamp,
    ) -> StoreFuture<'_, Identity> {
        self.writer
            .statements(move |writer| Box::pin(identities::create(writer, name, session, now)))
    }

    fn session(&self, session: SessionKey) -> StoreFuture<'_, SessionState> {
        Box::pin(sessions::state(&self.readers, session))
    }

    fn open_session(
        &self,
        identity: IdentityId,
        session: SessionKey,
        now: Timestamp,
    ) -> StoreFuture<'_, ()> {
        self.writer
            .statement(move |writer| Box::pin(sessions::open(writer, identity, session, now)))
    }

    fn renew_session(&self, session: SessionKey, now: Timestamp) -> StoreFuture<'_, ()> {
        self.writer
            .statement(move |writer| Box::pin(sessions::renew(writer, session, now)))
    }

    fn close_session(
        &self,
        session: SessionKey,
        now: Timestamp,
    ) -> StoreFuture<'_, Option<Identity>> {
        self.writer
            .statements(move |writer| Box::pin(sessions::close(writer, session, now)))
    }

    fn retire(&self, identity: IdentityId) -> StoreFuture<'_, ()> {
        self.writer
            .statement(move |writer| Box::pin(identities::retire(writer, identity)))
    }

    fn merge(&self, guest: IdentityId, into: IdentityId, now: Timestamp) -> StoreFuture<'_, ()> {
        self.writer
            .statements(move |writer| Box::pin(identities::merge(writer, guest, into, now)))
    }

    fn delete_identity(&self, identity: IdentityId, now: Timestamp) -> StoreFuture<'_, ()> {
        self.writer
            .statements(move |writer| Box::pin(identities::delete(writer, identity, now)))
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
        news: Vec<ChairNews>,
    ) -> StoreFuture<'_, Result<(), Conflict>> {
        self.writer
            .statements(move |writer| Box::pin(tables::arrange(writer, id, arrangement, news)))
    }

    fn chair_news(&self, id: TableId) -> StoreFuture<'_, Vec<ChairNews>> {
        Box::pin(chair_news::read(&self.readers, id))
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

    fn create_try_out(&self, table: NewTable, try_out: StoredTryOut) -> StoreFuture<'_, ()> {
        self.writer
            .statements(move |writer| Box::pin(try_outs::create(writer, table, try_out)))
    }

    fn discard_try_out(&self, id: TableId) -> StoreFuture<'_, ()> {
        self.writer
            .statements(move |writer| Box::pin(try_outs::discard(writer, id)))
    }

    fn try_outs_of(&self, holder: IdentityId) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(try_outs::of(&self.readers, holder))
    }

    fn try_outs_before(&self, before: Timestamp, limit: u32) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(try_outs::made_before(&self.readers, before, limit))
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
        Box::pin(async move {
            // What is in no file may not be taken for acknowledged.
            self.files.check()?;
            log::log(&self.readers, id).await
        })
    }

    fn was_accepted(
        &self,
        id: TableId,
        seat: Seat,
        action: Action,
        at: Version,
    ) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            self.files.check()?;
            log::was_accepted(&self.readers, id, seat, action, at).await
        })
    }

    fn learn(
        &self,
        id: TableId,
        before: Vec<String>,
        after: Vec<String>,
        status: TableStatus,
    ) -> StoreFuture<'_, Result<(), Conflict>> {
        self.writer
            .statements(move |writer| Box::pin(lessons::learn(writer, id, before, after, status)))
    }

    fn keep_analysis(&self, id: TableId, text: String) -> StoreFuture<'_, ()> {
        self.writer
            .statement(move |writer| Box::pin(log::keep_analysis(writer, id, text)))
    }

    fn analysis(&self, id: TableId) -> StoreFuture<'_, Option<String>> {
        Box::pin(log::analysis(&self.readers, id))
    }

    fn say(&self, id: TableId, line: NewLine) -> StoreFuture<'_, ChatLine> {
        self.writer
            .statements(move |writer| Box::pin(chat::say(writer, id, line)))
    }

    fn chat(&self, id: TableId, limit: u32) -> StoreFuture<'_, Vec<ChatLine>> {
        Box::pin(chat::chat(&self.readers, id, limit))
    }

    fn check(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.files.check()?;
            self.writer
                .statement(|writer| Box::pin(check_health(writer)))
                .await
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            self.readers.close().await;
            let anchor = hold(&self.anchor).take();
            let Some(mut anchor) = anchor else {
                return Ok(());
            };
            // Everything into the one file, which is a complete backup then. A server beside us
            // would have to wait for it.
            if self.company == Company::Nobody {
                let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
                    .fetch_one(&mut anchor)
                    .await?;
                if row.try_get::<i64, _>(0)? != 0 {
                    tracing::warn!("another program uses the database; its log stays");
                }
            }
            anchor.close().await?;
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
