//! Parts that several forms share.

use catalog::{AnyGame, Level};
use maud::{Markup, html};
use narration::Texts;

/// The shortest name somebody can have, in characters.
pub const SHORTEST_NAME: usize = 2;
/// The longest name somebody can have, in characters: it must fit beside a score on a phone.
pub const LONGEST_NAME: usize = 24;
/// The shortest password, in characters, as NIST SP 800-63B asks.
pub const SHORTEST_PASSWORD: usize = 8;
/// The longest password, in characters: more is an attack on the hash function.
pub const LONGEST_PASSWORD: usize = 256;
/// The longest line of chat, in characters: some five lines on a phone.
pub const LONGEST_CHAT: usize = 300;

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
/// of the game, and whoever was chosen already.
pub(crate) fn sitter_options(texts: &Texts, game: &str, chosen: &str) -> Markup {
    let own = catalog::find(game).map(AnyGame::levels).unwrap_or_default();
    let offered = |level: &Level| own.contains(level) || level.word() == chosen;
    html! {
        option value="person" selected[chosen == "person"] { (texts.say("chair-person")) }
        @for level in Level::ALL.into_iter().filter(offered) {
            option value=(level) selected[chosen == level.word()] {
                (texts.say(&format!("chair-bot-{level}")))
            }
        }
    }
}
