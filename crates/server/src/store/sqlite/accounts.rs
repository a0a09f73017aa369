//! Passwords, recovery codes and known browsers.

use model::{IdentityId, Name, Person, Timestamp};
use sqlx::{SqliteConnection, SqlitePool, query, query_as, query_scalar};

use super::row::row;
use super::{Result, Sqlite, names, personal_data, sessions};
use crate::password_hash::PasswordHash;
use crate::store::{Account, Accounts, NameRefused, PersonalData, StoreFuture};
use crate::token::SessionKey;

/// How many browsers are remembered for one account: more than anybody has. The one that was used
/// the longest ago is forgotten first.
const DEVICES: u32 = 10;

row! {
    struct AccountRow {
        id: i64,
        name: String,
        password: String,
        banned: bool,
    }
}

impl From<AccountRow> for Account {
    fn from(row: AccountRow) -> Self {
        Self {
            person: Person {
                identity: IdentityId(row.id),
                name: Name::from_store(row.name),
            },
            password: PasswordHash::from_text(row.password),
            banned: row.banned,
        }
    }
}

impl Accounts for Sqlite {
    fn rename(
        &self,
        identity: IdentityId,
        name: Name,
    ) -> StoreFuture<'_, Result<Vec<Person>, NameRefused>> {
        self.writer
            .statements(move |writer| Box::pin(names::rename(writer, identity, name)))
    }

    fn claim(
        &self,
        identity: IdentityId,
        name: Name,
        password: PasswordHash,
    ) -> StoreFuture<'_, Result<Vec<Person>, NameRefused>> {
        self.writer
            .statements(move |writer| Box::pin(names::claim(writer, identity, name, password)))
    }

    fn account(&self, name: Name) -> StoreFuture<'_, Option<Account>> {
        Box::pin(account(&self.readers, name))
    }

    fn is_claimed(&self, name: Name) -> StoreFuture<'_, bool> {
        Box::pin(async move { names::is_claimed(&self.readers, &name, None).await })
    }

    fn set_password(
        &self,
        identity: IdentityId,
        password: PasswordHash,
        now: Timestamp,
    ) -> StoreFuture<'_, ()> {
        self.writer
            .statements(move |writer| Box::pin(set_password(writer, identity, password, now)))
    }

    fn close_sessions(&self, identity: IdentityId, now: Timestamp) -> StoreFuture<'_, ()> {
        self.writer.statements(move |writer| {
            Box::pin(async move {
                forget_devices(writer, identity).await?;
                sessions::close_all_of(writer, identity, now).await
            })
        })
    }

    fn ended_since(&self, time: Timestamp) -> StoreFuture<'_, Vec<SessionKey>> {
        Box::pin(sessions::ended_since(&self.readers, time))
    }

    fn keep_recovery_codes(
        &self,
        identity: IdentityId,
        codes: Vec<SessionKey>,
        now: Timestamp,
    ) -> StoreFuture<'_, ()> {
        self.writer
            .statements(move |writer| Box::pin(keep_codes(writer, identity, codes, now)))
    }

    fn recovery_codes_left(&self, identity: IdentityId) -> StoreFuture<'_, u32> {
        Box::pin(async move {
            let count = query_scalar("SELECT count(*) FROM recovery_codes WHERE identity = ?")
                .bind(identity.0)
                .fetch_one(&self.readers)
                .await?;
            Ok(count)
        })
    }

    fn recover(
        &self,
        identity: IdentityId,
        code: SessionKey,
        password: PasswordHash,
        now: Timestamp,
    ) -> StoreFuture<'_, bool> {
        self.writer
            .statements(move |writer| Box::pin(recover(writer, identity, code, password, now)))
    }

    fn remember_device(
        &self,
        identity: IdentityId,
        device: SessionKey,
        now: Timestamp,
    ) -> StoreFuture<'_, ()> {
        self.writer
            .statements(move |writer| Box::pin(remember_device(writer, identity, device, now)))
    }

    fn knows_device(&self, identity: IdentityId, device: SessionKey) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            let known = query("SELECT 1 FROM devices WHERE identity = ? AND token = ?")
                .bind(identity.0)
                .bind(&device.bytes()[..])
                .fetch_optional(&self.readers)
                .await?;
            Ok(known.is_some())
        })
    }

    fn personal_data(&self, identity: IdentityId) -> StoreFuture<'_, Option<PersonalData>> {
        Box::pin(personal_data::of(&self.readers, identity))
    }
}

async fn account(readers: &SqlitePool, name: Name) -> Result<Option<Account>> {
    let row = query_as::<_, AccountRow>(
        "SELECT id, name, password, banned IS NOT NULL AS banned FROM identities \
         WHERE claimed_name = ?",
    )
    .bind(name.folded())
    .fetch_optional(readers)
    .await?;
    Ok(row.map(Account::from))
}

async fn set_password(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    password: PasswordHash,
    now: Timestamp,
) -> Result<()> {
    query("UPDATE identities SET password = ? WHERE id = ? AND claimed_name IS NOT NULL")
        .bind(password.as_str())
        .bind(identity.0)
        .execute(&mut *connection)
        .await?;
    sessions::close_all_of(connection, identity, now).await
}

/// Forgets every way to prove who somebody is, except the password.
pub async fn forget_proofs(connection: &mut SqliteConnection, identity: IdentityId) -> Result<()> {
    query("DELETE FROM recovery_codes WHERE identity = ?")
        .bind(identity.0)
        .execute(&mut *connection)
        .await?;
    forget_devices(connection, identity).await
}

async fn forget_devices(connection: &mut SqliteConnection, identity: IdentityId) -> Result<()> {
    query("DELETE FROM devices WHERE identity = ?")
        .bind(identity.0)
        .execute(connection)
        .await?;
    Ok(())
}

async fn keep_codes(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    codes: Vec<SessionKey>,
    now: Timestamp,
) -> Result<()> {
    query("DELETE FROM recovery_codes WHERE identity = ?")
        .bind(identity.0)
        .execute(&mut *connection)
        .await?;
    for code in codes {
        query("INSERT INTO recovery_codes (code, identity, created) VALUES (?, ?, ?)")
            .bind(&code.bytes()[..])
            .bind(identity.0)
            .bind(now.0)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn recover(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    code: SessionKey,
    password: PasswordHash,
    now: Timestamp,
) -> Result<bool> {
    let used = query("DELETE FROM recovery_codes WHERE code = ? AND identity = ?")
        .bind(&code.bytes()[..])
        .bind(identity.0)
        .execute(&mut *connection)
        .await?;
    let is_right = used.rows_affected() > 0;
    if is_right {
        set_password(connection, identity, password, now).await?;
    }
    Ok(is_right)
}

async fn remember_device(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    device: SessionKey,
    now: Timestamp,
) -> Result<()> {
    query("INSERT OR REPLACE INTO devices (token, identity, seen) VALUES (?, ?, ?)")
        .bind(&device.bytes()[..])
        .bind(identity.0)
        .bind(now.0)
        .execute(&mut *connection)
        .await?;
    query(
        "DELETE FROM devices WHERE identity = ?1 AND token NOT IN \
         (SELECT token FROM devices WHERE identity = ?1 ORDER BY seen DESC LIMIT ?2)",
    )
    .bind(identity.0)
    .bind(DEVICES)
    .execute(connection)
    .await?;
    Ok(())
}
