//! The queries.

use model::{
    Action, Arrangement, Chair, ChatLine, Identity, IdentityId, Name, Status, TableId, Timestamp,
};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqlitePool};
use tabletop::{Seat, Seed, Version};

use crate::password::PasswordHash;
use crate::store::{Account, Entry, ResultAlone, StoreError, StoredTable};
use crate::token::SessionKey;

type Read<T> = Result<T, StoreError>;

/// Who the session acts for.
pub async fn identity(pool: &SqlitePool, session: SessionKey) -> Read<Option<Identity>> {
    sqlx::query(
        "SELECT identities.id, identities.name, claimed_name IS NOT NULL FROM sessions \
         JOIN identities ON identities.id = sessions.identity WHERE token = ?",
    )
    .bind(&session.bytes()[..])
    .fetch_optional(pool)
    .await?
    .map(|row| {
        Ok(Identity {
            id: IdentityId(row.try_get(0)?),
            name: Name::from_store(row.try_get(1)?),
            claimed: row.try_get(2)?,
        })
    })
    .transpose()
}

/// The identity that has claimed the name.
pub async fn account(pool: &SqlitePool, name: Name) -> Read<Option<Account>> {
    sqlx::query("SELECT id, name, password FROM identities WHERE claimed_name = ?")
        .bind(name.folded())
        .fetch_optional(pool)
        .await?
        .map(|row| {
            Ok(Account {
                identity: IdentityId(row.try_get(0)?),
                name: Name::from_store(row.try_get(1)?),
                password: PasswordHash::from_text(row.try_get(2)?),
            })
        })
        .transpose()
}

/// The table with this id.
pub async fn table(pool: &SqlitePool, id: TableId) -> Read<Option<StoredTable>> {
    // Chairs and table in one snapshot: an arrangement never comes in halves.
    let mut snapshot = pool.begin().await?;
    let row = sqlx::query(
        "SELECT tables.id, game, config, hex(seed), public, host, identities.name, status, \
         arrangement, rematch, hints FROM tables JOIN identities ON identities.id = host WHERE tables.id = ?",
    )
    .bind(id.as_str())
    .fetch_optional(&mut *snapshot)
    .await?;
    let Some(row) = row else {
        return Ok(None);
    };
    let chairs = sqlx::query(
        "SELECT chairs.identity, name, has_left, bot_level, bot_name, \
         (SELECT group_concat(votes.identity) FROM votes \
          WHERE votes.table_id = chairs.table_id AND votes.seat = chairs.seat) \
         FROM chairs LEFT JOIN identities ON identities.id = chairs.identity \
         WHERE chairs.table_id = ? ORDER BY chairs.seat",
    )
    .bind(id.as_str())
    .fetch_all(&mut *snapshot)
    .await?
    .iter()
    .map(chair)
    .collect::<Read<Vec<_>>>()?;
    stored_table(&row, chairs).map(Some)
}

/// Public tables that wait for players.
pub async fn open_tables(pool: &SqlitePool, limit: u32) -> Read<Vec<StoredTable>> {
    let ids = sqlx::query(
        "SELECT id FROM tables WHERE public = 1 AND status = 'waiting' \
         ORDER BY created DESC, id LIMIT ?",
    )
    .bind(limit)
    .fetch_all(pool)
    .await?;
    tables(pool, &ids).await
}

/// The tables of one person.
pub async fn tables_of(
    pool: &SqlitePool,
    identity: IdentityId,
    limit: u32,
) -> Read<Vec<StoredTable>> {
    let ids = sqlx::query(
        "SELECT tables.id FROM chairs JOIN tables ON tables.id = chairs.table_id \
         WHERE chairs.identity = ? ORDER BY status = 'over', created DESC, tables.id LIMIT ?",
    )
    .bind(identity.0)
    .bind(limit)
    .fetch_all(pool)
    .await?;
    tables(pool, &ids).await
}

