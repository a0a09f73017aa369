//! Refusals in words: a page or a JSON object, in the visitor's language.

use std::sync::Arc;

use axum::Json;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use web::pages::{self, ErrorPage};
use web::{Lang, Texts};

use super::answer;
use super::caller::{Caller, Wants};
use crate::refusal::Refusal;

/// The body of every refusal.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// What is wrong.
    pub error: ErrorDetail,
}

/// What is wrong with a request.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorDetail {
    /// A stable word.
    #[schema(example = "stale")]
    pub code: String,
    /// A sentence for people, in their language.
    pub message: String,
}

/// Puts a refusal into words.
pub async fn explain(request: Request, next: Next) -> Response {
    let caller = request.extensions().get::<Arc<Caller>>().cloned();
    let response = next.run(request).await;
    let Some(caller) = caller else {
        return response;
    };
    match refusal_of(&response) {
        Some(refusal) => render(&caller, &refusal),
        None => response,
    }
}

/// The refusal in an answer: our own, or one for a bare status that the framework has set.
fn refusal_of(response: &Response) -> Option<Refusal> {
    if let Some(refusal) = response.extensions().get::<Refusal>() {
        return Some(refusal.clone());
    }
    if response.headers().get(CONTENT_TYPE).is_some_and(|kind| {
        kind.to_str()
            .is_ok_and(|kind| kind.starts_with("text/html") || kind.contains("json"))
    }) {
        return None;
    }
    match response.status() {
        StatusCode::METHOD_NOT_ALLOWED => Some(Refusal::NoSuchMethod),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Refusal::TooLarge),
        StatusCode::NOT_FOUND => Some(Refusal::NoSuchPage),
        status if status.is_client_error() => Some(Refusal::bad_request(status)),
        status if status.is_server_error() => Some(Refusal::Fault),
        _ => None,
    }
}

fn render(caller: &Caller, refusal: &Refusal) -> Response {
    if caller.wants == Wants::Json {
        return as_json(refusal, caller.visitor.lang);
    }
    let page = match refusal.status() {
        StatusCode::NOT_FOUND => ErrorPage::NotFound,
        StatusCode::TOO_MANY_REQUESTS => ErrorPage::TooMany,
        status if status.is_server_error() => ErrorPage::Fault,
        _ => ErrorPage::Refused {
            reason: sentence(refusal, caller.visitor.lang),
        },
    };
    let markup = pages::error(&caller.visitor, &page);
    (refusal.status(), answer::page(markup)).into_response()
}

/// `{"error":{"code":…,"message":…}}`.
pub fn as_json(refusal: &Refusal, lang: Lang) -> Response {
    let body = ErrorBody {
        error: ErrorDetail {
            code: refusal.code().to_owned(),
            message: sentence(refusal, lang),
        },
    };
    (refusal.status(), Json(body)).into_response()
}

/// The refusal as a sentence in this language, else in English.
fn sentence(refusal: &Refusal, lang: Lang) -> String {
    let texts = Texts::of(lang);
    let key = format!("refusal-{}", refusal.code());
    if texts.has(&key) {
        texts.say(&key)
    } else {
        refusal.to_string()
    }
}
