//! The audit log.

use model::{IdentityId, Timestamp};
use sqlx::{SqliteConnection, SqlitePool, query, query_as};

use super::row::row;
use super::{Result, corrupt};
use crate::store::{AuditEntry, Deed, Operator, StoreError};

row! {
    struct AuditRow {
        time: i64,
        operator: Option<i64>,
        deed: String,
        target: String,
    }
}

impl TryFrom<AuditRow> for AuditEntry {
    type Error = StoreError;

    fn try_from(row: AuditRow) -> Result<Self> {
        Ok(Self {
            time: Timestamp(row.time),
            operator: match row.operator {
                None => Operator::Admin,
                Some(account) => Operator::Account(IdentityId(account)),
            },
            deed: Deed::from_word(&row.deed).ok_or_else(|| corrupt("deed"))?,
            target: row.target,
        })
    }
}

pub async fn note(connection: &mut SqliteConnection, entry: &AuditEntry) -> Result<()> {
    let operator = match entry.operator {
        Operator::Admin => None,
        Operator::Account(IdentityId(account)) => Some(account),
    };
    query("INSERT INTO audit (time, operator, deed, target) VALUES (?, ?, ?, ?)")
        .bind(entry.time.0)
        .bind(operator)
        .bind(entry.deed.word())
        .bind(&entry.target)
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn last(readers: &SqlitePool, limit: u32) -> Result<Vec<AuditEntry>> {
    query_as::<_, AuditRow>(
        "SELECT time, operator, deed, target FROM \
         (SELECT * FROM audit ORDER BY number DESC LIMIT ?) ORDER BY number",
    )
    .bind(limit)
    .fetch_all(readers)
    .await?
    .into_iter()
    .map(AuditEntry::try_from)
    .collect()
}
