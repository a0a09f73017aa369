//! What may be wrong with the file, whatever its rows mean.

use sqlx::{SqlitePool, query_as, query_scalar};

use super::Result;
use super::row::row;
use crate::store::StoreFlaw;

/// Rows that no reference of the schema forbids, and that this program never leaves behind.
const STRAYS: [(&str, &str); 5] = [
    (
        "votes about seats without a chair",
        "SELECT count(*) FROM votes LEFT JOIN chairs USING (table_id, seat) \
         WHERE chairs.table_id IS NULL",
    ),
    (
        "tables without chairs",
        "SELECT count(*) FROM tables \
         WHERE NOT EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id)",
    ),
    (
        "results of matches that are not over",
        "SELECT count(*) FROM results JOIN tables ON tables.id = table_id WHERE status <> 'over'",
    ),
    (
        "analyses of matches that are not over",
        "SELECT count(*) FROM analyses JOIN tables ON tables.id = table_id \
         WHERE status <> 'over'",
    ),
    (
        "log entries of tables that have not started",
        "SELECT count(*) FROM log JOIN tables ON tables.id = table_id WHERE status = 'waiting'",
    ),
];

row! {
    struct DanglingRow {
        child: String,
        count: u32,
    }
}

pub async fn flaws(readers: &SqlitePool) -> Result<Vec<StoreFlaw>> {
    let mut flaws = Vec::new();
    // One moment for all of them: a server may be writing.
    let mut snapshot = readers.begin().await?;
    let said: Vec<String> = query_scalar("PRAGMA integrity_check")
        .fetch_all(&mut *snapshot)
        .await?;
    let damages = said.into_iter().filter(|line| line != "ok");
    flaws.extend(damages.map(|what| StoreFlaw::Damaged { what }));
    let dangling = query_as::<_, DanglingRow>(
        "SELECT \"table\" AS child, count(*) AS count FROM pragma_foreign_key_check \
         GROUP BY \"table\"",
    )
    .fetch_all(&mut *snapshot)
    .await?;
    flaws.extend(dangling.into_iter().map(|row| StoreFlaw::Dangling {
        table: row.child,
        count: row.count,
    }));
    for (what, count) in STRAYS {
        let count: u32 = query_scalar(count).fetch_one(&mut *snapshot).await?;
        if count > 0 {
            flaws.push(StoreFlaw::Stray { what, count });
        }
    }
    Ok(flaws)
}
