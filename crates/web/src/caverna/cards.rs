//! Rooms and action tiles as cards with everything that is printed on them.

use caverna::{Colour, Obstacle, Prospect, Room, Tile};
use maud::{Markup, html};
use narration::Texts;
use narration::caverna::{effects, words};

use super::effect_icons::{amounts, parts_icons, room_icons, walls_icon};
use super::icons::{self, icon};

/// Whether words are shown below the icons or only told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wording {
    /// For everybody to read.
    Shown,
    /// For screen readers.
    Told,
}

impl Wording {
    fn class(self) -> &'static str {
        match self {
            Self::Shown => "cv-words",
            Self::Told => "hidden-text cv-told",
        }
    }
}

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
        11..=13 => "cv-long",
        _ => "cv-longer",
    }
}

/// The lines of an effect in words.
pub(super) fn lines(lines: &[String], wording: Wording) -> Markup {
    html! {
        span .(wording.class()) data-told[wording == Wording::Told] {
            @for line in lines { span .cv-line { (line) "." } " " }
        }
    }
}

/// What is printed on a room: the content of a card.
pub(super) fn room_face(room: Room, wording: Wording, texts: &Texts) -> Markup {
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
        (lines(&effects::room_lines(room, texts), wording))
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
pub(super) fn tile_face(tile: Tile, turns: Option<u8>, wording: Wording, texts: &Texts) -> Markup {
    html! {
        (tile_head(tile, texts))
        (parts_icons(tile.card().actions, turns))
        (lines(&effects::tile_lines(tile, turns, texts), wording))
    }
}

/// Picture and name of a tile.
pub(super) fn tile_head(tile: Tile, texts: &Texts) -> Markup {
    html! {
        span .cv-card-head {
            span .cv-medallion { (icons::tile(tile)) }
            (card_name(&words::tile(tile, texts)))
        }
    }
}

/// Why a room cannot be built, or where it fits.
pub(super) fn prospect(prospect: &Prospect, texts: &Texts) -> Markup {
    html! {
        span .cv-prospect {
            @if prospect.obstacles.is_empty() {
                span .cv-fits {
                    (icon("fits"))
                    span {
                        (texts.say_with("caverna-fits", &[
                            ("spaces", words::spaces(prospect.fits, texts).into()),
                        ]))
                    }
                }
            }
            @for obstacle in &prospect.obstacles {
                span .cv-obstacle { (icon("barred")) span { (reason(*obstacle, texts)) } }
            }
        }
    }
}

fn reason(obstacle: Obstacle, texts: &Texts) -> String {
    match obstacle {
        Obstacle::CannotAfford { missing } => texts.say_with(
            "caverna-obstacle-missing",
            &[("goods", words::goods(missing, texts).into())],
        ),
        Obstacle::NoFittingSpace => texts.say("caverna-obstacle-walls"),
        Obstacle::TooManyBlue => texts.say("caverna-obstacle-blue"),
    }
}
