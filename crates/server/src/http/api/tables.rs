//! Tables for programs.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use model::TableId;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::body::{Body, actor};
use super::state::{TableState, TableSummary, table_state};
use crate::app::App;
use crate::http::caller::Caller;
use crate::http::explain::ErrorBody;
use crate::http::form::table_id;
use crate::http::pages::replay::published_record;
use crate::hub::{Opening, SitterWish, Start};
use crate::refusal::Refusal;

/// How many open tables are listed.
const LISTED: u32 = 100;

/// A table to be; the asker takes seat 0.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    #[schema(example = "diamant")]
    game: String,
    /// Its options; those left out take their defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    config: Map<String, Value>,
    /// Whether it is listed for everybody.
    #[serde(default)]
    public: bool,
    /// Whether everybody may ask for hints; somebody alone with bots always may.
    #[serde(default)]
    hints: bool,
    /// Whom to expect in the seats after the first, in order: `person` or a level of bots.
    /// The rest is for people.
    #[serde(default)]
    others: Vec<String>,
    /// Whether to start at once; every chair must be taken.
    #[serde(default)]
    start: bool,
}

/// A new table.
#[derive(Debug, Serialize, ToSchema)]
pub struct Created {
    /// Its id. Whoever knows it may look on.
    id: String,
}

impl Created {
    /// The table with this id.
    pub fn new(id: TableId) -> Self {
        Self { id: id.to_string() }
    }
}

/// Public tables that wait for players.
#[utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = Vec<TableSummary>)))]
pub async fn open(State(app): State<App>) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let tables = app.store.open_tables(LISTED).await?;
    Ok(Json(tables.into_iter().map(TableSummary::from).collect()))
}

/// Opens a table.
#[utoipa::path(
    post, path = "/api/v1/tables", request_body = NewTable, security(("bearer" = [])),
    responses(
        (status = 201, body = Created), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)
    )
)]
pub async fn create(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Created>), Refusal> {
    let host = actor(&app, &caller).await?;
    app.limits.table(caller.who())?;
    let others = new.others.iter().take(tabletop::MAX_SEATS);
    let opening = Opening {
        game: new.game,
        config: Value::Object(new.config),
        public: new.public,
        hints: new.hints,
        others: others
            .map(|word| SitterWish::read(word))
            .collect::<Result<_, _>>()?,
        start: if new.start { Start::Now } else { Start::Later },
    };
    let id = app.hub.open(host, opening).await?;
    Ok((StatusCode::CREATED, Json(Created::new(id))))
}

/// The table as the asker may see it.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}", params(("id" = String, Path)), security((), ("bearer" = [])),
    responses((status = 200, body = TableState), (status = 404, body = ErrorBody))
)]
pub async fn table(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableState>, Refusal> {
    let live = app.hub.table(table_id(&id)?).await?;
    let me = caller.identity.map(|identity| identity.id);
    Ok(Json(table_state(&live, me)))
}

/// The record, when the game is over.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/record", params(("id" = String, Path)),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)
    )
)]
pub async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    let live = app.hub.table(table_id(&id)?).await?;
    published_record(&live)
}
