//! What a host does with the embedded store.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use model::{Name, TableId, TableStatus, Timestamp};
use sqlx::{SqliteConnection, SqlitePool, query, query_as};

use super::files::with_ending;
use super::row::row;
use super::{Result, Sqlite, audit, corrupt, flaws, prune, tables};
use crate::store::{
    Administration, AuditEntry, Conflict, Deadlines, Deed, Operator, Pruned, StoreError, StoreFlaw,
    StoreFuture, TableFacts,
};

impl Administration for Sqlite {
    fn note(&self, entry: AuditEntry) -> StoreFuture<'_, ()> {
        self.writer
            .statement(move |writer| Box::pin(async move { audit::note(writer, &entry).await }))
    }

    fn audit(&self, limit: u32) -> StoreFuture<'_, Vec<AuditEntry>> {
        Box::pin(audit::last(&self.readers, limit))
    }

    fn tables_after(&self, after: Option<TableId>, limit: u32) -> StoreFuture<'_, Vec<TableFacts>> {
        Box::pin(facts(&self.readers, after, limit))
    }

    fn end_table(
        &self,
        id: TableId,
        by: Operator,
        now: Timestamp,
    ) -> StoreFuture<'_, Result<(), Conflict>> {
        let entry = AuditEntry::about_table(Deed::EndTable, id, by, now);
        self.writer
            .statements(move |writer| Box::pin(end(writer, id, entry)))
    }

    fn delete_table(
        &self,
        id: TableId,
        by: Operator,
        now: Timestamp,
    ) -> StoreFuture<'_, Result<(), Conflict>> {
        let entry = AuditEntry::about_table(Deed::DeleteTable, id, by, now);
        self.writer
            .statements(move |writer| Box::pin(delete(writer, id, entry)))
    }

    fn prune(&self, deadlines: Deadlines) -> StoreFuture<'_, Pruned> {
        Box::pin(async move {
            let tables = prune::old_tables(&self.readers, deadlines).await?;
            let guests = prune::old_guests(&self.readers, deadlines).await?;
            self.writer
                .statements(move |writer| {
                    Box::pin(prune::remove(writer, deadlines, tables, guests))
                })
                .await
        })
    }

    fn flaws(&self) -> StoreFuture<'_, Vec<StoreFlaw>> {
        Box::pin(flaws::flaws(&self.readers))
    }

    fn copy_to(&self, file: PathBuf) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let unfinished = with_ending(&file, ".unfinished");
            create_private(&unfinished).map_err(sqlx::Error::Io)?;
            let copied = copy(&self.readers, &unfinished, &file).await;
            if copied.is_err() {
                // What is left of it is worth nothing.
                let _ = std::fs::remove_file(&unfinished);
            }
            copied
        })
    }
}

row! {
    struct FactsRow {
        id: String,
        game: String,
        status: String,
        host: String,
        created: i64,
        active: i64,
        entries: u32,
        /// By seat, separated by commas.
        points: Option<String>,
    }
}

impl TryFrom<FactsRow> for TableFacts {
    type Error = StoreError;

    fn try_from(row: FactsRow) -> Result<Self> {
        let points = row.points.iter().flat_map(|points| points.split(','));
        Ok(Self {
            id: tables::table_id(&row.id)?,
            game: row.game,
            status: TableStatus::from_word(&row.status).ok_or_else(|| corrupt("status"))?,
            host: Name::from_store(row.host),
            created: Timestamp(row.created),
            active: Timestamp(row.active),
            entries: row.entries,
            points: points
                .map(str::parse)
                .collect::<Result<_, _>>()
                .map_err(|_| corrupt("result"))?,
        })
    }
}

async fn facts(
    readers: &SqlitePool,
    after: Option<TableId>,
    limit: u32,
) -> Result<Vec<TableFacts>> {
    let active = prune::ACTIVE;
    let facts = format!(
        "SELECT tables.id, game, status, identities.name AS host, tables.created, \
         {active} AS active, (SELECT count(*) FROM log WHERE table_id = tables.id) AS entries, \
         (SELECT group_concat(points) FROM \
          (SELECT points FROM results WHERE table_id = tables.id ORDER BY seat)) AS points \
         FROM tables JOIN identities ON identities.id = host \
         WHERE tables.id > ? ORDER BY tables.id LIMIT ?"
    );
    query_as::<_, FactsRow>(sqlx::AssertSqlSafe(facts))
        .bind(after.as_ref().map_or("", TableId::as_str))
        .bind(limit)
        .fetch_all(readers)
        .await?
        .into_iter()
        .map(TableFacts::try_from)
        .collect()
}

async fn end(
    connection: &mut SqliteConnection,
    id: TableId,
    entry: AuditEntry,
) -> Result<Result<(), Conflict>> {
    // Nobody who has seen the arrangement before may write it back.
    let ended = query(
        "UPDATE tables SET status = 'over', arrangement = arrangement + 1, changed = ? \
         WHERE id = ? AND status = 'playing'",
    )
    .bind(entry.time.0)
    .bind(id.as_str())
    .execute(&mut *connection)
    .await?;
    if ended.rows_affected() == 0 {
        return Ok(Err(Conflict));
    }
    audit::note(connection, &entry).await?;
    Ok(Ok(()))
}

async fn delete(
    connection: &mut SqliteConnection,
    id: TableId,
    entry: AuditEntry,
) -> Result<Result<(), Conflict>> {
    if !tables::erase(connection, id).await? {
        return Ok(Err(Conflict));
    }
    audit::note(connection, &entry).await?;
    Ok(Ok(()))
}

/// Copies into a file of its own first: a file with the final name is always a whole copy.
async fn copy(readers: &SqlitePool, unfinished: &Path, file: &Path) -> Result<()> {
    let path = unfinished.to_str().ok_or_else(|| {
        sqlx::Error::Io(io::Error::new(
            io::ErrorKind::InvalidInput,
            "the name of the file is no text",
        ))
    })?;
    query("VACUUM INTO ?").bind(path).execute(readers).await?;
    settle(unfinished, file).map_err(sqlx::Error::Io)?;
    Ok(())
}

/// Makes the copy durable and gives it its name.
fn settle(unfinished: &Path, file: &Path) -> io::Result<()> {
    File::options().write(true).open(unfinished)?.sync_all()?;
    if file.try_exists()? {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    std::fs::rename(unfinished, file)
}

/// Creates an empty file that nobody else may read: it will hold seeds and passwords' hashes.
fn create_private(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}
