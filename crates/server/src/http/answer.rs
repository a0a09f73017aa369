//! Answers to requests that were done.

use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use model::TableId;

use super::caller::{Caller, Wants};

/// Nothing for the script, which sees the change in its stream; a redirect to the next page for a
/// browser without it.
pub fn done(caller: &Caller, next: &str) -> Response {
    match caller.wants {
        Wants::Json => StatusCode::NO_CONTENT.into_response(),
        Wants::Page => Redirect::to(next).into_response(),
    }
}

/// The address of a table that was opened.
pub fn opened(caller: &Caller, id: TableId) -> Response {
    let path = format!("/t/{id}");
    match caller.wants {
        Wants::Page => Redirect::to(&path).into_response(),
        Wants::Json => (StatusCode::CREATED, [(LOCATION, path)]).into_response(),
    }
}

pub fn page(markup: Markup) -> Html<String> {
    Html(markup.into_string())
}
