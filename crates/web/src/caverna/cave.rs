//! A cave: spaces, walls, and what can be done with them.

use caverna::{CavernSide, Content, Place, Room, RoomSet, Route, Side, Space, View};
use maud::{Markup, html};
use narration::Texts;
use narration::caverna::words;
use tabletop::Seat;

use super::cards::{colour_class, colour_word, shield, size_class};
use super::display::short_space;
use super::effect_icons::room_icons;
use super::icons::{self, icon};
use super::possible::{DigWay, Possible};
use super::told;
use crate::art::Scene;
use crate::part::Part;

/// The drawing of a cave: a grid whose odd lines are walls and whose even lines are spaces.
pub(super) fn cave(seat: Seat, view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    let cave = &view.seats[seat.index()].cave;
    let own = possible.is_for(seat);
    html! {
        @for place in Place::all().filter(|place| place.beyond().is_some()) {
            (passage(place))
        }
        @for space in cave.spaces().iter() {
            @for side in cave.natural_walls(space).sides() {
                span .cv-natural .(position(space)) .(side_class(side)) aria-hidden="true" {}
            }
        }
        @for space in cave.spaces().iter() {
            (Part::new(format!("cave {seat} at {space}"), one_space(seat, space, view, possible, scene)))
        }
        @for place in cave.built_walls() {
            (built_wall(place, seat, possible, scene.texts))
        }
        @if own {
            @for place in cave.free_places() {
                @if let Some(words) = possible.wall(place) {
                    button .cv-place .(position(place.space())) .(side_class(place.side()))
                        type="button" data-words=(words) {
                        (told::plain(&scene.texts.say_with("caverna-build-here", &[
                            ("place", words::place(place, scene.texts).into()),
                        ])))
                    }
                }
            }
        }
    }
}

/// The floor between two spaces, with the crack where a wall can stand.
fn passage(place: Place) -> Markup {
    html! {
        span .cv-passage .(position(place.space())) .(side_class(place.side())) aria-hidden="true" {}
    }
}

fn built_wall(place: Place, seat: Seat, possible: Possible<'_>, texts: &Texts) -> Markup {
    let words = possible.raze(place).filter(|_| possible.is_for(seat));
    let spot = format!("wall {seat} {place}");
    let text = texts.say_with(
        "caverna-wall-here",
        &[("place", words::place(place, texts).into())],
    );
    html! {
        @if let Some(words) = words {
            button .cv-wall .(position(place.space())) .(side_class(place.side())) type="button"
                data-words=(words) data-spot=(spot) { (told::plain(&text)) }
        } @else {
            span .cv-wall .(position(place.space())) .(side_class(place.side())) data-spot=(spot) {
                (told::plain(&text))
            }
        }
    }
}

fn one_space(
    seat: Seat,
    space: Space,
    view: &View,
    possible: Possible<'_>,
    scene: &Scene<'_>,
) -> Markup {
    let cave = &view.seats[seat.index()].cave;
    let own = possible.is_for(seat);
    html! {
        div .cv-space .(position(space)) data-spot={ "space " (seat) " " (space) } {
            @match cave.content(space) {
                Some(Content::FaceDown) => {
                    @let near = cave.reachable(Route::AroundWalls).contains(space);
                    (face_down(space, near, possible, own, scene.texts))
                }
                Some(Content::Empty) => (empty(space, view, seat, possible, scene.texts)),
                Some(Content::Furnished { room }) => {
                    (furnished(room, seat, view, possible, scene.texts))
                }
                None => {}
            }
            span .cv-coordinate {
                span aria-hidden="true" { (short_space(space)) }
                span .hidden-text { (words::space(space, scene.texts)) ". " }
            }
            span .hidden-text { (walls_told(cave.walls(space).sides(), scene.texts)) ". " }
        }
    }
}

fn walls_told(sides: impl Iterator<Item = Side>, texts: &Texts) -> String {
    let sides: Vec<String> = sides
        .map(|side| {
            texts.say(match side {
                Side::North => "caverna-side-north",
                Side::East => "caverna-side-east",
                Side::South => "caverna-side-south",
                Side::West => "caverna-side-west",
            })
        })
        .collect();
    if sides.is_empty() {
        return texts.say("caverna-walls-none");
    }
    let sides = texts.all_of(&sides);
    texts.say_with("caverna-walls-around", &[("sides", sides.into())])
}

/// A tile face down, with every way of excavating it. What could be reached is marked at all
/// times.
fn face_down(space: Space, near: bool, possible: Possible<'_>, own: bool, texts: &Texts) -> Markup {
    let ways = if own { possible.dig(space) } else { Vec::new() };
    let name = words::space(space, texts);
    let text = if ways.is_empty() {
        let key = if near {
            "caverna-face-down-near"
        } else {
            "caverna-face-down"
        };
        format!("{name}: {}", texts.say(key))
    } else {
        let ways: Vec<String> = ways
            .iter()
            .map(|(way, _)| dig_words(*way, &name, texts))
            .collect();
        texts.one_of(&ways)
    };
    let food = match space.food() {
        0 => None,
        food => Some(texts.say_with("caverna-decision-dig-food", &[("food", food.into())])),
    };
    let told = told::sentences(&[text, food.clone().unwrap_or_default()]);
    html! {
        @if ways.is_empty() {
            div .cv-covered .cv-near[near] {
                (rubble())
                @if near { (icon("dig")) }
                (told)
            }
        } @else {
            @let alternatives: Vec<&str> = ways.iter().map(|(_, words)| words.as_str()).collect();
            button .cv-covered .cv-reachable type="button" data-words=(alternatives.join("|")) {
                (rubble()) (icon("dig"))
                (told)
            }
        }
        @if food.is_some() {
            span .cv-hidden-food aria-hidden="true" { "+" (icon("food")) }
        }
    }
}

