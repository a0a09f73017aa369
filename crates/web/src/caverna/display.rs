//! The display: the rooms that can be built, and those that nobody has seen yet.

use std::cmp::Reverse;

use caverna::{Goods, Obstacle, Prospect, Room, RoomSet, SeatView, Space, View};
use maud::{Markup, html};
use narration::Texts;
use narration::caverna::words;
use tabletop::{Seat, Viewer};

use super::cards::{colour_class, colour_word, shield, walls_words};
use super::effect_icons::{room_icons, walls_icon};
use super::icons::{self, good, icon};
use super::possible::Possible;
use super::told;
use crate::art::Scene;
use crate::part::Part;

/// All rooms that can be built, what the viewer can build first, by points. What they cannot
/// build is greyed, with the reason. `found` are those that have just come to light.
pub(super) fn display(
    view: &View,
    found: RoomSet,
    possible: Possible<'_>,
    scene: &Scene<'_>,
) -> Markup {
    let texts = scene.texts;
    let owner = owner(view, scene);
    let mut rooms: Vec<Room> = view.display.iter().collect();
    rooms.sort_by_key(|room| {
        let barred = owner.is_some_and(|owner| !owner.prospect(*room).obstacles.is_empty());
        (barred, Reverse(room.card().points))
    });
    html! {
        section .cv-display aria-labelledby="cv-display" {
            div .cv-section-head {
                h2 #cv-display { (texts.say("caverna-display")) }
                span .cv-aside { (texts.say_with("caverna-display-count", &[("count", rooms.len().into())])) }
                @if scene.aids { (unseen(view, texts)) }
            }
            @if rooms.is_empty() { p .cv-note { (texts.say("caverna-display-empty")) } }
            ul .cv-cards .(crowd(rooms.len())) {
                @for room in rooms {
                    li { (Part::new(format!("room {room}"), card(room, found.contains(room), owner, possible, texts))) }
                }
            }
        }
    }
}

/// Whose goods and cave the display is looked at for.
pub(super) fn owner<'a>(view: &'a View, scene: &Scene<'_>) -> Option<&'a SeatView> {
    let seat = match scene.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Bystander if view.is_solo() => Seat::new(0),
        Viewer::Bystander => return None,
    };
    view.seats.get(seat.index())
}

/// The more cards, the smaller they are: all of them are in sight.
fn crowd(cards: usize) -> &'static str {
    match cards {
        0..=12 => "cv-up-to-12",
        13..=15 => "cv-up-to-15",
        16..=20 => "cv-up-to-20",
        _ => "cv-up-to-24",
    }
}

/// How many rooms nobody has seen, and which.
fn unseen(view: &View, texts: &Texts) -> Markup {
    html! {
        @if !view.unseen.is_empty() {
            span .cv-unseen tabindex="0" {
                (texts.say_with("caverna-unseen", &[("count", view.unseen.len().into())]))
                (told::rooms(&texts.say("caverna-unseen-are"), view.unseen, texts))
            }
        }
    }
}

fn card(
    room: Room,
    new: bool,
    owner: Option<&SeatView>,
    possible: Possible<'_>,
    texts: &Texts,
) -> Markup {
    let outlook = owner.map(|owner| owner.prospect(room));
    let barred = outlook
        .as_ref()
        .is_some_and(|outlook| !outlook.obstacles.is_empty());
    let fits = outlook.as_ref().map(|outlook| {
        let spaces: Vec<String> = outlook.fits.iter().map(|space| space.to_string()).collect();
        spaces.join(" ")
    });
    let name = words::room(room, texts);
    let piece = format!("room-{room}");
    let spot = format!("room {room}");
    let face = html! {
        span .cv-card-head {
            span .cv-card-name .(line_class(&name)) { (name) }
            (shield(room.card().points, texts))
        }
        span .hidden-text { (colour_word(room, texts)) ". " }
        span .cv-card-cost {
            span .cv-medallion { (icons::room(room)) }
            (cost(room, outlook.as_ref(), texts))
            @if new { span .cv-new { (texts.say("caverna-new")) } }
            (walls_icon(room))
            span .hidden-text { (walls_words(room, texts)) ". " }
        }
        (room_icons(room))
        @if let Some(outlook) = &outlook { (prospect(outlook, texts)) }
        (told::offered(room, owner, possible, texts))
    };
    html! {
        @if let Some(words) = possible.furnish(room) {
            @let next = texts.say_with("caverna-next-cavern", &[("room", words::room(room, texts).into())]);
            button .cv-card .(colour_class(room)) .cv-found[new] data-piece=(piece) data-spot=(spot) type="button"
                data-words=(words) data-opens data-next=(next) data-fits=[fits]
                data-costs=(possible.cost_of(room)) { (face) }
        } @else {
            div .cv-card .(colour_class(room)) .cv-found[new] .cv-barred[barred] data-piece=(piece) data-spot=(spot)
                data-fits=[fits] tabindex="0" { (face) }
        }
    }
}

