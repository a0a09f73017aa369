//! The browsers and programs that act for people.

use std::time::Duration;

use model::{Identity, IdentityId, Timestamp};
use sqlx::{SqliteConnection, SqlitePool, query, query_as, query_scalar};

use super::{Result, corrupt, identities};
use crate::store::{SessionState, StoreError};
use crate::token::SessionKey;

/// How long it is remembered that a token has ended: longer than any request takes.
const REMEMBERED: Duration = Duration::from_hours(24);

pub async fn state(readers: &SqlitePool, session: SessionKey) -> Result<SessionState> {
    let row = query_as::<_, (i64, i64)>("SELECT identity, used FROM sessions WHERE token = ?")
        .bind(&session.bytes()[..])
        .fetch_optional(readers)
        .await?;
    if let Some((identity, used)) = row
        && let Some(identity) = identities::by_id(readers, IdentityId(identity)).await?
    {
        return Ok(SessionState::Active {
            identity,
            used: Timestamp(used),
        });
    }
    let ended = query_scalar("SELECT ended FROM ended_sessions WHERE token = ?")
        .bind(&session.bytes()[..])
        .fetch_optional(readers)
        .await?;
    Ok(match ended {
        Some(at) => SessionState::Ended { at: Timestamp(at) },
        None => SessionState::Unknown,
    })
}

/// The identity of a session that is open.
pub async fn identity(
    connection: &mut SqliteConnection,
    session: SessionKey,
) -> Result<Option<Identity>> {
    let id = query_scalar("SELECT identity FROM sessions WHERE token = ?")
        .bind(&session.bytes()[..])
        .fetch_optional(&mut *connection)
        .await?;
    match id {
        Some(id) => identities::by_id(connection, IdentityId(id)).await,
        None => Ok(None),
    }
}

/// Opens a session of somebody who is still there. A token that has ended stays worthless.
pub async fn open(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    session: SessionKey,
    now: Timestamp,
) -> Result<()> {
    let opened = query(
        "INSERT INTO sessions (token, identity, created, used) SELECT ?1, id, ?3, ?3 \
         FROM identities WHERE id = ?2 AND gone = 0 \
         AND NOT EXISTS (SELECT 1 FROM ended_sessions WHERE token = ?1)",
    )
    .bind(&session.bytes()[..])
    .bind(identity.0)
    .bind(now.0)
    .execute(connection)
    .await?;
    match opened.rows_affected() {
        0 => Err(StoreError::Gone),
        _ => Ok(()),
    }
}

pub async fn renew(
    connection: &mut SqliteConnection,
    session: SessionKey,
    now: Timestamp,
) -> Result<()> {
    query("UPDATE sessions SET used = ? WHERE token = ?")
        .bind(now.0)
        .bind(&session.bytes()[..])
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn close(
    connection: &mut SqliteConnection,
    session: SessionKey,
    now: Timestamp,
) -> Result<Option<Identity>> {
    let identity = identity(&mut *connection, session).await?;
    query("DELETE FROM sessions WHERE token = ?")
        .bind(&session.bytes()[..])
        .execute(&mut *connection)
        .await?;
    query("INSERT OR REPLACE INTO ended_sessions (token, ended) VALUES (?, ?)")
        .bind(&session.bytes()[..])
        .bind(now.0)
        .execute(&mut *connection)
        .await?;
    forget_ended(connection, now).await?;
    Ok(identity)
}

pub async fn close_all_of(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    now: Timestamp,
) -> Result<()> {
    query(
        "INSERT OR REPLACE INTO ended_sessions (token, ended) \
         SELECT token, ? FROM sessions WHERE identity = ?",
    )
    .bind(now.0)
    .bind(identity.0)
    .execute(&mut *connection)
    .await?;
    query("DELETE FROM sessions WHERE identity = ?")
        .bind(identity.0)
        .execute(&mut *connection)
        .await?;
    forget_ended(connection, now).await
}

pub async fn ended_since(readers: &SqlitePool, time: Timestamp) -> Result<Vec<SessionKey>> {
    let tokens: Vec<Vec<u8>> = query_scalar("SELECT token FROM ended_sessions WHERE ended >= ?")
        .bind(time.0)
        .fetch_all(readers)
        .await?;
    let key = |bytes: Vec<u8>| SessionKey::from_bytes(&bytes).ok_or_else(|| corrupt("token"));
    tokens.into_iter().map(key).collect()
}

async fn forget_ended(connection: &mut SqliteConnection, now: Timestamp) -> Result<()> {
    query("DELETE FROM ended_sessions WHERE ended < ?")
        .bind(now.earlier(REMEMBERED).0)
        .execute(connection)
        .await?;
    Ok(())
}
