//! `/t/ID/replay` and `/t/ID/record`: a match that is over.

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use web::pages::ReplayPage;

use crate::app::App;
use crate::http::caller::Caller;
use crate::http::form::table_id;
use crate::http::outcome;
use crate::hub::Live;
use crate::refusal::Refusal;

/// Which step is shown.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    step: Option<String>,
}

/// One step of a finished match; the last one if none is named.
pub async fn replay(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Html<String>, Refusal> {
    let live = app.hub.table(table_id(&id)?).await?;
    let inside = live.inside();
    let play = inside.started()?;
    if play.table.outcome().is_none() {
        return Err(Refusal::NotOver);
    }
    let steps = play.table.length();
    let step = match wanted.step.as_deref() {
        None | Some("") => steps,
        Some(text) => text
            .parse()
            .ok()
            .filter(|step| *step <= steps)
            .ok_or(Refusal::NoSuchPage)?,
    };
    let page = ReplayPage {
        id: &id,
        game: live.game.id(),
        config: &live.config,
        chairs: &inside.arrangement.chairs,
        table: &*play.table.at(step),
        step,
        steps,
    };
    Ok(outcome::page(web::pages::replay(&caller.visitor, &page)))
}

/// The record of a finished match, to keep.
pub async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    let live = app.hub.table(table_id(&id)?).await?;
    published_record(&live)
}

/// The record as a file, once it may be published.
pub fn published_record(live: &Live) -> Result<Response, Refusal> {
    let inside = live.inside();
    let record = inside
        .started()?
        .table
        .published_record()
        .ok_or(Refusal::NotOver)?;
    let name = format!(
        "attachment; filename=\"grotto-{}-{}.txt\"",
        live.game.id(),
        &live.id.as_str()[..6]
    );
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record.to_string()).into_response())
}
