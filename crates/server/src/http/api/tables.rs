//! Tables for programs.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use model::{TableId, TableKind};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::body::{Body, actor};
use super::state::{OpenTable, TableState, table_state};
use super::words::{GameWord, SitterWord};
use crate::app::App;
use crate::http::caller::Caller;
use crate::http::explain::ErrorBody;
use crate::http::form::TableAddress;
use crate::http::record::download;
use crate::refusal::Refusal;
use crate::tables::{Opening, TableStart};

/// How many open tables are listed.
const LISTED: u32 = 100;

/// A table to be opened; the caller takes seat 0.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = NewTable)]
#[serde(deny_unknown_fields)]
pub struct NewTableBody {
    /// The game.
    #[schema(value_type = GameWord)]
    game: String,
    /// Its options; missing ones take their defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    config: Map<String, Value>,
    /// Whether everybody can see it in the list.
    #[serde(default)]
    public: bool,
    /// Whether everybody may ask for hints; somebody alone with bots always may.
    #[serde(default)]
    hints: bool,
    /// Who is to sit in the seats after the first, in order: `person` or a level of bots. The rest
    /// is for people.
    #[serde(default)]
    #[schema(value_type = Vec<SitterWord>)]
    others: Vec<String>,
    /// Whether to start at once; every chair must be taken.
    #[serde(default)]
    start: bool,
}

/// A new table.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Created)]
pub struct CreatedTable {
    /// Its id. Everybody who knows it may watch.
    id: String,
}

impl CreatedTable {
    /// The table with this id.
    pub fn new(id: TableId) -> Self {
        Self { id: id.to_string() }
    }
}

/// Public tables that wait for players.
#[utoipa::path(get, path = "/api/v1/tables", operation_id = "list_tables", responses((status = 200, body = Vec<OpenTable>)))]
pub async fn open(State(app): State<App>) -> Result<Json<Vec<OpenTable>>, Refusal> {
    let tables = app.tables.list_open(LISTED).await?;
    Ok(Json(tables.into_iter().map(OpenTable::from).collect()))
}

/// Opens a table.
#[utoipa::path(
    post, path = "/api/v1/tables", operation_id = "create_table", request_body = NewTableBody, security(("bearer" = [])),
    responses(
        (status = 201, body = CreatedTable), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)
    )
)]
pub async fn create(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewTableBody>,
) -> Result<(StatusCode, Json<CreatedTable>), Refusal> {
    let host = actor(&app, &caller).await?;
    app.limits.table(caller.visitor_key(), caller.address)?;
    let others = new.others.iter().take(tabletop::MAX_SEATS);
    let opening = Opening {
        game: new.game,
        config: Value::Object(new.config),
        public: new.public,
        hints_for_all: new.hints,
        others: others.map(|word| word.parse()).collect::<Result<_, _>>()?,
        start: if new.start {
            TableStart::Now
        } else {
            TableStart::Later
        },
        kind: TableKind::Match,
    };
    let id = app.tables.open(host, opening).await?;
    Ok((StatusCode::CREATED, Json(CreatedTable::new(id))))
}

/// The table as the caller may see it.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}", params(("id" = String, Path)), security((), ("bearer" = [])),
    responses((status = 200, body = TableState), (status = 404, body = ErrorBody))
)]
pub async fn table(
    State(app): State<App>,
    caller: Caller,
    TableAddress(id): TableAddress,
) -> Result<Json<TableState>, Refusal> {
    let table = app.tables.get(id).await?;
    if let Some(me) = caller.me() {
        table.saw(me);
    }
    Ok(Json(table_state(&table, caller.me())))
}

/// The record, once the game is over.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/record", params(("id" = String, Path)),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)
    )
)]
pub async fn record(
    State(app): State<App>,
    TableAddress(id): TableAddress,
) -> Result<Response, Refusal> {
    let table = app.tables.get(id).await?;
    download(&table)
}
