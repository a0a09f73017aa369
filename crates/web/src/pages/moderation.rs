//! What was reported, for moderators: `/moderation`.

use maud::{Markup, html};
use model::Timestamp;
use narration::Texts;

use crate::pages::layout::{self, Frame};
use crate::visitor::Visitor;

/// What moderators see.
#[derive(Clone, Debug, Default)]
pub struct ModerationPage {
    /// The reports nobody has dealt with, the oldest first.
    pub reports: Vec<ReportCard>,
    /// Everybody who is muted or banned.
    pub people: Vec<SanctionedPerson>,
}

/// A reported line of chat.
#[derive(Clone, Debug)]
pub struct ReportCard {
    /// Names the report.
    pub number: i64,
    /// The id of the table.
    pub table: String,
    /// What the author is called now.
    pub author: String,
    /// What the author was called then.
    pub name_then: String,
    /// What they said.
    pub text: String,
    /// Why it was reported; may be empty.
    pub reason: String,
    /// Who reported it.
    pub reporter: String,
    /// When.
    pub time: Timestamp,
}

/// Somebody who may not chat, or may not do anything.
#[derive(Clone, Debug)]
pub struct SanctionedPerson {
    /// The number of the identity.
    pub number: i64,
    /// What they are called.
    pub name: String,
    /// Whether they may not do anything.
    pub banned: bool,
    /// Whether they may not chat now.
    pub muted: bool,
}

/// Forms, all `POST /moderation/…`: `judge` (report, verdict = `dismiss`, `mute` or `ban`),
/// `forgive` (person, what = `mute` or `ban`).
pub fn moderation(visitor: &Visitor, page: &ModerationPage) -> Markup {
    let texts = visitor.texts();
    let title = texts.say("moderation-title");
    let frame = Frame::new(title.clone());
    let main = html! {
        main #main .account .moderation tabindex="-1" {
            h1 { (title) }
            p .lead { (texts.say("moderation-lead")) }
            @if page.reports.is_empty() { p .nothing { (texts.say("moderation-none")) } }
            ol .reports {
                @for report in &page.reports { (card(texts, report)) }
            }
            @if !page.people.is_empty() {
                section .panel aria-labelledby="sanctioned" {
                    h2 #sanctioned { (texts.say("moderation-people")) }
                    ul .people {
                        @for person in &page.people { (sanctioned(texts, person)) }
                    }
                }
            }
        }
    };
    layout::page(visitor, &frame, &main)
}

fn card(texts: &Texts, report: &ReportCard) -> Markup {
    let said = [("name", report.name_then.as_str().into())];
    let reported = [("name", report.reporter.as_str().into())];
    html! {
        li .panel .report {
            p .report-who {
                (texts.say_with("moderation-said", &said))
                @if report.author != report.name_then {
                    " " (texts.say_with("moderation-now", &[("name", report.author.as_str().into())]))
                }
            }
            blockquote { (report.text) }
            p {
                (texts.say_with("moderation-by", &reported))
                @if !report.reason.is_empty() { " “" (report.reason) "”" }
            }
            p { a href={ "/t/" (report.table) } { (texts.say("moderation-table")) } }
            form .verdict method="post" action="/moderation/judge" {
                input type="hidden" name="report" value=(report.number);
                @for verdict in ["dismiss", "mute", "ban"] {
                    button .button .danger[verdict == "ban"] type="submit" name="verdict" value=(verdict) {
                        (texts.say(&format!("moderation-{verdict}")))
                    }
                }
            }
        }
    }
}

fn sanctioned(texts: &Texts, person: &SanctionedPerson) -> Markup {
    let sanctions = [("ban", person.banned), ("mute", person.muted)];
    html! {
        @for (what, _) in sanctions.into_iter().filter(|(_, is_so)| *is_so) {
            li {
                span { (person.name) " · " (texts.say(&format!("moderation-is-{what}"))) }
                form method="post" action="/moderation/forgive" {
                    input type="hidden" name="person" value=(person.number);
                    button .button .small type="submit" name="what" value=(what) {
                        (texts.say("moderation-forgive"))
                    }
                }
            }
        }
    }
}
