//! Hints and analyses for programs.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::Advice;
use model::AnalysisProgress;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Version;
use utoipa::ToSchema;

use super::body::Order;
use super::state::json;
use crate::app::App;
use crate::http::explain::ErrorBody;
use crate::http::form::table_id;
use crate::refusal::Refusal;

/// Asking for a hint.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    /// The version the hint is wanted for.
    #[serde(default)]
    #[schema(value_type = Option<u32>)]
    version: Option<Version>,
}

/// The best decisions of the asker's seat.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = HintGiven)]
pub struct HintAnswer {
    /// The match's version when they were thought out.
    version: u32,
    /// At most three, the best first.
    #[schema(value_type = Vec<AdviceSchema>)]
    decisions: Vec<Advice<String>>,
}

/// A decision that is worth a thought.
#[derive(Debug, ToSchema)]
#[schema(as = Advised)]
#[expect(dead_code, reason = "it describes advice and is never made")]
struct AdviceSchema {
    /// Its words, one of the legal list.
    #[schema(example = "leave")]
    decision: String,
    /// What it is worth to the seat, from 0 (lost) to 1 (won), if that is known.
    value: Option<f64>,
}

/// How far an analysis is.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AnalysisProgress)]
pub struct AnalysisAnswer {
    /// `none` if nobody has asked for it, `waiting`, `running` or `ready`.
    #[schema(example = "running")]
    status: &'static str,
    /// How many moments are examined, while it runs.
    done: Option<usize>,
    /// How many moments there are, while it runs.
    of: Option<usize>,
    /// When it is ready: everybody's chances at each moment, with what was decided and what
    /// the search would have decided, as `grotto analyse --json` prints it.
    #[schema(value_type = Option<Object>)]
    analysis: Option<Value>,
    /// When it is ready: the three biggest turning points.
    #[schema(value_type = Option<Vec<Object>>)]
    turning_points: Option<Value>,
}

/// The best decisions of the asker's seat, from what the seat knows, where the table allows
/// hints. The answer comes when they are thought out.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/hint", params(("id" = String, Path)), request_body = AskHint,
    security(("bearer" = [])),
    responses((status = 200, body = HintAnswer), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody), (status = 503, body = ErrorBody))
)]
pub async fn hint(order: Order<AskHint>) -> Result<Json<HintAnswer>, Refusal> {
    let Order { app, id, body, .. } = order;
    app.limits.hint(order.caller.visitor_key())?;
    let table = app.tables.get(id).await?;
    let hint = table.hint(order.person.identity, body.version).await?;
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
pub async fn analyse(order: Order<IgnoredAny>) -> Result<StatusCode, Refusal> {
    order.app.tables.get(order.id).await?.analyse()?;
    Ok(StatusCode::ACCEPTED)
}

/// How far the analysis of a finished match is, and what it has found.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, body = AnalysisAnswer), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn analysis(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<AnalysisAnswer>, Refusal> {
    let table = app.tables.get(table_id(&id)?).await?;
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
