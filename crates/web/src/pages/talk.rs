//! Log, chat and the table itself, one of them in sight at a time.

use maud::{Markup, html};
use narration::Texts;

/// The log, the chat, and what there is to know about the table. Which of them is in sight is up
/// to three radio buttons, so that it works without the script.
pub(crate) fn talk(texts: &Texts, log: &Markup, chat: &Markup, about: &Markup) -> Markup {
    let tabs = [
        ("log", texts.say("talk-log"), log),
        ("chat", texts.say("talk-chat"), chat),
        ("about", texts.say("talk-about"), about),
    ];
    html! {
        section .talk {
            fieldset .tabs {
                legend .hidden-text { (texts.say("talk-label")) }
                @for (name, label, _) in &tabs {
                    @let id = format!("talk-{name}");
                    input .hidden-text type="radio" name="talk" id=(id) value=(name) checked[*name == "log"] autocomplete="off";
                    label for=(id) { (label) span .unread aria-hidden="true" {} }
                }
            }
            @for (name, _, inside) in &tabs { div .talk-panel .{ "talk-panel-" (name) } { (inside) } }
        }
    }
}
