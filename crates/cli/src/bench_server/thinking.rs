//! How fast pages are while bots think.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;

use super::connection::Connection;
use super::load::{Load, new_guest};

/// How many tables have bots that think: more than there are threads for them.
const TABLES: usize = 24;

/// How often a page is asked for.
const PAUSE: Duration = Duration::from_millis(20);

/// Asks for pages for so long while bots of the level `strong` play everywhere.
pub async fn run(address: SocketAddr, time: Duration) -> io::Result<Load> {
    let mut playing = JoinSet::new();
    let until = Instant::now() + time;
    for _ in 0..TABLES {
        playing.spawn(play(address, until));
    }
    let mut connection = Connection::open(address).await?;
    let token = new_guest(&mut connection).await?;
    let path = against_bots(&mut connection, &token).await?;
    let start = Instant::now();
    let mut latencies = Vec::new();
    while Instant::now() < until {
        let asked = Instant::now();
        connection.page(&format!("/t/{path}"), &token).await?;
        latencies.push(asked.elapsed());
        tokio::time::sleep(PAUSE).await;
    }
    while let Some(played) = playing.join_next().await {
        played.map_err(io::Error::other)??;
    }
    Ok(Load::new(start.elapsed(), latencies))
}

/// Somebody who always goes on against bots that think about it.
async fn play(address: SocketAddr, until: Instant) -> io::Result<()> {
    let mut connection = Connection::open(address).await?;
    let token = new_guest(&mut connection).await?;
    while Instant::now() < until {
        let table = against_bots(&mut connection, &token).await?;
        let path = format!("tables/{table}/decide");
        let stay = json!({"decision": "stay"});
        while Instant::now() < until {
            let answer = connection.post(&path, &token, &stay).await?;
            match answer.body["error"]["code"].as_str() {
                Some("over") => break,
                // The bots think; their number is bounded, so they take turns.
                Some("not_awaited") => tokio::time::sleep(PAUSE).await,
                Some(_) => return Err(answer.surprise()),
                None => {}
            }
        }
    }
    Ok(())
}

async fn against_bots(connection: &mut Connection, token: &str) -> io::Result<String> {
    let wanted = json!({
        "game": "diamant", "config": {"seats": 4},
        "others": ["strong", "strong", "strong"], "start": true,
    });
    connection.post("tables", token, &wanted).await?.text("id")
}
