//! `/`, `/play` and `/tables`.

use axum::extract::State;
use axum::response::{Html, Response};
use catalog::AnyGame;
use model::{IdentityId, Occupant, TableKind, TableStatus, TableSummary};
use serde_json::{Map, Value};
use tabletop::OptionKind;
use web::pages::{BegunLesson, CardStatus, HomePage, TableCard};

use crate::app::App;
use crate::http::answer;
use crate::http::caller::Caller;
use crate::http::fields::Fields;
use crate::refusal::Refusal;
use crate::tables::{Opening, TableStart};

/// How many tables a list shows: more would need a search.
const LISTED: u32 = 30;

/// The home page.
pub async fn home(State(app): State<App>, caller: Caller) -> Result<Html<String>, Refusal> {
    let me = caller.me();
    let mut open = Vec::new();
    for table in app.tables.list_open(LISTED).await? {
        let is_mine = table
            .arrangement
            .chairs
            .iter()
            .any(|chair| me.is_some_and(|me| chair.seats(me)));
        if !is_mine {
            open.extend(card(&table, CardStatus::Waiting));
        }
    }
    let mut mine = Vec::new();
    let mut lessons = Vec::new();
    if let Some(me) = me {
        for table in app.tables.list_of(me, LISTED).await? {
            if let Some(made) = &table.lesson {
                lessons.extend(begun(&table, made.len()));
                continue;
            }
            let status = status(&app, &table, me).await?;
            mine.extend(card(&table, status));
        }
    }
    // Tables that wait for the visitor come first.
    mine.sort_by_key(|card| match card.status {
        CardStatus::YourTurn => 0,
        CardStatus::Playing => 1,
        CardStatus::Waiting => 2,
        CardStatus::Over => 3,
    });
    let page = HomePage {
        open,
        mine,
        lessons,
    };
    Ok(answer::page(web::pages::home(&caller.visitor, &page)))
}

async fn status(app: &App, table: &TableSummary, me: IdentityId) -> Result<CardStatus, Refusal> {
    Ok(match table.arrangement.status {
        TableStatus::Waiting => CardStatus::Waiting,
        TableStatus::Over => CardStatus::Over,
        TableStatus::Playing => {
            let live = app.tables.get(table.id).await?;
            let state = live.state();
            let awaited = state.started()?.table.prompt().awaited();
            match state.arrangement.seat_of(me) {
                Some(seat) if awaited.contains(seat) => CardStatus::YourTurn,
                _ => CardStatus::Playing,
            }
        }
    })
}

/// A lesson that was begun and is not over.
fn begun(table: &TableSummary, done: usize) -> Option<BegunLesson> {
    let is_running = table.arrangement.status == TableStatus::Playing;
    let game = table.game.parse().ok().filter(|_| is_running)?;
    Some(BegunLesson { game, done })
}

/// A table in a list; `None` if its game is not in this program any more.
fn card(table: &TableSummary, status: CardStatus) -> Option<TableCard> {
    Some(TableCard {
        id: table.id.to_string(),
        game: catalog::find(&table.game).ok()?.id(),
        config: table.config.clone(),
        host: table.host_name.to_string(),
        taken: u8::try_from(table.arrangement.taken()).ok()?,
        seats: u8::try_from(table.arrangement.chairs.len()).ok()?,
        status,
    })
}

/// Against bots, at once.
pub async fn play(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    let opening = Opening::against_bots(fields.get("game")?.to_owned());
    open(&app, &caller, opening).await
}

/// A new table.
pub async fn create(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    let game = catalog::find(fields.get("game")?)?;
    let others = (1..tabletop::MAX_SEATS)
        .map(|seat| match fields.find(&format!("seat{seat}")) {
            None | Some("") => Ok(Occupant::Person),
            Some(word) => word.parse(),
        })
        .collect::<Result<_, _>>()?;
    let opening = Opening {
        game: game.id().to_owned(),
        config: config(game, &fields)?,
        public: fields.find("public") == Some("yes"),
        hints_for_all: fields.find("hints") == Some("yes"),
        others,
        start: TableStart::Later,
        kind: TableKind::Match,
    };
    open(&app, &caller, opening).await
}

pub(super) async fn open(
    app: &App,
    caller: &Caller,
    opening: Opening,
) -> Result<Response, Refusal> {
    app.limits.table(caller.visitor_key(), caller.address)?;
    let host = caller.person(app).await?;
    let id = app.tables.open(host, opening).await?;
    Ok(answer::opened(caller, id))
}

/// The options of a game from the fields of a form.
fn config(game: &dyn AnyGame, fields: &Fields) -> Result<Value, Refusal> {
    let mut config = Map::new();
    for option in game.options() {
        let value = match (option.kind, fields.find(option.name)) {
            // Browsers do not send a box that is not ticked.
            (OptionKind::Switch { .. }, value) => {
                Value::Bool(matches!(value, Some("yes" | "on" | "true")))
            }
            (OptionKind::Count { .. }, None | Some("")) => continue,
            (OptionKind::Count { .. }, Some(text)) => {
                let number: u8 = text.parse().map_err(|_| {
                    Refusal::bad_field(option.name, "must be a whole number from 0 to 255")
                })?;
                Value::from(number)
            }
        };
        config.insert(option.name.to_owned(), value);
    }
    Ok(Value::Object(config))
}
