//! People, their sessions and their accounts.

use model::{Identity, IdentityId, Name, Person, Timestamp};
use sqlx::{FromRow, SqliteConnection, SqliteExecutor, query, query_as, query_scalar};

use super::{Result, unless_taken};
use crate::password_hash::PasswordHash;
use crate::store::{Account, Conflict};
use crate::token::SessionKey;

#[derive(FromRow)]
struct IdentityRow {
    id: i64,
    name: String,
    claimed: bool,
}

impl From<IdentityRow> for Identity {
    fn from(row: IdentityRow) -> Self {
        Self {
            id: IdentityId(row.id),
            name: Name::from_store(row.name),
            claimed: row.claimed,
        }
    }
}

#[derive(FromRow)]
struct AccountRow {
    id: i64,
    name: String,
    password: String,
}

impl From<AccountRow> for Account {
    fn from(row: AccountRow) -> Self {
        Self {
            person: Person {
                identity: IdentityId(row.id),
                name: Name::from_store(row.name),
            },
            password: PasswordHash::from_text(row.password),
        }
    }
}

pub async fn identity<'c>(
    database: impl SqliteExecutor<'c>,
    session: SessionKey,
) -> Result<Option<Identity>> {
    let row = query_as::<_, IdentityRow>(
        "SELECT identities.id, name, claimed_name IS NOT NULL AS claimed FROM sessions \
         JOIN identities ON identities.id = sessions.identity WHERE token = ?",
    )
    .bind(&session.bytes()[..])
    .fetch_optional(database)
    .await?;
    Ok(row.map(Identity::from))
}

pub async fn account<'c>(database: impl SqliteExecutor<'c>, name: Name) -> Result<Option<Account>> {
    let row = query_as::<_, AccountRow>(
        "SELECT id, name, password FROM identities WHERE claimed_name = ?",
    )
    .bind(name.folded())
    .fetch_optional(database)
    .await?;
    Ok(row.map(Account::from))
}

pub async fn create(
    connection: &mut SqliteConnection,
    name: Name,
    session: SessionKey,
) -> Result<Identity> {
    // Two first requests of one visitor at the same time: the other one has created them.
    if let Some(present) = identity(&mut *connection, session).await? {
        return Ok(present);
    }
    let id = query_scalar("INSERT INTO identities (name, created) VALUES (?, ?) RETURNING id")
        .bind(name.as_str())
        .bind(Timestamp::now().0)
        .fetch_one(&mut *connection)
        .await?;
    let id = IdentityId(id);
    open_session(connection, id, session).await?;
    Ok(Identity {
        id,
        name,
        claimed: false,
    })
}

pub async fn open_session(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    session: SessionKey,
) -> Result<()> {
    query("INSERT INTO sessions (token, identity, created) VALUES (?, ?, ?)")
        .bind(&session.bytes()[..])
        .bind(identity.0)
        .bind(Timestamp::now().0)
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn close_session(connection: &mut SqliteConnection, session: SessionKey) -> Result<()> {
    query("DELETE FROM sessions WHERE token = ?")
        .bind(&session.bytes()[..])
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn rename(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    name: Name,
) -> Result<Result<(), Conflict>> {
    let taken = query("SELECT 1 FROM identities WHERE claimed_name = ? AND id <> ?")
        .bind(name.folded())
        .bind(identity.0)
        .fetch_optional(&mut *connection)
        .await?;
    if taken.is_some() {
        return Ok(Err(Conflict));
    }
    query(
        "UPDATE identities SET name = ?, \
         claimed_name = CASE WHEN claimed_name IS NULL THEN NULL ELSE ? END WHERE id = ?",
    )
    .bind(name.as_str())
    .bind(name.folded())
    .bind(identity.0)
    .execute(connection)
    .await?;
    Ok(Ok(()))
}

pub async fn claim(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    name: Name,
    password: PasswordHash,
) -> Result<Result<(), Conflict>> {
    let updated =
        query("UPDATE identities SET name = ?, claimed_name = ?, password = ? WHERE id = ?")
            .bind(name.as_str())
            .bind(name.folded())
            .bind(password.as_str())
            .bind(identity.0)
            .execute(connection)
            .await;
    unless_taken(updated)
}

pub async fn merge(
    connection: &mut SqliteConnection,
    guest: IdentityId,
    into: IdentityId,
) -> Result<()> {
    query("UPDATE chat SET identity = ? WHERE identity = ?")
        .bind(into.0)
        .bind(guest.0)
        .execute(&mut *connection)
        .await?;
    close_sessions_of(connection, guest).await
}

pub async fn delete(connection: &mut SqliteConnection, identity: IdentityId) -> Result<()> {
    close_sessions_of(connection, identity).await?;
    query("DELETE FROM chat WHERE identity = ?")
        .bind(identity.0)
        .execute(&mut *connection)
        .await?;
    query("UPDATE identities SET name = ?, claimed_name = NULL, password = NULL WHERE id = ?")
        .bind(Name::echo().as_str())
        .bind(identity.0)
        .execute(connection)
        .await?;
    Ok(())
}

async fn close_sessions_of(connection: &mut SqliteConnection, identity: IdentityId) -> Result<()> {
    query("DELETE FROM sessions WHERE identity = ?")
        .bind(identity.0)
        .execute(connection)
        .await?;
    Ok(())
}
