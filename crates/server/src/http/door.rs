//! The base path: taken off what comes in, put before what goes out.
//!
//! Everything behind the door speaks of `/t/ID`; in front of it the same page may be at
//! `/grotto/t/ID`. Pages, redirects and streams pass through here, so no page and no handler has
//! to think of it. Cookies have their path from the [`Site`](crate::site::Site).

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, HOST, LOCATION};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderValue, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use tower::ServiceExt;

use super::caller::{Wants, text, wants};
use super::explain;
use crate::app::App;
use crate::refusal::Refusal;
use crate::site::BasePath;

/// The page that says whether the server works. Monitoring asks for it
/// directly, by any host and without a base path.
const HEALTH: &str = "/healthz";

/// The attributes that are addresses.
const ADDRESSES: [&str; 9] = [
    "action",
    "data-inquiry",
    "data-previews",
    "data-replay",
    "data-rules",
    "data-stream",
    "formaction",
    "href",
    "src",
];

/// The server as it is seen from outside.
pub fn in_front_of(inside: Router, app: App) -> Router {
    Router::new().fallback(async move |request: Request| enter(inside, &app, request).await)
}

async fn enter(inside: Router, app: &App, mut request: Request) -> Response {
    let site = &app.site;
    if request.uri().path() != HEALTH {
        let uri = inside_uri(site.base(), request.uri());
        if !site.is_at(text(request.headers(), &HOST)) {
            return wrong_host(app, &request, uri.as_ref().ok());
        }
        match uri {
            Ok(uri) => *request.uri_mut() = uri,
            Err(elsewhere) => return *elsewhere,
        }
    }
    let mut response = match inside.oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    };
    if !site.base().is_root()
        && let Some(location) = response.headers_mut().get_mut(LOCATION)
        && location.as_bytes().starts_with(b"/")
        && let Ok(text) = location.to_str()
        && let Ok(outside) = HeaderValue::from_str(&format!("{}{text}", site.base()))
    {
        *location = outside;
    }
    response
}

/// The address as the server knows it, or an answer to somebody who is outside of it.
fn inside_uri(base: &BasePath, uri: &Uri) -> Result<Uri, Box<Response>> {
    let Some(path) = base.strip(uri.path()) else {
        let home = format!("{base}/");
        let answer = if *uri.path() == base.to_string() || uri.path() == "/" {
            Redirect::temporary(&home).into_response()
        } else {
            (
                StatusCode::NOT_FOUND,
                format!("Everything is below {home}\n"),
            )
                .into_response()
        };
        return Err(Box::new(answer));
    };
    let path_and_query = match uri.query() {
        Some(query) => format!("{path}?{query}"),
        None => path.to_owned(),
    };
    PathAndQuery::try_from(path_and_query)
        .map(Uri::from)
        .map_err(|_| Box::new(StatusCode::BAD_REQUEST.into_response()))
}

/// A request that came by another name: a mistake of a proxy, or another site that has given its
/// name our address.
fn wrong_host(app: &App, request: &Request, inside: Option<&Uri>) -> Response {
    let refusal = Refusal::WrongHost {
        home: app.site.home(None),
    };
    app.metrics.refused(refusal.code());
    let path = inside.map_or("/", Uri::path);
    match wants(path, request.headers()) {
        Wants::Json => explain::as_json(&refusal, web::Lang::En),
        Wants::Page => (refusal.status(), format!("{refusal}\n")).into_response(),
    }
}

/// Puts the base path before the addresses of pages. It stands inside of what compresses them.
pub async fn place_pages(State(app): State<App>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let is_page = response
        .headers()
        .get(CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if app.site.base().is_root() || !is_page {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    parts.headers.remove(CONTENT_LENGTH);
    let body = match String::from_utf8(bytes.into()) {
        Ok(page) => Body::from(place(app.site.base(), page)),
        Err(other) => Body::from(other.into_bytes()),
    };
    Response::from_parts(parts, body)
}

/// Markup, or JSON that contains markup, with the base path before every address in it.
///
/// Only markup of ours has a bare quotation mark: in texts and values it is written `&quot;`.
pub fn place(base: &BasePath, markup: String) -> String {
    if base.is_root() {
        return markup;
    }
    let mut placed = String::with_capacity(markup.len() + markup.len() / 16);
    let mut rest = markup.as_str();
    while let Some(at) = rest.find('=') {
        let (before, value) = rest.split_at(at + 1);
        placed.push_str(before);
        rest = value;
        let quote = if value.starts_with("\\\"/") { 2 } else { 1 };
        let is_path = value.starts_with("\"/") || quote == 2;
        let name = before[..at].rsplit(' ').next().unwrap_or_default();
        if is_path && ADDRESSES.contains(&name) {
            placed.push_str(&value[..quote]);
            placed.push_str(&base.to_string());
            rest = &value[quote..];
        }
    }
    placed.push_str(rest);
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_base_path_stands_before_addresses_and_nothing_else() {
        let base: BasePath = "/grotto".parse().unwrap();
        let page =
            r##"<a class="x" href="/t/a=b">/t</a><a href="#index"><input value="/t"> href=/"##;
        let placed = r##"<a class="x" href="/grotto/t/a=b">/t</a><a href="#index"><input value="/t"> href=/"##;
        assert_eq!(place(&base, page.to_owned()), placed);
        let json = r#"{"html":"<form action=\"/play\" title=\"/x\">"}"#;
        let placed = r#"{"html":"<form action=\"/grotto/play\" title=\"/x\">"}"#;
        assert_eq!(place(&base, json.to_owned()), placed);
        assert_eq!(place(&BasePath::default(), page.to_owned()), page);
    }
}
