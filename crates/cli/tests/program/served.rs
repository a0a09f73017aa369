//! The program as a server on loopback.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

/// A running server, which is killed when it is dropped.
pub struct Served {
    pub process: Child,
    pub address: SocketAddr,
}

impl Served {
    /// Starts the program and waits until it says where it is.
    pub fn start(folder: &Path) -> Self {
        Self::start_by(Command::new(env!("CARGO_BIN_EXE_grotto")), folder)
    }

    /// The same, by a command that takes the program's arguments.
    pub fn start_by(mut command: Command, folder: &Path) -> Self {
        let mut process = command
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .env("RUST_LOG", "warn")
            .spawn()
            .unwrap();
        let mut line = String::new();
        let output = process.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).expect("an address");
        let address = address.trim_end().trim_end_matches('/').parse().unwrap();
        Self { process, address }
    }

    /// Kills it as `kill -9` does.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Asks it to stop, and waits until it has.
    #[cfg(unix)]
    pub fn stop(mut self) {
        let number = self.process.id().to_string();
        let told = Command::new("kill").arg(number).status().unwrap();
        assert!(told.success());
        assert!(self.process.wait().unwrap().success());
    }

    /// What the API answers.
    pub fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
        ask(
            self.address,
            method,
            &format!("/api/v1/{path}"),
            token,
            body,
        )
        .unwrap()
    }

    /// The status and text of `/healthz`.
    pub fn health(&self) -> (u16, String) {
        let (status, text) = ask(self.address, "GET", "/healthz", "", &Value::Null).unwrap();
        (status, text.as_str().unwrap().trim_end().to_owned())
    }

    /// A new guest's token.
    pub fn guest(&self) -> String {
        let (status, guest) = self.ask("POST", "guests", "", &json!({}));
        assert_eq!(status, 201, "{guest}");
        guest["token"].as_str().unwrap().to_owned()
    }

    /// A running match of Diamant against bots.
    pub fn table(&self, token: &str) -> String {
        let wanted = json!({"game": "diamant", "config": {"seats": 3}, "others": ["random", "random"], "start": true});
        let (status, table) = self.ask("POST", "tables", token, &wanted);
        assert_eq!(status, 201, "{table}");
        table["id"].as_str().unwrap().to_owned()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// One request on a connection of its own.
pub fn ask(
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
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\n{bearer}connection: close\r\n\
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
