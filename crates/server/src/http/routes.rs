//! Every address and its handler.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use super::{api, caller, count, door, explain, gate, headers, pages};
use crate::app::App;
use crate::refusal::Refusal;

/// The longest body that is read: a form or a JSON object, never a file.
const LONGEST_BODY: usize = 64 * 1024;

/// The whole server as a service.
pub fn router(app: App) -> Router {
    let with_faces = Router::new()
        .merge(page_routes())
        .nest("/api/v1", api::routes())
        .fallback(async || Refusal::NoSuchPage)
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            app.slowest_request,
        ))
        .layer(from_fn_with_state(app.clone(), gate::gate))
        .layer(from_fn(explain::explain))
        .layer(from_fn_with_state(app.clone(), caller::identify))
        .layer(DefaultBodyLimit::max(LONGEST_BODY));
    let inside = Router::new()
        .route("/assets/{hash}/{name}", get(pages::assets::asset))
        .route("/favicon.svg", get(pages::assets::favicon))
        .route("/favicon.ico", get(pages::assets::favicon))
        .route("/healthz", get(pages::health::health))
        .route("/api/openapi.json", get(api::openapi))
        .merge(with_faces)
        .layer(from_fn_with_state(app.clone(), door::place_pages))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), headers::headers))
        .layer(from_fn_with_state(app.clone(), count::count))
        .with_state(app.clone());
    door::in_front_of(inside, app)
}

/// The counters, at an address of their own.
pub fn metrics_router(app: App) -> Router {
    Router::new()
        .route("/metrics", get(pages::health::metrics))
        .with_state(app)
}

fn page_routes() -> Router<App> {
    Router::new()
        .route("/", get(pages::home::home))
        .route("/play", post(pages::home::play))
        .route("/tables", post(pages::home::create))
        .route("/rules/{game}", get(pages::rules::rules))
        .route("/learn", post(pages::lessons::learn))
        .route("/first-game", post(pages::lessons::first_game))
        .route("/settings", post(pages::settings::settings))
        .route("/account", get(pages::account::account))
        .route("/account/name", post(pages::account::rename))
        .route("/account/claim", post(pages::account::claim))
        .route("/account/sign-in", post(pages::sign_in::sign_in))
        .route("/account/sign-out", post(pages::sign_in::sign_out))
        .route(
            "/account/sign-out-everywhere",
            post(pages::sign_in::sign_out_everywhere),
        )
        .route("/account/password", post(pages::sign_in::change_password))
        .route("/account/codes", post(pages::sign_in::recovery_codes))
        .route("/account/recover", post(pages::sign_in::recover))
        .route("/account/export", get(pages::account::export))
        .route("/account/unblock", post(pages::account::unblock))
        .route("/account/delete", post(pages::account::delete))
        .route("/moderation", get(pages::moderation::moderation))
        .route("/moderation/judge", post(pages::moderation::judge))
        .route("/moderation/forgive", post(pages::moderation::forgive))
        .route("/t/{id}", get(pages::table::table))
        .route("/t/{id}/stream", get(pages::table::stream))
        .route("/t/{id}/preview", get(pages::table::preview))
        .route("/t/{id}/join", post(pages::table::join))
        .route("/t/{id}/leave", post(pages::table::leave))
        .route("/t/{id}/readmit", post(pages::table::readmit))
        .route("/t/{id}/start", post(pages::table::start))
        .route("/t/{id}/seat", post(pages::table::seat))
        .route("/t/{id}/decide", post(pages::table::decide))
        .route("/t/{id}/undo", post(pages::table::undo))
        .route("/t/{id}/back", post(pages::lessons::back))
        .route("/t/{id}/restart", post(pages::lessons::restart))
        .route("/t/{id}/hint", post(pages::table::hint))
        .route("/t/{id}/analysis", post(pages::table::analysis))
        .route("/t/{id}/chat", post(pages::table::chat))
        .route("/t/{id}/block", post(pages::table::block))
        .route("/t/{id}/report", post(pages::table::report))
        .route("/t/{id}/take-over", post(pages::table::take_over))
        .route("/t/{id}/rematch", post(pages::table::rematch))
        .route("/t/{id}/try", post(pages::table::try_out))
        .route("/t/{id}/replay", get(pages::replay::replay))
        .route("/t/{id}/replay/step", get(pages::replay::step))
        .route("/t/{id}/record", get(pages::replay::record))
}
