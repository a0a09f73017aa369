//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::hub::HubOptions;
use crate::limits::Rates;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where it listens; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The folder of its database.
    pub data: PathBuf,
    /// Whether a proxy in front of it speaks TLS.
    pub front: Front,
    /// How fast visitors may be.
    pub rates: Rates,
    /// How live tables behave.
    pub hub: HubOptions,
}

/// What stands between the server and its visitors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Front {
    /// Nothing: visitors speak plain HTTP with the server itself.
    Nothing,
    /// A proxy that speaks TLS with the visitors and writes their addresses in
    /// `X-Forwarded-For`, which is believed only then.
    TlsProxy,
}

impl Options {
    /// A server for this folder, on any free port of this machine.
    pub fn new(data: PathBuf) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data,
            front: Front::Nothing,
            rates: Rates::default(),
            hub: HubOptions {
                // Long enough to see that somebody has decided, short enough not to bore.
                bot_pause: Duration::from_millis(900),
                // A reload takes a second, a tunnel some more.
                grace: Duration::from_secs(5),
            },
        }
    }
}
