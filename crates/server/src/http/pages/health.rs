//! For the people who run the server.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::app::App;

/// Whether the server works, which it does if its store answers.
pub async fn health(State(app): State<App>) -> impl IntoResponse {
    match app.people.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database fails\n"),
    }
}

/// The counters.
pub async fn metrics(State(app): State<App>) -> impl IntoResponse {
    app.metrics.live_tables(app.tables.count());
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.metrics.text())
}
