//! The rules of a game: `/rules/GAME`.

use catalog::GameId;
use maud::{Markup, html};
use narration::Texts;

use crate::any_art::art;
use crate::pages::layout::{self, Frame};
use crate::pages::lesson::way_in;
use crate::rulebook::{IndexEntry, IndexGroup, Rulebook, rule_id};
use crate::visitor::Visitor;

/// The page around the game's own rules.
pub fn rules(visitor: &Visitor, game: GameId) -> Markup {
    let texts = visitor.texts();
    let art = art(game);
    let rulebook = art.rules(texts);
    let name = |id: GameId| texts.say(&format!("{id}-name"));
    let title = texts.say_with("rules-title", &[("game", name(game).into())]);
    let frame = Frame::new(title.clone())
        .with_game(game.as_str())
        .with_sheet("rules.css");
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
            (contents(texts, &rulebook))
            article .prose { (rulebook.text) }
            (index(texts, &rulebook))
            form .rules-play method="post" action="/play" {
                input type="hidden" name="game" value=(game);
                button .button .primary .large type="submit" { (texts.say("home-play")) }
            }
            (way_in(texts, game, &[]))
        }
    };
    layout::page(visitor, &frame, &main)
}

/// The table of contents.
fn contents(texts: &Texts, rulebook: &Rulebook) -> Markup {
    html! {
        nav .rules-contents aria-labelledby="contents" {
            h2 #contents { (texts.say("rules-contents")) }
            ol {
                @for key in rulebook.chapters {
                    li { a href={ "#" (rule_id(key)) } { (texts.say(key)) } }
                }
                li { a href="#index" { (texts.say("rules-index")) } }
            }
        }
    }
}

/// Every thing by its name, with a link to where the rules speak of it.
fn index(texts: &Texts, rulebook: &Rulebook) -> Markup {
    html! {
        nav .rules-index aria-labelledby="index" {
            h2 #index { (texts.say("rules-index")) }
            @for IndexGroup { title, entries } in &rulebook.index {
                h3 { (title) }
                ul {
                    @for IndexEntry { name, address } in entries {
                        li { a href=(address) { (name) } }
                    }
                }
            }
        }
    }
}
