//! What a program sends.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use model::{Person, TableId};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::http::caller::{Caller, Via};
use crate::http::form::who_and_where;
use crate::http::input::from_json;
use crate::refusal::Refusal;

/// A JSON object; a missing body counts as an empty one.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let kind = request.headers().get(CONTENT_TYPE).cloned();
        let body = match Bytes::from_request(request, state).await {
            Ok(body) => body,
            Err(rejection) if rejection.status() == 413 => return Err(Refusal::TooLarge),
            Err(rejection) => return Err(Refusal::bad_request(rejection.body_text())),
        };
        if body.is_empty() {
            return from_json(b"null").map(Self);
        }
        // A form of another site can send text, but not this type.
        let is_json = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
        if !is_json {
            return Err(Refusal::bad_request(
                "the body must be JSON, with the content type application/json",
            ));
        }
        from_json(&body).map(Self)
    }
}

/// A request about a table by somebody with a token.
#[derive(Debug)]
pub struct TableRequest<T> {
    /// The server.
    pub app: App,
    /// Who asks.
    pub caller: Caller,
    /// Who acts.
    pub person: Person,
    /// The table.
    pub id: TableId,
    /// What to do.
    pub body: T,
}

impl<T: DeserializeOwned + Send> FromRequest<App> for TableRequest<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        let (mut parts, rest) = request.into_parts();
        let (caller, id) = who_and_where(&mut parts, app).await?;
        let Body(body) = Body::from_request(Request::from_parts(parts, rest), app).await?;
        Ok(Self {
            person: actor(app, &caller).await?,
            app: app.clone(),
            caller,
            id,
            body,
        })
    }
}

/// The person who acts through the API: somebody with a token. No guest is created here.
pub async fn actor(app: &App, caller: &Caller) -> Result<Person, Refusal> {
    match caller.via {
        Via::Nothing => Err(Refusal::UnknownToken),
        Via::Cookie | Via::Bearer => caller.person(app).await,
    }
}
