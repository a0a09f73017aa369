//! Answers to what was done.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;

use super::caller::{Caller, Wants};

/// Nothing for the script, which hears of the change by its stream; the way to the next page
/// for a browser without it.
pub fn done(caller: &Caller, next: &str) -> Response {
    match caller.wants {
        Wants::Json => StatusCode::NO_CONTENT.into_response(),
        Wants::Page => Redirect::to(next).into_response(),
    }
}

/// A page.
pub fn page(markup: Markup) -> Html<String> {
    Html(markup.into_string())
}
