//! Parts that several forms share.

use catalog::{AnyGame, Level};
use maud::{Markup, html};
use narration::Texts;

/// A form that is one button. The script sends it quietly.
pub(crate) fn quiet_button(
    action: &str,
    fields: &[(&str, &str)],
    class: &str,
    label: &str,
) -> Markup {
    html! {
        form method="post" action=(action) data-quiet {
            @for (name, value) in fields {
                input type="hidden" name=(name) value=(value);
            }
            button class=(class) type="submit" { (label) }
        }
    }
}

/// What can sit in a chair, as the choices of a `select`: a person, or a bot of each level
/// of the game, and what was chosen already.
pub(crate) fn sitter_options(texts: &Texts, game: &str, chosen: &str) -> Markup {
    let own = catalog::find(game).map(AnyGame::levels).unwrap_or_default();
    let offered = |level: &Level| own.contains(level) || level.word() == chosen;
    html! {
        option value="person" selected[chosen == "person"] { (texts.say("chair-person")) }
        @for level in Level::ALL.into_iter().filter(offered) {
            option value=(level) selected[chosen == level.word()] {
                (texts.say_with("chair-bot-option", &[
                    ("level", texts.say(&format!("level-{level}")).into()),
                    ("about", texts.say(&format!("level-{level}-about")).into()),
                ]))
            }
        }
    }
}
