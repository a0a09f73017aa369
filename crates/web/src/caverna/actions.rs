//! The action board: the tile in use, the tiles to choose from, and those still to come.

use caverna::{Back, Effect, Tile, TilePlace, TileSet, TurnView, View};
use maud::{Markup, html};
use narration::Texts;
use narration::caverna::{effects, words};

use super::cards::{Wording, lines, tile_face, tile_head};
use super::effect_icons::effect_icons;
use super::icons::{self, icon};
use super::players::seat_class;
use super::possible::{Offer, Possible};
use crate::art::Scene;
use crate::part::Part;

/// The whole action board.
pub(super) fn actions(view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let available: Vec<Tile> = view
        .tiles
        .iter()
        .filter(|tile| tile.place == TilePlace::Available)
        .map(|tile| tile.tile)
        .collect();
    html! {
        section .cv-actions aria-labelledby="cv-actions" {
            div .cv-section-head {
                h2 #cv-actions { (texts.say("caverna-actions")) }
                (round(view, texts))
                (supply(view, texts))
            }
            @if let Some(turn) = view.turn { (Part::new("turn", in_use(turn, view, possible, scene))) }
            @if !available.is_empty() {
                ul .cv-tiles .cv-compact[view.turn.is_some()] aria-label=(texts.say("caverna-available")) {
                    @for tile in available {
                        li { (Part::new(format!("tile {tile}"), available_tile(tile, view, possible, scene))) }
                    }
                }
            }
            @if !view.to_come.is_empty() { (Part::new("to-come", to_come(view, texts))) }
        }
    }
}

fn round(view: &View, texts: &Texts) -> Markup {
    let turns = view.turns_per_player();
    html! {
        @if view.round > 0 {
            p .cv-round {
                span {
                    (texts.say_with("caverna-round", &[
                        ("round", view.round.into()),
                        ("rounds", view.turns_by_round.len().into()),
                    ]))
                }
                span .cv-dwarfs aria-hidden="true" { @for _ in 0..turns { (icon("dwarf")) } }
                span .hidden-text { (texts.say_with("caverna-turns-each", &[("turns", turns.into())])) }
            }
        }
    }
}

/// Walls left, and the pile of the solo game.
fn supply(view: &View, texts: &Texts) -> Markup {
    html! {
        p .cv-supply {
            @let text = texts.say_with("caverna-walls-left", &[("count", view.walls.into())]);
            span title=(text) { (icon("wall")) b aria-hidden="true" { (view.walls) } span .hidden-text { (text) ". " } }
            @if let Some(pile) = view.pile {
                @let text = texts.say_with("caverna-pile", &[("count", pile.into())]);
                span title=(text) { (icon("pile")) b aria-hidden="true" { (pile) } span .hidden-text { (text) ". " } }
            }
        }
    }
}

/// The tile of the turn: every effect of a part that is still open can be picked.
fn in_use(turn: TurnView, view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let turns = view.turns_per_player();
    let parts = turn.tile.card().actions.iter().zip(turn.open);
    let seat = view.on_turn.unwrap_or(view.start_player);
    html! {
        div .cv-in-use .(seat_class(seat)) {
            div .cv-tile .cv-current .{ "vt-tile-" (turn.tile) } {
                p .cv-whose {
                    (texts.say_with("caverna-turn-of", &[("name", scene.name(seat).into())]))
                }
                (tile_head(turn.tile, texts))
                ul .cv-open-parts {
                    @for (alternatives, open) in parts {
                        li .cv-open-part .cv-closed[!open] {
                            @for (index, effect) in alternatives.iter().enumerate() {
                                @if index > 0 { span .cv-or aria-hidden="true" { "/" } }
                                (offer(*effect, possible.effect(*effect).filter(|_| open), turns, texts))
                            }
                            @if !open {
                                span .cv-done {
                                    (icon("done"))
                                    span .hidden-text { (texts.say("caverna-part-done")) }
                                }
                            }
                        }
                    }
                }
                @if possible.uses_no_room() {
                    button .cv-offer .cv-no-room type="button" data-words="use no-room" {
                        (texts.say("caverna-decision-use-no-room"))
                        span .hidden-text .cv-told data-told { (texts.say("caverna-decision-use-no-room-detail")) }
                    }
                }
                @if turn.rooms_left > 0 {
                    p .cv-note {
                        (texts.say_with("caverna-rooms-left", &[("count", turn.rooms_left.into())]))
                    }
                }
                @if turn.pile_waits { p .cv-note { (texts.say("caverna-pile-waits")) } }
            }
        }
    }
}

