//! Rooms and action tiles as cards with everything that is printed on them, as the rules page
//! shows them, and what the cards of the table share with those.

use caverna::{Colour, Room, Tile};
use maud::{Markup, html};
use narration::Texts;
use narration::caverna::{effects, words};

use super::effect_icons::{amounts, parts_icons, room_icons, walls_icon};
use super::icons;

/// The class of a room's colour.
pub(super) fn colour_class(room: Room) -> &'static str {
    match room.colour() {
        Colour::Orange => "cv-orange",
        Colour::Blue => "cv-blue",
    }
}

/// “orange room”.
pub(super) fn colour_word(room: Room, texts: &Texts) -> String {
    texts.say(match room.colour() {
        Colour::Orange => "caverna-orange",
        Colour::Blue => "caverna-blue",
    })
}

/// The points on their shield.
pub(super) fn shield(points: u8, texts: &Texts) -> Markup {
    html! {
        span .cv-shield {
            span aria-hidden="true" { (points) }
            span .hidden-text {
                (texts.say_with("caverna-points", &[("points", points.into())]))
            }
        }
    }
}

/// The name of a card.
fn card_name(name: &str) -> Markup {
    html! { span .cv-card-name .(size_class(name)) { (name) } }
}

/// A name with a long word is written smaller, so that the word fits on its card.
pub(super) fn size_class(name: &str) -> &'static str {
    let longest = name
        .split([' ', '-'])
        .map(|word| word.chars().count())
        .max()
        .unwrap_or_default();
    match longest {
        0..=10 => "",
        11..=12 => "cv-long",
        _ => "cv-longer",
    }
}

/// What is printed on a room: the content of a card.
pub(super) fn room_face(room: Room, texts: &Texts) -> Markup {
    let card = room.card();
    html! {
        span .cv-card-head {
            (card_name(&words::room(room, texts)))
            (shield(card.points, texts))
        }
        span .hidden-text { (colour_word(room, texts)) ". " }
        span .cv-card-cost {
            span .cv-medallion { (icons::room(room)) }
            @if room != Room::CaveEntrance {
                span .cv-cost {
                    @if card.cost.is_none() {
                        (texts.say("caverna-free"))
                    } @else {
                        span aria-hidden="true" .cv-effect { (amounts(card.cost)) }
                        span .hidden-text {
                            (texts.say_with("caverna-costs", &[
                                ("goods", words::goods(card.cost, texts).into()),
                            ]))
                            ". "
                        }
                    }
                }
                (walls_icon(room))
                span .hidden-text { (walls_words(room, texts)) ". " }
            }
        }
        (room_icons(room))
        (lines(&effects::room_lines(room, texts)))
    }
}

/// “1 wall where it must be, 2 where it may be”.
pub(super) fn walls_words(room: Room, texts: &Texts) -> String {
    let icon = room.card().icon;
    let sides: Vec<String> = caverna::Side::ALL
        .into_iter()
        .map(|side| {
            let key = if icon.must.has(side) {
                "caverna-wall-must"
            } else if icon.may.has(side) {
                "caverna-wall-may"
            } else {
                "caverna-wall-none"
            };
            texts.say(key)
        })
        .collect();
    texts.say_with(
        "caverna-walls-needed",
        &[("sides", sides.join(", ").into())],
    )
}

/// What is printed on an action tile: the content of a card.
pub(super) fn tile_face(tile: Tile, texts: &Texts) -> Markup {
    html! {
        (tile_head(tile, texts))
        (parts_icons(tile.card().actions, None))
        (lines(&effects::tile_lines(tile, None, texts)))
    }
}

/// Picture and name of a tile.
fn tile_head(tile: Tile, texts: &Texts) -> Markup {
    html! {
        span .cv-card-head {
            span .cv-medallion { (icons::tile(tile)) }
            (card_name(&words::tile(tile, texts)))
        }
    }
}

/// What it does, in words.
fn lines(lines: &[String]) -> Markup {
    html! {
        span .cv-words { @for line in lines { span .cv-line { (line) "." } " " } }
    }
}
