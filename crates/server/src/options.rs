//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Rates;
use crate::tables::TableOptions;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where it listens; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The folder of its database.
    pub data: PathBuf,
    /// What stands in front of it.
    pub front: Front,
    /// The address at which the counters can be read, if they can. Everybody who can reach it
    /// may read them, so it is not the address of the pages.
    pub metrics: Option<SocketAddr>,
    /// How long a visitor may take to send the head of a request.
    pub slowest_head: Duration,
    /// How long a request may take, including its body. Streams may take longer.
    pub slowest_request: Duration,
    /// How much visitors may do in a given time.
    pub rates: Rates,
    /// How tables behave.
    pub tables: TableOptions,
}

/// What stands between the server and its visitors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Front {
    /// Nothing: visitors speak plain HTTP with the server itself.
    Nothing,
    /// A proxy that speaks TLS with the visitors and puts their addresses into `X-Forwarded-For`.
    /// That header is only trusted then.
    TlsProxy,
}

impl Options {
    /// A server for this folder, on any free port of this machine.
    pub fn new(data: PathBuf) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data,
            front: Front::Nothing,
            metrics: None,
            // Browsers keep a connection for the next page; a minute is what they expect.
            slowest_head: Duration::from_mins(1),
            // Enough for 64 KiB over a very slow line.
            slowest_request: Duration::from_secs(30),
            rates: Rates::default(),
            tables: TableOptions {
                // Long enough to notice that somebody has decided, short enough not to bore.
                bot_pause: Duration::from_millis(900),
                // A reload takes a second, a tunnel a few.
                grace: Duration::from_secs(5),
                // A table opened in the evening is still there the next evening.
                patience: Duration::from_hours(24),
                seed: None,
            },
        }
    }
}
