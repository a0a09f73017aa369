//! Records of finished matches, to keep.

use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::refusal::Refusal;
use crate::tables::LiveTable;

/// The record of a match as a file, once it may be published.
pub fn download(table: &LiveTable) -> Result<Response, Refusal> {
    let state = table.state();
    let record = state
        .started()?
        .table
        .published_record()
        .ok_or(Refusal::NotOver)?;
    let name = format!(
        "attachment; filename=\"grotto-{}-{}.txt\"",
        table.game.id(),
        &table.id.as_str()[..6]
    );
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record.to_string()).into_response())
}
