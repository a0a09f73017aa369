//! The rules of a game: `/rules/GAME`.

use maud::{Markup, html};

use crate::art::art;
use crate::pages::layout::{self, Frame};
use crate::visitor::Visitor;

/// The page around the game's own rules.
///
/// # Panics
///
/// If there is no such game.
pub fn rules(visitor: &Visitor, game: &str) -> Markup {
    let texts = visitor.texts();
    let art = art(game);
    let name = |id: &str| texts.say(&format!("{id}-name"));
    let title = texts.say_with("rules-title", &[("game", name(game).into())]);
    let frame = Frame::new(title.clone()).with_game(art.id());
    let main = html! {
        main #main .rules tabindex="-1" {
            @if catalog::games().len() > 1 {
                nav .pills aria-label=(texts.say("rules-games")) {
                    @for other in catalog::games() {
                        a .pill href={ "/rules/" (other.id()) }
                            aria-current=[(other.id() == game).then_some("page")] { (name(other.id())) }
                    }
                }
            }
            header .rules-head {
                div .emblem aria-hidden="true" { (art.emblem()) }
                div {
                    h1 { (title) }
                    p .lead { (texts.say("rules-lead")) }
                }
            }
            article .prose { (art.rules(texts)) }
            form .rules-play method="post" action="/play" {
                input type="hidden" name="game" value=(game);
                button .button .primary .large type="submit" { (texts.say("home-play")) }
            }
        }
    };
    layout::page(visitor, &frame, &main)
}
