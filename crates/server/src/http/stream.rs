//! Live updates by server-sent events.
//!
//! A stream sends the present state when it differs from the one the client names, and then
//! again after every change. Several changes while a client is slow become one, so a slow
//! client gets fewer updates and costs no memory: nothing is queued but the one on its way.

use std::convert::Infallible;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;

use super::caller::{Caller, Via};
use super::gzip::{Encoding, encoded};
use super::show;
use crate::app::App;
use crate::hub::{Handle, StreamPass};
use crate::refusal::Refusal;

/// How often a quiet stream says that it lives: proxies close after a minute of silence, and
/// a client that vanished is noticed by it.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// Wakes whoever follows a table.
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
        // The first look is due at once.
        changes.mark_changed();
        Self {
            changes,
            closing: app.hub.closing(),
            pass,
        }
    }

    /// Waits for the next change; `None` when there will be none.
    pub async fn next(&mut self) -> Option<&StreamPass> {
        tokio::select! {
            // First of all: whoever has lost the right gets nothing more, whatever happened.
            biased;
            () = self.pass.revoked() => return None,
            _ = self.closing.wait_for(|closing| *closing) => return None,
            changed = self.changes.changed() => changed.ok()?,
        }
        let closed = self.pass.table().inside().closed;
        (!closed).then_some(&self.pass)
    }
}

/// Lets the caller follow a table.
///
/// The stream goes on by the right that the caller had at its beginning, so that is looked at
/// once more after its end can be told: who signs out in between is not overlooked.
pub async fn admit(app: &App, caller: &mut Caller, live: Handle) -> Result<StreamPass, Refusal> {
    // Whoever shows a cookie is a browser with our page open. It gets a chair by the same
    // cookie later, and this stream must then show it as theirs.
    if caller.via == Via::Cookie {
        caller.identity = Some(caller.known(app).await?);
    }
    let pass = app.hub.follow(live, caller.onlooker())?;
    let me = caller.identity.as_ref().map(|identity| identity.id);
    if me.is_some() {
        let now = app.store.identity(caller.session).await?;
        if now.map(|identity| identity.id) != me {
            return Err(Refusal::UnknownToken);
        }
    }
    Ok(pass)
}

/// The stream of a table's page.
pub fn updates(app: &App, caller: Caller, pass: StreamPass, headers: &HeaderMap) -> Response {
    let seen = last_event(headers);
    let follower = Follower::new(app, pass);
    let events = stream::unfold(
        (app.clone(), follower, caller, seen),
        |(app, mut follower, caller, mut seen)| async move {
            loop {
                let pass = follower.next().await?;
                let shown = show::part(&app, pass.table(), &caller).await;
                if seen.replace(shown.version) != Some(shown.version) {
                    let event = Event::default()
                        .event("update")
                        .id(shown.version.to_string())
                        // A carriage return would end the line of an event.
                        .data(shown.markup.into_string().replace('\r', ""));
                    return Some((Ok::<_, Infallible>(event), (app, follower, caller, seen)));
                }
            }
        },
    );
    respond(Encoding::accepted(headers), events)
}

/// An answer of server-sent events that stays alive.
pub fn respond(
    encoding: Encoding,
    events: impl stream::Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Response {
    let sse = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    // Proxies such as nginx would collect the events otherwise.
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
