//! What a program can do about people who misbehave.

use axum::http::StatusCode;
use serde::Deserialize;
use tabletop::SeatNumber;
use utoipa::ToSchema;

use super::body::TableRequest;
use crate::http::explain::ErrorBody;
use crate::refusal::Refusal;
use crate::tables::Target;

/// Somebody to be blocked: the author of a line of chat, or the person in a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = Block)]
#[serde(
    untagged,
    expecting = "either the number of a `line` or that of a `seat` is needed, and nothing else"
)]
pub enum BlockBody {
    /// The author of a line.
    Line(BlockedLine),
    /// The person in a seat.
    Seat(BlockedSeat),
}

/// The author of a line of chat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BlockedLine {
    /// The number of the line.
    line: i64,
}

/// The person in a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BlockedSeat {
    /// The number of the seat.
    #[schema(value_type = u8)]
    seat: SeatNumber,
}

/// A line of chat that is reported.
#[derive(Deserialize, ToSchema)]
#[schema(as = Report)]
#[serde(deny_unknown_fields)]
pub struct ReportBody {
    /// The number of the line.
    line: i64,
    /// Why; at most 300 characters.
    #[serde(default)]
    reason: String,
}

/// Blocks somebody at the table: the caller does not get their lines any more, and they cannot join
/// tables of the caller.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/block", params(("id" = String, Path)), request_body = BlockBody,
    security(("bearer" = [])),
    responses((status = 204), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn block(request: TableRequest<BlockBody>) -> Result<StatusCode, Refusal> {
    let TableRequest { app, id, body, .. } = request;
    let target = match body {
        BlockBody::Line(BlockedLine { line }) => Target::Line(line),
        BlockBody::Seat(BlockedSeat { seat }) => Target::Seat(seat),
    };
    app.limits.report(request.caller.visitor_key())?;
    let blocked = app.tables.get(id).await?.person_at(target)?;
    app.people.block(request.person.identity, blocked).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reports a line of the chat to the moderators.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/report", params(("id" = String, Path)), request_body = ReportBody,
    security(("bearer" = [])),
    responses((status = 204), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub async fn report(request: TableRequest<ReportBody>) -> Result<StatusCode, Refusal> {
    let TableRequest { app, id, body, .. } = request;
    app.limits.report(request.caller.visitor_key())?;
    let reporter = request.person.identity;
    app.people
        .report(reporter, id, body.line, &body.reason)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
