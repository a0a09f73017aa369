//! `/t/ID/replay` and `/t/ID/record`: a match that is over.

use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};
use model::AnalysisProgress;
use serde::Deserialize;
use web::pages::ReplayPage;

use crate::app::App;
use crate::http::caller::Caller;
use crate::http::door::place;
use crate::http::form::table_id;
use crate::http::input::Query;
use crate::http::{answer, record};
use crate::refusal::Refusal;

/// The step to show.
#[derive(Debug, Deserialize)]
pub struct StepQuery {
    step: Option<String>,
    /// The step that the reader sees.
    from: Option<String>,
}

/// One step of a finished match; the beginning if none is named.
pub async fn replay(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<StepQuery>,
) -> Result<Html<String>, Refusal> {
    draw(&app, &id, query.step.as_deref(), |page| {
        Ok(answer::page(web::pages::replay(&caller.visitor, page)))
    })
    .await
}

/// What a reader lacks of one step who sees another, as JSON.
pub async fn step(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<StepQuery>,
) -> Result<Response, Refusal> {
    draw(&app, &id, query.step.as_deref(), |page| {
        let from = read(query.from.as_deref(), page.table.length())?;
        let update = web::pages::replay_update(&caller.visitor, page, from);
        let json = [(CONTENT_TYPE, "application/json")];
        let update = place(app.site.base(), update.to_json());
        Ok((json, update).into_response())
    })
    .await
}

/// The record of a finished match, to keep.
pub async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    let table = app.tables.get(table_id(&id)?).await?;
    record::download(&table)
}

async fn draw<T>(
    app: &App,
    id: &str,
    step: Option<&str>,
    draw: impl FnOnce(&ReplayPage<'_>) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    let table = app.tables.get(table_id(id)?).await?;
    let state = table.state();
    let play = state.started()?;
    if play.table.outcome().is_none() {
        return Err(Refusal::NotOver);
    }
    draw(&ReplayPage {
        id,
        game: table.game.id(),
        config: &table.config,
        chairs: &state.arrangement.chairs,
        news: &state.news,
        table: &*play.table,
        analysis: match &state.analysis {
            AnalysisProgress::Ready(analysis) => Some(analysis),
            _ => None,
        },
        step: read(step, play.table.length())?,
    })
}

/// A number of steps that the match has.
fn read(step: Option<&str>, steps: usize) -> Result<usize, Refusal> {
    match step {
        None | Some("") => Ok(0),
        Some(text) => text
            .parse()
            .ok()
            .filter(|step| *step <= steps)
            .ok_or(Refusal::NoSuchPage),
    }
}
