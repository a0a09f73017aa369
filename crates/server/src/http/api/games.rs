//! What can be played.

use axum::Json;
use bots::Level;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// What can be played.
#[derive(Debug, Serialize, ToSchema)]
pub struct Games {
    /// The games.
    games: Vec<GameInfo>,
    /// The levels of bots, the weakest first.
    levels: Vec<String>,
}

/// A game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// Its id.
    #[schema(example = "diamant")]
    id: String,
    /// The version of its rules.
    rules: u32,
    /// Its options, `seats` first: name, kind, default, and least and most for numbers.
    #[schema(value_type = Vec<Object>)]
    options: Value,
}

/// The games with their options.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Games)))]
pub async fn games() -> Json<Games> {
    let games = catalog::games().iter().map(|game| GameInfo {
        id: game.id().to_owned(),
        rules: game.rules(),
        options: serde_json::to_value(game.options()).unwrap_or_default(),
    });
    Json(Games {
        games: games.collect(),
        levels: Level::ALL.map(|level| level.to_string()).to_vec(),
    })
}
