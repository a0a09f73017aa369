//! Live updates by server-sent events.
//!
//! A stream sends what the client lacks, and then again after every change. Changes that happen
//! while a client is slow become one update, so a slow client costs no memory: nothing is queued,
//! and of what was sent only hashes are kept.

use std::convert::Infallible;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;
use web::Receipt;

use super::caller::{Caller, Via};
use super::show;
use crate::app::App;
use crate::gzip::{Encoding, SharedPiece, encoded, shared};
use crate::people::StreamPass;
use crate::refusal::Refusal;
use crate::tables::TableHandle;

/// How often a quiet stream sends a sign of life. Proxies close a connection after a minute of
/// silence, and a client that has vanished is only noticed by sending.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// Wakes with every change of a table, as long as its stream may run.
#[derive(Debug)]
pub struct Follower {
    pass: StreamPass,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
}

impl Follower {
    /// Follows a table.
    pub fn new(app: &App, pass: StreamPass) -> Self {
        let mut changes = pass.table().changes();
        // The first update is due at once.
        changes.mark_changed();
        Self {
            changes,
            closing: app.shutdown.listen(),
            pass,
        }
    }

    /// Waits for the next change; `None` when there will be none.
    pub async fn next(&mut self) -> Option<&StreamPass> {
        tokio::select! {
            // The right comes first: a visitor who has lost it gets nothing more.
            biased;
            () = self.pass.revoked() => return None,
            _ = self.closing.wait_for(|closing| *closing) => return None,
            changed = self.changes.changed() => changed.ok()?,
        }
        let closed = self.pass.table().state().closed;
        (!closed).then_some(&self.pass)
    }
}

/// Lets the caller follow a table.
///
/// A stream keeps the right that the caller had at its beginning. That right is checked again
/// once the stream can be ended, so that signing out in between is not missed.
pub async fn admit(
    app: &App,
    caller: &mut Caller,
    table: TableHandle,
) -> Result<StreamPass, Refusal> {
    // A cookie means a browser with our page open. Its visitor may take a chair later, by the
    // same cookie, and this stream must then show the chair as theirs.
    if caller.via == Via::Cookie {
        caller.identity = Some(caller.known(app).await?);
    }
    let pass = app.people.follow(table, caller.onlooker())?;
    let me = caller.me();
    if me.is_some() {
        let now = app.people.identity(caller.session).await?;
        if now.map(|identity| identity.id) != me {
            return Err(Refusal::UnknownToken);
        }
    }
    Ok(pass)
}

/// The stream of a table's page.
///
/// Each update carries what differs from what was sent before. It begins with the page that the
/// reader has: a reader who names the present version needs nothing until the next change, every
/// other one gets everything.
#[derive(Debug)]
pub struct Updates {
    app: App,
    caller: Caller,
    follower: Follower,
    /// The version of the page that the reader has.
    seen: Option<u64>,
    receipt: Arc<Receipt>,
}

impl Updates {
    /// The updates for a reader who has seen the page at a version, if at all.
    pub async fn begin(
        app: &App,
        mut caller: Caller,
        table: TableHandle,
        seen: Option<u64>,
    ) -> Result<Self, Refusal> {
        // Before the reader counts as present, which everybody sees and which makes a version of
        // its own.
        let receipt = show::known(app, &table, &caller, seen).await;
        let pass = admit(app, &mut caller, table).await?;
        Ok(Self {
            app: app.clone(),
            caller,
            follower: Follower::new(app, pass),
            seen,
            receipt,
        })
    }

    /// The answer that carries them.
    pub fn respond(self, encoding: Encoding) -> Response {
        let pieces = stream::unfold(self, |mut updates| async move {
            let piece = updates.next().await?;
            Some((piece, updates))
        });
        let kind = [("content-type", "text/event-stream")];
        (NOT_BUFFERED, kind, shared(encoding, pieces)).into_response()
    }

    /// The next update, or a sign of life if there is none for a while; `None` when there will be
    /// no more.
    async fn next(&mut self) -> Option<Arc<SharedPiece>> {
        static SIGN_OF_LIFE: LazyLock<Arc<SharedPiece>> =
            LazyLock::new(|| SharedPiece::new(":\n\n".to_owned()));
        loop {
            // Only waiting may end early: a change that was noticed must also be sent.
            let woken = tokio::time::timeout(KEEP_ALIVE, self.follower.next()).await;
            let Ok(pass) = woken else {
                return Some(Arc::clone(&SIGN_OF_LIFE));
            };
            let table = pass?.table().clone();
            if self.seen == Some(table.state().version) {
                continue;
            }
            // When thousands wake at once the others wait here, so that requests come in between.
            let turn = self.app.drawing_turns.acquire().await;
            let (version, update) =
                show::update(&self.app, &table, &self.caller, &mut self.receipt).await;
            drop(turn);
            self.seen = Some(version);
            self.app.metrics.update_sent();
            return Some(update);
        }
    }
}

/// Otherwise proxies such as nginx would buffer the events.
const NOT_BUFFERED: [(&str, &str); 2] =
    [("x-accel-buffering", "no"), ("cache-control", "no-store")];

/// An answer of server-sent events that stays alive.
pub fn respond(
    encoding: Encoding,
    events: impl stream::Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Response {
    let sse = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    encoded(encoding, (NOT_BUFFERED, sse).into_response())
}

/// The last event a returning client has seen.
pub fn last_event(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}
