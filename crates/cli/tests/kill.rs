//! `kill -9` at random moments under load: nothing that was answered is lost, and every table
//! replays.

mod program;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use program::served::{Served, ask};
use serde_json::{Value, json};
use tabletop::{Record, RecordedStep};

/// How often the server is killed, unless the variable `GROTTO_KILLS` says otherwise.
const KILLS: u32 = 6;
/// How many tables play meanwhile.
const TABLES: u64 = 5;
/// How many sit at each.
const SEATS: usize = 3;

/// The running server. A client waits until there is one.
struct Shared {
    address: Mutex<SocketAddr>,
    finish: AtomicBool,
    answered: AtomicU64,
    finished_games: AtomicU64,
}

#[test]
fn nothing_that_was_answered_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Served::start(folder.path());
    let shared = Arc::new(Shared {
        address: Mutex::new(server.address),
        finish: AtomicBool::new(false),
        answered: AtomicU64::new(0),
        finished_games: AtomicU64::new(0),
    });
    let tables: Vec<_> = (0..TABLES)
        .map(|_| {
            let shared = Arc::clone(&shared);
            thread::spawn(move || Table::gather(&shared).play(&shared))
        })
        .collect();
    let kills = std::env::var("GROTTO_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    for round in 0..kills {
        // Kill in full flight, each time after another number of answers.
        let enough = shared.answered.load(Ordering::SeqCst) + 40 + u64::from(random() % 80);
        while shared.answered.load(Ordering::SeqCst) < enough {
            assert!(tables.iter().any(|table| !table.is_finished()), "{round}");
            thread::sleep(Duration::from_millis(1));
        }
        server.kill();
        server = Served::start(folder.path());
        *shared.address.lock().unwrap() = server.address;
    }
    shared.finish.store(true, Ordering::SeqCst);
    for table in tables {
        table.join().expect("a table lost something");
    }
    assert!(shared.finished_games.load(Ordering::SeqCst) >= TABLES);
    println!(
        "{kills} kills, {} decisions answered, {} games checked",
        shared.answered.load(Ordering::SeqCst),
        shared.finished_games.load(Ordering::SeqCst)
    );
}

/// Three people who always go on, so that all are always awaited.
struct Table {
    tokens: Vec<String>,
}

impl Table {
    fn gather(shared: &Shared) -> Self {
        let tokens = (0..SEATS).map(|_| {
            let guest = insist(shared, "POST", "guests", "", &json!({})).1;
            guest["token"].as_str().unwrap().to_owned()
        });
        Self {
            tokens: tokens.collect(),
        }
    }

    /// Plays whole games until told to finish; checks every one of them.
    fn play(&self, shared: &Shared) {
        while !shared.finish.load(Ordering::SeqCst) {
            let id = self.open(shared);
            let decided = self.play_one(shared, &id);
            let path = format!("tables/{id}/record");
            let (status, record) = insist(shared, "GET", &path, "", &Value::Null);
            assert_eq!(status, 200, "{record}");
            let record: Record = record.as_str().unwrap().parse().unwrap();
            catalog::replay(&record).expect("the record replays");
            let decisions = record.steps.iter().filter_map(|step| match step {
                RecordedStep::Decision { seat, .. } => Some(seat.index()),
                RecordedStep::Luck { .. } => None,
            });
            // Each answered decision is there once, in order, and nothing else is.
            assert_eq!(decisions.collect::<Vec<_>>(), decided);
            shared.finished_games.fetch_add(1, Ordering::SeqCst);
        }
    }

    fn open(&self, shared: &Shared) -> String {
        let wanted = json!({"game": "diamant", "config": {"seats": SEATS}});
        let table = insist(shared, "POST", "tables", &self.tokens[0], &wanted).1;
        let id = table["id"].as_str().unwrap().to_owned();
        for token in &self.tokens[1..] {
            let path = format!("tables/{id}/join");
            let (status, body) = insist(shared, "POST", &path, token, &json!({}));
            assert_eq!(status, 204, "{body}");
        }
        let path = format!("tables/{id}/start");
        let (status, body) = insist(shared, "POST", &path, &self.tokens[0], &json!({}));
        assert_eq!(status, 204, "{body}");
        id
    }

    /// Plays a game; a request whose answer is lost is sent again. Returns who decided.
    fn play_one(&self, shared: &Shared, id: &str) -> Vec<usize> {
        let state = insist(shared, "GET", &format!("tables/{id}"), "", &Value::Null).1;
        let mut version = state["match"]["version"].as_u64().unwrap();
        let path = format!("tables/{id}/decide");
        let mut decided = Vec::new();
        loop {
            for (seat, token) in self.tokens.iter().enumerate() {
                let body = json!({"decision": "stay", "version": version});
                let (status, answer) = insist(shared, "POST", &path, token, &body);
                if status == 409 && answer["error"]["code"] == "over" {
                    return decided;
                }
                assert_eq!(status, 200, "an answered decision was lost: {answer}");
                let now = answer["version"].as_u64().unwrap();
                assert!(now > version, "{answer}");
                version = now;
                decided.push(seat);
                shared.answered.fetch_add(1, Ordering::SeqCst);
            }
        }
    }
}

/// Asks until there is an answer, whatever happens to the server meanwhile.
fn insist(shared: &Shared, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
    let path = format!("/api/v1/{path}");
    loop {
        let address = *shared.address.lock().unwrap();
        match ask(address, method, &path, token, body) {
            Ok((429, _)) | Err(_) => thread::sleep(Duration::from_millis(5)),
            Ok(answer) => return answer,
        }
    }
}

fn random() -> u32 {
    getrandom::u32().unwrap()
}
