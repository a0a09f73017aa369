//! People: guests and the owners of claimed names.

use model::{Identity, IdentityId, Name, Standing, Timestamp};
use sqlx::{SqliteConnection, SqliteExecutor, query, query_as, query_scalar};

use super::row::row;
use super::{Result, accounts, names, sessions};
use crate::store::StoreError;
use crate::token::SessionKey;

row! {
    struct IdentityRow {
        id: i64,
        name: String,
        claimed: bool,
        moderator: bool,
        muted_until: Option<i64>,
        banned: bool,
    }
}

impl From<IdentityRow> for Identity {
    fn from(row: IdentityRow) -> Self {
        Self {
            id: IdentityId(row.id),
            name: Name::from_store(row.name),
            claimed: row.claimed,
            standing: Standing {
                moderator: row.moderator,
                banned: row.banned,
                muted_until: row.muted_until.map(Timestamp),
            },
        }
    }
}

pub async fn by_id<'c>(
    database: impl SqliteExecutor<'c>,
    id: IdentityId,
) -> Result<Option<Identity>> {
    let row = query_as::<_, IdentityRow>(
        "SELECT id, name, claimed_name IS NOT NULL AS claimed, role IS NOT NULL AS moderator, \
         muted_until, banned IS NOT NULL AS banned FROM identities WHERE id = ?",
    )
    .bind(id.0)
    .fetch_optional(database)
    .await?;
    Ok(row.map(Identity::from))
}

pub async fn create(
    connection: &mut SqliteConnection,
    name: Name,
    session: SessionKey,
    now: Timestamp,
) -> Result<Identity> {
    // Two first requests of one visitor at the same time: the other one has created them.
    if let Some(present) = sessions::identity(&mut *connection, session).await? {
        return Ok(present);
    }
    // Somebody has claimed it: an invented name, or since it was asked for.
    let name = if names::is_claimed(&mut *connection, &name, None).await? {
        names::unclaimed(connection, session.number()).await?
    } else {
        name
    };
    let create = "INSERT INTO identities (name, look, created) VALUES (?, ?, ?) RETURNING id";
    let id = query_scalar(create)
        .bind(name.as_str())
        .bind(name.look().as_str())
        .bind(now.0)
        .fetch_one(&mut *connection)
        .await?;
    let id = IdentityId(id);
    sessions::open(connection, id, session, now).await?;
    Ok(Identity {
        id,
        name,
        claimed: false,
        standing: Standing::default(),
    })
}

/// Refuses a write in which somebody takes part who is gone.
pub async fn all_here(
    connection: &mut SqliteConnection,
    people: impl IntoIterator<Item = IdentityId>,
) -> Result<()> {
    for person in people {
        if is_gone(connection, person).await? {
            return Err(StoreError::Gone);
        }
    }
    Ok(())
}

pub async fn is_gone(connection: &mut SqliteConnection, person: IdentityId) -> Result<bool> {
    let here = query("SELECT 1 FROM identities WHERE id = ? AND gone = 0")
        .bind(person.0)
        .fetch_optional(connection)
        .await?;
    Ok(here.is_none())
}

pub async fn retire(connection: &mut SqliteConnection, identity: IdentityId) -> Result<()> {
    query("UPDATE identities SET gone = 1 WHERE id = ?")
        .bind(identity.0)
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn merge(
    connection: &mut SqliteConnection,
    guest: IdentityId,
    into: IdentityId,
    now: Timestamp,
) -> Result<()> {
    for statement in [
        "UPDATE chat SET identity = ? WHERE identity = ?",
        "UPDATE chair_news SET identity = ? WHERE identity = ?",
        "UPDATE OR IGNORE removed SET identity = ? WHERE identity = ?",
        "UPDATE OR IGNORE blocks SET blocker = ? WHERE blocker = ?",
        "UPDATE OR IGNORE blocks SET blocked = ? WHERE blocked = ?",
        "UPDATE OR IGNORE reports SET reporter = ? WHERE reporter = ?",
        "UPDATE reports SET author = ? WHERE author = ?",
    ] {
        query(statement)
            .bind(into.0)
            .bind(guest.0)
            .execute(&mut *connection)
            .await?;
    }
    // Nobody blocks themselves.
    query("DELETE FROM blocks WHERE blocker = blocked")
        .execute(&mut *connection)
        .await?;
    retire(connection, guest).await?;
    sessions::close_all_of(connection, guest, now).await
}

pub async fn delete(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    now: Timestamp,
) -> Result<()> {
    retire(connection, identity).await?;
    sessions::close_all_of(connection, identity, now).await?;
    accounts::forget_proofs(connection, identity).await?;
    for statement in [
        "DELETE FROM chat WHERE identity = ?",
        "DELETE FROM blocks WHERE blocker = ?1 OR blocked = ?1",
        "DELETE FROM reports WHERE reporter = ?1 OR author = ?1",
    ] {
        query(statement)
            .bind(identity.0)
            .execute(&mut *connection)
            .await?;
    }
    query(
        "UPDATE identities SET name = ?, look = NULL, claimed_name = NULL, password = NULL, \
         role = NULL WHERE id = ?",
    )
    .bind(Name::echo().as_str())
    .bind(identity.0)
    .execute(connection)
    .await?;
    Ok(())
}
