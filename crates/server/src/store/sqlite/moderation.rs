//! Blocks, reports, and what moderators do.

use model::{IdentityId, Name, Person, Standing, Timestamp};
use sqlx::{SqliteConnection, SqlitePool, query, query_as};

use super::row::row;
use super::{Result, Sqlite, audit};
use crate::store::{
    AuditEntry, Block, Deed, KnownPerson, Moderation, NewReport, Operator, Report, Sanction,
    StoreFuture,
};

row! {
    struct ReportRow {
        number: i64,
        table_id: String,
        author: i64,
        author_name: String,
        moderator: bool,
        muted_until: Option<i64>,
        banned: bool,
        name: String,
        text: String,
        reason: String,
        reporter_name: String,
        created: i64,
    }
}

impl From<ReportRow> for Report {
    fn from(row: ReportRow) -> Self {
        Self {
            number: row.number,
            table: row.table_id,
            author: Person {
                identity: IdentityId(row.author),
                name: Name::from_store(row.author_name),
            },
            standing: Standing {
                moderator: row.moderator,
                banned: row.banned,
                muted_until: row.muted_until.map(Timestamp),
            },
            name: Name::from_store(row.name),
            text: row.text,
            reason: row.reason,
            reporter: Name::from_store(row.reporter_name),
            created: Timestamp(row.created),
        }
    }
}

row! {
    struct MemberRow {
        id: i64,
        name: String,
        claimed: bool,
        moderator: bool,
        muted_until: Option<i64>,
        banned: bool,
        created: i64,
        seen: Option<i64>,
    }
}

impl From<MemberRow> for KnownPerson {
    fn from(row: MemberRow) -> Self {
        Self {
            person: Person {
                identity: IdentityId(row.id),
                name: Name::from_store(row.name),
            },
            claimed: row.claimed,
            standing: Standing {
                moderator: row.moderator,
                banned: row.banned,
                muted_until: row.muted_until.map(Timestamp),
            },
            created: Timestamp(row.created),
            seen: row.seen.map(Timestamp),
        }
    }
}

/// The columns of a [`MemberRow`].
macro_rules! select_members {
    ($rest:literal) => {
        concat!(
            "SELECT id, name, claimed_name IS NOT NULL AS claimed, role IS NOT NULL AS moderator, \
             muted_until, banned IS NOT NULL AS banned, created, \
             (SELECT max(used) FROM sessions WHERE sessions.identity = identities.id) AS seen \
             FROM identities WHERE gone = 0 AND ",
            $rest
        )
    };
}

