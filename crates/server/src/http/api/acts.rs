//! What a program can do at a table.

use std::time::Instant;

use axum::Json;
use axum::http::StatusCode;
use model::{Action, Occupant};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use tabletop::{SeatNumber, Version};
use utoipa::ToSchema;

use super::body::Order;
use super::tables::CreatedTable;
use crate::http::explain::ErrorBody;
use crate::refusal::Refusal;

type Done = Result<StatusCode, Refusal>;

/// Which chair to take.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat; any free one if left out.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<SeatNumber>,
}

/// Who is to sit in a chair.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Arrange {
    /// The seat.
    #[schema(value_type = u8)]
    seat: SeatNumber,
    /// `person` or a level of bots.
    sitter: String,
}

/// A chair.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = Chosen)]
#[serde(deny_unknown_fields)]
pub struct ChairChoice {
    /// The seat.
    #[schema(value_type = u8)]
    seat: SeatNumber,
}

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Decide {
    /// Its words, one of the legal list.
    #[schema(example = "stay")]
    decision: String,
    /// The version it is made for. With it, the same request once more is harmless.
    #[serde(default)]
    #[schema(value_type = Option<u32>)]
    version: Option<Version>,
}

/// Taking a decision back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The version it is made for.
    #[serde(default)]
    #[schema(value_type = Option<u32>)]
    version: Option<Version>,
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// 1 to 300 characters.
    text: String,
}

/// What was accepted is durable.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Accepted)]
pub struct AcceptedVersion {
    /// The version of the match now.
    version: u32,
}

/// Takes a chair.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/join", params(("id" = String, Path)), request_body = Join,
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn join(order: Order<Join>) -> Done {
    let Order { app, id, body, .. } = order;
    app.tables.join(id, order.person, body.seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leaves the table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/leave", params(("id" = String, Path)),
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody))
)]
pub async fn leave(order: Order<IgnoredAny>) -> Done {
    order
        .app
        .tables
        .leave(order.id, order.person.identity)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts the match; only the host can.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/start", params(("id" = String, Path)),
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn start(order: Order<IgnoredAny>) -> Done {
    order
        .app
        .tables
        .start(order.id, order.person.identity)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Changes who sits in a chair before the start; only the host can.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/seat", params(("id" = String, Path)), request_body = Arrange,
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody))
)]
pub async fn seat(order: Order<Arrange>) -> Done {
    let Order { app, id, body, .. } = order;
    let occupant: Occupant = body.sitter.parse()?;
    app.tables
        .set_chair(id, order.person.identity, body.seat, occupant)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Decides for the asker's seat. The answer comes when the decision is durable.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/decide", params(("id" = String, Path)), request_body = Decide,
    security(("bearer" = [])),
    responses((status = 200, body = AcceptedVersion), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody))
)]
pub async fn decide(order: Order<Decide>) -> Result<Json<AcceptedVersion>, Refusal> {
    act(order, |body| (Action::Decide(body.decision), body.version)).await
}

/// Takes the asker's last decision back, while nothing was revealed since.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/undo", params(("id" = String, Path)), request_body = Undo,
    security(("bearer" = [])),
    responses((status = 200, body = AcceptedVersion), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn undo(order: Order<Undo>) -> Result<Json<AcceptedVersion>, Refusal> {
    act(order, |body| (Action::Undo, body.version)).await
}

async fn act<T>(
    order: Order<T>,
    read: impl FnOnce(T) -> (Action, Option<Version>),
) -> Result<Json<AcceptedVersion>, Refusal> {
    let start = Instant::now();
    let Order { app, id, body, .. } = order;
    let (action, at) = read(body);
    let table = app.tables.get(id).await?;
    let version = table.act(order.person.identity, action, at).await?;
    app.metrics.decision_took(start.elapsed());
    Ok(Json(AcceptedVersion { version: version.0 }))
}

/// Says something to everybody at the table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/chat", params(("id" = String, Path)), request_body = Message,
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn chat(order: Order<Message>) -> Done {
    let Order { app, id, body, .. } = order;
    app.limits.chat(order.caller.visitor_key())?;
    let table = app.tables.get(id).await?;
    table.say(order.person, &body.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks for a bot in the chair of somebody who has left.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/take-over", params(("id" = String, Path)), request_body = ChairChoice,
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn take_over(order: Order<ChairChoice>) -> Done {
    let Order { app, id, body, .. } = order;
    app.tables
        .vote(id, order.person.identity, body.seat)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets up the next match with the same people, bots and options, when this one is over.
///
/// Whoever asks first is its host; whoever asks again, or later, is told the same table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/rematch", params(("id" = String, Path)),
    security(("bearer" = [])),
    responses((status = 201, body = CreatedTable), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn rematch(
    order: Order<IgnoredAny>,
) -> Result<(StatusCode, Json<CreatedTable>), Refusal> {
    let Order { app, id, .. } = order;
    app.limits.table(order.caller.visitor_key())?;
    let table = app.tables.get(id).await?;
    let next = table.rematch(order.person.identity).await?;
    Ok((StatusCode::CREATED, Json(CreatedTable::new(next))))
}
