//! A server on loopback, browsers and programs that visit it.

// Every file of tests uses some of these.
#![allow(dead_code, reason = "each test binary uses its part")]

pub mod turns;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use server::{Options, Rates, Server};
use tempfile::TempDir;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// The password of everybody who has claimed a name.
pub const PASSWORD: &str = "a long torch";

/// A running server. It stops with the test's runtime.
pub struct World {
    pub address: String,
    /// The address of the counters.
    pub metrics: String,
    stop: Arc<Notify>,
    serving: JoinHandle<()>,
    folder: Option<TempDir>,
}

impl World {
    /// A server with an empty folder, without limits on speed.
    pub async fn new() -> Self {
        Self::with(|options| options.rates = Rates::UNLIMITED).await
    }

    /// A server with an empty folder, set up by the test.
    pub async fn with(change: impl FnOnce(&mut Options)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut world = Self::at(folder.path(), change).await;
        world.folder = Some(folder);
        world
    }

    /// A server for a folder.
    pub async fn at(folder: &Path, change: impl FnOnce(&mut Options)) -> Self {
        let mut options = Options::new(folder.to_owned());
        options.tables.bot_pause = Duration::ZERO;
        options.tables.grace = Duration::ZERO;
        options.tables.presence_pause = Duration::ZERO;
        options.metrics = Some(options.listen.clone());
        change(&mut options);
        let server = Server::start(&options).await.unwrap();
        let address = format!("http://{}", server.address().unwrap());
        let metrics = server
            .metrics_address()
            .map(|address| format!("http://{address}/metrics"))
            .unwrap_or_default();
        let stop = Arc::new(Notify::new());
        let stopped = Arc::clone(&stop);
        let serving = tokio::spawn(async move {
            server.serve(async move { stopped.notified().await }).await;
        });
        Self {
            address,
            metrics,
            stop,
            serving,
            folder: None,
        }
    }

    /// Asks the server to stop and waits until it has.
    pub async fn stop(self) -> Option<TempDir> {
        self.stop.notify_one();
        self.serving.await.unwrap();
        self.folder
    }

    /// The data of the server, opened beside it as an administrator does.
    pub async fn data(&self) -> server::Sqlite {
        let folder = self.folder.as_ref().unwrap().path().to_owned();
        server::DataFolder::new(folder).open().await.unwrap()
    }

    /// The counters.
    pub async fn counters(&self) -> String {
        let answer = Client::new().get(&self.metrics).send().await.unwrap();
        assert_eq!(answer.status(), 200);
        answer.text().await.unwrap()
    }

    /// A browser without a cookie yet.
    pub fn browser(&self) -> Browser {
        Browser {
            client: Client::builder()
                .cookie_store(true)
                .redirect(Policy::none())
                .build()
                .unwrap(),
            address: self.address.clone(),
        }
    }

    /// A browser that has seen the home page and has its cookie.
    pub async fn visitor(&self) -> Browser {
        let browser = self.browser();
        assert_eq!(browser.get("/").await.status(), 200);
        browser
    }

    /// A browser whose name is claimed with the [`PASSWORD`].
    pub async fn claimed(&self, name: &str) -> Browser {
        let browser = self.visitor().await;
        let fields = [("name", name), ("password", PASSWORD)];
        let next = browser.follow("/account/claim", &fields).await;
        assert_eq!(next, "/account?done=claimed");
        browser
    }

    /// A program with a token of its own.
    pub async fn program(&self, name: &str) -> Program {
        let client = Client::new();
        let answer = client
            .post(format!("{}/api/v1/guests", self.address))
            .json(&json!({ "name": name }))
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status(), 201);
        let guest: Value = answer.json().await.unwrap();
        Program {
            client,
            address: self.address.clone(),
            token: guest["token"].as_str().unwrap().to_owned(),
        }
    }

    /// Programs at a table of Diamant that has started; the first is the host.
    pub async fn table_of(&self, seats: usize) -> (Vec<Program>, String) {
        let mut programs = Vec::new();
        for seat in 0..seats {
            programs.push(self.program(&format!("Guest {seat}")).await);
        }
        let table = programs[0]
            .open(json!({"game": "diamant", "config": {"seats": seats}}))
            .await;
        for program in &programs[1..] {
            program.act(&table, "join", json!({})).await.done();
        }
        programs[0].act(&table, "start", json!({})).await.done();
        (programs, table)
    }
}

