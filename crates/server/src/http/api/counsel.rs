//! Hints and analyses for programs.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
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
pub struct HintGiven {
    /// The match's version when they were thought out.
    version: u32,
    /// At most three, the best first.
    decisions: Vec<Advised>,
}

/// A decision that is worth a thought.
#[derive(Debug, Serialize, ToSchema)]
pub struct Advised {
    /// Its words, one of the legal list.
    #[schema(example = "leave")]
    decision: String,
    /// What it is worth to the seat, from 0 (lost) to 1 (won), if that is known.
    value: Option<f64>,
}

/// How far an analysis is.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisProgress {
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
    responses((status = 200, body = HintGiven), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody), (status = 503, body = ErrorBody))
)]
pub async fn hint(order: Order<AskHint>) -> Result<Json<HintGiven>, Refusal> {
    let Order { app, id, body, .. } = order;
    app.limits.hint(order.caller.who())?;
    let hint = app
        .hub
        .hint(id, order.person.identity, body.version)
        .await?;
    let advised = hint.advice.iter().map(|advice| Advised {
        decision: advice.decision.clone(),
        value: advice.value,
    });
    Ok(Json(HintGiven {
        version: hint.version.0,
        decisions: advised.collect(),
    }))
}

/// Has a finished match analysed in the background, once.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/analysis", params(("id" = String, Path)),
    security(("bearer" = [])),
    responses((status = 202), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 503, body = ErrorBody))
)]
pub async fn analyse(order: Order<IgnoredAny>) -> Result<StatusCode, Refusal> {
    order.app.hub.analyse(order.id).await?;
    Ok(StatusCode::ACCEPTED)
}

/// How far the analysis of a finished match is, and what it has found.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, body = AnalysisProgress), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub async fn analysis(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<AnalysisProgress>, Refusal> {
    let live = app.hub.table(table_id(&id)?).await?;
    let inside = live.inside();
    if inside.started()?.table.outcome().is_none() {
        return Err(Refusal::NotOver);
    }
    Ok(Json(AnalysisProgress::of(&inside.analysis)))
}

impl AnalysisProgress {
    fn of(progress: &model::AnalysisProgress) -> Self {
        let nothing = |status| Self {
            status,
            done: None,
            of: None,
            analysis: None,
            turning_points: None,
        };
        match progress {
            model::AnalysisProgress::NotRequested => nothing("none"),
            model::AnalysisProgress::Queued => nothing("waiting"),
            model::AnalysisProgress::Running { done, of } => Self {
                done: Some(*done),
                of: Some(*of),
                ..nothing("running")
            },
            model::AnalysisProgress::Ready(analysis) => Self {
                analysis: Some(json(analysis.as_ref())),
                turning_points: Some(json(analysis.turning_points())),
                ..nothing("ready")
            },
        }
    }
}
