//! What travels to a page: only what has changed, compressed where that is accepted.

mod world;

use std::io::Write;
use std::time::Duration;

use flate2::write::GzDecoder;
use reqwest::Response;
use serde_json::{Value, json};
use world::{Browser, Stream, World};

/// The names of the parts in an update; nothing for one that is whole.
fn parts(update: &Value) -> Option<Vec<&str>> {
    let changed = update.get("changed")?;
    let parts = changed.get("parts").and_then(Value::as_array);
    let names = parts.into_iter().flatten().map(|part| &part["name"]);
    Some(names.filter_map(Value::as_str).collect())
}

fn is_whole(update: &Value) -> bool {
    update["whole"].is_string()
}

async fn stream(browser: &Browser, table: &str) -> Stream {
    Stream::new(browser.get(&format!("{table}/stream")).await)
}

/// The version of a page as the script finds it.
fn version(page: &str) -> &str {
    let (_, rest) = page.split_once("data-version=\"").unwrap();
    rest.split('"').next().unwrap()
}

async fn say(browser: &Browser, table: &str, text: &str) {
    let said = browser
        .quiet(&format!("{table}/chat"), &[("text", text)])
        .await;
    assert_eq!(said.status, 204);
}

#[tokio::test]
async fn an_update_carries_only_what_has_changed() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann
        .follow("/tables", &[("game", "cavum"), ("seats", "3")])
        .await;
    let mut anns = stream(&ann, &table).await;
    assert!(is_whole(&anns.next().await.unwrap().json()));
    say(&ann, &table, "hello there").await;
    let update = anns.next().await.unwrap();
    assert_eq!(parts(&update.json()), Some(vec!["chat"]));
    assert!(update.data.contains("hello there"));
    say(&ann, &table, "and again").await;
    let update = anns.next().await.unwrap();
    assert_eq!(parts(&update.json()), Some(vec!["chat"]));
    assert!(!update.data.contains("hello there"), "{}", update.data);
}

#[tokio::test]
async fn a_new_stage_is_sent_whole() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let fields = [("game", "diamant"), ("seats", "3")];
    let table = ann.follow("/tables", &fields).await;
    let mut anns = stream(&ann, &table).await;
    assert!(is_whole(&anns.next().await.unwrap().json()));
    for seat in ["1", "2"] {
        let fields = [("seat", seat), ("sitter", "greedy")];
        ann.quiet(&format!("{table}/seat"), &fields).await;
        // Another name at the table is in every line of a log.
        assert!(is_whole(&anns.next().await.unwrap().json()));
    }
    ann.quiet(&format!("{table}/start"), &[]).await;
    let started = anns.next().await.unwrap().json();
    let whole = started["whole"].as_str().unwrap();
    assert!(whole.contains("class=\"table playing"), "{whole}");
}

/// A world in which bots never come to decide, so that nothing happens by itself.
async fn quiet_bots() -> World {
    World::with(|options| options.tables.bot_pause = Duration::from_hours(1)).await
}

#[tokio::test]
async fn a_page_that_has_just_been_loaded_gets_only_what_is_new() {
    let world = quiet_bots().await;
    let (ann, bob) = (world.visitor().await, world.visitor().await);
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    // Somebody has the page open all the time, so that nothing else changes.
    let mut anns = stream(&ann, &table).await;
    anns.next().await.unwrap();
    let page = bob.page(&table).await;
    let path = format!("{table}/stream?version={}", version(&page));
    let mut bobs = Stream::new(bob.get(&path).await);
    // Bob is the only news.
    let update = bobs.next().await.unwrap();
    assert_eq!(parts(&update.json()), Some(vec!["company"]));
    for unknown in ["1", "unknown", ""] {
        let path = format!("{table}/stream?version={unknown}");
        let mut stream = Stream::new(bob.get(&path).await);
        assert!(is_whole(&stream.next().await.unwrap().json()), "{unknown}");
    }
}

#[tokio::test]
async fn the_log_is_sent_from_where_it_has_changed() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    let mut stream = {
        let request = programs[1]
            .client
            .get(format!("{}/t/{table}/stream", world.address))
            .bearer_auth(&programs[1].token);
        Stream::new(request.send().await.unwrap())
    };
    assert!(is_whole(&stream.next().await.unwrap().json()));
    let mut known = 0;
    for _ in 0..3 {
        let version = programs[0].state(&table).await["match"]["version"].clone();
        for program in &programs {
            let decision = json!({"decision": "stay", "version": version});
            program.act(&table, "decide", decision).await.done();
        }
        let mut heard = false;
        while !heard {
            let update = stream.next().await.unwrap().json();
            assert!(!is_whole(&update), "{update}");
            if let Some(log) = update["changed"].get("log") {
                let from = log["from"].as_u64().unwrap();
                assert!(from >= known, "{from} is after {known}");
                known = from;
                heard = log["html"].as_str().unwrap().contains("data-line");
            }
        }
    }
    assert!(known > 0, "old lines are not sent again");
}

/// Reads a compressed stream piece by piece.
struct Compressed {
    answer: Response,
    decoder: GzDecoder<Vec<u8>>,
}

impl Compressed {
    async fn open(browser: &Browser, path: &str) -> Self {
        let request = browser.client.get(format!("{}{path}", browser.address));
        let answer = request.header("accept-encoding", "gzip, br").send().await;
        let answer = answer.unwrap();
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        assert_eq!(answer.headers()["content-encoding"], "gzip");
        Self {
            answer,
            decoder: GzDecoder::new(Vec::new()),
        }
    }

    /// The next event, as it is written. The network may cut it anywhere.
    async fn next(&mut self) -> Option<String> {
        while !self.decoder.get_ref().ends_with(b"\n\n") {
            let bytes = self.answer.chunk().await.unwrap()?;
            self.decoder.write_all(&bytes).unwrap();
            self.decoder.flush().unwrap();
        }
        Some(String::from_utf8(std::mem::take(self.decoder.get_mut())).unwrap())
    }
}

#[tokio::test]
async fn a_compressed_stream_says_the_same_and_nothing_waits() {
    let world = quiet_bots().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "caverna")]).await;
    let mut plain = stream(&ann, &table).await;
    // That Ann is here is a change of the page. The second stream comes after it.
    let whole = plain.next().await.unwrap();
    let mut compressed = Compressed::open(&ann, &format!("{table}/stream")).await;
    let first = compressed.next().await.unwrap();
    assert!(first.contains(&format!("data: {}\n\n", whole.data)));
    for text in ["one", "two", "three"] {
        say(&ann, &table, text).await;
        let update = plain.next().await.unwrap();
        let piece = compressed.next().await.unwrap();
        assert!(
            piece.ends_with(&format!("data: {}\n\n", update.data)),
            "{piece}"
        );
    }
    // A program's stream is compressed alike.
    let path = format!("/api/v1/tables{}/follow", &table[2..]);
    let mut events = Compressed::open(&ann, &path).await;
    assert!(events.next().await.unwrap().contains("event: seats"));
    // A regular end is the end of a file whose length and checksum are right.
    world.stop().await;
    while compressed.next().await.is_some() {}
    compressed.decoder.finish().unwrap();
}
