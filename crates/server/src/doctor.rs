//! Whether everything that is stored makes sense.

use catalog::AnyGame;
use model::{TableId, TableStatus};
use tabletop::{AnyTable, Record};

use crate::store::{Store, StoreError, StoreFlaw, StoredTable, TableFacts};
use crate::tables::{BrokenLog, Match};

/// How many tables are looked up at a time.
const PORTION: u32 = 200;

/// What an examination found.
#[derive(Debug, Default)]
pub struct Diagnosis {
    /// How many tables were looked at.
    pub tables: u32,
    /// How many finished matches were played again and verified.
    pub verified: u32,
    /// How many entries of logs were played again.
    pub entries: u64,
    /// What is wrong.
    pub ailments: Vec<Ailment>,
}

/// Something that is wrong.
#[derive(Debug, thiserror::Error)]
pub enum Ailment {
    /// With the stored data itself.
    #[error(transparent)]
    Store(#[from] StoreFlaw),
    /// A table cannot be read.
    #[error("table {id} cannot be read: {error}")]
    Unreadable {
        /// Which.
        id: TableId,
        /// Why.
        error: StoreError,
    },
    /// This program does not know a table's game or its lesson.
    #[error("table {id}: this program has no game or lesson “{game}” with these options")]
    UnknownGame {
        /// Which.
        id: TableId,
        /// The game.
        game: String,
    },
    /// A log does not replay.
    #[error("table {id}: {error}")]
    BrokenLog {
        /// Which.
        id: TableId,
        /// Where, and why.
        error: BrokenLog,
    },
    /// The status of a table is not that of its match.
    #[error("table {id} counts as running, but its match is over")]
    Unfinished {
        /// Which.
        id: TableId,
    },
    /// The stored points of a match are not those of its log.
    #[error("table {id}: the stored points are {stored:?}, its log leads to {played:?}")]
    WrongResult {
        /// Which.
        id: TableId,
        /// What is stored.
        stored: Vec<i32>,
        /// What the log leads to; empty if it does not lead to the end.
        played: Vec<i32>,
    },
    /// The record of a finished match does not verify.
    #[error("table {id}: the record of its match does not verify")]
    WrongRecord {
        /// Which.
        id: TableId,
    },
}

impl Ailment {
    /// What the host can do.
    pub fn advice(&self) -> &'static str {
        match self {
            Self::Store(StoreFlaw::Damaged { .. } | StoreFlaw::Dangling { .. }) => {
                "keep a copy of the folder, check the disk, and restore a backup: grotto admin restore FILE"
            }
            Self::Store(StoreFlaw::Stray { .. }) => {
                "harmless for players; keep a copy and report it"
            }
            Self::UnknownGame { .. } => {
                "use the program that wrote it, or remove the table: grotto admin tables delete ID"
            }
            Self::Unreadable { .. } | Self::BrokenLog { .. } => {
                "other tables are not affected; restore a backup, or remove the table: grotto admin tables delete ID"
            }
            Self::Unfinished { .. } => "end it: grotto admin tables end ID",
            Self::WrongResult { .. } | Self::WrongRecord { .. } => {
                "the log may have been changed by hand, or by a program with other rules; restore a backup"
            }
        }
    }
}

/// Examines everything. A server may go on meanwhile.
pub async fn examine(store: &dyn Store) -> Result<Diagnosis, StoreError> {
    let mut diagnosis = Diagnosis::default();
    let flaws = store.flaws().await?.into_iter().map(Ailment::from);
    diagnosis.ailments.extend(flaws);
    let mut last = None;
    loop {
        let portion = store.tables_after(last, PORTION).await?;
        last = portion.last().map(|facts| facts.id);
        if last.is_none() {
            return Ok(diagnosis);
        }
        for facts in portion {
            diagnosis.tables += 1;
            diagnosis.entries += u64::from(facts.entries);
            match examine_patiently(store, facts).await? {
                Ok(Health::Verified) => diagnosis.verified += 1,
                Ok(Health::Fine) => {}
                Err(ailment) => diagnosis.ailments.push(ailment),
            }
        }
    }
}

/// How a healthy table was found.
enum Health {
    /// Its match is over and was verified.
    Verified,
    /// There was nothing to verify yet.
    Fine,
}

/// Somebody may decide something between two looks at a table, so what is wrong must be wrong
/// twice.
async fn examine_patiently(
    store: &dyn Store,
    facts: TableFacts,
) -> Result<Result<Health, Ailment>, StoreError> {
    let id = facts.id;
    if let Ok(health) = examine_table(store, &facts).await {
        return Ok(Ok(health));
    }
    let again = store.tables_after(before(id), 1).await?;
    match again.into_iter().find(|facts| facts.id == id) {
        Some(facts) => Ok(examine_table(store, &facts).await),
        // It was removed meanwhile.
        None => Ok(Ok(Health::Fine)),
    }
}

/// An id after which this one is the next: no two are so close.
fn before(id: TableId) -> Option<TableId> {
    let mut text = id.to_string();
    let last = text.pop()?;
    let earlier = match last {
        '0' => return None,
        'a' => '9',
        other => char::from(u8::try_from(other).ok()?.checked_sub(1)?),
    };
    text.push(earlier);
    text.parse().ok()
}

