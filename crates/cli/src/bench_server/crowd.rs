//! What many streams at one table cost: decisions while they connect, and bytes while one visitor
//! comes and goes in front of them.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use super::connection::{Connection, connect};
use super::load::{Load, new_guest, open_table};

/// How many streams come from one address, below the server's limit.
const FROM_ONE_ADDRESS: u16 = 400;

/// How many connect at the same time.
const AT_ONCE: u64 = 64;

/// How often it is seen how many have connected.
const LOOK: Duration = Duration::from_millis(5);

/// How often somebody decides.
const PAUSE: Duration = Duration::from_millis(50);

/// How long one visitor comes and goes.
const VISITS: Duration = Duration::from_secs(5);

/// What was measured.
pub struct Crowd {
    /// Decisions before anybody looks on.
    pub alone: Load,
    /// Decisions while the streams connect.
    pub connecting: Load,
    /// Decisions when all of them look on.
    pub watched: Load,
    /// How many streams there were.
    pub streams: u64,
    /// How often the one visitor came and went.
    pub visits: u64,
    /// The bytes that the others got meanwhile.
    pub bytes: u64,
    /// For how long.
    pub elapsed: Duration,
}

/// Lets this many bystanders follow one table.
pub async fn run(address: SocketAddr, streams: u16) -> io::Result<Crowd> {
    let mut players = Players::gather(address).await?;
    let (table, _) = open_table(&mut players.connection, &players.tokens).await?;
    let path = format!("/t/{table}/stream");
    let alone = players.decide_during(tokio::time::sleep(VISITS)).await?;
    let mut readers = Readers::default();
    let all = readers.connect(address, &path, streams);
    let connecting = players.decide_during(all).await?;
    let watched = players.decide_during(tokio::time::sleep(VISITS)).await?;
    let before = readers.bytes.load(Ordering::Relaxed);
    let start = Instant::now();
    let mut visits = 0;
    while start.elapsed() < VISITS {
        let mut visitor = Connection::open(address).await?;
        visitor.follow(&path, "").await?;
        visits += 1;
    }
    let elapsed = start.elapsed();
    // The last visit is shown a little later.
    tokio::time::sleep(VISITS / 2).await;
    let bytes = readers.bytes.load(Ordering::Relaxed) - before;
    readers.tasks.shutdown().await;
    Ok(Crowd {
        alone,
        connecting,
        watched,
        streams: readers.open.load(Ordering::Relaxed),
        visits,
        bytes,
        elapsed,
    })
}

/// Bystanders who read their streams.
#[derive(Default)]
struct Readers {
    tasks: JoinSet<io::Result<()>>,
    /// How many have got something.
    open: Arc<AtomicU64>,
    /// What all of them have got.
    bytes: Arc<AtomicU64>,
}

impl Readers {
    async fn connect(&mut self, address: SocketAddr, path: &str, streams: u16) {
        for number in 0..streams {
            let (open, bytes) = (Arc::clone(&self.open), Arc::clone(&self.bytes));
            let path = path.to_owned();
            self.tasks.spawn(async move {
                let mut stream = follow(from(number), address, &path).await?;
                let mut buffer = [0; 2048];
                let mut first = true;
                loop {
                    let count = stream.read(&mut buffer).await?;
                    if count == 0 {
                        return Ok(());
                    }
                    bytes.fetch_add(count as u64, Ordering::Relaxed);
                    if std::mem::take(&mut first) {
                        open.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
            // Not more at once than a server's queue of new connections holds.
            while u64::from(number) >= self.open.load(Ordering::Relaxed) + AT_ONCE {
                if let Some(ended) = self.tasks.try_join_next() {
                    // The system gives no more: what there is is measured.
                    drop(ended);
                    return;
                }
                tokio::time::sleep(LOOK).await;
            }
        }
        while self.open.load(Ordering::Relaxed) < u64::from(streams) {
            tokio::time::sleep(LOOK).await;
        }
    }
}

/// Every stream of the machine's own network has an address that the server counts by itself.
fn from(number: u16) -> IpAddr {
    let [high, low] = (number / FROM_ONE_ADDRESS).to_be_bytes();
    IpAddr::V4(Ipv4Addr::new(127, 1, high, low + 1))
}

async fn follow(from: IpAddr, address: SocketAddr, path: &str) -> io::Result<TcpStream> {
    let mut stream = connect(from, address).await?;
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: {address}\r\naccept-encoding: gzip\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    Ok(stream)
}

/// People who decide now and then, at one table after the other.
struct Players {
    connection: Connection,
    tokens: Vec<String>,
}

impl Players {
    async fn gather(address: SocketAddr) -> io::Result<Self> {
        let mut connection = Connection::open(address).await?;
        let mut tokens = Vec::new();
        for _ in 0..3 {
            tokens.push(new_guest(&mut connection).await?);
        }
        Ok(Self { connection, tokens })
    }

    /// Decides until something else is done.
    async fn decide_during(&mut self, done: impl Future<Output = ()>) -> io::Result<Load> {
        let start = Instant::now();
        let mut latencies = Vec::new();
        let mut done = std::pin::pin!(done);
        loop {
            let (table, mut version) = open_table(&mut self.connection, &self.tokens).await?;
            let path = format!("tables/{table}/decide");
            for token in self.tokens.iter().cycle() {
                tokio::select! {
                    () = &mut done => return Ok(Load::new(start.elapsed(), latencies)),
                    () = tokio::time::sleep(PAUSE) => {}
                }
                let asked = Instant::now();
                let decision = json!({"decision": "stay", "version": version});
                let answer = self.connection.post(&path, token, &decision).await?;
                if answer.body["error"]["code"] == "over" {
                    break;
                }
                version = answer.number("version")?;
                latencies.push(asked.elapsed());
            }
        }
    }
}
