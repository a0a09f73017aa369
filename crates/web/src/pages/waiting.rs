//! A table before the start.

use maud::{Markup, html};
use narration::Texts;
use tabletop::{Commitment, Viewer};

use crate::pages::forms::quiet_button;
use crate::pages::luck::promise;
use crate::pages::seats::{arranged_chairs, leave, watching};
use crate::pages::table::{TablePage, heading};
use crate::pages::{chat, icons};
use crate::part::Part;
use crate::visitor::Visitor;

pub(crate) fn waiting(visitor: &Visitor, page: &TablePage<'_>, commitment: Commitment) -> Markup {
    let texts = visitor.texts();
    html! {
        (heading(texts, page.game, page.config, &html! {}))
        div .waiting-room {
            section .panel .chairs-panel aria-labelledby="chairs" {
                h2 #chairs { (texts.say("waiting-chairs")) }
                (Part::new("chairs", arranged_chairs(texts, page)))
                (Part::new("watching", watching(texts, page.bystanders)))
                @if page.counsel.hints_for_all { p .hints-allowed { (texts.say("hint-allowed")) } }
                (Part::new("removed", removed(texts, page)))
                (Part::new("start", start(texts, page)))
                @if page.viewer != Viewer::Bystander { (leave(texts, page)) }
            }
            (invitation(texts, page))
            (chat::chat(texts, page))
            (promise(texts, commitment))
        }
        (look_again(texts, page.id))
    }
}

/// Whom the host has sent away, and the way to let them back.
fn removed(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        @if page.host && page.removed > 0 {
            div .removed {
                p { (texts.say_with("waiting-removed", &[("count", page.removed.into())])) }
                (quiet_button(&page.address("readmit"), &[], "button", &texts.say("waiting-readmit")))
            }
        }
    }
}

/// The button that starts, or the reason why it does not yet.
fn start(texts: &Texts, page: &TablePage<'_>) -> Markup {
    let empty = page.chairs.iter().filter(|chair| chair.is_empty()).count();
    html! {
        div .start {
            @if page.host && empty == 0 {
                (quiet_button(&page.address("start"), &[], "button primary large", &texts.say("waiting-start")))
            } @else {
                @if page.host {
                    button .button .primary .large type="button" disabled aria-describedby="start-why" {
                        (texts.say("waiting-start"))
                    }
                }
                p #start-why .why {
                    @if empty > 0 {
                        (texts.say_with("waiting-empty", &[("count", empty.into())]))
                    } @else {
                        (texts.say("waiting-host-starts"))
                    }
                }
            }
        }
    }
}

fn invitation(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        section .panel .invitation aria-labelledby="invite" {
            h2 #invite { (texts.say("waiting-invite")) }
            p { (texts.say(if page.public { "waiting-invite-public" } else { "waiting-invite-private" })) }
            div .copy-row {
                label .hidden-text for="invite-link" { (texts.say("waiting-link")) }
                input #invite-link type="text" readonly value=(page.link);
                button #invite-copy .button .script-only type="button" data-copy="#invite-link" {
                    (icons::copy()) (texts.say("waiting-copy"))
                }
            }
        }
    }
}

/// Without the script the page does not change by itself.
pub(crate) fn look_again(texts: &Texts, id: &str) -> Markup {
    html! {
        noscript {
            p .look-again { a .button href={ "/t/" (id) } { (texts.say("table-look-again")) } }
        }
    }
}
