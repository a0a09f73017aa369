//! Private boards on which positions are tried out.

use model::{IdentityId, TableId, Timestamp, TryOut};
use sqlx::{SqliteConnection, SqlitePool, query, query_scalar};

use super::{Result, tables};
use crate::store::{NewTable, StoredTryOut};

pub async fn create(
    connection: &mut SqliteConnection,
    table: NewTable,
    try_out: StoredTryOut,
) -> Result<()> {
    let id = table.id;
    let StoredTryOut {
        from: TryOut { origin, step },
        record,
    } = try_out;
    tables::create(connection, table).await?;
    query("INSERT INTO try_outs (table_id, origin, step, record) VALUES (?, ?, ?, ?)")
        .bind(id.as_str())
        .bind(origin.as_str())
        .bind(step)
        .bind(record)
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn discard(connection: &mut SqliteConnection, id: TableId) -> Result<()> {
    let removed = query("DELETE FROM try_outs WHERE table_id = ?")
        .bind(id.as_str())
        .execute(&mut *connection)
        .await?;
    // Only a try-out goes without a trace.
    if removed.rows_affected() == 0 {
        return Ok(());
    }
    tables::erase(connection, id).await?;
    Ok(())
}

pub async fn of(readers: &SqlitePool, holder: IdentityId) -> Result<Vec<TableId>> {
    let ids: Vec<String> = query_scalar(
        "SELECT id FROM try_outs JOIN tables ON tables.id = table_id WHERE host = ? \
         ORDER BY created DESC, id",
    )
    .bind(holder.0)
    .fetch_all(readers)
    .await?;
    tables::table_ids(&ids)
}

pub async fn made_before(
    readers: &SqlitePool,
    before: Timestamp,
    limit: u32,
) -> Result<Vec<TableId>> {
    let ids: Vec<String> = query_scalar(
        "SELECT id FROM try_outs JOIN tables ON tables.id = table_id WHERE created < ? \
         ORDER BY created, id LIMIT ?",
    )
    .bind(before.0)
    .bind(limit)
    .fetch_all(readers)
    .await?;
    tables::table_ids(&ids)
}
