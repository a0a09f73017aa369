//! `/t/ID` and its forms.

use std::time::Instant;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};

use crate::app::App;
use crate::http::caller::{Caller, Via};
use crate::http::fields::Fields;
use crate::http::outcome::{done, page};
use crate::http::{show, stream};
use crate::hub::{Act, SitterWish};
use crate::refusal::Refusal;
use crate::store::EntryKind;
use crate::table_id::TableId;

type Done = Result<Response, Refusal>;

/// The page.
pub async fn table(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Html<String>, Refusal> {
    let live = app.hub.table(table_id(&id)?).await?;
    Ok(page(show::page(&live, &caller).markup))
}

/// The page's live updates.
pub async fn stream(
    State(app): State<App>,
    mut caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Done {
    let live = app.hub.table(table_id(&id)?).await?;
    // Whoever shows a cookie is a browser with our page open. It gets a chair by the same
    // cookie later, and this stream must then show it as theirs.
    if caller.via == Via::Cookie {
        caller.identity = Some(caller.known(&app).await?);
    }
    let pass = app.hub.follow(live, caller.who(), caller.address)?;
    Ok(stream::updates(
        &app,
        caller,
        pass,
        stream::last_event(&headers),
    ))
}

/// Takes a chair.
pub async fn join(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Done {
    let (id, seat) = (table_id(&id)?, fields.seat()?);
    let person = caller.person(&app).await?;
    app.hub.join(id, person, seat).await?;
    Ok(back(&caller, id))
}

/// Leaves the table.
pub async fn leave(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Done {
    let id = table_id(&id)?;
    let person = caller.person(&app).await?;
    app.hub.leave(id, person.identity).await?;
    Ok(done(&caller, "/"))
}

/// Starts the match.
pub async fn start(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Done {
    let id = table_id(&id)?;
    let person = caller.person(&app).await?;
    app.hub.start(id, person.identity).await?;
    Ok(back(&caller, id))
}

/// Changes who sits in a chair.
pub async fn seat(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Done {
    let id = table_id(&id)?;
    let (seat, wish) = (
        fields.this_seat()?,
        SitterWish::read(fields.get("sitter")?)?,
    );
    let person = caller.person(&app).await?;
    app.hub.set_seat(id, person.identity, seat, wish).await?;
    Ok(back(&caller, id))
}

/// Decides.
pub async fn decide(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Done {
    let act = Act {
        kind: EntryKind::Decision(fields.get("decision")?.to_owned()),
        at: Some(fields.version()?),
    };
    act_at(&app, &caller, &id, act).await
}

/// Takes the last decision back.
pub async fn undo(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Done {
    let act = Act {
        kind: EntryKind::Undo,
        at: Some(fields.version()?),
    };
    act_at(&app, &caller, &id, act).await
}

async fn act_at(app: &App, caller: &Caller, id: &str, act: Act) -> Done {
    let start = Instant::now();
    let id = table_id(id)?;
    let person = caller.person(app).await?;
    app.hub.act(id, person.identity, act).await?;
    app.metrics.decision_took(start.elapsed());
    Ok(back(caller, id))
}

/// Says something.
pub async fn chat(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Done {
    let id = table_id(&id)?;
    app.limits.chat(caller.who())?;
    let person = caller.person(&app).await?;
    app.hub.say(id, person, fields.get("text")?).await?;
    Ok(back(&caller, id))
}

/// Asks for a bot in an empty chair.
pub async fn take_over(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Done {
    let (id, seat) = (table_id(&id)?, fields.this_seat()?);
    let person = caller.person(&app).await?;
    app.hub.vote(id, person.identity, seat).await?;
    Ok(back(&caller, id))
}

/// The id in an address. What cannot be an id is simply not there.
pub fn table_id(text: &str) -> Result<TableId, Refusal> {
    text.parse().map_err(|_| Refusal::NoSuchTable)
}

fn back(caller: &Caller, id: TableId) -> Response {
    done(caller, &format!("/t/{id}")).into_response()
}
