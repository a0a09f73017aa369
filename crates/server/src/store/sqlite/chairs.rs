//! The chairs of a table, with the votes about them.

use model::{Chair, Character, IdentityId, Name, Person, TableId};
use sqlx::{SqliteConnection, SqliteExecutor, query, query_as, query_scalar};

use super::row::row;
use super::{Result, corrupt};
use crate::store::StoreError;

row! {
    struct ChairRow {
        identity: Option<i64>,
        name: Option<String>,
        has_left: bool,
        bot_level: Option<String>,
        bot_name: Option<String>,
        bot_character: Option<String>,
        kept_for: Option<i64>,
        owner_name: Option<String>,
        /// The voters, separated by commas.
        votes: Option<String>,
    }
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
                character: match row.bot_character {
                    Some(word) => {
                        Some(Character::of_word(&word).ok_or_else(|| corrupt("character"))?)
                    }
                    None => None,
                },
                kept_for: row
                    .kept_for
                    .zip(row.owner_name)
                    .map(|(identity, name)| Person {
                        identity: IdentityId(identity),
                        name: Name::from_store(name),
                    }),
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
        "SELECT chairs.identity, identities.name, has_left, bot_level, bot_name, bot_character, \
         kept_for, owners.name AS owner_name, \
         (SELECT group_concat(votes.identity) FROM votes \
          WHERE votes.table_id = chairs.table_id AND votes.seat = chairs.seat) AS votes \
         FROM chairs LEFT JOIN identities ON identities.id = chairs.identity \
         LEFT JOIN identities AS owners ON owners.id = kept_for \
         WHERE chairs.table_id = ? ORDER BY chairs.seat",
    )
    .bind(table.as_str())
    .fetch_all(database)
    .await?
    .into_iter()
    .map(Chair::try_from)
    .collect()
}

/// Everybody who sits at a table and has not left.
pub async fn seated(connection: &mut SqliteConnection, table: TableId) -> Result<Vec<IdentityId>> {
    let people = query_scalar(
        "SELECT identity FROM chairs WHERE table_id = ? AND identity IS NOT NULL AND has_left = 0",
    )
    .bind(table.as_str())
    .fetch_all(connection)
    .await?;
    Ok(people.into_iter().map(IdentityId).collect())
}

pub async fn write(
    connection: &mut SqliteConnection,
    table: TableId,
    chairs: &[Chair],
) -> Result<()> {
    for (seat, chair) in (0i64..).zip(chairs) {
        let (identity, left, bot, kept_for) = match chair {
            Chair::Empty => (None, false, None, None),
            Chair::Person { identity, left, .. } => (Some(identity.0), *left, None, None),
            Chair::Bot {
                level,
                name,
                character,
                kept_for,
            } => {
                let owner = kept_for.as_ref().map(|owner| owner.identity.0);
                let bot = (level.word(), name.as_str(), *character);
                (None, false, Some(bot), owner)
            }
        };
        query(
            "INSERT INTO chairs \
             (table_id, seat, identity, has_left, bot_level, bot_name, bot_character, kept_for) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(table.as_str())
        .bind(seat)
        .bind(identity)
        .bind(left)
        .bind(bot.map(|(level, ..)| level))
        .bind(bot.map(|(_, name, _)| name))
        .bind(bot.and_then(|(.., character)| character.map(Character::word)))
        .bind(kept_for)
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

/// Whom the host has sent away.
pub async fn removed(connection: &mut SqliteConnection, table: TableId) -> Result<Vec<IdentityId>> {
    let people = query_scalar("SELECT identity FROM removed WHERE table_id = ? ORDER BY identity")
        .bind(table.as_str())
        .fetch_all(connection)
        .await?;
    Ok(people.into_iter().map(IdentityId).collect())
}

pub async fn write_removed(
    connection: &mut SqliteConnection,
    table: TableId,
    removed: &[IdentityId],
) -> Result<()> {
    query("DELETE FROM removed WHERE table_id = ?")
        .bind(table.as_str())
        .execute(&mut *connection)
        .await?;
    for person in removed {
        query("INSERT INTO removed (table_id, identity) VALUES (?, ?)")
            .bind(table.as_str())
            .bind(person.0)
            .execute(&mut *connection)
            .await?;
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