/// An effect of the tile in use. It does what it shows, or marks where that can be done.
fn offer(effect: Effect, offer: Option<Offer>, turns: u8, texts: &Texts) -> Markup {
    let text = words::capitalised(&effects::part(&[effect], Some(turns), texts));
    html! {
        @if let Some(offer) = offer {
            button .cv-offer type="button" data-words=(offer.words()) data-opens[offer.opens()] {
                span aria-hidden="true" { (effect_icons(effect, Some(turns))) }
                span .hidden-text .cv-told data-told { (text) }
            }
        } @else {
            span .cv-offer {
                span aria-hidden="true" { (effect_icons(effect, Some(turns))) }
                span .hidden-text .cv-told data-told { (text) ". " }
            }
        }
    }
}

fn available_tile(tile: Tile, view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let turns = Some(view.turns_per_player()).filter(|turns| *turns > 0);
    let face = html! {
        (tile_face(tile, turns, Wording::Told, texts))
        @if tile == Tile::Renovation && !view.is_solo() {
            span .cv-condition { (icon("gold")) span { (texts.say("caverna-renovation-condition")) } }
        }
    };
    html! {
        @if let Some(words) = possible.take(tile) {
            button .cv-tile .{ "vt-tile-" (tile) } type="button" data-words=(words) {
                (face)
            }
        } @else {
            div .cv-tile .cv-idle .{ "vt-tile-" (tile) } tabindex="0" { (face) }
        }
    }
}

/// What the rounds to come will bring: sets of tiles, since their order does not exist.
fn to_come(view: &View, texts: &Texts) -> Markup {
    let groups = [(Back::Two, 2), (Back::Three, 3), (Back::Four, 4)];
    html! {
        details #cv-to-come .cv-to-come {
            summary { h3 { (texts.say("caverna-to-come")) } }
            ul {
                @for (back, turns) in groups {
                    @let tiles = view.to_come.intersection(back.tiles());
                    @if !tiles.is_empty() { (group(tiles, turns, view, texts)) }
                }
            }
        }
    }
}

fn group(tiles: TileSet, turns: u8, view: &View, texts: &Texts) -> Markup {
    let mut rounds = (1_u8..)
        .zip(&view.turns_by_round)
        .filter(|&(round, &of_round)| of_round == turns && round > view.round)
        .map(|(round, _)| round);
    let first = rounds.next().unwrap_or(view.round);
    let last = rounds.last().unwrap_or(first);
    html! {
        li .cv-group {
            span .cv-group-head {
                span {
                    @if first == last {
                        (texts.say_with("caverna-round-alone", &[("round", first.into())]))
                    } @else {
                        (texts.say_with("caverna-rounds", &[("first", first.into()), ("last", last.into())]))
                    }
                }
                span .cv-dwarfs aria-hidden="true" { @for _ in 0..turns { (icon("dwarf")) } }
                span .hidden-text { (texts.say_with("caverna-turns-each", &[("turns", turns.into())])) }
            }
            @for tile in tiles.iter() {
                @let shown = effects::tile_lines(tile, Some(turns), texts);
                span .cv-taken .cv-later .{ "vt-tile-" (tile) } title=(shown.join("; ")) {
                    (icons::tile(tile)) span { (words::tile(tile, texts)) }
                    (lines(&shown, Wording::Told))
                }
            }
        }
    }
}
