//! What learners have decided.

use model::{TableId, TableStatus, Timestamp};
use sqlx::{SqliteConnection, query};

use super::Result;
use crate::store::Conflict;

/// What a lesson begins with.
pub async fn begin(connection: &mut SqliteConnection, id: TableId) -> Result<()> {
    query("INSERT INTO lessons (table_id, made) VALUES (?, '')")
        .bind(id.as_str())
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn learn(
    connection: &mut SqliteConnection,
    id: TableId,
    before: Vec<String>,
    after: Vec<String>,
    status: TableStatus,
) -> Result<Result<(), Conflict>> {
    let updated = query("UPDATE lessons SET made = ? WHERE table_id = ? AND made = ?")
        .bind(after.join("\n"))
        .bind(id.as_str())
        .bind(before.join("\n"))
        .execute(&mut *connection)
        .await?;
    if updated.rows_affected() == 0 {
        return Ok(Err(Conflict));
    }
    query("UPDATE tables SET status = ?, changed = ? WHERE id = ?")
        .bind(status.word())
        .bind(Timestamp::now().0)
        .bind(id.as_str())
        .execute(connection)
        .await?;
    Ok(Ok(()))
}

/// The decisions of a lesson, one in each line of the text.
pub fn decisions(made: &str) -> Vec<String> {
    made.lines().map(str::to_owned).collect()
}
