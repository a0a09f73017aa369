//! Live updates by server-sent events.
//!
//! A stream sends what the client lacks, and then again after every change. Changes that happen
//! while a client is slow become one update, so a slow client costs no memory: nothing is queued,
//! and of what was sent only hashes are kept.

use std::convert::Infallible;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;
use web::Receipt;

use super::caller::{Caller, Via};
use super::gzip::{Encoding, encoded};
use super::show;
use crate::app::App;
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
    receipt: Receipt,
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
        let events = stream::unfold(self, |mut updates| async move {
            let event = updates.next().await?;
            Some((Ok::<_, Infallible>(event), updates))
        });
        respond(encoding, events)
    }

    /// Waits for the next update; `None` when there will be none.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let table = self.follower.next().await?.table().clone();
            if self.seen == Some(table.state().version) {
                continue;
            }
            let (version, update) =
                show::update(&self.app, &table, &self.caller, &mut self.receipt).await;
            self.seen = Some(version);
            let event = Event::default().event("update").id(version.to_string());
            return Some(event.data(update.to_json()));
        }
    }
}

/// An answer of server-sent events that stays alive.
pub fn respond(
    encoding: Encoding,
    events: impl stream::Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Response {
    let sse = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    // Otherwise proxies such as nginx would buffer the events.
    let answer = (
        [("x-accel-buffering", "no"), ("cache-control", "no-store")],
        sse,
    );
    encoded(encoding, answer.into_response())
}

/// The last event a returning client has seen.
pub fn last_event(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}
