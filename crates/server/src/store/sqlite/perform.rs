//! What can be written, and the statements that do it.

use model::{Action, Arrangement, Chair, ChatLine, IdentityId, Name, Status, TableId, Timestamp};
use sqlx::sqlite::SqliteQueryResult;
use sqlx::{Row, SqliteConnection};

use crate::password::PasswordHash;
use crate::store::{Entry, NewTable, StoreError};
use crate::token::SessionKey;

/// A write.
#[derive(Debug)]
pub enum Write {
    Identity {
        name: Name,
        session: SessionKey,
    },
    Rename {
        identity: IdentityId,
        name: Name,
    },
    Claim {
        identity: IdentityId,
        name: Name,
        password: PasswordHash,
    },
    OpenSession {
        identity: IdentityId,
        session: SessionKey,
    },
    CloseSession(SessionKey),
    Merge {
        guest: IdentityId,
        into: IdentityId,
    },
    DeleteIdentity(IdentityId),
    Table {
        table: Box<NewTable>,
        /// The table whose rematch it is.
        after: Option<TableId>,
    },
    Arrange {
        id: TableId,
        arrangement: Arrangement,
    },
    DiscardTable {
        id: TableId,
        number: u32,
    },
    Append {
        id: TableId,
        entry: Entry,
    },
    Analysis {
        id: TableId,
        text: String,
    },
    Say {
        id: TableId,
        line: ChatLine,
    },
}

/// What became of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Done,
    Conflict,
    /// Done, and this is the number of what was written.
    Number(i64),
}

impl Write {
    /// Whether the write cannot be half done.
    pub fn is_one_statement(&self) -> bool {
        match self {
            Self::CloseSession(_)
            | Self::OpenSession { .. }
            | Self::Analysis { .. }
            | Self::Say { .. } => true,
            Self::Append { entry, .. } => entry.ends.is_none(),
            Self::Identity { .. }
            | Self::Rename { .. }
            | Self::Claim { .. }
            | Self::Merge { .. }
            | Self::DeleteIdentity(_)
            | Self::Table { .. }
            | Self::Arrange { .. }
            | Self::DiscardTable { .. } => false,
        }
    }
}

/// Performs a write inside the caller's transaction.
pub async fn perform(
    connection: &mut SqliteConnection,
    write: &Write,
) -> Result<Outcome, StoreError> {
    match write {
        Write::Identity { name, session } => create_identity(connection, name, session).await,
        Write::Rename { identity, name } => rename(connection, *identity, name).await,
        Write::Claim {
            identity,
            name,
            password,
        } => claim(connection, *identity, name, password).await,
        Write::OpenSession { identity, session } => {
            open_session(connection, *identity, session).await
        }
        Write::CloseSession(session) => {
            sqlx::query("DELETE FROM sessions WHERE token = ?")
                .bind(&session.bytes()[..])
                .execute(connection)
                .await?;
            Ok(Outcome::Done)
        }
        Write::Merge { guest, into } => merge(connection, *guest, *into).await,
        Write::DeleteIdentity(identity) => delete_identity(connection, *identity).await,
        Write::Table { table, after } => create_table(connection, table, *after).await,
        Write::Arrange { id, arrangement } => arrange(connection, *id, arrangement).await,
        Write::DiscardTable { id, number } => discard_table(connection, *id, *number).await,
        Write::Append { id, entry } => append(connection, *id, entry).await,
        Write::Analysis { id, text } => keep_analysis(connection, *id, text).await,
        Write::Say { id, line } => say(connection, *id, line).await,
    }
}

async fn create_identity(
    connection: &mut SqliteConnection,
    name: &Name,
    session: &SessionKey,
) -> Result<Outcome, StoreError> {
    let id: i64 = sqlx::query("INSERT INTO identities (name, created) VALUES (?, ?) RETURNING id")
        .bind(name.as_str())
        .bind(Timestamp::now().0)
        .fetch_one(&mut *connection)
        .await?
        .try_get(0)?;
    match open_session(connection, IdentityId(id), session).await? {
        Outcome::Done => Ok(Outcome::Number(id)),
        other => Ok(other),
    }
}

async fn open_session(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    session: &SessionKey,
) -> Result<Outcome, StoreError> {
    let inserted = sqlx::query("INSERT INTO sessions (token, identity, created) VALUES (?, ?, ?)")
        .bind(&session.bytes()[..])
        .bind(identity.0)
        .bind(Timestamp::now().0)
        .execute(connection)
        .await;
    unless_taken(inserted)
}

