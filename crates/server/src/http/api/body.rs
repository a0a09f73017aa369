//! What a program sends.

use axum::Json;
use axum::extract::{FromRequest, Request};
use model::{Person, TableId};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::http::caller::{Caller, Via};
use crate::http::form::who_and_where;
use crate::refusal::Refusal;

/// A JSON object; a missing body counts as an empty one.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        if request.headers().get("content-type").is_none() {
            return serde_json::from_str("{}")
                .map(Self)
                .map_err(Refusal::bad_request);
        }
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Self(value)),
            Err(rejection) if rejection.status() == 413 => Err(Refusal::TooLarge),
            Err(rejection) => Err(Refusal::bad_request(rejection.body_text())),
        }
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
