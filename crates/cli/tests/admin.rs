//! `grotto admin`, beside a running server and without one.

#![cfg(unix)]

mod program;

use std::fs;
use std::path::Path;
use std::process::Output;
use std::time::Duration;

use program::served::Served;
use program::{code, folder, grotto, text};
use serde_json::{Value, json};

fn admin(data: &Path, arguments: &[&str]) -> Output {
    grotto()
        .args(["admin", "--data"])
        .arg(data)
        .args(arguments)
        .output()
        .unwrap()
}

/// What it prints when it succeeds.
fn said(data: &Path, arguments: &[&str]) -> String {
    let output = admin(data, arguments);
    assert_eq!(code(&output), 0, "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What it complains about, and its exit code.
fn refused(data: &Path, arguments: &[&str]) -> (i32, String) {
    let output = admin(data, arguments);
    assert_ne!(code(&output), 0, "{arguments:?}");
    (code(&output), text(&output.stderr))
}

#[test]
fn a_folder_has_one_server_and_a_killed_one_does_not_count() {
    let data = folder();
    let mut first = Served::start(data.path());
    let second = grotto()
        .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--data"])
        .arg(data.path())
        // It would serve for ever if it were not refused.
        .timeout(Duration::from_mins(1))
        .output()
        .unwrap();
    assert_eq!(code(&second), 3);
    let complaint = text(&second.stderr);
    let process = format!(
        "another server (process {}) already uses",
        first.process.id()
    );
    assert!(complaint.contains(&process), "{complaint}");
    first.kill();
    assert_eq!(Served::start(data.path()).health(), (200, "ok".to_owned()));
}

#[test]
fn a_backup_is_made_beside_the_server_and_restored_without_it() {
    let data = folder();
    let server = Served::start(data.path());
    let ann = server.guest();
    let table = server.table(&ann);
    let backup = data.path().join("monday.sqlite");
    let file = backup.to_str().unwrap();
    said(data.path(), &["backup", file]);
    let (code, complaint) = refused(data.path(), &["backup", file]);
    assert!(
        code == 3 && complaint.contains("exists already"),
        "{complaint}"
    );
    let (code, complaint) = refused(data.path(), &["restore", file]);
    assert!(
        code == 3 && complaint.contains("already uses"),
        "{complaint}"
    );
    // What happens after the backup is gone after it was restored.
    let bob = server.guest();
    server.stop();
    let restored = said(data.path(), &["restore", file]);
    assert!(restored.contains("is kept in"), "{restored}");
    let server = Served::start(data.path());
    let state = server.ask("GET", &format!("tables/{table}"), &ann, &Value::Null);
    assert_eq!(state.0, 200);
    assert_eq!(server.ask("GET", "me", &bob, &Value::Null).0, 401);
    let audit = said(data.path(), &["audit"]);
    assert!(audit.contains("admin  restore"), "{audit}");
    drop(server);
    // What was set aside can be restored as well.
    let aside = fs::read_dir(data.path())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| path.to_string_lossy().contains(".before-"))
        .unwrap();
    said(data.path(), &["restore", aside.to_str().unwrap()]);
    let server = Served::start(data.path());
    assert_eq!(server.ask("GET", "me", &bob, &Value::Null).0, 200);
}

#[test]
fn what_is_no_backup_is_not_restored_and_the_data_stays() {
    let data = folder();
    let server = Served::start(data.path());
    let ann = server.guest();
    server.stop();
    let file = data.path().join("wrong");
    fs::write(&file, "x".repeat(5000)).unwrap();
    for wrong in ["wrong", "missing"] {
        let wrong = data.path().join(wrong);
        let (code, complaint) = refused(data.path(), &["restore", wrong.to_str().unwrap()]);
        assert_eq!(code, 3, "{complaint}");
    }
    let server = Served::start(data.path());
    assert_eq!(server.ask("GET", "me", &ann, &Value::Null).0, 200);
}

#[test]
fn tables_are_listed_shown_ended_and_removed_beside_the_server() {
    let data = folder();
    let server = Served::start(data.path());
    let ann = server.guest();
    let (ended, removed) = (server.table(&ann), server.table(&ann));
    let list = said(data.path(), &["tables", "list", "--status", "playing"]);
    assert!(list.contains(&ended) && list.contains(&removed), "{list}");
    let shown = said(data.path(), &["tables", "show", &ended]);
    assert!(
        shown.contains("seat 0") && shown.contains("bot, random"),
        "{shown}"
    );
    said(data.path(), &["tables", "end", &ended]);
    said(data.path(), &["tables", "delete", &removed]);
    let decide = |table: &str| {
        let path = format!("tables/{table}/decide");
        let (status, said) = server.ask("POST", &path, &ann, &json!({"decision": "stay"}));
        (
            status,
            said["error"]["code"]
                .as_str()
                .unwrap_or_default()
                .to_owned(),
        )
    };
    assert_eq!(decide(&ended), (409, "over".to_owned()));
    assert_eq!(decide(&removed), (404, "no_such_table".to_owned()));
    for again in ["end", "delete"] {
        let (code, complaint) = refused(data.path(), &["tables", again, &removed]);
        assert_eq!(code, 2, "{complaint}");
    }
    let audit = said(data.path(), &["audit"]);
    assert!(
        audit.contains(&format!("admin  end-table  {ended}")),
        "{audit}"
    );
    assert!(
        audit.contains(&format!("admin  delete-table  {removed}")),
        "{audit}"
    );
    said(data.path(), &["prune", "--keep-running", "1"]);
    let healthy = said(data.path(), &["doctor"]);
    assert!(healthy.contains("Everything is in order."), "{healthy}");
}

#[test]
fn a_damaged_log_is_refused_and_can_be_cut() {
    let data = folder();
    let mut server = Served::start(data.path());
    let first = server.guest();
    let guests: Vec<String> = (0..8).map(|_| server.guest()).collect();
    server.kill();
    let log = data.path().join("grotto.sqlite-wal");
    let mut bytes = fs::read(&log).unwrap();
    // In one of the last transactions, but not in the very last. One has some four frames.
    let damaged = bytes.len() - 20 * 4120;
    bytes[damaged] ^= 1;
    fs::write(&log, bytes).unwrap();
    let refused_start = grotto()
        .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--data"])
        .arg(data.path())
        // It would serve for ever if it were not refused.
        .timeout(Duration::from_mins(1))
        .output()
        .unwrap();
    assert_eq!(code(&refused_start), 3);
    let complaint = text(&refused_start.stderr);
    assert!(complaint.contains("is damaged after byte"), "{complaint}");
    let doctor = admin(data.path(), &["doctor"]);
    assert_eq!(code(&doctor), 1);
    assert!(text(&doctor.stdout).contains("doctor --cut-log"));
    let cut = said(data.path(), &["doctor", "--cut-log"]);
    assert!(cut.contains("it is kept in"), "{cut}");
    let server = Served::start(data.path());
    assert_eq!(server.ask("GET", "me", &first, &Value::Null).0, 200);
    let lost = guests.last().unwrap();
    assert_eq!(server.ask("GET", "me", lost, &Value::Null).0, 401);
}

#[test]
fn a_folder_without_a_database_is_named() {
    let data = folder();
    let (code, complaint) = refused(data.path(), &["audit"]);
    assert_eq!(code, 3);
    assert!(complaint.contains("there is no database in"), "{complaint}");
}
