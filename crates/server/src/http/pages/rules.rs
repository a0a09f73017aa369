//! `/rules/GAME`.

use axum::extract::Path;
use axum::response::Html;

use crate::http::answer;
use crate::http::caller::Caller;
use crate::refusal::Refusal;

/// The rules of a game.
pub async fn rules(caller: Caller, Path(game): Path<String>) -> Result<Html<String>, Refusal> {
    let game = catalog::find(&game).map_err(|_| Refusal::NoSuchPage)?;
    Ok(answer::page(web::pages::rules(
        &caller.visitor,
        game.game_id(),
    )))
}
