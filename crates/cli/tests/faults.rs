//! Real faults of the disk while the server runs: it refuses, says so, and resumes by itself.

#![cfg(target_os = "linux")]

mod program;

use std::fs;
use std::process::Command;

use program::folder;
use program::served::Served;
use serde_json::{Value, json};

/// A running server that survives the signal which comes with a full disk of this kind.
fn served(data: &std::path::Path) -> Served {
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]);
    command.arg(env!("CARGO_BIN_EXE_grotto"));
    Served::start_by(command, data)
}

/// Limits how long the files of a server may become. False if this machine has no tool for it.
fn limit_files(server: &Served, bytes: &str) -> bool {
    Command::new("prlimit")
        .arg(format!("--fsize={bytes}:unlimited"))
        .args(["--pid", &server.process.id().to_string()])
        .status()
        .is_ok_and(|status| status.success())
}

/// Decides once; the version after it, or nothing if it was refused for want of a disk.
fn decide(server: &Served, token: &str, table: &str) -> Option<u64> {
    let path = format!("tables/{table}");
    loop {
        let (_, state) = server.ask("GET", &path, token, &Value::Null);
        let version = state["match"]["version"].as_u64()?;
        let body = json!({"decision": "stay", "version": version});
        let (status, said) = server.ask("POST", &format!("{path}/decide"), token, &body);
        match said["error"]["code"].as_str() {
            None => return said["version"].as_u64(),
            Some("fault") => return None,
            // The bots have not decided yet.
            Some("not_awaited" | "stale") => {}
            other => panic!("{status} {other:?}"),
        }
    }
}

#[test]
fn after_a_full_disk_service_resumes_by_itself() {
    let data = folder();
    let server = served(data.path());
    let ann = server.guest();
    let table = server.table(&ann);
    if !limit_files(&server, "unlimited") {
        // Nothing can be shown without the tool; the store's own tests show the same.
        return;
    }
    for _ in 0..3 {
        assert!(limit_files(&server, "4096"));
        let (status, said) = server.health();
        assert_eq!(
            (status, said.as_str()),
            (503, "the database cannot be written")
        );
        assert_eq!(decide(&server, &ann, &table), None);
        assert_eq!(server.ask("POST", "guests", "", &json!({})).0, 500);
        assert!(limit_files(&server, "unlimited"));
        assert_eq!(server.health(), (200, "ok".to_owned()));
        server.guest();
        server.table(&ann);
    }
    let answered = decide(&server, &ann, &table).expect("it goes on");
    let mut server = server;
    server.kill();
    let server = Served::start(data.path());
    let (_, state) = server.ask("GET", &format!("tables/{table}"), &ann, &Value::Null);
    assert!(state["match"]["version"].as_u64().unwrap() >= answered);
}

#[test]
fn nothing_is_acknowledged_while_the_database_is_not_in_its_place() {
    let data = folder();
    let server = Served::start(data.path());
    let ann = server.guest();
    let table = server.table(&ann);
    let place = data.path().join("grotto.sqlite");
    let elsewhere = data.path().join("elsewhere");
    // Gone, then replaced by a copy, then back.
    fs::rename(&place, &elsewhere).unwrap();
    for _ in 0..2 {
        let (status, said) = server.health();
        assert_eq!(
            (status, said.as_str()),
            (503, "the database file was removed or replaced")
        );
        assert_eq!(decide(&server, &ann, &table), None);
        fs::copy(&elsewhere, &place).unwrap();
    }
    fs::rename(&elsewhere, &place).unwrap();
    assert_eq!(server.health(), (200, "ok".to_owned()));
    let answered = decide(&server, &ann, &table).expect("it goes on");
    let mut server = server;
    server.kill();
    let server = Served::start(data.path());
    let (_, state) = server.ask("GET", &format!("tables/{table}"), &ann, &Value::Null);
    assert!(state["match"]["version"].as_u64().unwrap() >= answered);
}