async fn tables(pool: &SqlitePool, rows: &[SqliteRow]) -> Read<Vec<StoredTable>> {
    let mut tables = Vec::with_capacity(rows.len());
    for id in ids(rows)? {
        // A table that was discarded in between is left out.
        tables.extend(table(pool, id).await?);
    }
    Ok(tables)
}

/// Tables that have waited for long.
pub async fn waiting_since(pool: &SqlitePool, before: Timestamp, limit: u32) -> Read<Vec<TableId>> {
    let rows = sqlx::query(
        "SELECT id FROM tables WHERE status = 'waiting' AND changed < ? \
         ORDER BY changed, id LIMIT ?",
    )
    .bind(before.0)
    .bind(limit)
    .fetch_all(pool)
    .await?;
    ids(&rows)
}

/// Tables in play with a bot in a chair.
pub async fn played_with_bots(
    pool: &SqlitePool,
    after: Option<TableId>,
    limit: u32,
) -> Read<Vec<TableId>> {
    let rows = sqlx::query(
        "SELECT id FROM tables WHERE status = 'playing' AND id > ? AND EXISTS \
         (SELECT 1 FROM chairs WHERE table_id = tables.id AND bot_level IS NOT NULL) \
         ORDER BY id LIMIT ?",
    )
    .bind(after.as_ref().map_or("", TableId::as_str))
    .bind(limit)
    .fetch_all(pool)
    .await?;
    ids(&rows)
}

/// The finished matches of a game that somebody has played alone.
pub async fn results_alone(
    pool: &SqlitePool,
    identity: IdentityId,
    game: &'static str,
    limit: u32,
) -> Read<Vec<ResultAlone>> {
    sqlx::query(
        "SELECT tables.id, points, ended FROM chairs \
         JOIN tables ON tables.id = chairs.table_id \
         JOIN results ON results.table_id = chairs.table_id AND results.seat = chairs.seat \
         WHERE chairs.identity = ? AND game = ? \
         AND (SELECT count(*) FROM chairs AS all_chairs WHERE all_chairs.table_id = tables.id) = 1 \
         ORDER BY points DESC, ended, tables.id LIMIT ?",
    )
    .bind(identity.0)
    .bind(game)
    .bind(limit)
    .fetch_all(pool)
    .await?
    .iter()
    .map(|row| {
        Ok(ResultAlone {
            table: table_id(row, 0)?,
            points: row.try_get(1)?,
            ended: Timestamp(row.try_get(2)?),
        })
    })
    .collect()
}

/// The whole log of a table.
pub async fn log(pool: &SqlitePool, id: TableId) -> Read<Vec<Entry>> {
    sqlx::query(
        "SELECT version, seat, kind, words, at_version, time FROM log WHERE table_id = ? \
         ORDER BY version",
    )
    .bind(id.as_str())
    .fetch_all(pool)
    .await?
    .iter()
    .map(|row| {
        Ok(Entry {
            version: Version(row.try_get(0)?),
            seat: seat(row, 1)?,
            action: match row.try_get(2)? {
                "decision" => Action::Decide(row.try_get(3)?),
                "undo" => Action::Undo,
                _ => return Err(StoreError::Corrupt { what: "kind" }),
            },
            at: row.try_get::<Option<u32>, _>(4)?.map(Version),
            time: Timestamp(row.try_get(5)?),
            ends: None,
        })
    })
    .collect()
}

/// Whether exactly this was once accepted.
pub async fn was_accepted(
    pool: &SqlitePool,
    id: TableId,
    seat: Seat,
    action: Action,
    at: Version,
) -> Read<bool> {
    let (kind, words) = match action {
        Action::Decide(words) => ("decision", words),
        Action::Undo => ("undo", String::new()),
    };
    // An entry made for a version stands at that version or later.
    let found = sqlx::query(
        "SELECT 1 FROM log WHERE table_id = ?1 AND version >= ?2 AND seat = ?3 AND kind = ?4 \
         AND words = ?5 AND at_version = ?2 LIMIT 1",
    )
    .bind(id.as_str())
    .bind(at.0)
    .bind(u8::from(seat))
    .bind(kind)
    .bind(words)
    .fetch_optional(pool)
    .await?;
    Ok(found.is_some())
}

