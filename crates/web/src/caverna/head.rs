//! What stands beside the name of the game: the round, and the turns that it has.

use caverna::View;
use maud::{Markup, html};

use super::icons::icon;
use crate::art::Scene;

/// The round and its turns.
pub(super) fn head(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let turns = view.turns_per_player();
    html! {
        @if view.round > 0 {
            div .caverna .cv-head {
                span .cv-chip {
                    (texts.say_with("caverna-round", &[
                        ("round", view.round.into()),
                        ("rounds", view.turns_by_round.len().into()),
                    ]))
                }
                @if view.outcome.is_none() {
                    span .cv-chip .cv-turns-chip {
                        span .cv-dwarfs aria-hidden="true" { @for _ in 0..turns { (icon("dwarf")) } }
                        span .cv-turns-each { (texts.say_with("caverna-turns-each", &[("turns", turns.into())])) }
                    }
                }
            }
        }
    }
}