async fn examine_table(store: &dyn Store, facts: &TableFacts) -> Result<Health, Ailment> {
    let id = facts.id;
    let unreadable = |error| Ailment::Unreadable { id, error };
    let Some(stored) = store.table(id).await.map_err(unreadable)? else {
        return Ok(Health::Fine);
    };
    let unknown = || Ailment::UnknownGame {
        id,
        game: facts.game.clone(),
    };
    let game = catalog::find(&facts.game).map_err(|_| unknown())?;
    if stored.summary.arrangement.status == TableStatus::Waiting {
        return Ok(Health::Fine);
    }
    if stored.summary.lesson.is_some() {
        // What a lesson does not take any more is forgotten when it is opened.
        return Ok(Health::Fine);
    }
    let entries = store.log(id).await.map_err(unreadable)?;
    let begun = Match::begin(game, &stored).map_err(|_| unknown())?;
    let played = begun
        .play(entries)
        .map_err(|error| Ailment::BrokenLog { id, error })?;
    judge(game, facts, &stored, &*played.table)
}

fn judge(
    game: &dyn AnyGame,
    facts: &TableFacts,
    stored: &StoredTable,
    table: &dyn AnyTable,
) -> Result<Health, Ailment> {
    let id = facts.id;
    let outcome = table.outcome();
    let played = outcome.map_or_else(Vec::new, |outcome| outcome.points().to_vec());
    let over = stored.summary.arrangement.status == TableStatus::Over;
    if !over && !played.is_empty() {
        return Err(Ailment::Unfinished { id });
    }
    // A match without a result that counts as over was broken off.
    if facts.points != played {
        return Err(Ailment::WrongResult {
            id,
            stored: facts.points.clone(),
            played,
        });
    }
    if played.is_empty() {
        return Ok(Health::Fine);
    }
    // The way a visitor verifies it: from the text.
    let record = table.record().to_string();
    let again = record
        .parse::<Record>()
        .ok()
        .and_then(|record| game.replay(&record).ok());
    match again.and_then(|table| table.outcome()) {
        Some(outcome) if outcome.points() == played => Ok(Health::Verified),
        _ => Err(Ailment::WrongRecord { id }),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use sqlx::{Connection, SqliteConnection};

    use super::*;
    use crate::store::{Administration, Sqlite};
    use crate::tables::{Opening, in_folder};

    /// A folder with a table at which Ann has stayed once in Diamant.
    async fn with_a_match(folder: &Path) -> (Sqlite, TableId) {
        let (tables, ann) = in_folder(folder).await;
        let opening = Opening::against_bots("diamant".to_owned());
        let id = tables.open(ann.clone(), opening).await.unwrap();
        let handle = tables.get(id).await.unwrap();
        let stay = model::Action::Decide("stay".to_owned());
        handle.act(ann.identity, stay, None).await.unwrap();
        let file = folder.join("test.sqlite");
        (Sqlite::open_beside(&file).await.unwrap(), id)
    }

    /// Changes the file behind the program's back.
    async fn meddle(folder: &Path, statement: &'static str) {
        let file = format!("sqlite:{}", folder.join("test.sqlite").display());
        let mut connection = SqliteConnection::connect(&file).await.unwrap();
        for statement in ["PRAGMA foreign_keys = OFF", statement] {
            sqlx::query(statement)
                .execute(&mut connection)
                .await
                .unwrap();
        }
    }

    #[tokio::test]
    async fn a_sound_store_is_found_sound() {
        let folder = tempfile::tempdir().unwrap();
        let (store, _) = with_a_match(folder.path()).await;
        let diagnosis = examine(&store).await.unwrap();
        assert!(diagnosis.ailments.is_empty(), "{diagnosis:?}");
        assert_eq!((diagnosis.tables, diagnosis.entries), (1, 1));
    }

    #[tokio::test]
    async fn every_ailment_is_found_and_comes_with_advice() {
        for (statement, found) in [
            ("UPDATE log SET words = 'fly'", "does not replay"),
            ("UPDATE tables SET game = 'chess'", "no game"),
            ("UPDATE tables SET config = 'x'", "cannot be read"),
            (
                "INSERT INTO results SELECT id, 0, 9, 1 FROM tables",
                "stored points",
            ),
            (
                "INSERT INTO votes SELECT id, 7, host FROM tables",
                "votes about seats",
            ),
            ("DELETE FROM identities", "refer to something"),
        ] {
            let folder = tempfile::tempdir().unwrap();
            let (store, _) = with_a_match(folder.path()).await;
            meddle(folder.path(), statement).await;
            let diagnosis = examine(&store).await.unwrap();
            let said: Vec<String> = diagnosis.ailments.iter().map(ToString::to_string).collect();
            assert!(
                said.iter().any(|line| line.contains(found)),
                "{statement}: {said:?}"
            );
            assert!(
                diagnosis
                    .ailments
                    .iter()
                    .all(|ailment| !ailment.advice().is_empty())
            );
        }
    }

    #[tokio::test]
    async fn a_match_that_an_administrator_ended_is_sound_and_takes_nothing_more() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, ann) = in_folder(folder.path()).await;
        let opening = Opening::against_bots("diamant".to_owned());
        let id = tables.open(ann.clone(), opening).await.unwrap();
        let handle = tables.get(id).await.unwrap();
        let file = folder.path().join("test.sqlite");
        let beside = Sqlite::open_beside(&file).await.unwrap();
        let now = model::Timestamp::now();
        let by = crate::store::Operator::Admin;
        assert!(beside.end_table(id, by, now).await.unwrap().is_ok());
        let stay = || model::Action::Decide("stay".to_owned());
        let refused = handle.act(ann.identity, stay(), None).await.unwrap_err();
        assert_eq!(refused.code(), "over");
        tables.heed_administrators(now).await.unwrap();
        assert!(handle.state().closed);
        let again = tables.get(id).await.unwrap();
        assert!(again.state().is_broken_off());
        let diagnosis = examine(&beside).await.unwrap();
        assert!(diagnosis.ailments.is_empty(), "{diagnosis:?}");
    }
}
