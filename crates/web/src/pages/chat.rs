//! The chat of a table.

use maud::{Markup, html};
use model::{ChatLine, LONGEST_MESSAGE, LONGEST_REASON};
use narration::Texts;

use crate::pages::table::TablePage;
use crate::part::Part;

/// The last lines and the field for a new one.
pub(crate) fn chat(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        section .panel .chat aria-labelledby="chat" {
            h2 #chat { (texts.say("chat-title")) }
            div #chat-lines .scroll .from-the-end tabindex="0" role="region" aria-labelledby="chat" {
                (Part::new("chat", lines(texts, page)))
            }
            form .chat-form method="post" action=(page.address("chat")) data-quiet data-clear {
                label .hidden-text for="chat-text" { (texts.say("chat-label")) }
                input #chat-text type="text" name="text" required maxlength=(LONGEST_MESSAGE)
                    autocomplete="off" enterkeyhint="send" placeholder=(texts.say("chat-label"));
                button #chat-send .button type="submit" { (texts.say("chat-send")) }
            }
        }
    }
}

fn lines(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        @if page.chat.is_empty() {
            p .nothing { (texts.say("chat-none")) }
        } @else {
            ol .chat-lines {
                @for line in page.chat {
                    (Part::new(format!("chat {}", line.number), said(texts, page, line)))
                }
            }
        }
    }
}

/// A line, with what can be done about it if it is somebody else's.
fn said(texts: &Texts, page: &TablePage<'_>, line: &ChatLine) -> Markup {
    html! {
        li {
            span data-chat=(line.number) {
                strong { (line.name) } " "
                @if line.bystander {
                    span .bystander { (texts.say("chat-bystander")) } " "
                }
                span { (line.text) }
            }
            @if page.me != Some(line.author) { (about(texts, page, line)) }
        }
    }
}

fn about(texts: &Texts, page: &TablePage<'_>, line: &ChatLine) -> Markup {
    let id = format!("about-{}", line.number);
    let reason = format!("reason-{}", line.number);
    let number = line.number.to_string();
    let name = [("name", line.name.as_str().into())];
    let block = texts.say_with("chat-block", &name);
    html! {
        details id=(id) .about-line {
            summary {
                span aria-hidden="true" { "⋯" }
                span .hidden-text { (texts.say_with("chat-about", &name)) }
            }
            form method="post" action=(page.address("report")) data-quiet data-clear data-fold
                data-done=(texts.say("chat-reported")) {
                input type="hidden" name="line" value=(number);
                label .hidden-text for=(reason) { (texts.say("chat-reason")) }
                input id=(reason) type="text" name="reason" maxlength=(LONGEST_REASON) autocomplete="off"
                    placeholder=(texts.say("chat-reason"));
                button .button .small type="submit" { (texts.say("chat-report")) }
            }
            form method="post" action=(page.address("block")) data-quiet
                data-done=(texts.say_with("chat-blocked", &name)) {
                input type="hidden" name="line" value=(number);
                button .button .small type="submit" { (block) }
            }
        }
    }
}
