//! Tables: how they are set up and arranged.

use model::{
    Arrangement, Chair, ChairNews, IdentityId, Name, TableId, TableKind, TableStatus, TableSummary,
    Timestamp, TryOut,
};
use sqlx::{AssertSqlSafe, SqliteConnection, SqlitePool, query, query_as, query_scalar};

use super::row::row;
use super::{Result, chair_news, chairs, corrupt, identities, lessons};
use crate::store::{Conflict, NewTable, StoredTable, StoredTryOut};

row! {
    struct TableRow {
        game: String,
        config: String,
        /// In hexadecimal digits.
        seed: String,
        public: bool,
        hints: bool,
        host: i64,
        host_name: String,
        status: String,
        arrangement: u32,
        rematch: Option<String>,
        origin: Option<String>,
        step: Option<u32>,
        record: Option<String>,
        lesson: Option<String>,
    }
}

impl TableRow {
    fn stored(
        self,
        id: TableId,
        chairs: Vec<Chair>,
        removed: Vec<IdentityId>,
    ) -> Result<StoredTable> {
        let try_out = match (self.origin, self.record) {
            (Some(origin), Some(record)) => Some(StoredTryOut {
                from: TryOut {
                    origin: table_id(&origin)?,
                    step: self.step,
                },
                record,
            }),
            _ => None,
        };
        Ok(StoredTable {
            summary: TableSummary {
                id,
                game: self.game,
                config: serde_json::from_str(&self.config).map_err(|_| corrupt("configuration"))?,
                host_name: Name::from_store(self.host_name),
                arrangement: Arrangement {
                    number: self.arrangement,
                    host: IdentityId(self.host),
                    status: TableStatus::from_word(&self.status)
                        .ok_or_else(|| corrupt("status"))?,
                    chairs,
                    removed,
                },
                lesson: self.lesson.as_deref().map(lessons::decisions),
            },
            seed: self.seed.parse().map_err(|_| corrupt("seed"))?,
            public: self.public,
            hints_for_all: self.hints,
            rematch: self.rematch.as_deref().map(table_id).transpose()?,
            try_out,
        })
    }
}

pub async fn create(connection: &mut SqliteConnection, table: NewTable) -> Result<()> {
    let NewTable {
        id, arrangement, ..
    } = &table;
    query(
        "INSERT INTO tables \
         (id, game, config, seed, public, hints, host, status, arrangement, created, changed) \
         VALUES (?1, ?2, ?3, unhex(?4), ?5, ?6, ?7, ?8, ?9, ?10, ?10)",
    )
    .bind(id.as_str())
    .bind(table.game)
    .bind(table.config.to_string())
    .bind(table.seed.to_string())
    .bind(table.public)
    .bind(table.hints_for_all)
    .bind(arrangement.host.0)
    .bind(arrangement.status.word())
    .bind(arrangement.number)
    .bind(Timestamp::now().0)
    .execute(&mut *connection)
    .await?;
    identities::all_here(connection, arrangement.remaining()).await?;
    chairs::write(connection, *id, &arrangement.chairs).await?;
    match table.kind {
        TableKind::Match => Ok(()),
        TableKind::Lesson => lessons::begin(connection, *id).await,
    }
}

