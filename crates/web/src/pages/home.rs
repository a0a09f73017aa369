//! The home page: games, open tables, my tables, a new table.

use catalog::AnyGame;
use maud::{Markup, html};
use narration::{Texts, variants};
use serde_json::Value;

use crate::any_art::art;
use crate::pages::icons;
use crate::pages::layout::{self, Frame};
use crate::pages::lesson::{BegunLesson, way_in};
use crate::pages::new_table::new_table;
use crate::visitor::Visitor;

/// What the home page shows. The games come from the catalog.
#[derive(Clone, Debug)]
pub struct HomePage {
    /// Public tables that wait for players.
    pub open: Vec<TableCard>,
    /// The visitor's own tables, running ones first.
    pub mine: Vec<TableCard>,
    /// The lessons that the visitor has begun.
    pub lessons: Vec<BegunLesson>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// Its id, as in `/t/ID`.
    pub id: String,
    /// Its game.
    pub game: &'static str,
    /// Its complete configuration.
    pub config: Value,
    /// The name of its host.
    pub host: String,
    /// How many chairs are taken, by people or bots.
    pub taken: u8,
    /// How many chairs there are.
    pub seats: u8,
    /// Where it stands.
    pub status: CardStatus,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardStatus {
    /// It waits for players.
    Waiting,
    /// It is being played; somebody else is awaited.
    Playing,
    /// It is being played and waits for the visitor.
    YourTurn,
    /// It is over.
    Over,
}

impl CardStatus {
    /// The word in text keys and style sheets.
    const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::YourTurn => "your-turn",
            Self::Over => "over",
        }
    }

    /// The order in the list of one's own tables: what waits for the visitor comes first.
    const fn urgency(self) -> u8 {
        match self {
            Self::YourTurn => 0,
            Self::Playing => 1,
            Self::Waiting | Self::Over => 2,
        }
    }
}

/// Forms on this page:
/// `POST /play` (game): a table against bots at once.
/// `POST /learn` (game): the visitor's lesson.
/// `POST /tables` (game, every option by its name, `public` = yes|no, `seat1`..`seatN-1` =
/// `person` or a level of bots): a new table; the visitor takes seat 0. A switch that is on is
/// `yes`, one that is off is absent; chairs beyond the number of seats are to be ignored.
/// `POST /settings` (lang, theme, aids = yes|no, sounds = off|quiet|medium|loud, keys = yes|no, advice = yes|no, back): any of them.
pub fn home(visitor: &Visitor, page: &HomePage) -> Markup {
    let texts = visitor.texts();
    let frame = Frame::new(texts.say("brand")).with_all_games();
    let main = html! {
        main #main .home tabindex="-1" {
            section .welcome {
                h1 { (texts.say("home-title")) }
                p .lead { (texts.say("home-lead")) }
                p .hello {
                    span { (texts.say_with("home-you-are", &[("name", visitor.name.as_str().into())])) }
                    a href="/account" { (texts.say("home-rename")) }
                }
            }
            (own_tables(texts, &page.mine))
            section aria-labelledby="games" {
                h2 #games .hidden-text { (texts.say("home-games")) }
                div .games {
                    @for game in catalog::games() { (game_card(texts, *game, &page.lessons)) }
                }
            }
            section aria-labelledby="open" {
                h2 #open { (texts.say("home-open")) }
                @if page.open.is_empty() {
                    p .nothing .nobody { (icons::chair()) (texts.say("home-open-none")) }
                } @else {
                    (tables(texts, page.open.iter()))
                }
            }
            p .for-programs {
                (texts.say("home-programs")) " "
                a href="/api/openapi.json" { (texts.say("home-programs-link")) }
            }
        }
    };
    layout::page(visitor, &frame, &main)
}

/// The visitor's own tables: those that run, and folded away those that are over.
fn own_tables(texts: &Texts, mine: &[TableCard]) -> Markup {
    let (over, mut running): (Vec<&TableCard>, Vec<&TableCard>) = mine
        .iter()
        .partition(|card| card.status == CardStatus::Over);
    running.sort_by_key(|card| card.status.urgency());
    html! {
        @if !mine.is_empty() {
            section aria-labelledby="mine" {
                h2 #mine { (texts.say("home-mine")) }
                @if !running.is_empty() { (tables(texts, running.into_iter())) }
                @if !over.is_empty() {
                    details #over .finished {
                        summary { (texts.say_with("home-over", &[("count", over.len().into())])) }
                        (tables(texts, over.into_iter()))
                    }
                }
            }
        }
    }
}

fn game_card(texts: &'static Texts, game: &dyn AnyGame, begun: &[BegunLesson]) -> Markup {
    let id = game.id();
    html! {
        article .game-card {
            div .emblem aria-hidden="true" { (art(game.game_id()).emblem()) }
            div .game-words {
                h3 { (texts.say(&format!("{id}-name"))) }
                p .tagline { (texts.say(&format!("{id}-tagline"))) }
                p .players { (icons::person()) (texts.say(&format!("{id}-players"))) }
                form method="post" action="/play" {
                    input type="hidden" name="game" value=(id);
                    button .button .primary .large type="submit" { (texts.say("home-play")) }
                }
                (way_in(texts, game.game_id(), begun))
            }
            div .game-foot {
                a href={ "/rules/" (id) } { (texts.say("home-learn")) }
                (new_table(texts, game))
            }
        }
    }
}

fn tables<'a>(texts: &Texts, cards: impl Iterator<Item = &'a TableCard>) -> Markup {
    html! {
        ul .tables {
            @for card in cards {
                li { (table_card(texts, card)) }
            }
        }
    }
}

fn table_card(texts: &Texts, card: &TableCard) -> Markup {
    html! {
        a .table-card href={ "/t/" (card.id) } {
            span .table-game { (texts.say(&format!("{}-name", card.game))) }
            span .badge .(card.status.word()) {
                (texts.say(&format!("status-{}", card.status.word())))
            }
            span .table-facts {
                (texts.say_with("home-host", &[("name", card.host.as_str().into())]))
                " · "
                (texts.say_with("home-chairs", &[("taken", card.taken.into()), ("seats", card.seats.into())]))
                @for option in variants(card.game, &card.config, texts) {
                    " · " (option)
                }
            }
        }
    }
}
