//! What a program can do at a table.

use std::time::Instant;

use axum::Json;
use axum::http::StatusCode;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use tabletop::{SeatNumber, Version};
use utoipa::ToSchema;

use super::body::Order;
use super::tables::Created;
use crate::http::explain::ErrorBody;
use crate::hub::{Act, SitterWish};
use crate::refusal::Refusal;
use crate::store::EntryKind;

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
#[serde(deny_unknown_fields)]
pub struct Chosen {
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
pub struct Accepted {
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
    app.hub.join(id, order.person, body.seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leaves the table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/leave", params(("id" = String, Path)),
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody))
)]
pub async fn leave(order: Order<IgnoredAny>) -> Done {
    order.app.hub.leave(order.id, order.person.identity).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts the match; only the host can.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/start", params(("id" = String, Path)),
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn start(order: Order<IgnoredAny>) -> Done {
    order.app.hub.start(order.id, order.person.identity).await?;
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
    let wish = SitterWish::read(&body.sitter)?;
    app.hub
        .set_seat(id, order.person.identity, body.seat, wish)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Decides for the asker's seat. The answer comes when the decision is durable.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/decide", params(("id" = String, Path)), request_body = Decide,
    security(("bearer" = [])),
    responses((status = 200, body = Accepted), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody))
)]
pub async fn decide(order: Order<Decide>) -> Result<Json<Accepted>, Refusal> {
    act(order, |body| Act {
        kind: EntryKind::Decision(body.decision),
        at: body.version,
    })
    .await
}

/// Takes the asker's last decision back, while nothing was revealed since.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/undo", params(("id" = String, Path)), request_body = Undo,
    security(("bearer" = [])),
    responses((status = 200, body = Accepted), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn undo(order: Order<Undo>) -> Result<Json<Accepted>, Refusal> {
    act(order, |body| Act {
        kind: EntryKind::Undo,
        at: body.version,
    })
    .await
}

async fn act<T>(order: Order<T>, read: impl FnOnce(T) -> Act) -> Result<Json<Accepted>, Refusal> {
    let start = Instant::now();
    let Order { app, id, body, .. } = order;
    let version = app.hub.act(id, order.person.identity, read(body)).await?;
    app.metrics.decision_took(start.elapsed());
    Ok(Json(Accepted { version: version.0 }))
}

/// Says something to everybody at the table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/chat", params(("id" = String, Path)), request_body = Message,
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn chat(order: Order<Message>) -> Done {
    let Order { app, id, body, .. } = order;
    app.limits.chat(order.caller.who())?;
    app.hub.say(id, order.person, &body.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks for a bot in the chair of somebody who has left.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/take-over", params(("id" = String, Path)), request_body = Chosen,
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn take_over(order: Order<Chosen>) -> Done {
    let Order { app, id, body, .. } = order;
    app.hub.vote(id, order.person.identity, body.seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets up the next match with the same people, bots and options, when this one is over.
///
/// Whoever asks first is its host; whoever asks again, or later, is told the same table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/rematch", params(("id" = String, Path)),
    security(("bearer" = [])),
    responses((status = 201, body = Created), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn rematch(order: Order<IgnoredAny>) -> Result<(StatusCode, Json<Created>), Refusal> {
    let Order { app, id, .. } = order;
    app.limits.table(order.caller.who())?;
    let next = app.hub.rematch(id, order.person.identity).await?;
    Ok((StatusCode::CREATED, Json(Created::new(next))))
}