pub async fn create_rematch(
    connection: &mut SqliteConnection,
    of: TableId,
    mut table: NewTable,
) -> Result<Result<(), Conflict>> {
    let without_rematch = query("SELECT 1 FROM tables WHERE id = ? AND rematch IS NULL")
        .bind(of.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    if without_rematch.is_none() {
        return Ok(Err(Conflict));
    }
    let id = table.id;
    let host = table.arrangement.host;
    for chair in &mut table.arrangement.chairs {
        if let Chair::Person { identity, .. } = chair
            && *identity != host
            && identities::is_gone(connection, *identity).await?
        {
            *chair = Chair::Empty;
        }
    }
    create(connection, table).await?;
    query("UPDATE tables SET rematch = ? WHERE id = ?")
        .bind(id.as_str())
        .bind(of.as_str())
        .execute(connection)
        .await?;
    Ok(Ok(()))
}

pub async fn arrange(
    connection: &mut SqliteConnection,
    id: TableId,
    arrangement: Arrangement,
    news: Vec<ChairNews>,
) -> Result<Result<(), Conflict>> {
    let updated = query(
        "UPDATE tables SET host = ?, status = ?, arrangement = ?, changed = ? \
         WHERE id = ? AND arrangement = ?",
    )
    .bind(arrangement.host.0)
    .bind(arrangement.status.word())
    .bind(arrangement.number)
    .bind(Timestamp::now().0)
    .bind(id.as_str())
    .bind(i64::from(arrangement.number) - 1)
    .execute(&mut *connection)
    .await?;
    if updated.rows_affected() == 0 {
        return Ok(Err(Conflict));
    }
    let before = chairs::seated(connection, id).await?;
    let newcomers = arrangement
        .remaining()
        .filter(|person| !before.contains(person));
    identities::all_here(connection, newcomers).await?;
    chairs::clear(connection, id).await?;
    chairs::write(connection, id, &arrangement.chairs).await?;
    chairs::write_removed(connection, id, &arrangement.removed).await?;
    chair_news::write(connection, id, &news).await?;
    Ok(Ok(()))
}

pub async fn discard(
    connection: &mut SqliteConnection,
    id: TableId,
    number: u32,
) -> Result<Result<(), Conflict>> {
    let waiting =
        query("SELECT 1 FROM tables WHERE id = ? AND status = 'waiting' AND arrangement = ?")
            .bind(id.as_str())
            .bind(number)
            .fetch_optional(&mut *connection)
            .await?;
    if waiting.is_none() {
        return Ok(Err(Conflict));
    }
    erase(connection, id).await?;
    Ok(Ok(()))
}

/// What belongs to a table, in the order in which it can be removed.
pub(super) const BELONGINGS: [&str; 9] = [
    "chairs",
    "votes",
    "chair_news",
    "chat",
    "log",
    "results",
    "analyses",
    "lessons",
    "try_outs",
];

/// Removes a table and everything about it; false if it was not there.
pub(super) async fn erase(connection: &mut SqliteConnection, id: TableId) -> Result<bool> {
    for belonging in BELONGINGS {
        query(AssertSqlSafe(format!(
            "DELETE FROM {belonging} WHERE table_id = ?"
        )))
        .bind(id.as_str())
        .execute(&mut *connection)
        .await?;
    }
    // The players of the match before may ask for a rematch again.
    query("UPDATE tables SET rematch = NULL WHERE rematch = ?")
        .bind(id.as_str())
        .execute(&mut *connection)
        .await?;
    let removed = query("DELETE FROM tables WHERE id = ?")
        .bind(id.as_str())
        .execute(connection)
        .await?;
    Ok(removed.rows_affected() > 0)
}

pub async fn table(readers: &SqlitePool, id: TableId) -> Result<Option<StoredTable>> {
    // Table and chairs in one snapshot: an arrangement is never read half.
    let mut snapshot = readers.begin().await?;
    let row = query_as::<_, TableRow>(
        "SELECT game, config, hex(seed) AS seed, public, hints, host, \
         identities.name AS host_name, status, arrangement, rematch, origin, step, record, \
         lessons.made AS lesson \
         FROM tables JOIN identities ON identities.id = host \
         LEFT JOIN try_outs ON try_outs.table_id = tables.id \
         LEFT JOIN lessons ON lessons.table_id = tables.id WHERE tables.id = ?",
    )
    .bind(id.as_str())
    .fetch_optional(&mut *snapshot)
    .await?;
    let Some(row) = row else {
        return Ok(None);
    };
    let chairs = chairs::read(&mut *snapshot, id).await?;
    let removed = chairs::removed(&mut snapshot, id).await?;
    row.stored(id, chairs, removed).map(Some)
}

pub async fn open(readers: &SqlitePool, limit: u32) -> Result<Vec<StoredTable>> {
    let ids = query_scalar(
        "SELECT id FROM tables WHERE public = 1 AND status = 'waiting' \
         ORDER BY created DESC, id LIMIT ?",
    )
    .bind(limit)
    .fetch_all(readers)
    .await?;
    tables(readers, &ids).await
}

pub async fn of(
    readers: &SqlitePool,
    identity: IdentityId,
    limit: u32,
) -> Result<Vec<StoredTable>> {
    let ids = query_scalar(
        "SELECT tables.id FROM chairs JOIN tables ON tables.id = chairs.table_id \
         WHERE chairs.identity = ?1 OR (chairs.kept_for = ?1 AND status = 'playing') \
         ORDER BY status = 'over', created DESC, tables.id LIMIT ?2",
    )
    .bind(identity.0)
    .bind(limit)
    .fetch_all(readers)
    .await?;
    tables(readers, &ids).await
}

async fn tables(readers: &SqlitePool, ids: &[String]) -> Result<Vec<StoredTable>> {
    let mut tables = Vec::with_capacity(ids.len());
    for id in ids {
        // A table that has been discarded since then is left out.
        tables.extend(table(readers, table_id(id)?).await?);
    }
    Ok(tables)
}

pub async fn waiting_since(
    readers: &SqlitePool,
    before: Timestamp,
    limit: u32,
) -> Result<Vec<TableId>> {
    let ids = query_scalar(
        "SELECT id FROM tables WHERE status = 'waiting' AND changed < ? \
         ORDER BY changed, id LIMIT ?",
    )
    .bind(before.0)
    .bind(limit)
    .fetch_all(readers)
    .await?;
    table_ids(&ids)
}

pub async fn played_with_bots(
    readers: &SqlitePool,
    after: Option<TableId>,
    limit: u32,
) -> Result<Vec<TableId>> {
    let ids = query_scalar(
        "SELECT id FROM tables WHERE status = 'playing' AND id > ? AND EXISTS \
         (SELECT 1 FROM chairs WHERE table_id = tables.id AND bot_level IS NOT NULL) \
         ORDER BY id LIMIT ?",
    )
    .bind(after.as_ref().map_or("", TableId::as_str))
    .bind(limit)
    .fetch_all(readers)
    .await?;
    table_ids(&ids)
}

pub(super) fn table_ids(ids: &[String]) -> Result<Vec<TableId>> {
    ids.iter().map(|id| table_id(id)).collect()
}

pub(super) fn table_id(text: &str) -> Result<TableId> {
    text.parse().map_err(|_| corrupt("table id"))
}