/// What the room costs; what is missing stands out.
fn cost(room: Room, outlook: Option<&Prospect>, texts: &Texts) -> Markup {
    let cost = room.card().cost;
    let missing = outlook.map_or(Goods::NONE, missing);
    html! {
        span .cv-cost {
            @if cost.is_none() {
                span .cv-free { (texts.say("caverna-free")) }
            } @else {
                span aria-hidden="true" .cv-effect {
                    @for (amount, kind) in cost.iter() {
                        span .cv-amount .cv-lacking[missing.amount(kind) > 0] {
                            @if amount > 1 { b { (amount) } } (good(kind))
                        }
                    }
                }
                span .hidden-text {
                    (texts.say_with("caverna-costs", &[("goods", words::goods(cost, texts).into())])) ". "
                }
            }
        }
    }
}

fn missing(outlook: &Prospect) -> Goods {
    let goods = outlook
        .obstacles
        .iter()
        .find_map(|obstacle| match obstacle {
            Obstacle::CannotAfford { missing } => Some(*missing),
            _ => None,
        });
    goods.unwrap_or(Goods::NONE)
}

/// As many as fit on the line of a card; the others light up in the cave.
const MOST_SPACES: usize = 4;

/// Where the room fits, or the first reason why it cannot be built, in few words.
fn prospect(outlook: &Prospect, texts: &Texts) -> Markup {
    html! {
        span .cv-prospect {
            @if let Some(obstacle) = outlook.obstacles.first() {
                span .cv-obstacle { (icon("barred")) (short_reason(*obstacle, texts)) }
            } @else {
                @let spaces: Vec<String> = outlook.fits.iter().map(short_space).collect();
                @let named = spaces.len().min(MOST_SPACES);
                span .cv-fits {
                    (icon("done"))
                    span .hidden-text { (texts.say_with("caverna-fits", &[("spaces", spaces.join(", ").into())])) ". " }
                    span aria-hidden="true" {
                        (spaces[..named].join(", "))
                        @if named < spaces.len() { " +" (spaces.len() - named) }
                    }
                }
            }
        }
    }
}

fn short_reason(obstacle: Obstacle, texts: &Texts) -> Markup {
    html! {
        @match obstacle {
            Obstacle::CannotAfford { missing } => {
                span .cv-missing aria-hidden="true" {
                    @for (amount, kind) in missing.iter() { span .cv-amount { "−" (amount) (good(kind)) } }
                }
                span .hidden-text {
                    (texts.say_with("caverna-obstacle-missing", &[("goods", words::goods(missing, texts).into())]))
                }
            }
            Obstacle::NoFittingSpace => (texts.say("caverna-obstacle-walls-short")),
            Obstacle::TooManyBlue => (texts.say("caverna-obstacle-blue-short")),
        }
    }
}

/// A long name is written smaller, so that it fits on its line.
fn line_class(name: &str) -> &'static str {
    match name.chars().count() {
        0..=10 => "",
        11..=13 => "cv-line-13",
        14..=16 => "cv-line-16",
        _ => "cv-line-long",
    }
}

/// “A3”. The additional cavern lies at the head of the third column.
pub(super) fn short_space(space: Space) -> String {
    let (row, column) = space.row_and_column().unwrap_or((0, 2));
    format!("{}{}", char::from(b'A' + column), row + 1)
}
