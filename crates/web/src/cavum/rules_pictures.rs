//! Pictures of the rules page: small pieces of the board, with the drawings of the board.

use cavum::{Colour, Kind, Space, Tile};
use maud::{Markup, html};
use tabletop::Seat;

use super::geometry::{OUTLINE, centre, line, shift};
use super::sprite::{on_hex, picture, tile_id};

/// The reader's seat.
pub(super) const YOU: Seat = Seat::new(1);
/// Somebody else's.
pub(super) const OTHER: Seat = Seat::new(0);

/// A space of a picture and what is on it.
#[derive(Clone, Copy)]
pub(super) struct Cell {
    pub(super) space: Space,
    pub(super) is_city: bool,
    pub(super) tile: Option<Tile>,
    pub(super) level: u8,
    pub(super) vein: Option<(Colour, u8)>,
    pub(super) station: Option<Seat>,
    pub(super) mark: Option<Mark>,
    /// The number of the city whose middle this is.
    pub(super) numeral: Option<&'static str>,
}

/// What a picture says about a space.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// It has just been laid.
    New,
    /// It is possible here.
    Good,
    /// It is not possible here.
    Bad,
    /// The explosion takes it.
    Blast,
}

impl Cell {
    /// An empty space of the mountain.
    pub(super) fn rock(q: i8, r: i8) -> Self {
        Self {
            space: Space::at(q, r).expect("the examples lie on the board"),
            is_city: false,
            tile: None,
            level: 1,
            vein: None,
            station: None,
            mark: None,
            numeral: None,
        }
    }

    /// A space of a city.
    pub(super) fn city(q: i8, r: i8) -> Self {
        Self {
            is_city: true,
            ..Self::rock(q, r)
        }
    }

    /// A tunnel tile.
    pub(super) fn tunnel(q: i8, r: i8, kind: Kind, turn: u8) -> Self {
        Self::rock(q, r).under(Tile::tunnel(kind, turn))
    }

    /// A tile as those that lie in front of the first city at the start.
    pub(super) fn start(q: i8, r: i8) -> Self {
        Self::tunnel(q, r, Kind::Four, 1)
    }

    /// A vein.
    pub(super) fn vein(q: i8, r: i8, colour: Colour, stones: u8) -> Self {
        Self {
            vein: Some((colour, stones)),
            ..Self::rock(q, r)
        }
    }

    /// With this tile on it.
    pub(super) fn under(self, tile: Tile) -> Self {
        Self {
            tile: Some(tile),
            ..self
        }
    }

    /// With this many tiles on top of each other.
    pub(super) fn level(self, level: u8) -> Self {
        Self { level, ..self }
    }

    /// With a station.
    pub(super) fn station(self, owner: Seat) -> Self {
        Self {
            station: Some(owner),
            ..self
        }
    }

    /// With a mark.
    pub(super) fn marked(self, mark: Mark) -> Self {
        Self {
            mark: Some(mark),
            ..self
        }
    }
}

/// A piece of the board with a route through it, which may be empty.
pub(super) fn cutout(cells: &[Cell], route: &[Space], label: &str) -> Markup {
    html! {
        svg .cmr-cutout viewBox=(window(cells)) role="img" aria-label=(label) focusable="false" {
            @for cell in cells { (space(cell)) }
            @if let [first, .., last] = route {
                path .cmr-route-shade d=(line(route)) {}
                path .cm-route .{ "cm-seat-" (YOU) } d=(line(route)) {}
                @for end in [first, last] {
                    circle .cm-route-end .{ "cm-seat-" (YOU) } r="8" transform=(shift(*end)) {}
                }
            }
            @for cell in cells { (mark(cell)) }
        }
    }
}

/// A tile between words.
pub(super) fn tile(tile: Tile) -> Markup {
    picture(&tile_id(tile), "cmr-piece")
}

fn window(cells: &[Cell]) -> String {
    let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
    for cell in cells {
        let (x, y) = centre(cell.space);
        (left, right) = (left.min(x - 28.0), right.max(x + 28.0));
        (top, bottom) = (top.min(y - 32.0), bottom.max(y + 32.0));
    }
    format!("{left:.1} {top:.1} {:.1} {:.1}", right - left, bottom - top)
}

fn space(cell: &Cell) -> Markup {
    html! {
        g transform=(shift(cell.space)) {
            @if cell.is_city {
                path .cm-town d=(OUTLINE) {}
                path .cm-roofs d="M-15 12V1l6-6 6 6v11M1 12V-3l7-7 7 7v15" {}
            } @else {
                path .cm-ground d=(OUTLINE) {}
            }
            @if let Some(tile) = cell.tile { (on_hex(&tile_id(tile), "cm-tile")) }
            @if let Some((colour, stones)) = cell.vein {
                (on_hex(&format!("ghost-vein-{colour}"), "cm-tile"))
                text .cm-count y="21" { (stones) }
            }
            @if let Some(owner) = cell.station {
                (on_hex(&format!("cm-station-{owner}"), "cm-built"))
            }
        }
    }
}

fn mark(cell: &Cell) -> Markup {
    html! {
        g transform=(shift(cell.space)) {
            @if let Some(numeral) = cell.numeral { text .cmr-numeral y="9" { (numeral) } }
            @match cell.mark {
                Some(Mark::New) => path .cmr-frame .cmr-new d=(OUTLINE) {},
                Some(Mark::Blast) => path .cmr-frame .cmr-blast d=(OUTLINE) {},
                Some(Mark::Good) => g .cmr-verdict .cmr-good transform="translate(13 -15)" {
                    circle r="9" {} path d="M-4.5 .5-1 4 4.5-3.5" {}
                },
                Some(Mark::Bad) => g .cmr-verdict .cmr-bad transform="translate(13 -15)" {
                    circle r="9" {} path d="M-3.5-3.5 3.500 3.500M3.500-3.500-3.500 3.5" {}
                },
                None => {},
            }
            @if cell.level > 1 {
                circle .cmr-level-back cx="15" cy="-15" r="8" {}
                text .cmr-level x="15" y="-11" { (cell.level) }
            }
        }
    }
}