async fn rename(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    name: &Name,
) -> Result<Outcome, StoreError> {
    let taken = sqlx::query("SELECT 1 FROM identities WHERE claimed_name = ? AND id <> ?")
        .bind(name.folded())
        .bind(identity.0)
        .fetch_optional(&mut *connection)
        .await?;
    if taken.is_some() {
        return Ok(Outcome::Conflict);
    }
    sqlx::query(
        "UPDATE identities SET name = ?, \
         claimed_name = CASE WHEN claimed_name IS NULL THEN NULL ELSE ? END WHERE id = ?",
    )
    .bind(name.as_str())
    .bind(name.folded())
    .bind(identity.0)
    .execute(connection)
    .await?;
    Ok(Outcome::Done)
}

async fn claim(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    name: &Name,
    password: &PasswordHash,
) -> Result<Outcome, StoreError> {
    let updated =
        sqlx::query("UPDATE identities SET name = ?, claimed_name = ?, password = ? WHERE id = ?")
            .bind(name.as_str())
            .bind(name.folded())
            .bind(password.as_str())
            .bind(identity.0)
            .execute(connection)
            .await;
    unless_taken(updated)
}

async fn merge(
    connection: &mut SqliteConnection,
    guest: IdentityId,
    into: IdentityId,
) -> Result<Outcome, StoreError> {
    sqlx::query("UPDATE chat SET identity = ? WHERE identity = ?")
        .bind(into.0)
        .bind(guest.0)
        .execute(&mut *connection)
        .await?;
    close_sessions(connection, guest).await?;
    Ok(Outcome::Done)
}

async fn close_sessions(
    connection: &mut SqliteConnection,
    identity: IdentityId,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sessions WHERE identity = ?")
        .bind(identity.0)
        .execute(connection)
        .await?;
    Ok(())
}

async fn delete_identity(
    connection: &mut SqliteConnection,
    identity: IdentityId,
) -> Result<Outcome, StoreError> {
    close_sessions(connection, identity).await?;
    sqlx::query("DELETE FROM chat WHERE identity = ?")
        .bind(identity.0)
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "UPDATE identities SET name = ?, claimed_name = NULL, password = NULL WHERE id = ?",
    )
    .bind(Name::echo().as_str())
    .bind(identity.0)
    .execute(connection)
    .await?;
    Ok(Outcome::Done)
}

async fn create_table(
    connection: &mut SqliteConnection,
    table: &NewTable,
    after: Option<TableId>,
) -> Result<Outcome, StoreError> {
    let luck = table.seed.to_string();
    sqlx::query(
        "INSERT INTO tables \
         (id, game, config, seed, public, hints, host, status, arrangement, created, changed) \
         VALUES (?1, ?2, ?3, unhex(?4), ?5, ?6, ?7, ?8, ?9, ?10, ?10)",
    )
    .bind(table.id.as_str())
    .bind(table.game)
    .bind(table.config.to_string())
    .bind(luck)
    .bind(table.public)
    .bind(table.hints)
    .bind(table.arrangement.host.0)
    .bind(table.arrangement.status.word())
    .bind(table.arrangement.number)
    .bind(Timestamp::now().0)
    .execute(&mut *connection)
    .await?;
    write_chairs(connection, table.id, &table.arrangement.chairs).await?;
    let Some(after) = after else {
        return Ok(Outcome::Done);
    };
    let linked = sqlx::query("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL")
        .bind(table.id.as_str())
        .bind(after.as_str())
        .execute(connection)
        .await?;
    Ok(unless_none(&linked))
}

async fn keep_analysis(
    connection: &mut SqliteConnection,
    id: TableId,
    text: &str,
) -> Result<Outcome, StoreError> {
    sqlx::query(
        "INSERT INTO analyses (table_id, content, made) VALUES (?, ?, ?) \
         ON CONFLICT DO NOTHING",
    )
    .bind(id.as_str())
    .bind(text)
    .bind(Timestamp::now().0)
    .execute(connection)
    .await?;
    Ok(Outcome::Done)
}

async fn arrange(
    connection: &mut SqliteConnection,
    id: TableId,
    arrangement: &Arrangement,
) -> Result<Outcome, StoreError> {
    let updated = sqlx::query(
        "UPDATE tables SET host = ?, status = ?, arrangement = ?, changed = ? \
         WHERE id = ? AND arrangement = ?",
    )
    .bind(arrangement.host.0)
    .bind(arrangement.status.word())
    .bind(arrangement.number)
    .bind(Timestamp::now().0)
    .bind(id.as_str())
    .bind(i64::from(arrangement.number) - 1)
    .execute(&mut *connection)
    .await?;
    if unless_none(&updated) == Outcome::Done {
        clear_chairs(connection, id).await?;
        write_chairs(connection, id, &arrangement.chairs).await?;
    }
    Ok(unless_none(&updated))
}

