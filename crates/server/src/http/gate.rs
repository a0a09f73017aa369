//! What a request must prove before it may change something.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::ORIGIN;
use axum::http::{HeaderName, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use model::Identity;

use super::caller::{Caller, Via, text};
use crate::app::App;
use crate::refusal::Refusal;

/// Lets a request pass if it only reads, or if it comes from our own pages or a program and the
/// visitor is within their limits.
pub async fn gate(State(app): State<App>, request: Request, next: Next) -> Response {
    match admit(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

fn admit(app: &App, request: &Request) -> Result<(), Refusal> {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(());
    }
    let caller = request
        .extensions()
        .get::<Arc<Caller>>()
        .ok_or(Refusal::Fault)?;
    if !is_ours(caller, request) {
        return Err(Refusal::ForeignOrigin);
    }
    let banned = |identity: &Identity| identity.standing.banned;
    if caller.identity.as_ref().is_some_and(banned) && !is_farewell(request.uri().path()) {
        return Err(Refusal::Banned);
    }
    app.limits.post(caller.visitor_key(), caller.address)
}

/// What even somebody who is banned may do.
fn is_farewell(path: &str) -> bool {
    let paths = [
        "/account/sign-in",
        "/account/sign-out",
        "/account/sign-out-everywhere",
        "/account/delete",
        "/settings",
    ];
    paths.contains(&path)
}

/// Whether no other site can have sent the request in the visitor's name.
///
/// A browser adds the cookie automatically, so the request must say that our own page sent it. A
/// bearer token is never added automatically. A program without any token acts for nobody.
fn is_ours(caller: &Caller, request: &Request) -> bool {
    let headers = request.headers();
    if let Some(origin) = headers.get(ORIGIN) {
        return caller.via == Via::Bearer || origin.as_bytes() == caller.origin.as_bytes();
    }
    let site = text(headers, &HeaderName::from_static("sec-fetch-site"));
    match (caller.via, site) {
        (Via::Bearer, _) | (_, Some("same-origin")) => true,
        (Via::Nothing, None) => request.uri().path().starts_with("/api/"),
        _ => false,
    }
}
