//! A sealed choice cannot be seen: everything that others receive is the same, byte for byte,
//! whatever was chosen.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request};
use futures_util::StreamExt;
use model::{Arrangement, Chair, Name, TableId, TableKind, TableStatus};
use serde_json::json;
use tabletop::Seed;
use tower::ServiceExt;

use super::router;
use crate::app::App;
use crate::options::Options;
use crate::store::{NewTable, Sqlite, Store};
use crate::token::Token;

const TABLE: &str = "abcdefghijklmnopqrstuvwxyz";

/// A server with one table of three, always with the same luck, names and numbers.
struct Scene {
    router: Router,
    people: Vec<Token>,
    _folder: tempfile::TempDir,
}

impl Scene {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("test.sqlite"))
            .await
            .unwrap();
        let (mut people, mut chairs) = (Vec::new(), Vec::new());
        for name in ["Ann", "Bob", "Cleo"] {
            let token = Token::random();
            let identity = store
                .create_identity(
                    Name::new(name).unwrap(),
                    token.key(),
                    model::Timestamp::now(),
                )
                .await
                .unwrap();
            people.push(token);
            chairs.push(Chair::Person {
                identity: identity.id,
                name: identity.name,
                left: false,
                votes: Vec::new(),
            });
        }
        let Chair::Person { identity: host, .. } = chairs[0] else {
            unreachable!("Ann is a person")
        };
        let table = NewTable {
            id: TABLE.parse::<TableId>().unwrap(),
            game: "diamant",
            config: json!({"seats": 3, "relics": true, "open_chests": false}),
            seed: Seed::from_number(5),
            public: false,
            hints_for_all: true,
            arrangement: Arrangement {
                number: 0,
                host,
                status: TableStatus::Playing,
                chairs,
                removed: Vec::new(),
            },
            kind: TableKind::Match,
        };
        store.create_table(table).await.unwrap();
        let mut options = Options::new(folder.path().to_owned());
        // A visitor is gone as soon as their stream ends.
        options.tables.grace = Duration::ZERO;
        options.tables.presence_pause = Duration::ZERO;
        Self {
            router: router(App::new(Arc::new(store), &options)),
            people,
            _folder: folder,
        }
    }

    fn request(
        &self,
        method: Method,
        path: &str,
        who: Option<usize>,
    ) -> axum::http::request::Builder {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "localhost");
        match who {
            Some(who) => {
                let token = self.people[who].expose();
                request.header("authorization", format!("Bearer {token}"))
            }
            None => request,
        }
    }

    async fn get(&self, path: &str, who: Option<usize>) -> String {
        let request = self.request(Method::GET, path, who).body(Body::empty());
        let answer = self.router.clone().oneshot(request.unwrap()).await.unwrap();
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        masked(std::str::from_utf8(&bytes).unwrap())
    }

    /// The first events of a stream.
    async fn stream(&self, path: &str, who: Option<usize>) -> String {
        let request = self.request(Method::GET, path, who).body(Body::empty());
        let answer = self.router.clone().oneshot(request.unwrap()).await.unwrap();
        let mut body = answer.into_body().into_data_stream();
        let first = body.next().await.unwrap().unwrap();
        masked(std::str::from_utf8(&first).unwrap())
    }

    async fn decide(&self, who: usize, words: &str) -> String {
        let body = json!({"decision": words, "version": 1}).to_string();
        let request = self
            .request(
                Method::POST,
                &format!("/api/v1/tables/{TABLE}/decide"),
                Some(who),
            )
            .header("content-type", "application/json")
            .body(Body::from(body));
        let answer = self.router.clone().oneshot(request.unwrap()).await.unwrap();
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    /// Everything that others can ask for.
    async fn seen_by_others(&self) -> Vec<String> {
        let mut seen = Vec::new();
        for who in [Some(1), Some(2), None] {
            for path in [
                format!("/t/{TABLE}"),
                format!("/api/v1/tables/{TABLE}"),
                format!("/t/{TABLE}/replay"),
                format!("/t/{TABLE}/record"),
            ] {
                seen.push(self.get(&path, who).await);
            }
            for path in [
                format!("/t/{TABLE}/stream"),
                format!("/api/v1/tables/{TABLE}/follow"),
                format!("/api/v1/tables/{TABLE}/follow?since=1"),
            ] {
                seen.push(self.stream(&path, who).await);
            }
        }
        seen
    }
}

/// A text without the page's version, which is the time.
fn masked(text: &str) -> String {
    let mut masked = String::new();
    let mut digits = String::new();
    for character in text.chars().chain(['\n']) {
        if character.is_ascii_digit() {
            digits.push(character);
            continue;
        }
        // Versions of pages have sixteen digits; nothing else has that many.
        masked.push_str(if digits.len() < 15 { &digits } else { "…" });
        digits.clear();
        masked.push(character);
    }
    masked
}

#[tokio::test]
async fn what_others_receive_does_not_depend_on_a_sealed_choice() {
    let (stays, leaves) = (Scene::new().await, Scene::new().await);
    let before = stays.seen_by_others().await;
    let accepted = stays.decide(0, "stay").await;
    assert_eq!(accepted, leaves.decide(0, "leave").await);
    let (first, second) = (stays.seen_by_others().await, leaves.seen_by_others().await);
    assert_ne!(before, first, "that somebody has chosen is seen");
    for (first, second) in first.iter().zip(&second) {
        assert_eq!(without_names(first), without_names(second));
    }
    // The chooser knows.
    let own = format!("/api/v1/tables/{TABLE}");
    assert_ne!(
        stays.get(&own, Some(0)).await,
        leaves.get(&own, Some(0)).await
    );
    // The others' choices are accepted and refused alike.
    for words in ["dance", "stay", "leave"] {
        let alike = stays.decide(1, words).await;
        assert_eq!(alike, leaves.decide(1, words).await);
    }
}

/// A text without a bystander's invented name, which is in the page's head and changes with every
/// visit.
fn without_names(page: &str) -> String {
    let mut text = page.to_owned();
    for number in 0..1000 {
        let name = Name::invent(number).to_string();
        if text.contains(&name) {
            text = text.replace(&name, "…");
        }
    }
    text
}

#[tokio::test]
async fn an_update_does_not_depend_on_a_sealed_choice() {
    let mut received = Vec::new();
    for words in ["stay", "leave"] {
        let scene = Scene::new().await;
        let path = format!("/t/{TABLE}/stream");
        let mut streams = Vec::new();
        for encoding in ["identity", "gzip"] {
            let request = scene
                .request(Method::GET, &path, Some(1))
                .header("accept-encoding", encoding);
            let request = request.body(Body::empty()).unwrap();
            let answer = scene.router.clone().oneshot(request).await.unwrap();
            streams.push(answer.into_body().into_data_stream());
        }
        let mut updates = Vec::new();
        for stream in &mut streams {
            stream.next().await.unwrap().unwrap();
        }
        scene.decide(0, words).await;
        for stream in &mut streams {
            updates.push(stream.next().await.unwrap().unwrap());
        }
        let plain = masked(std::str::from_utf8(&updates[0]).unwrap());
        assert!(plain.contains("\"changed\""), "{plain}");
        received.push((plain, updates[1].len()));
    }
    assert_eq!(received[0].0, received[1].0);
    // The versions in them differ, and with these the length, by next to nothing.
    assert!(received[0].1.abs_diff(received[1].1) <= 8, "{received:?}");
}
