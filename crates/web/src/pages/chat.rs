//! The chat of a table.

use maud::{Markup, html};
use model::{ChatLine, LONGEST_MESSAGE};
use narration::Texts;

use crate::pages::table::TablePage;
use crate::part::Part;

/// The last lines and the field for a new one.
pub(crate) fn chat(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        section .panel .chat aria-labelledby="chat" {
            h2 #chat { (texts.say("chat-title")) }
            div #chat-lines .scroll .from-the-end tabindex="0" role="region" aria-labelledby="chat" {
                (Part::new("chat", lines(texts, page.chat)))
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

fn lines(texts: &Texts, lines: &[ChatLine]) -> Markup {
    html! {
        @if lines.is_empty() {
            p .nothing { (texts.say("chat-none")) }
        } @else {
            ol .chat-lines {
                @for line in lines {
                    @let said = html! {
                        li data-chat=(line.number) { strong { (line.name) } " " span { (line.text) } }
                    };
                    (Part::new(format!("chat {}", line.number), said))
                }
            }
        }
    }
}
