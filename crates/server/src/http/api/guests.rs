//! Who a program is.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use model::Name;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::Body;
use super::words::GameWord;
use crate::app::App;
use crate::http::caller::Caller;
use crate::http::explain::ErrorBody;
use crate::http::input::Query;
use crate::refusal::Refusal;
use crate::token::Token;

/// How many results are listed.
const LISTED: u32 = 100;

/// A guest to be created.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The guest's name, 2 to 24 characters; an invented one if left out.
    #[serde(default)]
    #[schema(min_length = 2, max_length = 24)]
    name: Option<String>,
}

/// A new guest.
#[derive(Serialize, ToSchema)]
pub struct Guest {
    /// The secret to send as `Authorization: Bearer …`. It is shown only here.
    token: String,
    /// The guest's name.
    name: String,
}

/// The person who sends the request.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    /// Their name.
    name: String,
    /// Whether the name is claimed with a password.
    claimed: bool,
}

/// Creates a guest.
#[utoipa::path(
    post, path = "/api/v1/guests", operation_id = "create_guest", request_body = Option<NewGuest>,
    responses((status = 201, body = Guest), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn create(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewGuest>,
) -> Result<(StatusCode, Json<Guest>), Refusal> {
    let token = Token::random();
    let wanted = new.name.as_deref().map(Name::new).transpose()?;
    let name = match wanted {
        Some(name) if app.people.is_claimed(name.clone()).await? => {
            return Err(Refusal::NameTaken);
        }
        Some(name) => name,
        None => Name::invent(token.key().number()),
    };
    app.limits.guest(caller.address)?;
    let identity = app.people.create_guest(name, token.key()).await?;
    let guest = Guest {
        token: token.expose(),
        name: identity.name.to_string(),
    };
    Ok((StatusCode::CREATED, Json(guest)))
}

/// The person a token or cookie belongs to.
#[utoipa::path(
    get, path = "/api/v1/me", security(("bearer" = [])),
    responses((status = 200, body = Me), (status = 401, body = ErrorBody))
)]
pub async fn me(caller: Caller) -> Result<Json<Me>, Refusal> {
    let identity = caller.identity.ok_or(Refusal::UnknownToken)?;
    Ok(Json(Me {
        name: identity.name.to_string(),
        claimed: identity.claimed,
    }))
}

/// The game a list is about.
#[derive(Debug, Deserialize)]
pub struct GameQuery {
    game: String,
}

/// A finished match that somebody played alone.
#[derive(Debug, Serialize, ToSchema)]
pub struct AloneResult {
    /// The id of its table.
    table: String,
    /// The points.
    points: i32,
    /// When it ended, in milliseconds since 1970.
    ended: i64,
}

/// The caller's best solo matches of a game, the most points first, then the oldest.
#[utoipa::path(
    get, path = "/api/v1/me/best", params(("game" = GameWord, Query)), security(("bearer" = [])),
    responses(
        (status = 200, body = Vec<AloneResult>), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)
    )
)]
pub async fn best(
    State(app): State<App>,
    caller: Caller,
    Query(GameQuery { game }): Query<GameQuery>,
) -> Result<Json<Vec<AloneResult>>, Refusal> {
    let identity = caller.identity.ok_or(Refusal::UnknownToken)?;
    let game = catalog::find(&game)?.id();
    let results = app.people.solo_scores(identity.id, game, LISTED).await?;
    let results = results.into_iter().map(|result| AloneResult {
        table: result.table.to_string(),
        points: result.points,
        ended: result.ended.0,
    });
    Ok(Json(results.collect()))
}
