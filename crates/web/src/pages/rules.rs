//! The rules of a game: `/rules/GAME`.

use maud::{Markup, html};

use crate::visitor::Visitor;

/// The page around the game's own rules.
pub fn rules(visitor: &Visitor, game: &str) -> Markup {
    html! { h1 { (visitor.name) } (crate::art(game).rules(visitor.texts())) }
}
