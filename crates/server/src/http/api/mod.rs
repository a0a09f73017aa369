//! The API for programs, under `/api/v1`, with the same rights as the pages.

mod acts;
mod body;
mod counsel;
mod describe;
mod follow;
mod games;
mod guests;
mod peace;
mod state;
mod tables;
mod words;

pub use describe::{description, openapi};

use axum::Router;
use axum::routing::{get, post};

use crate::app::App;

/// Every address of the API.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/guests", post(guests::create))
        .route("/me", get(guests::me))
        .route("/me/best", get(guests::best))
        .route("/games", get(games::games))
        .route("/tables", get(tables::open).post(tables::create))
        .route("/tables/{id}", get(tables::table))
        .route("/tables/{id}/join", post(acts::join))
        .route("/tables/{id}/leave", post(acts::leave))
        .route("/tables/{id}/start", post(acts::start))
        .route("/tables/{id}/seat", post(acts::seat))
        .route("/tables/{id}/decide", post(acts::decide))
        .route("/tables/{id}/undo", post(acts::undo))
        .route("/tables/{id}/hint", post(counsel::hint))
        .route(
            "/tables/{id}/analysis",
            get(counsel::analysis).post(counsel::analyse),
        )
        .route("/tables/{id}/chat", post(acts::chat))
        .route("/tables/{id}/block", post(peace::block))
        .route("/tables/{id}/report", post(peace::report))
        .route("/tables/{id}/take-over", post(acts::take_over))
        .route("/tables/{id}/rematch", post(acts::rematch))
        .route("/tables/{id}/try", post(acts::try_out))
        .route("/tables/{id}/follow", get(follow::follow))
        .route("/tables/{id}/record", get(tables::record))
}
