//! Many tables at once, each with three people who always go on.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;

use super::connection::Connection;

/// How many sit at each table.
const SEATS: usize = 3;

/// What was borne.
pub struct Load {
    /// How long it took.
    pub elapsed: Duration,
    /// How long every decision took, the fastest first.
    latencies: Vec<Duration>,
}

impl Load {
    #[expect(
        clippy::cast_precision_loss,
        reason = "no measurement counts to 2 to the 53"
    )]
    pub fn per_second(&self) -> f64 {
        self.latencies.len() as f64 / self.elapsed.as_secs_f64()
    }

    /// What was measured, in any order.
    pub fn new(elapsed: Duration, mut latencies: Vec<Duration>) -> Self {
        latencies.sort_unstable();
        Self { elapsed, latencies }
    }

    /// So many of a hundred decisions were at least as fast, in milliseconds.
    pub fn percentile(&self, percent: usize) -> f64 {
        let index = self.latencies.len() * percent / 100;
        let latency = self.latencies.get(index).or(self.latencies.last());
        latency.map_or(0.0, |latency| latency.as_secs_f64() * 1000.0)
    }
}

/// Plays at this many tables for this long.
pub async fn run(address: SocketAddr, tables: u16, time: Duration) -> io::Result<Load> {
    let mut opening = JoinSet::new();
    for _ in 0..tables {
        opening.spawn(Players::gather(address));
    }
    let mut ready = Vec::new();
    while let Some(players) = opening.join_next().await {
        ready.push(players.map_err(io::Error::other)??);
    }
    let start = Instant::now();
    let mut playing = JoinSet::new();
    for players in ready {
        playing.spawn(players.play(start + time));
    }
    let mut latencies = Vec::new();
    while let Some(measured) = playing.join_next().await {
        latencies.extend(measured.map_err(io::Error::other)??);
    }
    Ok(Load::new(start.elapsed(), latencies))
}

/// The people of one table, who share a connection.
struct Players {
    connection: Connection,
    tokens: Vec<String>,
}

impl Players {
    async fn gather(address: SocketAddr) -> io::Result<Self> {
        let mut connection = Connection::open(address).await?;
        let mut tokens = Vec::new();
        for _ in 0..SEATS {
            tokens.push(new_guest(&mut connection).await?);
        }
        Ok(Self { connection, tokens })
    }

    /// Plays game after game.
    async fn play(mut self, until: Instant) -> io::Result<Vec<Duration>> {
        let mut latencies = Vec::new();
        while Instant::now() < until {
            let (table, version) = open_table(&mut self.connection, &self.tokens).await?;
            self.play_one(&table, version, until, &mut latencies)
                .await?;
        }
        Ok(latencies)
    }

    /// All go on until the traps have ended all rounds, so all are always awaited.
    async fn play_one(
        &mut self,
        table: &str,
        mut version: u64,
        until: Instant,
        latencies: &mut Vec<Duration>,
    ) -> io::Result<()> {
        let path = format!("tables/{table}/decide");
        loop {
            for token in &self.tokens {
                let start = Instant::now();
                if start >= until {
                    return Ok(());
                }
                let decision = json!({"decision": "stay", "version": version});
                let answer = self.connection.post(&path, token, &decision).await?;
                if answer.status == 409 && answer.body["error"]["code"] == "over" {
                    return Ok(());
                }
                version = answer.number("version")?;
                latencies.push(start.elapsed());
            }
        }
    }
}

/// A guest's token.
pub async fn new_guest(connection: &mut Connection) -> io::Result<String> {
    let answer = connection.post("guests", "", &json!({})).await?;
    answer.text("token")
}

/// A table at which all of these sit and play, and the version of its match.
pub async fn open_table(
    connection: &mut Connection,
    tokens: &[String],
) -> io::Result<(String, u64)> {
    let wanted = json!({"game": "diamant", "config": {"seats": tokens.len()}});
    let table = connection
        .post("tables", &tokens[0], &wanted)
        .await?
        .text("id")?;
    for token in &tokens[1..] {
        let path = format!("tables/{table}/join");
        connection.post(&path, token, &json!({})).await?;
    }
    let path = format!("tables/{table}/start");
    connection.post(&path, &tokens[0], &json!({})).await?;
    let state = connection
        .get(&format!("tables/{table}"), &tokens[0])
        .await?;
    let version = state.body["match"]["version"].as_u64();
    Ok((table, version.ok_or_else(|| state.surprise())?))
}
