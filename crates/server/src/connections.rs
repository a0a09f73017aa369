//! Connections: how many there may be, and how long one may take to send a request.
//!
//! The framework's own loop waits for ever for a request that never comes, and lets one client
//! hold every connection the system has.

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
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::limits::neighbourhood;
use crate::listen::{Listener, Wire};
use crate::lock::hold;
use crate::options::Options;
use crate::proxies::Proxies;
use crate::tls::Certificate;

/// How many there may be in total. Each takes some tens of KiB at most; further clients wait to
/// be accepted.
const CONNECTIONS: usize = 10_000;

/// How many there may be from one address, if no proxy stands in front: as many streams as an
/// address may have, and some for pages.
const FROM_ONE_ADDRESS: usize = 600;

/// How much of a request's head is read, and how much of an answer is buffered. Cookies and a
/// long address take a few KiB.
const BUFFER: usize = 64 * 1024;

/// How long to wait when the system could not open a connection, so that others can end.
const BREATH: Duration = Duration::from_millis(200);

/// The rules for connections.
#[derive(Clone, Debug)]
pub struct Terms {
    proxies: Proxies,
    certificate: Option<Certificate>,
    /// How long the head of a request may take, and how long a connection may be idle.
    head: Duration,
}

impl Terms {
    /// The rules of a server, which may speak TLS itself.
    pub fn new(options: &Options, certificate: Option<Certificate>) -> Self {
        Self {
            proxies: options.proxies.clone(),
            certificate,
            head: options.slowest_head,
        }
    }

    /// The same without TLS, for an address that only the host reaches.
    pub fn plain(terms: &Self) -> Self {
        Self {
            certificate: None,
            ..terms.clone()
        }
    }
}

/// Serves until the server stops, then lets running requests finish.
pub async fn serve(
    listener: Listener,
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
        // Connections that have ended are removed here and nowhere else.
        while open.try_join_next().is_some() {}
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let seat = match peer {
            Some(peer) if !terms.proxies.believes(Some(peer.ip())) => {
                match crowd.enter(peer.ip()) {
                    Some(seat) => Some(seat),
                    // Closed without an answer: answering costs more than a flood should get.
                    None => continue,
                }
            }
            // A proxy brings everybody.
            _ => None,
        };
        let (router, terms, closing) = (router.clone(), terms.clone(), closing.clone());
        open.spawn(async move {
            if let Some(wire) = secure(stream, &terms).await {
                attend(wire, peer, router, terms.head, closing).await;
            }
            drop((place, seat));
        });
    }
    drop(listener);
    while open.join_next().await.is_some() {}
}

/// The connection over which requests come: the same, or TLS on it. Nothing if it was not opened
/// in time or not at all.
async fn secure(wire: Wire, terms: &Terms) -> Option<Wire> {
    let Some(certificate) = &terms.certificate else {
        return Some(wire);
    };
    let opening = certificate.acceptor().accept(wire);
    match tokio::time::timeout(terms.head, opening).await {
        Ok(Ok(stream)) => Some(Box::new(stream)),
        Ok(Err(error)) => {
            tracing::debug!(%error, "a connection was not secured");
            None
        }
        Err(_) => None,
    }
}

/// Serves one connection.
async fn attend(
    wire: Wire,
    peer: Option<SocketAddr>,
    router: Router,
    head: Duration,
    mut closing: watch::Receiver<bool>,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        if let Some(peer) = peer {
            request.extensions_mut().insert(ConnectInfo(peer));
        }
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(wire), service);
    let mut connection = std::pin::pin!(connection);
    let stop = async move {
        // The result borrows the value and must be dropped here.
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

/// How many connections each address has.
#[derive(Debug, Default)]
struct Crowd(Mutex<HashMap<IpAddr, usize>>);

impl Crowd {
    /// A place for one more from this address, unless it has too many.
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
