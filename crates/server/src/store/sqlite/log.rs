//! The logs of matches, and what is known of finished ones.

use model::{Action, IdentityId, SoloScore, TableId, TableStatus, Timestamp};
use sqlx::{SqliteConnection, SqlitePool, query, query_as, query_scalar};
use tabletop::{Seat, Version};

use super::row::row;
use super::tables::table_id;
use super::{Result, corrupt, unless_taken};
use crate::store::{Conflict, LogEntry, StoreError};

row! {
    struct LogRow {
        version: u32,
        seat: u8,
        kind: String,
        words: String,
        at_version: Option<u32>,
        time: i64,
    }
}

impl TryFrom<LogRow> for LogEntry {
    type Error = StoreError;

    fn try_from(row: LogRow) -> Result<Self> {
        Ok(Self {
            version: Version(row.version),
            seat: Seat::try_from(row.seat).map_err(|_| corrupt("seat"))?,
            action: match row.kind.as_str() {
                "decision" => Action::Decide(row.words),
                "undo" => Action::Undo,
                _ => return Err(corrupt("kind")),
            },
            at: row.at_version.map(Version),
            time: Timestamp(row.time),
            ends: None,
        })
    }
}

/// The columns `kind` and `words` of an action.
fn columns(action: &Action) -> (&'static str, &str) {
    match action {
        Action::Decide(words) => ("decision", words),
        Action::Undo => ("undo", ""),
    }
}

pub async fn append(
    connection: &mut SqliteConnection,
    id: TableId,
    entry: LogEntry,
) -> Result<Result<(), Conflict>> {
    let (kind, words) = columns(&entry.action);
    let inserted = query(
        "INSERT INTO log (table_id, version, seat, kind, words, at_version, time) \
         SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM tables WHERE id = ?1 AND status <> 'over'",
    )
    .bind(id.as_str())
    .bind(entry.version.0)
    .bind(u8::from(entry.seat))
    .bind(kind)
    .bind(words)
    .bind(entry.at.map(|at| at.0))
    .bind(entry.time.0)
    .execute(&mut *connection)
    .await;
    let appended = match inserted {
        // An administrator has ended or removed the table.
        Ok(done) if done.rows_affected() == 0 => Err(Conflict),
        inserted => unless_taken(inserted)?,
    };
    if let (Ok(()), Some(points)) = (appended, &entry.ends) {
        end_match(connection, id, points, entry.time).await?;
    }
    Ok(appended)
}

async fn end_match(
    connection: &mut SqliteConnection,
    id: TableId,
    points: &[i32],
    ended: Timestamp,
) -> Result<()> {
    query("UPDATE tables SET status = ? WHERE id = ?")
        .bind(TableStatus::Over.word())
        .bind(id.as_str())
        .execute(&mut *connection)
        .await?;
    for (seat, points) in (0i64..).zip(points) {
        query("INSERT INTO results (table_id, seat, points, ended) VALUES (?, ?, ?, ?)")
            .bind(id.as_str())
            .bind(seat)
            .bind(points)
            .bind(ended.0)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub async fn log(readers: &SqlitePool, id: TableId) -> Result<Vec<LogEntry>> {
    query_as::<_, LogRow>(
        "SELECT version, seat, kind, words, at_version, time FROM log WHERE table_id = ? \
         ORDER BY version",
    )
    .bind(id.as_str())
    .fetch_all(readers)
    .await?
    .into_iter()
    .map(LogEntry::try_from)
    .collect()
}

pub async fn was_accepted(
    readers: &SqlitePool,
    id: TableId,
    seat: Seat,
    action: Action,
    at: Version,
) -> Result<bool> {
    let (kind, words) = columns(&action);
    // An entry made for a version stands at that version or later.
    let found = query(
        "SELECT 1 FROM log WHERE table_id = ?1 AND version >= ?2 AND seat = ?3 AND kind = ?4 \
         AND words = ?5 AND at_version = ?2 LIMIT 1",
    )
    .bind(id.as_str())
    .bind(at.0)
    .bind(u8::from(seat))
    .bind(kind)
    .bind(words)
    .fetch_optional(readers)
    .await?;
    Ok(found.is_some())
}

pub async fn keep_analysis(
    connection: &mut SqliteConnection,
    id: TableId,
    text: String,
) -> Result<()> {
    query(
        "INSERT INTO analyses (table_id, content, made) VALUES (?, ?, ?) \
         ON CONFLICT DO NOTHING",
    )
    .bind(id.as_str())
    .bind(text)
    .bind(Timestamp::now().0)
    .execute(connection)
    .await?;
    Ok(())
}

pub async fn analysis(readers: &SqlitePool, id: TableId) -> Result<Option<String>> {
    let content = query_scalar("SELECT content FROM analyses WHERE table_id = ?")
        .bind(id.as_str())
        .fetch_optional(readers)
        .await?;
    Ok(content)
}

row! {
    struct SoloScoreRow {
        table_id: String,
        points: i32,
        ended: i64,
    }
}

impl TryFrom<SoloScoreRow> for SoloScore {
    type Error = StoreError;

    fn try_from(row: SoloScoreRow) -> Result<Self> {
        Ok(Self {
            table: table_id(&row.table_id)?,
            points: row.points,
            ended: Timestamp(row.ended),
        })
    }
}

pub async fn solo_scores(
    readers: &SqlitePool,
    identity: IdentityId,
    game: &'static str,
    limit: u32,
) -> Result<Vec<SoloScore>> {
    query_as::<_, SoloScoreRow>(
        "SELECT chairs.table_id, points, ended FROM chairs \
         JOIN tables ON tables.id = chairs.table_id \
         JOIN results ON results.table_id = chairs.table_id AND results.seat = chairs.seat \
         WHERE chairs.identity = ? AND game = ? \
         AND NOT EXISTS (SELECT 1 FROM try_outs WHERE try_outs.table_id = tables.id) \
         AND (SELECT count(*) FROM chairs AS all_chairs WHERE all_chairs.table_id = tables.id) = 1 \
         ORDER BY points DESC, ended, tables.id LIMIT ?",
    )
    .bind(identity.0)
    .bind(game)
    .bind(limit)
    .fetch_all(readers)
    .await?
    .into_iter()
    .map(SoloScore::try_from)
    .collect()
}
