//! The rules of a game: `/rules/GAME`.

use catalog::GameId;
use maud::{Markup, html};

use crate::any_art::art;
use crate::pages::layout::{self, Frame};
use crate::visitor::Visitor;

/// The page around the game's own rules.
pub fn rules(visitor: &Visitor, game: GameId) -> Markup {
    let texts = visitor.texts();
    let art = art(game);
    let name = |id: GameId| texts.say(&format!("{id}-name"));
    let title = texts.say_with("rules-title", &[("game", name(game).into())]);
    let frame = Frame::new(title.clone()).with_game(game.as_str());
    let main = html! {
        main #main .rules tabindex="-1" {
            @if GameId::ALL.len() > 1 {
                nav .pills aria-label=(texts.say("rules-games")) {
                    @for &other in GameId::ALL {
                        a .pill href={ "/rules/" (other) }
                            aria-current=[(other == game).then_some("page")] { (name(other)) }
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
