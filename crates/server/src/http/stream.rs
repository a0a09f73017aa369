//! Live updates by server-sent events.
//!
//! A stream sends the current state if it differs from the one the client has, and then again
//! after every change. Changes that happen while a client is slow become one update, so a slow
//! client costs no memory: nothing is queued.

use std::convert::Infallible;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;

use super::caller::{Caller, Via};
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
pub fn updates(app: &App, caller: Caller, pass: StreamPass, seen: Option<u64>) -> Response {
    let follower = Follower::new(app, pass);
    let events = stream::unfold(
        (app.clone(), follower, caller, seen),
        |(app, mut follower, caller, mut seen)| async move {
            loop {
                let pass = follower.next().await?;
                let drawing = show::part(&app, pass.table(), &caller).await;
                if seen.replace(drawing.version) != Some(drawing.version) {
                    let event = Event::default()
                        .event("update")
                        .id(drawing.version.to_string())
                        // A carriage return would end the line of an event.
                        .data(drawing.markup.into_string().replace('\r', ""));
                    return Some((Ok::<_, Infallible>(event), (app, follower, caller, seen)));
                }
            }
        },
    );
    respond(events)
}

/// An answer of server-sent events that stays alive.
pub fn respond(
    events: impl stream::Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Response {
    let sse = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    // Otherwise proxies such as nginx would buffer the events.
    (
        [("x-accel-buffering", "no"), ("cache-control", "no-store")],
        sse,
    )
        .into_response()
}

/// The last event a returning client has seen.
pub fn last_event(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}
