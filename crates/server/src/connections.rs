//! The connections: how many there may be, and how long one may take to ask.
//!
//! The framework's own loop waits for ever for a request that never comes, and lets anybody
//! hold as many connections as the system has.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::limits::neighbourhood;
use crate::lock::hold;
use crate::options::{Front, Options};

/// How many there may be at all. Each holds some tens of KiB at most; whoever comes later
/// waits to be let in.
const CONNECTIONS: usize = 10_000;

/// How many from one address, where visitors come directly: as many streams as it may have,
/// and some for pages.
const FROM_ONE_ADDRESS: usize = 600;

/// How much of a request's head is read, and how much of an answer waits to be sent: cookies
/// and a long address are a few KiB.
const BUFFER: usize = 64 * 1024;

/// How long to wait after the system could not open a connection: others must end first.
const BREATH: Duration = Duration::from_millis(200);

/// What connections may do.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    front: Front,
    /// How long the head of a request may take, and a connection may say nothing between two.
    head: Duration,
}

impl From<&Options> for Terms {
    fn from(options: &Options) -> Self {
        Self {
            front: options.front,
            head: options.slowest_head,
        }
    }
}

/// Serves everybody who comes until told to stop, then lets running requests finish.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    terms: Terms,
    mut closing: watch::Receiver<bool>,
) {
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    let crowd = Arc::new(Crowd::default());
    let mut open = JoinSet::new();
    loop {
        let Ok(place) = Arc::clone(&room).acquire_owned().await else {
            return;
        };
        let accepted = tokio::select! {
            biased;
            _ = closing.wait_for(|closing| *closing) => break,
            accepted = listener.accept() => accepted,
        };
        // Those that have ended are forgotten here, and nowhere else.
        while open.try_join_next().is_some() {}
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let seat = match terms.front {
            Front::Nothing => match crowd.enter(peer.ip()) {
                Some(seat) => Some(seat),
                // Closed without a word: an answer is what a flood wants.
                None => continue,
            },
            // All of them come from the proxy.
            Front::TlsProxy => None,
        };
        let (router, closing) = (router.clone(), closing.clone());
        open.spawn(async move {
            attend(stream, peer, router, terms, closing).await;
            drop((place, seat));
        });
    }
    drop(listener);
    while open.join_next().await.is_some() {}
}

/// One connection, from its beginning to its end.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    terms: Terms,
    mut closing: watch::Receiver<bool>,
) {
    // An event is small and should not wait for a companion.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(terms.head)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    let stop = async move {
        // The answer borrows the value and must not live on.
        drop(closing.wait_for(|closing| *closing).await);
    };
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = stop => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// How many connections every address has.
#[derive(Debug, Default)]
struct Crowd(Mutex<HashMap<IpAddr, usize>>);

impl Crowd {
    /// A place for one more from this address, if it has not too many.
    fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let address = neighbourhood(address);
        let mut counts = hold(&self.0);
        let count = counts.entry(address).or_default();
        if *count >= FROM_ONE_ADDRESS {
            return None;
        }
        *count += 1;
        Some(Place {
            crowd: Arc::clone(self),
            address,
        })
    }
}

/// A place in the crowd, given back when dropped.
#[derive(Debug)]
struct Place {
    crowd: Arc<Crowd>,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = hold(&self.crowd.0);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_take_every_place() {
        let crowd = Arc::new(Crowd::default());
        let from = |address: &str| crowd.enter(address.parse().unwrap());
        let mut places: Vec<_> = (0..FROM_ONE_ADDRESS)
            .map(|_| from("192.0.2.1").unwrap())
            .collect();
        assert!(from("192.0.2.1").is_none());
        let other = from("192.0.2.2");
        assert!(other.is_some());
        places.pop();
        assert!(from("192.0.2.1").is_some());
        drop((places, other));
        assert!(crowd.0.lock().unwrap().is_empty());
    }
}
