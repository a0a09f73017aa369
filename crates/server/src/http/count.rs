//! Every request is counted and logged, by route and never by address: the address of a
//! private table is a secret.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::refusal::Refusal;

/// Counts the request.
pub async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let method = known(request.method());
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "none".to_owned(), |path| path.as_str().to_owned());
    let start = Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let time = start.elapsed();
    app.metrics.answered(method, &route, status, time);
    let refusal = response.extensions().get::<Refusal>().map(Refusal::code);
    if let Some(code) = refusal {
        app.metrics.refused(code);
    }
    tracing::debug!(
        method,
        route,
        status,
        refusal,
        micros = time.as_micros(),
        "answered"
    );
    response
}

/// The method as it is counted. Clients can invent methods, and each one counted separately takes
/// memory for ever.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}
