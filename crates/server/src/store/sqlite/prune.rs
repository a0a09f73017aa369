//! Removing what is too old.

use sqlx::{SqliteConnection, SqlitePool, query, query_scalar};

use super::Result;
use super::tables::{erase, table_ids};
use crate::store::{Deadlines, Pruned};

/// How many tables are removed in one transaction. Each may have hundreds of entries, and others
/// wait meanwhile.
const TABLES: u32 = 50;

/// How many rows of other kinds are removed in one transaction.
const ROWS: u32 = 2000;

/// When somebody last did something at a table.
pub const ACTIVE: &str = "max(changed, coalesce((SELECT time FROM log WHERE log.table_id = \
     tables.id ORDER BY version DESC LIMIT 1), 0))";

/// A guest without sessions to whom nothing refers. The newest person stays, so that their number
/// is not given to somebody else.
pub const FORSAKEN: &str = "claimed_name IS NULL AND created < ?1 \
     AND id < (SELECT max(id) FROM identities) \
     AND NOT EXISTS (SELECT 1 FROM sessions WHERE identity = identities.id) \
     AND NOT EXISTS (SELECT 1 FROM chairs WHERE identity = identities.id) \
     AND NOT EXISTS (SELECT 1 FROM chairs WHERE kept_for = identities.id) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE host = identities.id) \
     AND NOT EXISTS (SELECT 1 FROM votes WHERE identity = identities.id) \
     AND NOT EXISTS (SELECT 1 FROM chat WHERE identity = identities.id) \
     AND NOT EXISTS (SELECT 1 FROM chair_news WHERE identity = identities.id)";

/// The tables that are too old. They are looked for among the readers, so that nobody waits.
pub async fn old_tables(readers: &SqlitePool, deadlines: Deadlines) -> Result<Vec<String>> {
    let old = format!(
        "SELECT id FROM tables WHERE ((status = 'playing' AND {ACTIVE} < ?1) \
         OR (status = 'over' AND {ACTIVE} < ?2)) ORDER BY id LIMIT ?3"
    );
    let ids = query_scalar(sqlx::AssertSqlSafe(old))
        .bind(deadlines.running.0)
        // Nothing is older than the beginning of time.
        .bind(deadlines.finished.map_or(i64::MIN, |finished| finished.0))
        .bind(TABLES)
        .fetch_all(readers)
        .await?;
    Ok(ids)
}

/// The guests who are to go.
pub async fn old_guests(readers: &SqlitePool, deadlines: Deadlines) -> Result<Vec<i64>> {
    let old = format!("SELECT id FROM identities WHERE {FORSAKEN} LIMIT ?2");
    let ids = query_scalar(sqlx::AssertSqlSafe(old))
        .bind(deadlines.sessions.0)
        .bind(ROWS)
        .fetch_all(readers)
        .await?;
    Ok(ids)
}

/// Removes these tables and guests, if they are still to go, and other things that are too old.
pub async fn remove(
    connection: &mut SqliteConnection,
    deadlines: Deadlines,
    tables: Vec<String>,
    guests: Vec<i64>,
) -> Result<Pruned> {
    let mut pruned = Pruned::default();
    for id in table_ids(&tables)? {
        let still_old = format!(
            "SELECT 1 FROM tables WHERE id = ?1 AND ((status = 'playing' AND {ACTIVE} < ?2) \
             OR (status = 'over' AND {ACTIVE} < ?3))"
        );
        let old = query(sqlx::AssertSqlSafe(still_old))
            .bind(id.as_str())
            .bind(deadlines.running.0)
            .bind(deadlines.finished.map_or(i64::MIN, |finished| finished.0))
            .fetch_optional(&mut *connection)
            .await?;
        if old.is_some() {
            erase(connection, id).await?;
            pruned.tables += 1;
        }
    }
    pruned.chat_lines = query(
        "DELETE FROM chat WHERE (table_id, number) IN \
         (SELECT table_id, number FROM chat WHERE time < ? ORDER BY time LIMIT ?)",
    )
    .bind(deadlines.chat.0)
    .bind(ROWS)
    .execute(&mut *connection)
    .await?
    .rows_affected();
    pruned.sessions = query(
        "DELETE FROM sessions WHERE token IN \
         (SELECT token FROM sessions WHERE used < ? ORDER BY used LIMIT ?)",
    )
    .bind(deadlines.sessions.0)
    .bind(ROWS)
    .execute(&mut *connection)
    .await?
    .rows_affected();
    let forsaken = format!("DELETE FROM identities WHERE id = ?2 AND {FORSAKEN}");
    for guest in guests {
        pruned.guests += query(sqlx::AssertSqlSafe(forsaken.as_str()))
            .bind(deadlines.sessions.0)
            .bind(guest)
            .execute(&mut *connection)
            .await?
            .rows_affected();
    }
    Ok(pruned)
}
