//! Everything about one person.

use model::IdentityId;
use sqlx::{SqlitePool, query_as, query_scalar};

use super::row::row;
use super::{Result, corrupt};
use crate::store::{OwnLine, OwnReport, OwnTable, PersonalData, SessionTimes};

row! {
    struct PersonRow {
        name: String,
        claimed: bool,
        created: i64,
        moderator: bool,
        muted_until: Option<i64>,
        banned: Option<i64>,
        recovery_codes: u32,
    }
}

row! {
    struct TableRow {
        id: String,
        game: String,
        config: String,
        status: String,
        created: i64,
        seat: u8,
        points: Option<i32>,
    }
}

pub async fn of(readers: &SqlitePool, identity: IdentityId) -> Result<Option<PersonalData>> {
    let person = query_as::<_, PersonRow>(
        "SELECT name, claimed_name IS NOT NULL AS claimed, created, role IS NOT NULL AS moderator, \
         muted_until, banned, \
         (SELECT count(*) FROM recovery_codes WHERE identity = id) AS recovery_codes \
         FROM identities WHERE id = ?",
    )
    .bind(identity.0)
    .fetch_optional(readers)
    .await?;
    let Some(person) = person else {
        return Ok(None);
    };
    Ok(Some(PersonalData {
        name: person.name,
        claimed: person.claimed,
        created: person.created,
        moderator: person.moderator,
        muted_until: person.muted_until,
        banned: person.banned,
        recovery_codes: person.recovery_codes,
        sessions: sessions(readers, identity).await?,
        tables: tables(readers, identity).await?,
        chat: chat(readers, identity).await?,
        blocked: query_scalar(
            "SELECT name FROM blocks JOIN identities ON identities.id = blocked \
             WHERE blocker = ? ORDER BY number",
        )
        .bind(identity.0)
        .fetch_all(readers)
        .await?,
        reports: reports(readers, identity).await?,
    }))
}

async fn sessions(readers: &SqlitePool, identity: IdentityId) -> Result<Vec<SessionTimes>> {
    let rows: Vec<(i64, i64)> =
        query_as("SELECT created, used FROM sessions WHERE identity = ? ORDER BY created")
            .bind(identity.0)
            .fetch_all(readers)
            .await?;
    let times = |(created, used)| SessionTimes { created, used };
    Ok(rows.into_iter().map(times).collect())
}

async fn tables(readers: &SqlitePool, identity: IdentityId) -> Result<Vec<OwnTable>> {
    let rows = query_as::<_, TableRow>(
        "SELECT tables.id, game, config, status, created, chairs.seat, points FROM chairs \
         JOIN tables ON tables.id = chairs.table_id \
         LEFT JOIN results ON results.table_id = tables.id AND results.seat = chairs.seat \
         WHERE chairs.identity = ?1 OR chairs.kept_for = ?1 ORDER BY created, tables.id",
    )
    .bind(identity.0)
    .fetch_all(readers)
    .await?;
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        // Somebody else may have played in this seat for a while: that is part of the match.
        let decisions = query_scalar(
            "SELECT CASE kind WHEN 'undo' THEN 'undo' ELSE words END FROM log \
             WHERE table_id = ? AND seat = ? ORDER BY version",
        )
        .bind(&row.id)
        .bind(row.seat)
        .fetch_all(readers)
        .await?;
        tables.push(OwnTable {
            config: serde_json::from_str(&row.config).map_err(|_| corrupt("configuration"))?,
            id: row.id,
            game: row.game,
            status: row.status,
            created: row.created,
            seat: row.seat,
            points: row.points,
            decisions,
        });
    }
    Ok(tables)
}

async fn chat(readers: &SqlitePool, identity: IdentityId) -> Result<Vec<OwnLine>> {
    let rows: Vec<(String, i64, String)> =
        query_as("SELECT table_id, time, text FROM chat WHERE identity = ? ORDER BY time")
            .bind(identity.0)
            .fetch_all(readers)
            .await?;
    let line = |(table, time, text)| OwnLine { table, time, text };
    Ok(rows.into_iter().map(line).collect())
}

async fn reports(readers: &SqlitePool, identity: IdentityId) -> Result<Vec<OwnReport>> {
    let rows: Vec<(i64, String, String)> =
        query_as("SELECT created, text, reason FROM reports WHERE reporter = ? ORDER BY created")
            .bind(identity.0)
            .fetch_all(readers)
            .await?;
    let report = |(time, text, reason)| OwnReport { time, text, reason };
    Ok(rows.into_iter().map(report).collect())
}