fn dig_words(way: DigWay, name: &str, texts: &Texts) -> String {
    let (key, room) = match way {
        DigWay::Once => ("caverna-decision-dig", None),
        DigWay::Twice => ("caverna-decision-dig-twice", None),
        DigWay::Room(room) => ("caverna-dig-with", Some(room)),
    };
    let mut arguments = vec![("space", name.into())];
    if let Some(room) = room {
        arguments.push(("room", words::room(room, texts).into()));
    }
    texts.say_with(key, &arguments)
}

/// An empty cavern, and what can be built there.
fn empty(space: Space, view: &View, seat: Seat, possible: Possible<'_>, texts: &Texts) -> Markup {
    let player = &view.seats[seat.index()];
    let fitting: RoomSet = player
        .prospects
        .iter()
        .filter(|prospect| prospect.fits.contains(space))
        .map(|prospect| prospect.room)
        .collect();
    let name = words::space(space, texts);
    let buildable = fitting.intersection(possible.buildable());
    let furnish = possible.is_for(seat) && possible.furnishes() && !buildable.is_empty();
    let text = if furnish {
        texts.say_with(
            "caverna-furnish-here",
            &[
                ("space", name.into()),
                ("rooms", words::rooms(buildable, texts).into()),
            ],
        )
    } else {
        format!("{name}: {}", texts.say("caverna-empty"))
    };
    html! {
        @if furnish {
            @let next = texts.say_with("caverna-next-room", &[("space", short_space(space).into())]);
            button .cv-empty type="button" data-words=(Possible::furnish_at(space)) data-opens
                data-space=(space) data-next=(next) {
                (icon("furnish")) span .cv-fits-here aria-hidden="true" { (texts.say("caverna-fits-here")) }
                (told::plain(&text))
            }
        } @else {
            div .cv-empty data-space=(space) {
                span .cv-fits-here aria-hidden="true" { (texts.say("caverna-fits-here")) }
                (told::plain(&text))
            }
        }
    }
}

fn furnished(room: Room, seat: Seat, view: &View, possible: Possible<'_>, texts: &Texts) -> Markup {
    let own = possible.is_for(seat);
    let used = own && view.turn.is_some_and(|turn| turn.used.contains(room));
    let words = if own { possible.use_room(room) } else { None };
    let name = words::room(room, texts);
    let spot = match room {
        // There is one in every cave.
        Room::CaveEntrance => format!("entrance {seat}"),
        _ => format!("room {room}"),
    };
    let next = texts.say_with("caverna-next-way", &[("room", name.clone().into())]);
    let moving = (room != Room::CaveEntrance).then(|| format!("room-{room}"));
    let face = html! {
        span .cv-medallion { (icons::room(room)) }
        span .cv-room-name .(size_class(&name)) { (name) }
        (room_icons(room))
        @if room != Room::CaveEntrance { (shield(room.card().points, texts)) }
        @if used {
            span .cv-used { (icon("done")) span .hidden-text { (texts.say("caverna-used")) } }
        }
        span .hidden-text { (colour_word(room, texts)) ". " }
        (told::room(room, texts))
    };
    html! {
        @if let Some(words) = words {
            button .cv-room .(colour_class(room)) type="button" data-piece=[moving]
                data-words=(words) data-spot=(spot) data-next=(next) { (face) }
        } @else {
            div .cv-room .(colour_class(room)) data-piece=[moving] data-spot=(spot) tabindex="0" { (face) }
        }
    }
}

/// Row and column as classes; the additional cavern stands apart.
fn position(space: Space) -> String {
    match space.row_and_column() {
        Some((row, column)) => format!("cv-r{row} cv-c{column}"),
        None => "cv-r0 cv-c2 cv-extra".to_owned(),
    }
}

fn side_class(side: Side) -> &'static str {
    match side {
        Side::North => "cv-north",
        Side::East => "cv-east",
        Side::South => "cv-south",
        Side::West => "cv-west",
    }
}

/// The back of a room that nobody has seen.
fn rubble() -> Markup {
    html! {
        svg .cv-rubble viewBox="0 0 60 60" preserveAspectRatio="none" aria-hidden="true"
            focusable="false" {
            path d="M4 44 10 30 22 26 30 34 27 48 12 52z" {}
            path d="M32 50 34 36 46 30 56 38 54 52z" {}
            path d="M18 24 22 10 36 6 44 14 40 26 28 30z" {}
            path d="M46 28 48 14 56 12 58 26z" {}
            path d="M4 26 6 12 16 8 19 18 14 26z" {}
        }
    }
}

/// The two sides of the additional cavern, to choose from.
pub(super) fn cavern_sides(texts: &Texts) -> Markup {
    html! {
        div .cv-sides {
            @for side in CavernSide::ALL {
                button .cv-side type="button" data-words={ "cavern " (side) } {
                    (side_drawing(side))
                    span { (words::cavern_side(side, texts)) }
                }
            }
        }
    }
}

/// The additional cavern with its natural walls.
pub(super) fn side_drawing(side: CavernSide) -> Markup {
    html! {
        svg .cv-side-drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            rect .cv-walls-floor x="4" y="4" width="16" height="16" {}
            @for wall in side.natural_walls().sides() {
                @let line = match wall {
                    Side::North => "M3 4H21",
                    Side::East => "M20 3V21",
                    Side::South => "M3 20H21",
                    Side::West => "M4 3V21",
                };
                path .cv-walls-must d=(line) {}
            }
        }
    }
}