/// Somebody with a browser that runs no script.
#[derive(Clone)]
pub struct Browser {
    pub client: Client,
    pub address: String,
}

impl Browser {
    pub async fn get(&self, path: &str) -> Response {
        self.client
            .get(format!("{}{path}", self.address))
            .send()
            .await
            .unwrap()
    }

    pub async fn page(&self, path: &str) -> String {
        let answer = self.get(path).await;
        assert_eq!(answer.status(), 200, "{path}");
        answer.text().await.unwrap()
    }

    /// A form of our own page.
    pub fn form(&self, path: &str, fields: &[(&str, &str)]) -> RequestBuilder {
        self.client
            .post(format!("{}{path}", self.address))
            .header("origin", origin(&self.address))
            .form(fields)
    }

    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        self.form(path, fields).send().await.unwrap()
    }

    /// The same, as our script sends it: the answer is empty or JSON.
    pub async fn quiet(&self, path: &str, fields: &[(&str, &str)]) -> Said {
        let answer = self
            .form(path, fields)
            .header("x-requested-with", "grotto")
            .header("accept", "application/json")
            .send()
            .await
            .unwrap();
        Said::read(answer).await
    }

    /// Posts a form and returns where it leads.
    pub async fn follow(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let answer = self.post(path, fields).await;
        assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{path}");
        location(&answer)
    }

    /// Plays at a table of Diamant with bots until it is over, always deciding the same while
    /// it can; the first seat is the visitor's.
    pub async fn play_against_bots(&self, table: &str, decision: &str) {
        let id = table.strip_prefix("/t/").unwrap();
        let mut stream = Stream::new(self.get(&format!("/api/v1/tables/{id}/follow")).await);
        loop {
            let update = stream.next_of("match").await.json();
            if update["prompt"]["kind"] == "over" {
                return;
            }
            let awaited = update["prompt"]["seats"].as_array().unwrap();
            if awaited.contains(&json!(0)) {
                let version = update["version"].to_string();
                let fields = [("version", version.as_str()), ("decision", decision)];
                let said = self.quiet(&format!("{table}/decide"), &fields).await;
                // An update can be on its way while they decide: they then answer it again.
                assert!(
                    said.status == 204 || ["not_awaited", "stale"].contains(&said.refused()),
                    "{said:?}"
                );
            }
        }
    }

    /// The match's version as the page's forms have it.
    pub async fn version(&self, table: &str) -> String {
        let page = self.page(table).await;
        let start = page.find("name=\"version\" value=\"").expect("a choice") + 22;
        let rest = &page[start..];
        rest[..rest.find('"').unwrap()].to_owned()
    }
}

/// Scheme, host and port of an address.
pub fn origin(address: &str) -> String {
    address.splitn(4, '/').take(3).collect::<Vec<_>>().join("/")
}

pub fn location(answer: &Response) -> String {
    answer.headers()["location"].to_str().unwrap().to_owned()
}

/// A program with a bearer token.
#[derive(Clone)]
pub struct Program {
    pub client: Client,
    pub address: String,
    pub token: String,
}

impl Program {
    pub async fn open(&self, table: Value) -> String {
        let said = self.send("tables", table).await;
        assert_eq!(said.status, 201, "{said:?}");
        said.body["id"].as_str().unwrap().to_owned()
    }

    pub async fn send(&self, path: &str, body: Value) -> Said {
        let answer = self
            .client
            .post(format!("{}/api/v1/{path}", self.address))
            .bearer_auth(&self.token)
            .json(&body)
            .send()
            .await
            .unwrap();
        Said::read(answer).await
    }

    pub async fn act(&self, table: &str, what: &str, body: Value) -> Said {
        self.send(&format!("tables/{table}/{what}"), body).await
    }

