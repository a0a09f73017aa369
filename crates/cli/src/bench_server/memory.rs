//! What a table and a stream keep in memory.

use std::io;
use std::net::SocketAddr;

use serde_json::json;

use super::connection::Connection;
use super::load::{new_guest, open_table};

/// So many tables that what the server uses anyway is lost among them.
const TABLES: u64 = 2000;

/// So many streams; the server lets one address have 500.
const STREAMS: u64 = 400;

/// How many streams one guest opens, below the server's limit.
const STREAMS_OF_GUEST: u64 = 8;

/// How many rounds of decisions an idle table has behind it.
const ROUNDS: usize = 5;

/// The memory of a running match that nobody looks at.
pub async fn per_idle_table(address: SocketAddr) -> io::Result<Option<u64>> {
    let mut connection = Connection::open(address).await?;
    let mut tokens = Vec::new();
    for _ in 0..3 {
        tokens.push(new_guest(&mut connection).await?);
    }
    // The first ones fill the pools and caches that all share.
    for _ in 0..TABLES / 10 {
        idle_table(&mut connection, &tokens).await?;
    }
    let before = resident();
    for _ in 0..TABLES {
        idle_table(&mut connection, &tokens).await?;
    }
    Ok(share(before, resident(), TABLES))
}

async fn idle_table(connection: &mut Connection, tokens: &[String]) -> io::Result<()> {
    let (table, mut version) = open_table(connection, tokens).await?;
    let path = format!("tables/{table}/decide");
    for _ in 0..ROUNDS {
        for token in tokens {
            let decision = json!({"decision": "stay", "version": version});
            let answer = connection.post(&path, token, &decision).await?;
            version = answer.number("version")?;
        }
    }
    Ok(())
}

/// What a stream carries.
#[derive(Clone, Copy)]
pub enum StreamKind {
    /// Events as JSON, for a program.
    Events,
    /// The table's page as HTML, for a browser.
    Page,
}

impl StreamKind {
    fn address(self, table: &str) -> String {
        match self {
            Self::Events => format!("/api/v1/tables/{table}/follow"),
            Self::Page => format!("/t/{table}/stream"),
        }
    }
}

/// The memory of somebody who follows a table.
pub async fn per_open_stream(address: SocketAddr, kind: StreamKind) -> io::Result<Option<u64>> {
    let mut connection = Connection::open(address).await?;
    let mut tokens = Vec::new();
    for _ in 0..3 {
        tokens.push(new_guest(&mut connection).await?);
    }
    let (table, _) = open_table(&mut connection, &tokens).await?;
    let path = kind.address(&table);
    let mut streams = Vec::new();
    let before = resident();
    for _ in 0..STREAMS / STREAMS_OF_GUEST {
        let token = new_guest(&mut connection).await?;
        for _ in 0..STREAMS_OF_GUEST {
            let mut stream = Connection::open(address).await?;
            stream.follow(&path, &token).await?;
            streams.push(stream);
        }
    }
    Ok(share(before, resident(), STREAMS))
}

fn share(before: Option<u64>, after: Option<u64>, count: u64) -> Option<u64> {
    Some(after?.saturating_sub(before?) / count)
}

/// The resident memory of this program in bytes, where the system tells.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}
