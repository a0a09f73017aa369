//! `/t/ID` and its forms.

use std::time::Instant;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use model::{Action, Occupant};
use serde::Deserialize;

use crate::app::App;
use crate::gzip::Encoding;
use crate::http::answer::{done, opened, page};
use crate::http::caller::Caller;
use crate::http::form::{TableForm, table_id};
use crate::http::input::Query;
use crate::http::show;
use crate::http::stream::{Updates, last_event};
use crate::refusal::Refusal;
use crate::tables::{Target, Trial};

type Done = Result<Response, Refusal>;

/// The page.
pub async fn table(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Html<String>, Refusal> {
    let table = app.tables.get(table_id(&id)?).await?;
    Ok(page(show::page(&app, &table, &caller).await))
}

/// A decision that somebody holds in hand.
#[derive(Debug, Deserialize)]
pub struct InHand {
    decision: String,
}

/// What a decision would bring, as a piece of the page.
pub async fn preview(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(InHand { decision }): Query<InHand>,
) -> Result<Html<String>, Refusal> {
    let table = app.tables.get(table_id(&id)?).await?;
    Ok(page(show::preview(&table, &caller, &decision)))
}

/// The version of the page that a reader of its stream has.
#[derive(Debug, Deserialize)]
pub struct Seen {
    version: Option<String>,
}

/// The page's live updates.
pub async fn stream(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Seen { version }): Query<Seen>,
    headers: HeaderMap,
) -> Done {
    let table = app.tables.get(table_id(&id)?).await?;
    // A browser that reconnects repeats the address, so what it has seen since counts more.
    let seen = last_event(&headers).or_else(|| version?.parse().ok());
    let updates = Updates::begin(&app, caller, table, seen).await?;
    Ok(updates.respond(Encoding::accepted(&headers)))
}

/// Takes a chair.
pub async fn join(form: TableForm) -> Done {
    let seat = form.fields.seat()?;
    let person = form.person().await?;
    form.app.tables.join(form.id, person, seat).await?;
    Ok(form.done())
}

/// Leaves the table.
pub async fn leave(form: TableForm) -> Done {
    let person = form.person().await?;
    form.app.tables.leave(form.id, person.identity).await?;
    Ok(done(&form.caller, "/"))
}

/// Starts the match.
pub async fn start(form: TableForm) -> Done {
    let person = form.person().await?;
    form.app.tables.start(form.id, person.identity).await?;
    Ok(form.done())
}

/// Changes who sits in a chair.
pub async fn seat(form: TableForm) -> Done {
    let seat = form.fields.this_seat()?;
    let occupant: Occupant = form.fields.get("sitter")?.parse()?;
    let person = form.person().await?;
    form.app
        .tables
        .set_chair(form.id, person.identity, seat, occupant)
        .await?;
    Ok(form.done())
}

/// Decides.
pub async fn decide(form: TableForm) -> Done {
    let words = form.fields.get("decision")?.to_owned();
    act(form, Action::Decide(words)).await
}

/// Takes the last decision back.
pub async fn undo(form: TableForm) -> Done {
    act(form, Action::Undo).await
}

async fn act(form: TableForm, action: Action) -> Done {
    let start = Instant::now();
    let at = Some(form.fields.version()?);
    let person = form.person().await?;
    let table = form.table().await?;
    match table.act(person.identity, action, at).await {
        // The page of a lesson says what it asks for, and why not this.
        Ok(_) | Err(Refusal::NotNow) => {}
        Err(refusal) => return Err(refusal),
    }
    form.app.metrics.decision_took(start.elapsed());
    Ok(form.done())
}

/// Asks for a hint. The page shows it when it is there.
pub async fn hint(form: TableForm) -> Done {
    let at = Some(form.fields.version()?);
    form.app.limits.hint(form.caller.visitor_key())?;
    let person = form.person().await?;
    form.table().await?.begin_hint(person.identity, at)?;
    Ok(form.done())
}

/// Has the finished match analysed. The page shows it when it is there.
pub async fn analysis(form: TableForm) -> Done {
    form.person().await?;
    form.table().await?.analyse()?;
    Ok(form.done())
}

/// Says something.
pub async fn chat(form: TableForm) -> Done {
    let text = form.fields.get("text")?;
    form.caller.may_chat(&form.app)?;
    form.app.limits.chat(form.caller.visitor_key())?;
    let person = form.person().await?;
    form.table().await?.say(person, text).await?;
    Ok(form.done())
}

/// Blocks the author of a line of chat, or the person in a chair.
pub async fn block(form: TableForm) -> Done {
    let target = match form.fields.seat()? {
        Some(seat) => Target::Seat(seat),
        None => Target::Line(form.fields.number("line")?),
    };
    form.app.limits.report(form.caller.visitor_key())?;
    let person = form.person().await?;
    let blocked = form.table().await?.person_at(target)?;
    form.app.people.block(person.identity, blocked).await?;
    Ok(form.done())
}

/// Reports a line of chat to the moderators.
pub async fn report(form: TableForm) -> Done {
    let line = form.fields.number("line")?;
    let reason = form.fields.find("reason").unwrap_or_default();
    form.app.limits.report(form.caller.visitor_key())?;
    let person = form.person().await?;
    let people = &form.app.people;
    people
        .report(person.identity, form.id, line, reason)
        .await?;
    Ok(form.done())
}

/// Lets everybody sit down again whom the host has sent away.
pub async fn readmit(form: TableForm) -> Done {
    let person = form.person().await?;
    form.app.tables.readmit(form.id, person.identity).await?;
    Ok(form.done())
}

/// Votes for a bot in the chair of somebody who has left.
pub async fn take_over(form: TableForm) -> Done {
    let seat = form.fields.this_seat()?;
    let person = form.person().await?;
    form.app.tables.vote(form.id, person.identity, seat).await?;
    Ok(form.done())
}

/// Sets up the next match with the same people.
pub async fn rematch(form: TableForm) -> Done {
    form.app
        .limits
        .table(form.caller.visitor_key(), form.caller.address)?;
    let person = form.person().await?;
    let next = form.table().await?.rematch(person.identity).await?;
    Ok(opened(&form.caller, next))
}

/// Opens a private board on which a position of this match is tried out.
pub async fn try_out(form: TableForm) -> Done {
    let step = match form.fields.find("step") {
        None | Some("") => None,
        Some(text) => Some(text.parse().map_err(|_| Refusal::NoSuchPage)?),
    };
    let seat = form.fields.seat()?;
    form.app
        .limits
        .table(form.caller.visitor_key(), form.caller.address)?;
    let person = form.person().await?;
    let trial = Trial { step, seat };
    let board = form.app.tables.try_out(form.id, person, trial).await?;
    Ok(opened(&form.caller, board))
}
