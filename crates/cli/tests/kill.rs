//! `kill -9` at random moments under load: nothing that was answered is lost, and every table
//! replays.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tabletop::{Record, RecordedStep};

/// How often the server is killed.
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
    let (mut server, address) = start(folder.path());
    let shared = Arc::new(Shared {
        address: Mutex::new(address),
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
    for round in 0..KILLS {
        // Kill in full flight, each time after another number of answers.
        let enough = shared.answered.load(Ordering::SeqCst) + 40 + u64::from(random() % 80);
        while shared.answered.load(Ordering::SeqCst) < enough {
            assert!(tables.iter().any(|table| !table.is_finished()), "{round}");
            thread::sleep(Duration::from_millis(1));
        }
        server.kill().unwrap();
        server.wait().unwrap();
        let (next, address) = start(folder.path());
        server = next;
        *shared.address.lock().unwrap() = address;
    }
    shared.finish.store(true, Ordering::SeqCst);
    for table in tables {
        table.join().expect("a table lost something");
    }
    assert!(shared.finished_games.load(Ordering::SeqCst) >= TABLES);
    server.kill().unwrap();
    server.wait().unwrap();
}

/// Starts the program and waits until it says where it is.
fn start(folder: &Path) -> (Child, SocketAddr) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_grotto"))
        .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .env("RUST_LOG", "warn")
        .spawn()
        .unwrap();
    let mut line = String::new();
    let output = server.stdout.take().unwrap();
    BufReader::new(output).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).expect("an address");
    let address = address.trim_end().trim_end_matches('/').parse().unwrap();
    (server, address)
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
    loop {
        let address = *shared.address.lock().unwrap();
        match ask(address, method, path, token, body) {
            Ok((429, _)) | Err(_) => thread::sleep(Duration::from_millis(5)),
            Ok(answer) => return answer,
        }
    }
}

fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> io::Result<(u16, Value)> {
    let mut stream = TcpStream::connect(address)?;
    let body = body.to_string();
    let bearer = match token {
        "" => String::new(),
        token => format!("authorization: Bearer {token}\r\n"),
    };
    let request = format!(
        "{method} /api/v1/{path} HTTP/1.1\r\nhost: {address}\r\n{bearer}connection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer
        .split_once("\r\n\r\n")
        .ok_or(io::ErrorKind::UnexpectedEof)?;
    let length = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "))
        .map_or(Ok(0), str::parse)
        .map_err(io::Error::other)?;
    // An answer that was cut off is no answer.
    if body.len() < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    let body = serde_json::from_str(body).unwrap_or_else(|_| Value::from(body));
    Ok((status, body))
}

fn random() -> u32 {
    getrandom::u32().unwrap()
}
