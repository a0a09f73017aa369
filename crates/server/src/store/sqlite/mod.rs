//! The embedded store: one file of `SQLite`.
//!
//! Readers share a few connections. All writes go through one [`Writer`], which gathers what
//! many tables want written into one transaction, so that one wait for the disk serves them
//! all.

mod perform;
mod read;
mod writer;

use std::path::Path;
use std::time::Duration;

use model::{
    Action, Arrangement, ChatLine, Identity, IdentityId, Name, Person, TableId, Timestamp,
};
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tabletop::{Seat, Version};

use self::perform::{Outcome, Write};
use self::writer::Writer;
use super::{
    Account, Answer, Entry, NewTable, ResultAlone, Store, StoreError, StoredTable, Written,
};
use crate::password::PasswordHash;
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
    /// Opens the file, creates it if need be, and brings its schema up to date.
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

    async fn write(&self, write: Write) -> Result<Written, StoreError> {
        match self.writer.write(write).await? {
            Outcome::Done => Ok(Written::Done),
            Outcome::Conflict => Ok(Written::Conflict),
            Outcome::Number(_) => Err(StoreError::Corrupt { what: "answer" }),
        }
    }

    async fn write_surely(&self, write: Write) -> Result<(), StoreError> {
        match self.write(write).await? {
            Written::Done => Ok(()),
            Written::Conflict => Err(StoreError::Corrupt { what: "key" }),
        }
    }
}

impl Store for Sqlite {
    fn create_identity(&self, name: Name, session: SessionKey) -> Answer<'_, Identity> {
        Box::pin(async move {
            let shown = name.clone();
            match self.writer.write(Write::Identity { name, session }).await? {
                Outcome::Number(id) => Ok(Identity {
                    id: IdentityId(id),
                    name: shown,
                    claimed: false,
                }),
                // Two first requests of one visitor at the same time: the other one has
                // created them.
                Outcome::Done | Outcome::Conflict => read::identity(&self.readers, session)
                    .await?
                    .ok_or(StoreError::Corrupt { what: "session" }),
            }
        })
    }

    fn identity(&self, session: SessionKey) -> Answer<'_, Option<Identity>> {
        Box::pin(read::identity(&self.readers, session))
    }

    fn rename(&self, identity: IdentityId, name: Name) -> Answer<'_, Written> {
        Box::pin(self.write(Write::Rename { identity, name }))
    }

    fn claim(
        &self,
        identity: IdentityId,
        name: Name,
        password: PasswordHash,
    ) -> Answer<'_, Written> {
        Box::pin(self.write(Write::Claim {
            identity,
            name,
            password,
        }))
    }

    fn account(&self, name: Name) -> Answer<'_, Option<Account>> {
        Box::pin(read::account(&self.readers, name))
    }

    fn open_session(&self, identity: IdentityId, session: SessionKey) -> Answer<'_, ()> {
        Box::pin(self.write_surely(Write::OpenSession { identity, session }))
    }

    fn close_session(&self, session: SessionKey) -> Answer<'_, ()> {
        Box::pin(self.write_surely(Write::CloseSession(session)))
    }

    fn merge(&self, guest: IdentityId, into: IdentityId) -> Answer<'_, ()> {
        Box::pin(self.write_surely(Write::Merge { guest, into }))
    }

    fn delete_identity(&self, identity: IdentityId) -> Answer<'_, ()> {
        Box::pin(self.write_surely(Write::DeleteIdentity(identity)))
    }

    fn create_table(&self, table: NewTable) -> Answer<'_, ()> {
        let table = Box::new(table);
        Box::pin(self.write_surely(Write::Table { table, after: None }))
    }

    fn create_rematch(&self, of: TableId, table: NewTable) -> Answer<'_, Written> {
        let (table, after) = (Box::new(table), Some(of));
        Box::pin(self.write(Write::Table { table, after }))
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<StoredTable>> {
        Box::pin(read::table(&self.readers, id))
    }

    fn arrange(&self, id: TableId, arrangement: Arrangement) -> Answer<'_, Written> {
        Box::pin(self.write(Write::Arrange { id, arrangement }))
    }

    fn discard_table(&self, id: TableId, number: u32) -> Answer<'_, Written> {
        Box::pin(self.write(Write::DiscardTable { id, number }))
    }

    fn open_tables(&self, limit: u32) -> Answer<'_, Vec<StoredTable>> {
        Box::pin(read::open_tables(&self.readers, limit))
    }

    fn tables_of(&self, identity: IdentityId, limit: u32) -> Answer<'_, Vec<StoredTable>> {
        Box::pin(read::tables_of(&self.readers, identity, limit))
    }

    fn waiting_since(&self, before: Timestamp, limit: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(read::waiting_since(&self.readers, before, limit))
    }

    fn played_with_bots(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(read::played_with_bots(&self.readers, after, limit))
    }

    fn results_alone(
        &self,
        identity: IdentityId,
        game: &'static str,
        limit: u32,
    ) -> Answer<'_, Vec<ResultAlone>> {
        Box::pin(read::results_alone(&self.readers, identity, game, limit))
    }

    fn append(&self, id: TableId, entry: Entry) -> Answer<'_, Written> {
        Box::pin(self.write(Write::Append { id, entry }))
    }

    fn log(&self, id: TableId) -> Answer<'_, Vec<Entry>> {
        Box::pin(read::log(&self.readers, id))
    }

    fn was_accepted(
        &self,
        id: TableId,
        seat: Seat,
        action: Action,
        at: Version,
    ) -> Answer<'_, bool> {
        Box::pin(read::was_accepted(&self.readers, id, seat, action, at))
    }

    fn keep_analysis(&self, id: TableId, text: String) -> Answer<'_, ()> {
        Box::pin(self.write_surely(Write::Analysis { id, text }))
    }

    fn analysis(&self, id: TableId) -> Answer<'_, Option<String>> {
        Box::pin(read::analysis(&self.readers, id))
    }

    fn say(
        &self,
        id: TableId,
        author: Person,
        text: String,
        time: Timestamp,
    ) -> Answer<'_, ChatLine> {
        let mut line = ChatLine {
            number: 0,
            author: author.identity,
            name: author.name,
            text,
            time,
        };
        Box::pin(async move {
            let write = Write::Say {
                id,
                line: line.clone(),
            };
            match self.writer.write(write).await? {
                Outcome::Number(number) => {
                    line.number = number;
                    Ok(line)
                }
                Outcome::Done | Outcome::Conflict => Err(StoreError::Corrupt { what: "answer" }),
            }
        })
    }

    fn chat(&self, id: TableId, limit: u32) -> Answer<'_, Vec<ChatLine>> {
        Box::pin(read::chat(&self.readers, id, limit))
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            Ok(())
        })
    }
}