    pub async fn decide(&self, table: &str, words: &str, version: u64) -> Said {
        let body = json!({"decision": words, "version": version});
        self.act(table, "decide", body).await
    }

    pub async fn get(&self, path: &str) -> Response {
        self.client
            .get(format!("{}/api/v1/{path}", self.address))
            .bearer_auth(&self.token)
            .send()
            .await
            .unwrap()
    }

    pub async fn state(&self, table: &str) -> Value {
        let answer = self.get(&format!("tables/{table}")).await;
        assert_eq!(answer.status(), 200);
        answer.json().await.unwrap()
    }

    /// The record of a finished match.
    pub async fn record(&self, table: &str) -> String {
        let answer = self.get(&format!("tables/{table}/record")).await;
        assert_eq!(answer.status(), 200);
        answer.text().await.unwrap()
    }

    pub async fn follow(&self, table: &str, since: Option<u64>) -> Stream {
        let since = since.map_or_else(String::new, |since| format!("?since={since}"));
        let answer = self.get(&format!("tables/{table}/follow{since}")).await;
        assert_eq!(answer.status(), 200);
        Stream::new(answer)
    }
}

/// An answer that was read.
#[derive(Debug)]
pub struct Said {
    pub status: u16,
    pub body: Value,
}

impl Said {
    async fn read(answer: Response) -> Self {
        let status = answer.status().as_u16();
        let text = answer.text().await.unwrap();
        Self {
            status,
            body: serde_json::from_str(&text).unwrap_or(Value::Null),
        }
    }

    /// It must have been done.
    pub fn done(self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        self.body
    }

    /// It must have been refused; why.
    pub fn refused(&self) -> &str {
        assert!(self.status >= 400, "{self:?}");
        assert!(!self.body["error"]["message"].as_str().unwrap().is_empty());
        self.body["error"]["code"].as_str().unwrap()
    }
}

/// Server-sent events.
pub struct Stream {
    answer: Response,
    text: String,
}

/// One of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Event {
    pub kind: String,
    pub id: String,
    pub data: String,
}

impl Event {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.data).unwrap()
    }
}

impl Stream {
    pub fn new(answer: Response) -> Self {
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        Self {
            answer,
            text: String::new(),
        }
    }

    /// The next event; `None` when the stream has ended.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.text.find("\n\n") {
                let block: String = self.text.drain(..end + 2).collect();
                let event = read_event(&block);
                if !event.kind.is_empty() {
                    return Some(event);
                }
                continue;
            }
            let chunk = self.answer.chunk().await.ok()??;
            self.text.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    /// The next event of a kind.
    pub async fn next_of(&mut self, kind: &str) -> Event {
        loop {
            let event = self.next().await.expect("the stream goes on");
            if event.kind == kind {
                return event;
            }
        }
    }
}

fn read_event(block: &str) -> Event {
    let mut event = Event::default();
    let mut data = Vec::new();
    for line in block.lines() {
        match line.split_once(": ") {
            Some(("event", kind)) => kind.clone_into(&mut event.kind),
            Some(("id", id)) => id.clone_into(&mut event.id),
            Some(("data", line)) => data.push(line),
            _ => {}
        }
    }
    event.data = data.join("\n");
    event
}

/// Everybody stays until somebody else has left or the trap comes; then the match goes on,
/// until it is over. Decisions depend on nothing but the seat and the version.
pub async fn play_to_the_end(programs: &[Program], table: &str) {
    loop {
        let state = programs[0].state(table).await;
        let prompt = &state["match"]["prompt"];
        if prompt["kind"] == "over" {
            return;
        }
        let version = state["match"]["version"].as_u64().unwrap();
        for seat in prompt["seats"].as_array().unwrap() {
            let seat = usize::try_from(seat.as_u64().unwrap()).unwrap();
            let words = if (version + seat as u64).is_multiple_of(3) {
                "leave"
            } else {
                "stay"
            };
            programs[seat].decide(table, words, version).await.done();
        }
    }
}
