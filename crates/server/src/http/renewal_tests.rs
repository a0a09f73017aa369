//! A session that is used goes on, and its cookie with it.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::http::header::{COOKIE, SET_COOKIE};
use model::{Name, Timestamp};
use sqlx::{Connection, SqliteConnection};
use tower::ServiceExt;

use super::router;
use crate::app::App;
use crate::options::Options;
use crate::store::{Sqlite, Store};
use crate::token::Token;

/// The cookies that the home page sets for somebody with this token.
async fn cookies(router: &Router, token: &Token) -> Vec<String> {
    let request = Request::get("/").header(COOKIE, format!("grotto={}", token.expose()));
    let request = request.body(Body::empty()).unwrap();
    let answer = router.clone().oneshot(request).await.unwrap();
    assert_eq!(answer.status(), 200);
    let cookies = answer.headers().get_all(SET_COOKIE).iter();
    cookies
        .map(|cookie| cookie.to_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn the_cookie_is_sent_again_when_its_last_use_was_long_ago() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    let token = Token::random();
    let created = store.create_identity(Name::echo(), token.key(), Timestamp::now());
    created.await.unwrap();
    let options = Options::new(folder.path().to_owned());
    let router = router(App::new(Arc::new(store), &options));
    assert_eq!(cookies(&router, &token).await, Vec::<String>::new());
    // As if two days had passed.
    let address = format!("sqlite:{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.unwrap();
    let age = sqlx::query("UPDATE sessions SET used = used - 172800000");
    age.execute(&mut connection).await.unwrap();
    let renewed = cookies(&router, &token).await;
    let own = format!("grotto={};", token.expose());
    assert!(
        renewed.iter().any(|cookie| cookie.starts_with(&own)),
        "{renewed:?}"
    );
    assert_eq!(cookies(&router, &token).await, Vec::<String>::new());
}