impl Moderation for Sqlite {
    fn block(&self, reader: IdentityId, author: IdentityId, now: Timestamp) -> StoreFuture<'_, ()> {
        self.writer
            .statement(move |writer| Box::pin(block(writer, reader, author, now)))
    }

    fn unblock(&self, blocker: IdentityId, number: i64) -> StoreFuture<'_, ()> {
        self.writer
            .statement(move |writer| Box::pin(unblock(writer, blocker, number)))
    }

    fn blocks_of(&self, blocker: IdentityId) -> StoreFuture<'_, Vec<Block>> {
        Box::pin(blocks_of(&self.readers, blocker))
    }

    fn has_blocked(&self, reader: IdentityId, author: IdentityId) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            let found = query("SELECT 1 FROM blocks WHERE blocker = ? AND blocked = ?")
                .bind(reader.0)
                .bind(author.0)
                .fetch_optional(&self.readers)
                .await?;
            Ok(found.is_some())
        })
    }

    fn report(&self, new: NewReport, now: Timestamp) -> StoreFuture<'_, bool> {
        self.writer
            .statements(move |writer| Box::pin(report(writer, new, now)))
    }

    fn open_reports(&self, limit: u32) -> StoreFuture<'_, Vec<Report>> {
        Box::pin(open_reports(&self.readers, limit))
    }

    fn author_of_report(&self, number: i64) -> StoreFuture<'_, Option<Person>> {
        Box::pin(author_of_report(&self.readers, number))
    }

    fn close_report(&self, number: i64, operator: Operator, now: Timestamp) -> StoreFuture<'_, ()> {
        self.writer
            .statements(move |writer| Box::pin(close_report(writer, number, operator, now)))
    }

    fn sanction(
        &self,
        person: IdentityId,
        sanction: Sanction,
        operator: Operator,
        now: Timestamp,
    ) -> StoreFuture<'_, ()> {
        self.writer.statements(move |writer| {
            Box::pin(apply_sanction(writer, person, sanction, operator, now))
        })
    }

    fn sanctioned(&self, now: Timestamp) -> StoreFuture<'_, Vec<KnownPerson>> {
        Box::pin(async move {
            let rows = query_as::<_, MemberRow>(select_members!(
                "(banned IS NOT NULL OR muted_until > ?) ORDER BY id DESC"
            ))
            .bind(now.0)
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.into_iter().map(KnownPerson::from).collect())
        })
    }

    fn members(&self, name_contains: String, limit: u32) -> StoreFuture<'_, Vec<KnownPerson>> {
        Box::pin(members(&self.readers, name_contains, limit))
    }

    fn member(&self, person: IdentityId) -> StoreFuture<'_, Option<KnownPerson>> {
        Box::pin(async move {
            let row = query_as::<_, MemberRow>(select_members!("id = ?"))
                .bind(person.0)
                .fetch_optional(&self.readers)
                .await?;
            Ok(row.map(KnownPerson::from))
        })
    }

    fn appoint(&self, person: IdentityId, now: Timestamp) -> StoreFuture<'_, ()> {
        self.writer.statements(move |writer| {
            Box::pin(async move {
                query("UPDATE identities SET role = 'moderator' WHERE id = ?")
                    .bind(person.0)
                    .execute(&mut *writer)
                    .await?;
                let deed = Deed::AppointModerator;
                note(writer, Operator::Admin, deed, person, now).await
            })
        })
    }

    fn dismiss(&self, person: IdentityId, now: Timestamp) -> StoreFuture<'_, ()> {
        self.writer.statements(move |writer| {
            Box::pin(async move {
                query("UPDATE identities SET role = NULL WHERE id = ?")
                    .bind(person.0)
                    .execute(&mut *writer)
                    .await?;
                let deed = Deed::DismissModerator;
                note(writer, Operator::Admin, deed, person, now).await
            })
        })
    }
}

async fn block(
    connection: &mut SqliteConnection,
    reader: IdentityId,
    author: IdentityId,
    now: Timestamp,
) -> Result<()> {
    query("INSERT OR IGNORE INTO blocks (blocker, blocked, created) VALUES (?, ?, ?)")
        .bind(reader.0)
        .bind(author.0)
        .bind(now.0)
        .execute(connection)
        .await?;
    Ok(())
}

async fn unblock(
    connection: &mut SqliteConnection,
    blocker: IdentityId,
    number: i64,
) -> Result<()> {
    query("DELETE FROM blocks WHERE blocker = ? AND number = ?")
        .bind(blocker.0)
        .bind(number)
        .execute(connection)
        .await?;
    Ok(())
}

async fn blocks_of(readers: &SqlitePool, blocker: IdentityId) -> Result<Vec<Block>> {
    let rows: Vec<(i64, i64, String)> = query_as(
        "SELECT number, blocked, name FROM blocks JOIN identities ON identities.id = blocked \
         WHERE blocker = ? ORDER BY number DESC",
    )
    .bind(blocker.0)
    .fetch_all(readers)
    .await?;
    let block = |(number, blocked, name)| Block {
        number,
        blocked: Person {
            identity: IdentityId(blocked),
            name: Name::from_store(name),
        },
    };
    Ok(rows.into_iter().map(block).collect())
}

async fn report(
    connection: &mut SqliteConnection,
    report: NewReport,
    now: Timestamp,
) -> Result<bool> {
    let line = query("SELECT 1 FROM chat WHERE table_id = ? AND number = ?")
        .bind(report.table.as_str())
        .bind(report.line)
        .fetch_optional(&mut *connection)
        .await?;
    query(
        "INSERT OR IGNORE INTO reports \
         (table_id, line, reporter, author, name, text, reason, created) \
         SELECT table_id, number, ?3, identity, name, text, ?4, ?5 FROM chat \
         WHERE table_id = ?1 AND number = ?2",
    )
    .bind(report.table.as_str())
    .bind(report.line)
    .bind(report.reporter.0)
    .bind(report.reason)
    .bind(now.0)
    .execute(connection)
    .await?;
    Ok(line.is_some())
}

