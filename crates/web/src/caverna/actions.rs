//! The action board: every tile in its own place, from the beginning to the end of the game.

use caverna::{Back, Tile, TilePlace, View};
use maud::{Markup, html};
use narration::Texts;
use narration::caverna::words;
use tabletop::Seat;

use super::effect_icons::parts_icons;
use super::icons::{self, icon};
use super::players::{seat_class, sign};
use super::possible::Possible;
use super::told;
use crate::art::Scene;
use crate::part::Part;

/// The whole action board.
pub(super) fn actions(view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let tiles = || {
        view.tiles
            .iter()
            .filter(|tile| tile.place != TilePlace::Out)
    };
    let free = tiles().filter(|tile| tile.place == TilePlace::Available);
    let counts = [
        ("free", free.count().into()),
        ("coming", view.to_come.len().into()),
    ];
    html! {
        section .cv-actions aria-labelledby="cv-actions" {
            div .cv-section-head {
                h2 #cv-actions { (texts.say("caverna-actions")) }
                span .cv-aside { (texts.say_with("caverna-tiles-count", &counts)) }
                (supply(view, texts))
            }
            ul .cv-tiles {
                @for tile in tiles() {
                    li { (Part::new(format!("tile {}", tile.tile), one(tile.tile, view, possible, scene))) }
                }
            }
        }
    }
}

/// Walls left.
fn supply(view: &View, texts: &Texts) -> Markup {
    let text = texts.say_with("caverna-walls-left", &[("count", view.walls.into())]);
    html! {
        span .cv-supply data-spot="walls" {
            (icon("wall")) b aria-hidden="true" { (view.walls) } (told::plain(&text))
        }
    }
}

/// A tile in its slot, free or taken.
fn one(tile: Tile, view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let turns = match view.place_of(tile) {
        TilePlace::ToCome => turns_of(tile),
        _ => Some(view.turns_per_player()).filter(|turns| *turns > 0),
    };
    let spot = format!("tile {tile}");
    let in_use = view.turn.is_some_and(|turn| turn.tile == tile);
    let face = html! {
        span .cv-card-head {
            span .cv-medallion { (icons::tile(tile)) }
            span .cv-card-name { (words::tile(tile, texts)) }
        }
        (parts_icons(tile.card().actions, turns))
    };
    html! {
        @if let Some(words) = possible.take(tile) {
            button .cv-tile data-spot=(spot) type="button" data-words=(words) {
                (face) (told::tile(tile, view, texts))
            }
        } @else {
            @match view.place_of(tile) {
                TilePlace::Taken { seat } => {
                    div .cv-tile .cv-gone[!in_use] .cv-in-use[in_use] .(seat_class(seat)) data-spot=(spot) tabindex="0" {
                        (face) (taken_by(seat, scene)) (told::tile(tile, view, texts))
                    }
                }
                TilePlace::ToCome => {
                    div .cv-tile .cv-later data-spot=(spot) tabindex="0" {
                        (face) (rounds(tile, view, texts)) (told::tile(tile, view, texts))
                    }
                }
                _ => {
                    div .cv-tile .cv-idle data-spot=(spot) tabindex="0" { (face) (told::tile(tile, view, texts)) }
                }
            }
        }
    }
}

fn taken_by(seat: Seat, scene: &Scene<'_>) -> Markup {
    let arguments = [("name", scene.name(seat).into())];
    html! {
        span .cv-taker {
            (sign(seat))
            span .hidden-text { (scene.texts.say_with("caverna-taken-by", &arguments)) ". " }
        }
    }
}

/// How many turns each player has in the round that a tile opens.
fn turns_of(tile: Tile) -> Option<u8> {
    match tile.card().back {
        Back::Start => None,
        Back::Two => Some(2),
        Back::Three => Some(3),
        Back::Four => Some(4),
    }
}

/// The rounds in which a tile may join: the order of those with the same back does not exist.
fn rounds(tile: Tile, view: &View, texts: &Texts) -> Markup {
    let turns = turns_of(tile).unwrap_or_default();
    let mut rounds = (1_u8..)
        .zip(&view.turns_by_round)
        .filter(|&(round, &of_round)| of_round == turns && round > view.round)
        .map(|(round, _)| round);
    let first = rounds.next().unwrap_or(view.round);
    let last = rounds.last().unwrap_or(first);
    let (short, whole) = if first == last {
        let whole = texts.say_with("caverna-round-alone", &[("round", first.into())]);
        (first.to_string(), whole)
    } else {
        let arguments = [("first", first.into()), ("last", last.into())];
        let whole = texts.say_with("caverna-rounds", &arguments);
        (format!("{first}–{last}"), whole)
    };
    html! {
        span .cv-when { span aria-hidden="true" { (short) } span .hidden-text { (whole) ". " } }
    }
}
