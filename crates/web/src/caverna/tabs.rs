//! On a small screen one part of the table is in sight at a time.

use caverna::{StageView, View};
use maud::{Markup, html};
use narration::Texts;

use super::icons::icon;

/// The parts of the table, as radio buttons, so that it works without the script.
pub(super) fn tabs(view: &View, texts: &Texts) -> Markup {
    let in_sight = match view.stage {
        StageView::ChoosingTile => "actions",
        _ => "cave",
    };
    let rival = if view.is_solo() {
        "caverna-view-goal"
    } else {
        "caverna-view-rival"
    };
    let tabs = [
        ("cave", "caverna-view-cave", "cave"),
        ("actions", "caverna-view-actions", "dwarf"),
        ("rooms", "caverna-view-rooms", "furnish"),
        ("rival", rival, "flag"),
        ("log", "talk-log", "log"),
    ];
    html! {
        fieldset .tabs .cv-tabs {
            legend .hidden-text { (texts.say("caverna-views")) }
            @for (name, key, picture) in tabs {
                @let id = format!("cv-view-{name}");
                input .hidden-text type="radio" name="cv-view" id=(id) value=(name) checked[name == in_sight]
                    autocomplete="off";
                label for=(id) { (icon(picture)) span { (texts.say(key)) } }
            }
        }
    }
}
