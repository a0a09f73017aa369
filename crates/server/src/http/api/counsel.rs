//! Hints and analyses for programs.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use catalog::Advice;
use model::AnalysisProgress;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Version;
use utoipa::ToSchema;

use super::body::TableRequest;
use super::state::json;
use crate::app::App;
use crate::http::explain::ErrorBody;
use crate::http::form::TableAddress;
use crate::refusal::Refusal;

/// A request for a hint.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    /// The version the hint is wanted for.
    #[serde(default)]
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 4_294_967_295_u32)]
    version: Option<Version>,
}

/// The best decisions of the caller's seat.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = HintGiven)]
pub struct HintAnswer {
    /// The match's version when they were worked out.
    version: u32,
    /// At most three, the best first.
    #[schema(value_type = Vec<AdviceSchema>)]
    decisions: Vec<Advice<String>>,
}

/// A decision worth considering.
#[derive(Debug, ToSchema)]
#[schema(as = Advised)]
#[expect(dead_code, reason = "it describes advice and is never made")]
struct AdviceSchema {
    /// Its words, one of the legal list.
    #[schema(example = "leave")]
    decision: String,
    /// What it is worth to the seat, from 0 (lost) to 1 (won), if that is known.
    value: Option<f64>,
    /// What the seat would go on with in the same turn: the idea behind it.
    then: Vec<String>,
}

/// How far an analysis has come.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AnalysisProgress)]
pub struct AnalysisAnswer {
    /// `none` if nobody has asked for it, `waiting`, `running` or `ready`.
    #[schema(example = "running")]
    status: &'static str,
    /// How many positions have been examined, while the analysis runs.
    done: Option<usize>,
    /// How many positions the match has, while the analysis runs.
    of: Option<usize>,
    /// When it is ready: how likely everybody was to win at each position, what they decided and
    /// what the search would have decided, as printed by `grotto analyse --json`.
    #[schema(value_type = Option<Object>)]
    analysis: Option<Value>,
    /// When it is ready: the three biggest turning points.
    #[schema(value_type = Option<Vec<Object>>)]
    turning_points: Option<Value>,
}

/// The best decisions of the caller's seat, from what the seat knows, if the table gives hints.
/// The answer comes when they are worked out.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/hint", params(("id" = String, Path)), request_body = Option<AskHint>,
    security(("bearer" = [])),
    responses((status = 200, body = HintAnswer), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody), (status = 503, body = ErrorBody))
)]
pub async fn hint(request: TableRequest<AskHint>) -> Result<Json<HintAnswer>, Refusal> {
    let TableRequest { app, id, body, .. } = request;
    app.limits.hint(request.caller.visitor_key())?;
    let table = app.tables.get(id).await?;
    let hint = table.hint(request.person.identity, body.version).await?;
    Ok(Json(HintAnswer {
        version: hint.version.0,
        decisions: hint.advice.clone(),
    }))
}

/// Has a finished match analysed in the background, once.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/analysis", params(("id" = String, Path)),
    security(("bearer" = [])),
    responses((status = 202), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 503, body = ErrorBody))
)]
pub async fn analyse(request: TableRequest<IgnoredAny>) -> Result<StatusCode, Refusal> {
    request.app.tables.get(request.id).await?.analyse()?;
    Ok(StatusCode::ACCEPTED)
}

/// How far the analysis of a finished match has come, and what it has found.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, body = AnalysisAnswer), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn analysis(
    State(app): State<App>,
    TableAddress(id): TableAddress,
) -> Result<Json<AnalysisAnswer>, Refusal> {
    let table = app.tables.get(id).await?;
    let state = table.state();
    if state.started()?.table.outcome().is_none() {
        return Err(Refusal::NotOver);
    }
    Ok(Json(AnalysisAnswer::of(&state.analysis)))
}

impl AnalysisAnswer {
    fn of(progress: &AnalysisProgress) -> Self {
        let nothing = |status| Self {
            status,
            done: None,
            of: None,
            analysis: None,
            turning_points: None,
        };
        match progress {
            AnalysisProgress::NotRequested => nothing("none"),
            AnalysisProgress::Queued => nothing("waiting"),
            AnalysisProgress::Running { done, of } => Self {
                done: Some(*done),
                of: Some(*of),
                ..nothing("running")
            },
            AnalysisProgress::Ready(analysis) => Self {
                analysis: Some(json(analysis.as_ref())),
                turning_points: Some(json(analysis.turning_points())),
                ..nothing("ready")
            },
        }
    }
}
