//! What a program can do at a table.

use std::time::Instant;

use axum::Json;
use axum::http::StatusCode;
use model::{Action, Occupant};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use tabletop::{SeatNumber, Version};
use utoipa::ToSchema;

use super::body::TableRequest;
use super::tables::CreatedTable;
use super::words::SitterWord;
use crate::http::explain::ErrorBody;
use crate::refusal::Refusal;
use crate::tables::Trial;

type Done = Result<StatusCode, Refusal>;

/// The chair to take.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat; any free one if left out.
    #[serde(default)]
    #[schema(maximum = 255)]
    seat: Option<u8>,
}

/// Who is to sit in a chair.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Arrange {
    /// The seat.
    #[schema(maximum = 255)]
    seat: u8,
    /// `person` or a level of bots.
    #[schema(value_type = SitterWord)]
    sitter: String,
}

/// A chair.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = Chosen)]
#[serde(deny_unknown_fields)]
pub struct ChairChoice {
    /// The seat.
    #[schema(maximum = 255)]
    seat: u8,
}

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Decide {
    /// Its words, one of the legal list.
    #[schema(example = "stay")]
    decision: String,
    /// The version it is made for. With it, repeating the request is harmless.
    #[serde(default)]
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 4_294_967_295_u32)]
    version: Option<Version>,
}

/// Taking a decision back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The version it is made for.
    #[serde(default)]
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 4_294_967_295_u32)]
    version: Option<Version>,
}

/// A position to be tried out.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = TryOut)]
#[serde(deny_unknown_fields)]
pub struct TrialBody {
    /// The step of a finished match, 0 if left out. A running match is tried as it stands.
    #[serde(default)]
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 4_294_967_295_u32)]
    step: Option<u32>,
    /// The seat to play in a finished match; the caller's own, or else the first, if left out.
    #[serde(default)]
    #[schema(maximum = 255)]
    seat: Option<u8>,
}

/// A message to everybody at the table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// 1 to 300 characters, not all of them blank.
    #[schema(min_length = 1, max_length = 300)]
    text: String,
}

/// A request that was accepted and is durable.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Accepted)]
pub struct AcceptedVersion {
    /// The version of the match now.
    version: u32,
}

/// A seat as a program names it. Tables have fewer; the table itself says how many.
fn seat_number(seat: u8) -> SeatNumber {
    u64::from(seat).into()
}

/// Takes a chair. Somebody who has left a running match sits down in their own again, even if a
/// bot keeps it.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/join", params(("id" = String, Path)), request_body = Option<Join>,
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn join(request: TableRequest<Join>) -> Done {
    let TableRequest { app, id, body, .. } = request;
    let seat = body.seat.map(seat_number);
    app.tables.join(id, request.person, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leaves the table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/leave", params(("id" = String, Path)),
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody))
)]
pub async fn leave(request: TableRequest<IgnoredAny>) -> Done {
    request
        .app
        .tables
        .leave(request.id, request.person.identity)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts the match; only the host can.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/start", params(("id" = String, Path)),
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn start(request: TableRequest<IgnoredAny>) -> Done {
    request
        .app
        .tables
        .start(request.id, request.person.identity)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Changes who sits in a chair before the start; only the host can.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/seat", params(("id" = String, Path)), request_body = Arrange,
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody))
)]
pub async fn seat(request: TableRequest<Arrange>) -> Done {
    let TableRequest { app, id, body, .. } = request;
    let occupant: Occupant = body.sitter.parse()?;
    app.tables
        .set_chair(
            id,
            request.person.identity,
            seat_number(body.seat),
            occupant,
        )
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Decides for the caller's seat. The answer comes when the decision is durable.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/decide", params(("id" = String, Path)), request_body = Decide,
    security(("bearer" = [])),
    responses((status = 200, body = AcceptedVersion), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody))
)]
pub async fn decide(request: TableRequest<Decide>) -> Result<Json<AcceptedVersion>, Refusal> {
    act(request, |body| {
        (Action::Decide(body.decision), body.version)
    })
    .await
}

/// Takes the caller's last decision back, if nothing has been revealed since.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/undo", params(("id" = String, Path)), request_body = Option<Undo>,
    security(("bearer" = [])),
    responses((status = 200, body = AcceptedVersion), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn undo(request: TableRequest<Undo>) -> Result<Json<AcceptedVersion>, Refusal> {
    act(request, |body| (Action::Undo, body.version)).await
}

async fn act<T>(
    request: TableRequest<T>,
    read: impl FnOnce(T) -> (Action, Option<Version>),
) -> Result<Json<AcceptedVersion>, Refusal> {
    let start = Instant::now();
    let TableRequest { app, id, body, .. } = request;
    let (action, at) = read(body);
    let table = app.tables.get(id).await?;
    let version = table.act(request.person.identity, action, at).await?;
    app.metrics.decision_took(start.elapsed());
    Ok(Json(AcceptedVersion { version: version.0 }))
}

/// Says something to everybody at the table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/chat", params(("id" = String, Path)), request_body = Message,
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn chat(request: TableRequest<Message>) -> Done {
    let TableRequest { app, id, body, .. } = request;
    request.caller.may_chat(&app)?;
    app.limits.chat(request.caller.visitor_key())?;
    let table = app.tables.get(id).await?;
    table.say(request.person, &body.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Votes for a bot in the chair of somebody who has left.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/take-over", params(("id" = String, Path)), request_body = ChairChoice,
    security(("bearer" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn take_over(request: TableRequest<ChairChoice>) -> Done {
    let TableRequest { app, id, body, .. } = request;
    app.tables
        .vote(id, request.person.identity, seat_number(body.seat))
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets up the next match with the same people, bots and options, when this one is over.
///
/// The first to ask is its host; later requests return the same table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/rematch", params(("id" = String, Path)),
    security(("bearer" = [])),
    responses((status = 201, body = CreatedTable), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn rematch(
    request: TableRequest<IgnoredAny>,
) -> Result<(StatusCode, Json<CreatedTable>), Refusal> {
    let TableRequest { app, id, .. } = request;
    app.limits
        .table(request.caller.visitor_key(), request.caller.address)?;
    let table = app.tables.get(id).await?;
    let next = table.rematch(request.person.identity).await?;
    Ok((StatusCode::CREATED, Json(CreatedTable::new(next))))
}

/// Opens a private board on which a position is tried out, with bots in the other seats.
///
/// Any step of a finished match can be tried, and the caller's own turn in a running match that
/// they play alone with bots. The match goes on with new luck, and choices that were sealed are made
/// again. A try-out is not listed, counts nowhere and is removed after a day.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/try", params(("id" = String, Path)), request_body = Option<TrialBody>,
    security(("bearer" = [])),
    responses((status = 201, body = CreatedTable), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn try_out(
    request: TableRequest<TrialBody>,
) -> Result<(StatusCode, Json<CreatedTable>), Refusal> {
    let TableRequest { app, id, body, .. } = request;
    app.limits
        .table(request.caller.visitor_key(), request.caller.address)?;
    let TrialBody { step, seat } = body;
    let trial = Trial {
        step: step.map(|step| step as usize),
        seat: seat.map(seat_number),
    };
    let board = app.tables.try_out(id, request.person, trial).await?;
    Ok((StatusCode::CREATED, Json(CreatedTable::new(board))))
}
