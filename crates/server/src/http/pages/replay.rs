//! `/t/ID/replay` and `/t/ID/record`: a match that is over.

use axum::extract::{Path, Query, State};
use axum::response::{Html, Response};
use serde::Deserialize;
use web::pages::ReplayPage;

use crate::app::App;
use crate::http::caller::Caller;
use crate::http::form::table_id;
use crate::http::{answer, record};
use crate::refusal::Refusal;

/// The step to show.
#[derive(Debug, Deserialize)]
pub struct StepQuery {
    step: Option<String>,
}

/// One step of a finished match; the last one if none is named.
pub async fn replay(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<StepQuery>,
) -> Result<Html<String>, Refusal> {
    let table = app.tables.get(table_id(&id)?).await?;
    let state = table.state();
    let play = state.started()?;
    if play.table.outcome().is_none() {
        return Err(Refusal::NotOver);
    }
    let steps = play.table.length();
    let step = match query.step.as_deref() {
        None | Some("") => steps,
        Some(text) => text
            .parse()
            .ok()
            .filter(|step| *step <= steps)
            .ok_or(Refusal::NoSuchPage)?,
    };
    let page = ReplayPage {
        id: &id,
        game: table.game.id(),
        config: &table.config,
        chairs: &state.arrangement.chairs,
        table: &*play.table.at(step),
        step,
        steps,
    };
    Ok(answer::page(web::pages::replay(&caller.visitor, &page)))
}

/// The record of a finished match, to keep.
pub async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    let table = app.tables.get(table_id(&id)?).await?;
    record::download(&table)
}
