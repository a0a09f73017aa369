//! Style sheet, script and pictures.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::refusal::Refusal;

/// A file at an address that changes with its content, so browsers may keep it for ever. An old
/// address leads nowhere, so nobody keeps a new file under an old hash.
pub async fn asset(Path((hash, name)): Path<(String, String)>) -> Result<Response, Refusal> {
    let asset = web::asset(&name).ok_or(Refusal::NoSuchPage)?;
    if web::address(&name) != format!("/assets/{hash}/{name}") {
        return Err(Refusal::NoSuchPage);
    }
    Ok(send(asset, "public, max-age=31536000, immutable"))
}

/// The picture in the browser's tab, at the address where browsers look for it.
pub async fn favicon() -> Result<Response, Refusal> {
    let asset = web::asset("favicon.svg").ok_or(Refusal::NoSuchPage)?;
    Ok(send(asset, "public, max-age=86400"))
}

fn send(asset: web::Asset, cache: &'static str) -> Response {
    let headers = [(CONTENT_TYPE, asset.media_type), (CACHE_CONTROL, cache)];
    (headers, asset.bytes.into_owned()).into_response()
}
