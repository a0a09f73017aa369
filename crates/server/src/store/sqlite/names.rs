//! Names: who may have which, and how they look.

use model::{IdentityId, Name, NameLook, Person};
use sqlx::{SqliteConnection, SqliteExecutor, query, query_as, query_scalar};

use super::{Result, identities};
use crate::password_hash::PasswordHash;
use crate::store::NameRefused;

/// How many invented names are tried before one gets a number. There are some 900.
const INVENTED: u64 = 20;

/// Gives somebody another name. If it is a claimed one, guests with the same look get others.
pub async fn rename(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    name: Name,
) -> Result<Result<Vec<Person>, NameRefused>> {
    identities::all_here(connection, [identity]).await?;
    if is_claimed(&mut *connection, &name, Some(identity)).await? {
        return Ok(Err(NameRefused::Taken));
    }
    let is_account: bool = query_scalar(
        "UPDATE identities SET name = ?1, look = ?2, \
         claimed_name = CASE WHEN claimed_name IS NULL THEN NULL ELSE ?3 END WHERE id = ?4 \
         RETURNING claimed_name IS NOT NULL",
    )
    .bind(name.as_str())
    .bind(name.look().as_str())
    .bind(name.folded())
    .bind(identity.0)
    .fetch_one(&mut *connection)
    .await?;
    if is_account {
        rename_guests(connection, &name.look()).await.map(Ok)
    } else {
        Ok(Ok(Vec::new()))
    }
}

/// Binds a name and a password to a guest.
pub async fn claim(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    name: Name,
    password: PasswordHash,
) -> Result<Result<Vec<Person>, NameRefused>> {
    identities::all_here(connection, [identity]).await?;
    if is_claimed(&mut *connection, &name, Some(identity)).await? {
        return Ok(Err(NameRefused::Taken));
    }
    let claimed = query(
        "UPDATE identities SET name = ?, look = ?, claimed_name = ?, password = ? \
         WHERE id = ? AND claimed_name IS NULL",
    )
    .bind(name.as_str())
    .bind(name.look().as_str())
    .bind(name.folded())
    .bind(password.as_str())
    .bind(identity.0)
    .execute(&mut *connection)
    .await?;
    if claimed.rows_affected() == 0 {
        return Ok(Err(NameRefused::AlreadyClaimed));
    }
    rename_guests(connection, &name.look()).await.map(Ok)
}

/// Whether somebody else has claimed this name or one that looks like it.
pub async fn is_claimed<'c>(
    database: impl SqliteExecutor<'c>,
    name: &Name,
    but_by: Option<IdentityId>,
) -> Result<bool> {
    let taken = query(
        "SELECT 1 FROM identities WHERE claimed_name IS NOT NULL \
         AND (look = ?1 OR claimed_name = ?2) AND id IS NOT ?3",
    )
    .bind(name.look().as_str())
    .bind(name.folded())
    .bind(but_by.map(|but| but.0))
    .fetch_optional(database)
    .await?;
    Ok(taken.is_some())
}

/// A name nobody has claimed, made from a number.
pub async fn unclaimed(connection: &mut SqliteConnection, number: u64) -> Result<Name> {
    let invented = (0..INVENTED).map(|attempt| Name::invent(number.wrapping_add(attempt)));
    let numbered = (0..).map(|attempt| Name::invent_numbered(number.wrapping_add(attempt)));
    for name in invented.chain(numbered.take(1000)) {
        if !is_claimed(&mut *connection, &name, None).await? {
            return Ok(name);
        }
    }
    // A thousand in a row are claimed, so names of guests say nothing any more.
    Ok(Name::invent(number))
}

/// Gives other names to guests whose names look like one that was claimed.
async fn rename_guests(connection: &mut SqliteConnection, look: &NameLook) -> Result<Vec<Person>> {
    let guests: Vec<i64> = query_scalar(
        "SELECT id FROM identities WHERE look = ? AND claimed_name IS NULL AND gone = 0",
    )
    .bind(look.as_str())
    .fetch_all(&mut *connection)
    .await?;
    let mut renamed = Vec::with_capacity(guests.len());
    for guest in guests {
        let name = unclaimed(connection, guest.unsigned_abs()).await?;
        query("UPDATE identities SET name = ?, look = ? WHERE id = ?")
            .bind(name.as_str())
            .bind(name.look().as_str())
            .bind(guest)
            .execute(&mut *connection)
            .await?;
        renamed.push(Person {
            identity: IdentityId(guest),
            name,
        });
    }
    Ok(renamed)
}

/// Works out the looks of names from before there were any. Of two accounts that look alike the
/// older one gets the look; the other one keeps its name, and the log says so.
pub async fn fill_looks(connection: &mut SqliteConnection) -> Result<()> {
    let rows = query_as::<_, (i64, String, bool)>(
        "SELECT id, name, claimed_name IS NOT NULL FROM identities \
         WHERE look IS NULL AND gone = 0 ORDER BY claimed_name IS NULL, id",
    )
    .fetch_all(&mut *connection)
    .await?;
    for (id, name, is_account) in rows {
        let look = Name::from_store(name).look();
        let older: Option<i64> = query_scalar(
            "SELECT id FROM identities WHERE look = ? AND claimed_name IS NOT NULL AND id <> ?",
        )
        .bind(look.as_str())
        .bind(id)
        .fetch_optional(&mut *connection)
        .await?;
        match older {
            Some(older) if is_account => {
                tracing::warn!(
                    account = id,
                    older,
                    "two accounts have names that look alike"
                );
            }
            _ => {
                query("UPDATE identities SET look = ? WHERE id = ?")
                    .bind(look.as_str())
                    .bind(id)
                    .execute(&mut *connection)
                    .await?;
            }
        }
    }
    Ok(())
}
