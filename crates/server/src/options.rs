//! How a server is set up.

use std::path::PathBuf;
use std::time::Duration;

use crate::clock::Clock;
use crate::daily::DailyBounds;
use crate::limits::Rates;
use crate::listen::Listen;
use crate::proxies::Proxies;
use crate::retention::Retention;
use crate::site::Site;
use crate::tables::{BotTableBounds, TableOptions};
use crate::tls::TlsFiles;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where it listens.
    pub listen: Listen,
    /// The folder of its database.
    pub data: PathBuf,
    /// Where visitors find the pages.
    pub site: Site,
    /// Which proxies are believed.
    pub proxies: Proxies,
    /// The certificate, if the server itself speaks TLS.
    pub tls: Option<TlsFiles>,
    /// The address at which the counters can be read, if they can. Everybody who can reach it
    /// may read them, so it is not the address of the pages.
    pub metrics: Option<Listen>,
    /// How long a visitor may take to send the head of a request.
    pub slowest_head: Duration,
    /// How long a request may take, including its body. Streams may take longer.
    pub slowest_request: Duration,
    /// How much visitors may do in a given time.
    pub rates: Rates,
    /// How much one address may leave behind in a day.
    pub daily: DailyBounds,
    /// How tables behave.
    pub tables: TableOptions,
    /// How long things are kept.
    pub retention: Retention,
    /// What time it is.
    pub clock: Clock,
}

impl Options {
    /// A server for this folder, on any free port of this machine.
    pub fn new(data: PathBuf) -> Self {
        Self {
            listen: Listen::any_port(),
            data,
            site: Site::default(),
            proxies: Proxies::None,
            tls: None,
            metrics: None,
            // Browsers keep a connection for the next page; a minute is what they expect.
            slowest_head: Duration::from_mins(1),
            // Enough for 64 KiB over a very slow line.
            slowest_request: Duration::from_secs(30),
            rates: Rates::default(),
            daily: DailyBounds::default(),
            tables: TableOptions {
                // Long enough to notice that somebody has decided, short enough not to bore.
                bot_pause: Duration::from_millis(900),
                // A reload takes a second, a tunnel a few.
                grace: Duration::from_secs(5),
                // A phone call, or a new battery.
                absence: Duration::from_mins(3),
                // A second is soon enough to see who has come, and few updates for those who see it.
                presence_pause: Duration::from_secs(1),
                bot_tables: BotTableBounds::default(),
                seed: None,
            },
            retention: Retention::default(),
            clock: Clock::default(),
        }
    }
}
