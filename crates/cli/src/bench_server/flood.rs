//! How long a quiet person waits for bots and hints while one address floods the server.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;

use super::connection::Connection;
use super::load::{Load, new_guest};

/// Where the flood comes from.
const CROWDED: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));

/// Where the quiet person is.
const QUIET: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 3));

/// How many tables every guest of the flood opens, each full of experts.
const TABLES: usize = 10;

/// How often the quiet person looks whether the bots have decided, and how long a guest of the
/// flood waits for theirs.
const LOOK: Duration = Duration::from_millis(10);

/// What was measured.
pub struct Flood {
    /// How many tables the flood could open.
    pub tables: usize,
    /// How long the quiet person waited for the bots.
    pub bots: Load,
    /// How long they waited for hints.
    pub hints: Load,
}

/// Floods with this many guests for this long.
pub async fn run(address: SocketAddr, guests: u16, time: Duration) -> io::Result<Flood> {
    let opened = Arc::new(AtomicUsize::new(0));
    let mut flooding = JoinSet::new();
    for _ in 0..guests {
        flooding.spawn(flood(address, Arc::clone(&opened)));
    }
    // The flood is there before anything is measured.
    tokio::time::sleep(time / 4).await;
    let mut measured = play_quietly(address, time).await?;
    // The guests of the flood never end by themselves.
    flooding.shutdown().await;
    measured.tables = opened.load(Ordering::Relaxed);
    Ok(measured)
}

/// Opens tables full of experts and goes on at all of them. What the server refuses is given up.
async fn flood(address: SocketAddr, opened: Arc<AtomicUsize>) -> io::Result<()> {
    let mut connection = Connection::open_from(CROWDED, address).await?;
    let token = new_guest(&mut connection).await?;
    let wanted = json!({
        "game": "diamant", "config": {"seats": 8}, "others": vec!["expert"; 7], "start": true,
    });
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let answer = connection.post("tables", &token, &wanted).await?;
        if let Ok(table) = answer.text("id") {
            opened.fetch_add(1, Ordering::Relaxed);
            tables.push(table);
        }
    }
    loop {
        for table in &tables {
            let path = format!("tables/{table}/decide");
            let stay = json!({"decision": "stay"});
            connection.post(&path, &token, &stay).await?;
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// Plays against two bots that think, and asks for a hint before every decision.
async fn play_quietly(address: SocketAddr, time: Duration) -> io::Result<Flood> {
    let mut connection = Connection::open_from(QUIET, address).await?;
    let token = new_guest(&mut connection).await?;
    let wanted = json!({
        "game": "diamant", "config": {"seats": 3}, "others": ["strong", "strong"], "start": true,
    });
    let (start, until) = (Instant::now(), Instant::now() + time);
    let (mut bots, mut hints) = (Vec::new(), Vec::new());
    'tables: while Instant::now() < until {
        let answer = connection.post("tables", &token, &wanted).await?;
        let path = format!("tables/{}", answer.text("id")?);
        while Instant::now() < until {
            let asked = Instant::now();
            let hint = format!("{path}/hint");
            let answer = connection.post(&hint, &token, &json!({})).await?;
            match answer.body["error"]["code"].as_str() {
                None => hints.push(asked.elapsed()),
                // It waited for nothing; that is the longest wait of all.
                Some("busy") => hints.push(time),
                Some("over") => continue 'tables,
                // The quiet person has gone home and waits for the others.
                Some(_) => {}
            }
            let decide = format!("{path}/decide");
            let stay = json!({"decision": "stay"});
            connection.post(&decide, &token, &stay).await?;
            let decided = Instant::now();
            loop {
                let state = connection.get(&path, &token).await?.body;
                if state["status"] == "over" {
                    continue 'tables;
                }
                if state["match"]["legal"]
                    .as_array()
                    .is_some_and(|legal| !legal.is_empty())
                {
                    break;
                }
                if Instant::now() >= until {
                    break;
                }
                tokio::time::sleep(LOOK).await;
            }
            bots.push(decided.elapsed());
        }
    }
    Ok(Flood {
        tables: 0,
        bots: Load::new(start.elapsed(), bots),
        hints: Load::new(start.elapsed(), hints),
    })
}
