//! Who a program is.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::Body;
use crate::app::App;
use crate::http::caller::Caller;
use crate::http::explain::ErrorBody;
use crate::name::Name;
use crate::refusal::Refusal;
use crate::token::Token;

/// A guest to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What to be called, 2 to 24 characters; an invented name if left out.
    #[serde(default)]
    name: Option<String>,
}

/// A new guest.
#[derive(Serialize, ToSchema)]
pub struct Guest {
    /// The secret to be sent as `Authorization: Bearer …`. It is shown only here.
    token: String,
    /// The guest's name.
    name: String,
}

/// Whoever asks.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    /// Their name.
    name: String,
    /// Whether the name is claimed with a password.
    claimed: bool,
}

/// Creates a guest.
#[utoipa::path(
    post, path = "/api/v1/guests", request_body = NewGuest,
    responses((status = 201, body = Guest), (status = 400, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn create(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewGuest>,
) -> Result<(StatusCode, Json<Guest>), Refusal> {
    let token = Token::random();
    let wanted = new.name.as_deref().map(Name::new).transpose();
    let wanted = wanted.map_err(Refusal::bad_request)?;
    let name = match wanted {
        Some(name) if app.store.account(name.clone()).await?.is_some() => {
            return Err(Refusal::bad_request("the name is claimed"));
        }
        Some(name) => name,
        None => Name::invent(token.key().number()),
    };
    app.limits.guest(caller.address)?;
    let identity = app.store.create_identity(name, token.key()).await?;
    let guest = Guest {
        token: token.expose(),
        name: identity.name,
    };
    Ok((StatusCode::CREATED, Json(guest)))
}

/// Who the token or cookie stands for.
#[utoipa::path(
    get, path = "/api/v1/me", security(("bearer" = [])),
    responses((status = 200, body = Me), (status = 401, body = ErrorBody))
)]
pub async fn me(caller: Caller) -> Result<Json<Me>, Refusal> {
    let identity = caller.identity.ok_or(Refusal::UnknownToken)?;
    Ok(Json(Me {
        name: identity.name,
        claimed: identity.claimed,
    }))
}
