//! For the people who run the server.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::app::App;

/// Whether the server works, which it does if something can be written.
pub async fn health(State(app): State<App>) -> impl IntoResponse {
    match app.people.check_store().await {
        Ok(()) => (StatusCode::OK, "ok\n".to_owned()),
        Err(trouble) => (StatusCode::SERVICE_UNAVAILABLE, format!("{trouble}\n")),
    }
}

/// The counters.
pub async fn metrics(State(app): State<App>) -> impl IntoResponse {
    app.metrics.live_tables(app.tables.count());
    app.metrics.database(app.bytes_on_disk());
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.metrics.text())
}