/// What was found out about a finished match.
pub async fn analysis(pool: &SqlitePool, id: TableId) -> Read<Option<String>> {
    let row = sqlx::query("SELECT content FROM analyses WHERE table_id = ?")
        .bind(id.as_str())
        .fetch_optional(pool)
        .await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// The last lines of a table's chat.
pub async fn chat(pool: &SqlitePool, id: TableId, limit: u32) -> Read<Vec<ChatLine>> {
    let mut lines = sqlx::query(
        "SELECT number, identity, name, text, time FROM chat WHERE table_id = ? \
         ORDER BY number DESC LIMIT ?",
    )
    .bind(id.as_str())
    .bind(limit)
    .fetch_all(pool)
    .await?
    .iter()
    .map(|row| {
        Ok(ChatLine {
            number: row.try_get(0)?,
            author: IdentityId(row.try_get(1)?),
            name: Name::from_store(row.try_get(2)?),
            text: row.try_get(3)?,
            time: Timestamp(row.try_get(4)?),
        })
    })
    .collect::<Read<Vec<_>>>()?;
    lines.reverse();
    Ok(lines)
}

fn stored_table(row: &SqliteRow, chairs: Vec<Chair>) -> Read<StoredTable> {
    let id = table_id(row, 0)?;
    let corrupt = |what| StoreError::Corrupt { what };
    Ok(StoredTable {
        id,
        game: row.try_get(1)?,
        config: serde_json::from_str(row.try_get(2)?).map_err(|_| corrupt("configuration"))?,
        seed: row
            .try_get::<&str, _>(3)?
            .parse::<Seed>()
            .map_err(|_| corrupt("seed"))?,
        public: row.try_get(4)?,
        hints: row.try_get(10)?,
        host_name: Name::from_store(row.try_get(6)?),
        rematch: row
            .try_get::<Option<&str>, _>(9)?
            .map(str::parse)
            .transpose()
            .map_err(|_| corrupt("rematch"))?,
        arrangement: Arrangement {
            number: row.try_get(8)?,
            host: IdentityId(row.try_get(5)?),
            status: Status::from_word(row.try_get(7)?).ok_or_else(|| corrupt("status"))?,
            chairs,
        },
    })
}

fn chair(row: &SqliteRow) -> Read<Chair> {
    if let Some(identity) = row.try_get::<Option<i64>, _>(0)? {
        let votes = row.try_get::<Option<&str>, _>(5)?.unwrap_or_default();
        let mut votes = votes
            .split(',')
            .filter(|vote| !vote.is_empty())
            .map(|vote| vote.parse().map(IdentityId))
            .collect::<Result<Vec<_>, _>>()
            .map_err(|_| StoreError::Corrupt { what: "vote" })?;
        votes.sort_unstable();
        return Ok(Chair::Person {
            identity: IdentityId(identity),
            name: Name::from_store(row.try_get(1)?),
            left: row.try_get(2)?,
            votes,
        });
    }
    let Some(level) = row.try_get::<Option<&str>, _>(3)? else {
        return Ok(Chair::Empty);
    };
    Ok(Chair::Bot {
        level: level
            .parse()
            .map_err(|_| StoreError::Corrupt { what: "level" })?,
        name: Name::from_store(row.try_get(4)?),
    })
}

/// The ids in the first column.
fn ids(rows: &[SqliteRow]) -> Read<Vec<TableId>> {
    rows.iter().map(|row| table_id(row, 0)).collect()
}

fn table_id(row: &SqliteRow, column: usize) -> Read<TableId> {
    row.try_get::<&str, _>(column)?
        .parse()
        .map_err(|_| StoreError::Corrupt { what: "table id" })
}

fn seat(row: &SqliteRow, column: usize) -> Read<Seat> {
    Seat::try_from(row.try_get::<u8, _>(column)?).map_err(|_| StoreError::Corrupt { what: "seat" })
}
