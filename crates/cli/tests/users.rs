//! `grotto admin users`, beside the running server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server with the account Ann.
struct Served {
    folder: tempfile::TempDir,
    process: Child,
    address: String,
}

impl Served {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut process = Command::new(env!("CARGO_BIN_EXE_grotto"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--data"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .env("RUST_LOG", "warn")
            .spawn()
            .unwrap();
        let mut line = String::new();
        let output = process.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).expect("an address");
        let address = address.trim_end().trim_end_matches('/').to_owned();
        let served = Self {
            folder,
            process,
            address,
        };
        assert_eq!(
            served.post("claim", "name=Ann&password=a+long+torch"),
            "done=claimed"
        );
        served
    }

    /// Sends a form of the account page; says how it went.
    fn post(&self, form: &str, fields: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let Self { address, .. } = self;
        write!(
            stream,
            "POST /account/{form} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\
             connection: close\r\n\r\n{fields}",
            fields.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let next = answer
            .split("location: /account?")
            .nth(1)
            .expect("a redirect");
        next.lines().next().unwrap().to_owned()
    }

    fn users(&self, arguments: &[&str]) -> Answer {
        users(self.folder.path(), arguments)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What the program said.
struct Answer {
    code: i32,
    output: String,
}

fn users(folder: &Path, arguments: &[&str]) -> Answer {
    let output = Command::new(env!("CARGO_BIN_EXE_grotto"))
        .arg("admin")
        .arg("--data")
        .arg(folder)
        .arg("users")
        .args(arguments)
        .output()
        .unwrap();
    Answer {
        code: output.status.code().unwrap(),
        output: String::from_utf8(output.stdout).unwrap(),
    }
}

#[test]
fn an_account_is_looked_after_while_the_server_runs() {
    let served = Served::start();
    assert!(served.users(&["list"]).output.contains("Ann"));
    assert_eq!(served.users(&["list", "nobody"]).output.lines().count(), 1);

    let renamed = served.users(&["rename", "Ann", "--to", "Anna"]);
    assert_eq!(
        (renamed.code, renamed.output.as_str()),
        (0, "Ann is Anna now.\n")
    );
    assert_eq!(
        served.users(&["ban", "Ann"]).code,
        2,
        "nobody is called so any more"
    );
    assert_eq!(served.users(&["rename", "Anna", "--to", "A"]).code, 2);

    let reset = served.users(&["reset-password", "Anna"]).output;
    let password = reset.lines().nth(1).unwrap();
    let old = served.post("sign-in", "name=Anna&password=a+long+torch");
    assert_eq!(old, "problem=wrong-password");
    let new = format!("name=Anna&password={password}");
    assert_eq!(served.post("sign-in", &new), "done=signed-in");

    assert_eq!(served.users(&["ban", "Anna"]).code, 0);
    assert_eq!(served.post("sign-in", &new), "problem=banned");
    assert_eq!(served.users(&["unban", "Anna"]).code, 0);
    assert_eq!(served.post("sign-in", &new), "done=signed-in");

    assert_eq!(served.users(&["make-moderator", "Anna"]).code, 0);
    assert!(served.users(&["list"]).output.contains("moderator"));
    let data = served.users(&["export", "Anna"]).output;
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!(
        (&data["name"], &data["moderator"]),
        (&"Anna".into(), &true.into())
    );

    assert_eq!(served.users(&["delete", "Anna"]).code, 0);
    assert_eq!(served.post("sign-in", &new), "problem=wrong-password");
    assert_eq!(served.users(&["list"]).output.lines().count(), 1);
    // Everything was written down.
    let audit = Command::new(env!("CARGO_BIN_EXE_grotto"))
        .arg("admin")
        .arg("--data")
        .arg(served.folder.path())
        .arg("audit")
        .output()
        .unwrap();
    let audit = String::from_utf8(audit.stdout).unwrap();
    for deed in [
        "rename-person",
        "reset-password",
        "ban-person",
        "unban-person",
    ] {
        assert!(audit.contains(deed), "{deed} in {audit}");
    }
    for deed in ["appoint-moderator", "export-person", "delete-person"] {
        assert!(audit.contains(deed), "{deed} in {audit}");
    }
}
