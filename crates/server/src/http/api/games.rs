//! What can be played.

use axum::Json;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// The games that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub struct Games {
    /// The games.
    games: Vec<GameInfo>,
}

/// A game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// Its id.
    #[schema(example = "diamant")]
    id: String,
    /// The version of its rules.
    rules: u32,
    /// Its options, `seats` first: name, kind and default, and the smallest and largest number.
    #[schema(value_type = Vec<Object>)]
    options: Value,
    /// The levels of its bots, the weakest first.
    #[schema(example = json!(["random", "greedy"]))]
    levels: Vec<String>,
}

/// The games with their options.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Games)))]
pub async fn games() -> Json<Games> {
    let games = catalog::games().iter().map(|game| GameInfo {
        id: game.id().to_owned(),
        rules: game.rules(),
        options: serde_json::to_value(game.options()).unwrap_or_default(),
        levels: game.levels().iter().map(ToString::to_string).collect(),
    });
    Json(Games {
        games: games.collect(),
    })
}