async fn open_reports(readers: &SqlitePool, limit: u32) -> Result<Vec<Report>> {
    let rows = query_as::<_, ReportRow>(
        "SELECT number, table_id, author, authors.name AS author_name, \
         authors.role IS NOT NULL AS moderator, authors.muted_until, \
         authors.banned IS NOT NULL AS banned, reports.name, text, reason, \
         reporters.name AS reporter_name, reports.created FROM reports \
         JOIN identities AS authors ON authors.id = author \
         JOIN identities AS reporters ON reporters.id = reporter \
         WHERE closed IS NULL ORDER BY reports.created, number LIMIT ?",
    )
    .bind(limit)
    .fetch_all(readers)
    .await?;
    Ok(rows.into_iter().map(Report::from).collect())
}

async fn author_of_report(readers: &SqlitePool, number: i64) -> Result<Option<Person>> {
    let row: Option<(i64, String)> = query_as(
        "SELECT identities.id, identities.name FROM reports \
         JOIN identities ON identities.id = author WHERE number = ?",
    )
    .bind(number)
    .fetch_optional(readers)
    .await?;
    Ok(row.map(|(identity, name)| Person {
        identity: IdentityId(identity),
        name: Name::from_store(name),
    }))
}

async fn close_report(
    connection: &mut SqliteConnection,
    number: i64,
    operator: Operator,
    now: Timestamp,
) -> Result<()> {
    let closed = query("UPDATE reports SET closed = ? WHERE number = ? AND closed IS NULL")
        .bind(now.0)
        .bind(number)
        .execute(&mut *connection)
        .await?;
    if closed.rows_affected() == 0 {
        return Ok(());
    }
    let entry = AuditEntry {
        time: now,
        operator,
        deed: Deed::CloseReport,
        target: number.to_string(),
    };
    audit::note(connection, &entry).await
}

async fn apply_sanction(
    connection: &mut SqliteConnection,
    person: IdentityId,
    sanction: Sanction,
    operator: Operator,
    now: Timestamp,
) -> Result<()> {
    let (statement, value, deed) = match sanction {
        Sanction::Mute { until } => (
            "UPDATE identities SET muted_until = ? WHERE id = ?",
            Some(until.0),
            Deed::MutePerson,
        ),
        Sanction::Unmute => (
            "UPDATE identities SET muted_until = ? WHERE id = ?",
            None,
            Deed::UnmutePerson,
        ),
        Sanction::Ban => (
            "UPDATE identities SET banned = ? WHERE id = ?",
            Some(now.0),
            Deed::BanPerson,
        ),
        Sanction::Unban => (
            "UPDATE identities SET banned = ? WHERE id = ?",
            None,
            Deed::UnbanPerson,
        ),
    };
    query(statement)
        .bind(value)
        .bind(person.0)
        .execute(&mut *connection)
        .await?;
    note(connection, operator, deed, person, now).await
}

async fn members(
    readers: &SqlitePool,
    name_contains: String,
    limit: u32,
) -> Result<Vec<KnownPerson>> {
    // Without a name only accounts: there may be very many guests.
    let rows = query_as::<_, MemberRow>(select_members!(
        "CASE ?1 WHEN '' THEN claimed_name IS NOT NULL \
         ELSE instr(lower(name), lower(?1)) > 0 END ORDER BY id DESC LIMIT ?2"
    ))
    .bind(name_contains)
    .bind(limit)
    .fetch_all(readers)
    .await?;
    Ok(rows.into_iter().map(KnownPerson::from).collect())
}

/// What was done to a person, for the audit log.
pub async fn note(
    connection: &mut SqliteConnection,
    operator: Operator,
    deed: Deed,
    person: IdentityId,
    now: Timestamp,
) -> Result<()> {
    let entry = AuditEntry {
        time: now,
        operator,
        deed,
        target: person.0.to_string(),
    };
    audit::note(connection, &entry).await
}
