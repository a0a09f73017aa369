//! Refusals in words: a page or a JSON object, in the visitor's language.

use std::sync::Arc;

use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{ALLOW, CONTENT_TYPE, RETRY_AFTER};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
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
    /// In English: what is wrong with this very request, and what would be right.
    pub detail: String,
    /// The field of the body, the form or the query that is missing or wrong, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
}

/// Puts a refusal into words.
pub async fn explain(request: Request, next: Next) -> Response {
    let caller = request.extensions().get::<Arc<Caller>>().cloned();
    let response = next.run(request).await;
    let Some(caller) = caller else {
        return response;
    };
    let Some(refusal) = refusal_of(&response) else {
        return response;
    };
    let mut explained = render(&caller, &refusal);
    // The framework's list of the methods that an address takes.
    if let Some(methods) = response.headers().get(ALLOW) {
        explained.headers_mut().insert(ALLOW, methods.clone());
    }
    explained
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
            reason: reason(refusal, caller.visitor.lang),
        },
    };
    let markup = pages::error(&caller.visitor, &page);
    answer_to(refusal, answer::page(markup))
}

/// `{"error":{"code":…,"message":…,"detail":…}}`, with the `field` if one is wrong.
pub fn as_json(refusal: &Refusal, lang: Lang) -> Response {
    let body = ErrorBody {
        error: ErrorDetail {
            code: refusal.code().to_owned(),
            message: sentence(refusal, lang),
            detail: refusal.to_string(),
            field: refusal.field().map(str::to_owned),
        },
    };
    answer_to(refusal, Json(body))
}

/// The answer with the status of the refusal, how long to wait where waiting helps, and the refusal
/// itself, which is counted further out.
fn answer_to(refusal: &Refusal, body: impl IntoResponse) -> Response {
    let mut response = (refusal.status(), Extension(refusal.clone()), body).into_response();
    if let Some(seconds) = refusal.retry_after() {
        response.headers_mut().insert(RETRY_AFTER, seconds.into());
    }
    response
}

/// The sentence for a page. Our own forms are never wrong; somebody who sends others reads what is.
fn reason(refusal: &Refusal, lang: Lang) -> String {
    let sentence = sentence(refusal, lang);
    match refusal {
        Refusal::BadRequest { what, .. } => format!("{sentence} ({what})"),
        _ => sentence,
    }
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
