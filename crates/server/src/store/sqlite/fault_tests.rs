//! What the store does when its files fail.

use std::fs;
use std::path::Path;

use model::{Identity, Name};

use super::files::log_of;
use super::*;
use crate::store::Store;
use crate::token::Token;

async fn guest(store: &Sqlite, session: SessionKey) -> Result<Identity> {
    store
        .create_identity(Name::echo(), session, Timestamp::now())
        .await
}

fn copy(from: &Path, to: &Path) {
    fs::copy(from, to).unwrap();
}

#[tokio::test]
async fn after_a_clean_stop_one_file_is_everything() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    let session = Token::random().key();
    let ann = guest(&store, session).await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(
        guest(&store, Token::random().key()).await,
        Err(StoreError::Closed)
    ));
    let length = fs::metadata(log_of(&file)).map_or(0, |log| log.len());
    assert_eq!(length, 0, "nothing is left in the log");
    let copied = folder.path().join("b.sqlite");
    copy(&file, &copied);
    let copied = Sqlite::open(&copied).await.unwrap();
    let found = copied.session(session).await.unwrap();
    assert!(matches!(found, SessionState::Active { identity, .. } if identity == ann));
}

#[tokio::test]
async fn a_damaged_log_is_reported_and_not_read_in_part() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    for _ in 0..5 {
        guest(&store, Token::random().key()).await.unwrap();
    }
    let copied = folder.path().join("b.sqlite");
    copy(&file, &copied);
    let mut log = fs::read(log_of(&file)).unwrap();
    let middle = log.len() / 2;
    log[middle] ^= 1;
    fs::write(log_of(&copied), &log).unwrap();
    let refused = Sqlite::open(&copied).await.unwrap_err();
    assert!(
        matches!(refused, StoreError::DamagedLog { .. }),
        "{refused}"
    );
    // Nobody has touched it: it can be looked at, copied or cut.
    assert_eq!(fs::read(log_of(&copied)).unwrap(), log);
}

#[cfg(unix)]
#[tokio::test]
async fn the_health_says_when_the_file_is_gone_and_when_it_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    store.check().await.unwrap();
    let away = folder.path().join("away.sqlite");
    fs::rename(&file, &away).unwrap();
    let refused = store.check().await.unwrap_err();
    assert!(matches!(refused, StoreError::Misplaced { .. }), "{refused}");
    let session = Token::random().key();
    assert!(guest(&store, session).await.is_err());
    assert!(!file.exists(), "no other file was created in its place");
    // A repeated request is not taken for acknowledged either.
    let id = crate::token::random_table_id();
    assert!(store.log(id).await.is_err());
    fs::rename(&away, &file).unwrap();
    store.check().await.unwrap();
    guest(&store, session).await.unwrap();
    drop(store);
    let again = Sqlite::open(&file).await.unwrap();
    let found = again.session(session).await.unwrap();
    assert!(matches!(found, SessionState::Active { .. }));
}

#[tokio::test]
async fn a_file_of_another_version_is_not_opened_beside_its_server() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    Sqlite::open_beside(&file).await.unwrap();
    let update = sqlx::query("INSERT INTO _sqlx_migrations VALUES (9999, '', '', TRUE, X'', 0)");
    let mut connection = connect_options(&file).connect().await.unwrap();
    update.execute(&mut connection).await.unwrap();
    let refused = Sqlite::open_beside(&file).await.unwrap_err();
    assert!(matches!(refused, StoreError::OtherVersion), "{refused}");
    drop(store);
}

#[cfg(unix)]
#[tokio::test]
async fn a_log_that_was_removed_takes_nothing_with_it_when_the_store_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    let session = Token::random().key();
    let ann = guest(&store, session).await.unwrap();
    fs::remove_file(log_of(&file)).unwrap();
    let refused = store.check().await.unwrap_err();
    assert!(matches!(refused, StoreError::Misplaced { .. }), "{refused}");
    assert!(guest(&store, Token::random().key()).await.is_err());
    store.close().await.unwrap();
    let again = Sqlite::open(&file).await.unwrap();
    let found = again.session(session).await.unwrap();
    assert!(matches!(found, SessionState::Active { identity, .. } if identity == ann));
    again.check().await.unwrap();
}
