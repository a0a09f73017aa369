//! `/moderation`: what was reported, and what moderators do about it.

use axum::extract::State;
use axum::response::{Html, Redirect};
use model::IdentityId;
use web::pages::{ModerationPage, ReportCard, SanctionedPerson};

use crate::app::App;
use crate::http::answer;
use crate::http::caller::Caller;
use crate::http::fields::Fields;
use crate::people::{Judgement, KnownPerson, Report, Sanction};
use crate::refusal::Refusal;

/// The page.
pub async fn moderation(State(app): State<App>, caller: Caller) -> Result<Html<String>, Refusal> {
    moderator(&caller)?;
    let now = app.clock.now();
    let report = |report: Report| ReportCard {
        number: report.number,
        table: report.table,
        author: report.author.name.to_string(),
        name_then: report.name.to_string(),
        text: report.text,
        reason: report.reason,
        reporter: report.reporter.to_string(),
        time: report.created,
    };
    let person = |member: KnownPerson| SanctionedPerson {
        number: member.person.identity.0,
        name: member.person.name.to_string(),
        banned: member.standing.banned,
        muted: member.standing.is_muted(now),
    };
    let page = ModerationPage {
        reports: app
            .people
            .reports()
            .await?
            .into_iter()
            .map(report)
            .collect(),
        people: app
            .people
            .sanctioned()
            .await?
            .into_iter()
            .map(person)
            .collect(),
    };
    let markup = web::pages::moderation(&caller.visitor, &page);
    Ok(answer::page(markup))
}

/// Deals with a report.
pub async fn judge(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Redirect, Refusal> {
    let me = moderator(&caller)?;
    let verdict = match fields.get("verdict")? {
        "dismiss" => Judgement::Dismiss,
        "mute" => Judgement::Mute,
        "ban" => Judgement::Ban,
        _ => return Err(Refusal::bad_request("the verdict is dismiss, mute or ban")),
    };
    app.people
        .judge(me, fields.number("report")?, verdict)
        .await?;
    Ok(Redirect::to("/moderation"))
}

/// Lets somebody chat or act again.
pub async fn forgive(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Redirect, Refusal> {
    let me = moderator(&caller)?;
    let sanction = match fields.get("what")? {
        "mute" => Sanction::Unmute,
        "ban" => Sanction::Unban,
        _ => return Err(Refusal::bad_request("what is forgiven is mute or ban")),
    };
    let person = IdentityId(fields.number("person")?);
    app.people.sanction(me, person, sanction).await?;
    Ok(Redirect::to("/moderation"))
}

/// The caller, who must be a moderator.
fn moderator(caller: &Caller) -> Result<IdentityId, Refusal> {
    match &caller.identity {
        Some(identity) if identity.standing.moderator && !identity.standing.banned => {
            Ok(identity.id)
        }
        _ => Err(Refusal::NotModerator),
    }
}
