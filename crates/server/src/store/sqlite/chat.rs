//! The chats of tables.

use model::{ChatLine, IdentityId, Name, Person, TableId, Timestamp};
use sqlx::{FromRow, SqliteConnection, SqlitePool, query_as, query_scalar};

use super::Result;

#[derive(FromRow)]
struct ChatRow {
    number: i64,
    identity: i64,
    name: String,
    text: String,
    time: i64,
}

impl From<ChatRow> for ChatLine {
    fn from(row: ChatRow) -> Self {
        Self {
            number: row.number,
            author: IdentityId(row.identity),
            name: Name::from_store(row.name),
            text: row.text,
            time: Timestamp(row.time),
        }
    }
}

pub async fn say(
    connection: &mut SqliteConnection,
    id: TableId,
    author: Person,
    text: String,
    time: Timestamp,
) -> Result<ChatLine> {
    // A number is at least the time, so the number of a removed line is not used again.
    let number = query_scalar(
        "INSERT INTO chat (table_id, number, identity, name, text, time) \
         SELECT ?1, max(?5, coalesce(max(number), 0) + 1), ?2, ?3, ?4, ?5 \
         FROM chat WHERE table_id = ?1 RETURNING number",
    )
    .bind(id.as_str())
    .bind(author.identity.0)
    .bind(author.name.as_str())
    .bind(&text)
    .bind(time.0)
    .fetch_one(connection)
    .await?;
    Ok(ChatLine {
        number,
        author: author.identity,
        name: author.name,
        text,
        time,
    })
}

pub async fn chat(readers: &SqlitePool, id: TableId, limit: u32) -> Result<Vec<ChatLine>> {
    let rows = query_as::<_, ChatRow>(
        "SELECT number, identity, name, text, time FROM chat WHERE table_id = ? \
         ORDER BY number DESC LIMIT ?",
    )
    .bind(id.as_str())
    .bind(limit)
    .fetch_all(readers)
    .await?;
    Ok(rows.into_iter().rev().map(ChatLine::from).collect())
}
