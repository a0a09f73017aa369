//! What the logs of tables say about chairs.

use model::{ChairChange, ChairNews, IdentityId, Name, Person, TableId};
use sqlx::{SqliteConnection, SqlitePool, query, query_as};
use tabletop::Seat;

use super::row::row;
use super::{Result, corrupt};
use crate::store::StoreError;

/// How many changes of chairs back the news of a table are kept. Somebody who comes and goes all
/// day must not fill the disk.
const KEPT: u32 = 200;

row! {
    struct NewsRow {
        arrangement: u32,
        seat: u8,
        step: u32,
        identity: i64,
        name: String,
        kind: String,
        bot_name: Option<String>,
    }
}

impl TryFrom<NewsRow> for ChairNews {
    type Error = StoreError;

    fn try_from(row: NewsRow) -> Result<Self> {
        Ok(Self {
            arrangement: row.arrangement,
            step: row.step,
            seat: Seat::try_from(row.seat).map_err(|_| corrupt("seat"))?,
            person: Person {
                identity: IdentityId(row.identity),
                name: Name::from_store(row.name),
            },
            change: match (row.kind.as_str(), row.bot_name) {
                ("left", None) => ChairChange::Left,
                ("returned", None) => ChairChange::Returned,
                ("replaced", Some(bot)) => ChairChange::Replaced {
                    bot: Name::from_store(bot),
                },
                _ => return Err(corrupt("news")),
            },
        })
    }
}

pub async fn write(
    connection: &mut SqliteConnection,
    table: TableId,
    news: &[ChairNews],
) -> Result<()> {
    for line in news {
        let bot = match &line.change {
            ChairChange::Replaced { bot } => Some(bot.as_str()),
            ChairChange::Left | ChairChange::Returned => None,
        };
        query(
            "INSERT INTO chair_news (table_id, arrangement, seat, step, identity, kind, bot_name) \
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(table.as_str())
        .bind(line.arrangement)
        .bind(u8::from(line.seat))
        .bind(line.step)
        .bind(line.person.identity.0)
        .bind(line.change.word())
        .bind(bot)
        .execute(&mut *connection)
        .await?;
    }
    if let Some(last) = news.last() {
        query("DELETE FROM chair_news WHERE table_id = ? AND arrangement < ?")
            .bind(table.as_str())
            .bind(last.arrangement.saturating_sub(KEPT))
            .execute(connection)
            .await?;
    }
    Ok(())
}

pub async fn read(readers: &SqlitePool, table: TableId) -> Result<Vec<ChairNews>> {
    query_as::<_, NewsRow>(
        "SELECT arrangement, seat, step, identity, name, kind, bot_name FROM chair_news \
         JOIN identities ON identities.id = identity WHERE table_id = ? \
         ORDER BY arrangement, seat",
    )
    .bind(table.as_str())
    .fetch_all(readers)
    .await?
    .into_iter()
    .map(ChairNews::try_from)
    .collect()
}