async fn clear_chairs(connection: &mut SqliteConnection, id: TableId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM chairs WHERE table_id = ?")
        .bind(id.as_str())
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM votes WHERE table_id = ?")
        .bind(id.as_str())
        .execute(connection)
        .await?;
    Ok(())
}

async fn write_chairs(
    connection: &mut SqliteConnection,
    id: TableId,
    chairs: &[Chair],
) -> Result<(), StoreError> {
    for (seat, chair) in (0i64..).zip(chairs) {
        let (identity, left, bot) = match chair {
            Chair::Empty => (None, false, None),
            Chair::Person { identity, left, .. } => (Some(identity.0), *left, None),
            Chair::Bot { level, name } => (None, false, Some((level.word(), name.as_str()))),
        };
        sqlx::query(
            "INSERT INTO chairs (table_id, seat, identity, has_left, bot_level, bot_name) \
             VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(id.as_str())
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
            sqlx::query("INSERT INTO votes (table_id, seat, identity) VALUES (?, ?, ?)")
                .bind(id.as_str())
                .bind(seat)
                .bind(voter.0)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

async fn discard_table(
    connection: &mut SqliteConnection,
    id: TableId,
    number: u32,
) -> Result<Outcome, StoreError> {
    clear_chairs(connection, id).await?;
    for statement in [
        "DELETE FROM chat WHERE table_id = ?",
        // Whoever played before may ask for a rematch again.
        "UPDATE tables SET rematch = NULL WHERE rematch = ?",
    ] {
        sqlx::query(statement)
            .bind(id.as_str())
            .execute(&mut *connection)
            .await?;
    }
    let deleted =
        sqlx::query("DELETE FROM tables WHERE id = ? AND status = 'waiting' AND arrangement = ?")
            .bind(id.as_str())
            .bind(number)
            .execute(connection)
            .await?;
    Ok(unless_none(&deleted))
}

async fn append(
    connection: &mut SqliteConnection,
    id: TableId,
    entry: &Entry,
) -> Result<Outcome, StoreError> {
    let (kind, words) = match &entry.action {
        Action::Decide(words) => ("decision", words.as_str()),
        Action::Undo => ("undo", ""),
    };
    let inserted = sqlx::query(
        "INSERT INTO log (table_id, version, seat, kind, words, at_version, time) \
         VALUES (?, ?, ?, ?, ?, ?, ?)",
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
    let outcome = unless_taken(inserted)?;
    if let (Outcome::Done, Some(points)) = (outcome, &entry.ends) {
        end_match(connection, id, points, entry.time).await?;
    }
    Ok(outcome)
}

async fn end_match(
    connection: &mut SqliteConnection,
    id: TableId,
    points: &[i32],
    ended: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET status = ? WHERE id = ?")
        .bind(Status::Over.word())
        .bind(id.as_str())
        .execute(&mut *connection)
        .await?;
    for (seat, points) in (0i64..).zip(points) {
        sqlx::query("INSERT INTO results (table_id, seat, points, ended) VALUES (?, ?, ?, ?)")
            .bind(id.as_str())
            .bind(seat)
            .bind(points)
            .bind(ended.0)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn say(
    connection: &mut SqliteConnection,
    id: TableId,
    line: &ChatLine,
) -> Result<Outcome, StoreError> {
    // The time keeps the number of a line that was removed from being used again.
    let number = sqlx::query(
        "INSERT INTO chat (table_id, number, identity, name, text, time) \
         SELECT ?1, max(?5, coalesce(max(number), 0) + 1), ?2, ?3, ?4, ?5 \
         FROM chat WHERE table_id = ?1 RETURNING number",
    )
    .bind(id.as_str())
    .bind(line.author.0)
    .bind(line.name.as_str())
    .bind(&line.text)
    .bind(line.time.0)
    .fetch_one(connection)
    .await?
    .try_get(0)?;
    Ok(Outcome::Number(number))
}

/// A statement that found nothing to change was made for something that is not so any more.
fn unless_none(result: &SqliteQueryResult) -> Outcome {
    match result.rows_affected() {
        0 => Outcome::Conflict,
        _ => Outcome::Done,
    }
}

/// A key that is taken is a lost race, not a fault.
fn unless_taken<T>(result: Result<T, sqlx::Error>) -> Result<Outcome, StoreError> {
    match result {
        Ok(_) => Ok(Outcome::Done),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Outcome::Conflict),
        Err(error) => Err(error.into()),
    }
}
