//! The chats of tables.

use model::{ChatLine, IdentityId, Name, TableId, Timestamp};
use sqlx::{SqliteConnection, SqlitePool, query_as, query_scalar};

use super::row::row;
use super::{Result, identities};
use crate::store::NewLine;

row! {
    struct ChatRow {
        number: i64,
        identity: i64,
        name: String,
        bystander: bool,
        text: String,
        time: i64,
    }
}

impl From<ChatRow> for ChatLine {
    fn from(row: ChatRow) -> Self {
        Self {
            number: row.number,
            author: IdentityId(row.identity),
            name: Name::from_store(row.name),
            bystander: row.bystander,
            text: row.text,
            time: Timestamp(row.time),
        }
    }
}

pub async fn say(
    connection: &mut SqliteConnection,
    id: TableId,
    line: NewLine,
) -> Result<ChatLine> {
    let NewLine {
        author,
        bystander,
        text,
        time,
    } = line;
    identities::all_here(connection, [author.identity]).await?;
    // A number is at least the time, so the number of a removed line is not used again.
    let number = query_scalar(
        "INSERT INTO chat (table_id, number, identity, name, text, time, bystander) \
         SELECT ?1, max(?5, coalesce(max(number), 0) + 1), ?2, ?3, ?4, ?5, ?6 \
         FROM chat WHERE table_id = ?1 RETURNING number",
    )
    .bind(id.as_str())
    .bind(author.identity.0)
    .bind(author.name.as_str())
    .bind(&text)
    .bind(time.0)
    .bind(bystander)
    .fetch_one(connection)
    .await?;
    Ok(ChatLine {
        number,
        author: author.identity,
        name: author.name,
        bystander,
        text,
        time,
    })
}

pub async fn chat(readers: &SqlitePool, id: TableId, limit: u32) -> Result<Vec<ChatLine>> {
    let rows = query_as::<_, ChatRow>(
        "SELECT number, identity, name, bystander, text, time FROM chat WHERE table_id = ? \
         ORDER BY number DESC LIMIT ?",
    )
    .bind(id.as_str())
    .bind(limit)
    .fetch_all(readers)
    .await?;
    Ok(rows.into_iter().rev().map(ChatLine::from).collect())
}
