//! The chairs of a table, with the votes about them.

use model::{Chair, IdentityId, Name, TableId};
use sqlx::{FromRow, SqliteConnection, SqliteExecutor, query, query_as};

use super::{Result, corrupt};
use crate::store::StoreError;

#[derive(FromRow)]
struct ChairRow {
    identity: Option<i64>,
    name: Option<String>,
    has_left: bool,
    bot_level: Option<String>,
    bot_name: Option<String>,
    /// The voters, separated by commas.
    votes: Option<String>,
}

impl TryFrom<ChairRow> for Chair {
    type Error = StoreError;

    fn try_from(row: ChairRow) -> Result<Self> {
        match (row.identity, row.name, row.bot_level, row.bot_name) {
            (Some(identity), Some(name), None, None) => Ok(Self::Person {
                identity: IdentityId(identity),
                name: Name::from_store(name),
                left: row.has_left,
                votes: voters(row.votes.as_deref().unwrap_or_default())?,
            }),
            (None, None, Some(level), Some(name)) => Ok(Self::Bot {
                level: level.parse().map_err(|_| corrupt("level"))?,
                name: Name::from_store(name),
            }),
            (None, None, None, None) => Ok(Self::Empty),
            _ => Err(corrupt("chair")),
        }
    }
}

/// The voters in rising order.
fn voters(list: &str) -> Result<Vec<IdentityId>> {
    let mut votes = list
        .split(',')
        .filter(|vote| !vote.is_empty())
        .map(|vote| vote.parse().map(IdentityId))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|_| corrupt("vote"))?;
    votes.sort_unstable();
    Ok(votes)
}

pub async fn read<'c>(database: impl SqliteExecutor<'c>, table: TableId) -> Result<Vec<Chair>> {
    query_as::<_, ChairRow>(
        "SELECT chairs.identity, name, has_left, bot_level, bot_name, \
         (SELECT group_concat(votes.identity) FROM votes \
          WHERE votes.table_id = chairs.table_id AND votes.seat = chairs.seat) AS votes \
         FROM chairs LEFT JOIN identities ON identities.id = chairs.identity \
         WHERE chairs.table_id = ? ORDER BY chairs.seat",
    )
    .bind(table.as_str())
    .fetch_all(database)
    .await?
    .into_iter()
    .map(Chair::try_from)
    .collect()
}

pub async fn write(
    connection: &mut SqliteConnection,
    table: TableId,
    chairs: &[Chair],
) -> Result<()> {
    for (seat, chair) in (0i64..).zip(chairs) {
        let (identity, left, bot) = match chair {
            Chair::Empty => (None, false, None),
            Chair::Person { identity, left, .. } => (Some(identity.0), *left, None),
            Chair::Bot { level, name } => (None, false, Some((level.word(), name.as_str()))),
        };
        query(
            "INSERT INTO chairs (table_id, seat, identity, has_left, bot_level, bot_name) \
             VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(table.as_str())
        .bind(seat)
        .bind(identity)
        .bind(left)
        .bind(bot.map(|(level, _)| level))
        .bind(bot.map(|(_, name)| name))
        .execute(&mut *connection)
        .await?;
        let Chair::Person { votes, .. } = chair else {
            continue;
        };
        for voter in votes {
            query("INSERT INTO votes (table_id, seat, identity) VALUES (?, ?, ?)")
                .bind(table.as_str())
                .bind(seat)
                .bind(voter.0)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

pub async fn clear(connection: &mut SqliteConnection, table: TableId) -> Result<()> {
    for statement in [
        "DELETE FROM chairs WHERE table_id = ?",
        "DELETE FROM votes WHERE table_id = ?",
    ] {
        query(statement)
            .bind(table.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
