//! The drawings that are used again and again: tiles, veins, stations, stones.
//!
//! What the script shows of a piece that is not laid yet is found by its words: the drawing
//! of `lay four -2,3 r1` has the id `ghost-lay-four-r1`.

use std::sync::LazyLock;

use cavum::{Colour, Kind, Piece, Tile, VEIN_EXITS};
use maud::{Markup, PreEscaped, html};
use tabletop::{Seat, Viewer};

use super::geometry::{OUTLINE, TILE, tunnels};

/// All drawings, once on every page.
pub(super) fn sprite(viewer: Viewer) -> Markup {
    // They are a third of the page and never change.
    static DRAWN: LazyLock<Vec<(Viewer, Markup)>> = LazyLock::new(|| {
        let viewers = Viewer::all(MOST_SEATS);
        viewers.map(|viewer| (viewer, drawn_for(viewer))).collect()
    });
    let drawn = DRAWN.iter().find(|(own, _)| *own == viewer);
    drawn.map_or_else(|| drawn_for(viewer), |(_, drawn)| drawn.clone())
}

const MOST_SEATS: u8 = 4;

fn drawn_for(viewer: Viewer) -> Markup {
    html! {
        svg .cm-sprite aria-hidden="true" focusable="false" width="0" height="0" {
            @for tile in every_tile() {
                symbol id=(tile_id(tile)) viewBox=(HEX_WINDOW) { (tile_drawing(tile)) }
            }
            @for colour in Colour::ALL {
                symbol id={ "ghost-vein-" (colour) } viewBox=(HEX_WINDOW) { (vein_drawing(colour)) }
                symbol id={ "cm-gem-" (colour) } viewBox="-12 -12 24 24" { (gem_drawing(colour)) }
            }
            @for seat in 0..MOST_SEATS {
                symbol id={ "cm-station-" (seat) } viewBox=(HEX_WINDOW) { (station_drawing(Seat::new(seat))) }
            }
            @if let Viewer::Seat(seat) = viewer {
                symbol #ghost-station viewBox=(HEX_WINDOW) { (station_drawing(seat)) }
            }
            symbol #cm-threat viewBox=(HEX_WINDOW) {
                path .cm-hazard d=(TILE) {}
                path .cm-stripes d=(TILE) {}
            }
            symbol #cm-burst viewBox=(HEX_WINDOW) { (PreEscaped(BURST)) }
            symbol #cm-rubble viewBox=(HEX_WINDOW) { (PreEscaped(RUBBLE)) }
            symbol #cm-pick viewBox="-12 -12 24 24" { (PreEscaped(PICK)) }
            symbol #cm-option viewBox="-12 -12 24 24" { (PreEscaped(OPTION)) }
            symbol #cm-vein viewBox=(HEX_WINDOW) { (blank_vein()) }
            symbol #cm-lode viewBox=(HEX_WINDOW) {
                path .cm-rock d=(TILE) {}
                (ways(&tunnels(VEIN_EXITS)))
                circle .cm-lode r="20" {}
            }
        }
    }
}

/// The window of the drawings that fill a hex.
const HEX_WINDOW: PreEscaped<&str> = PreEscaped("-30 -32 60 64");

/// A drawing that fills a hex, in the middle of its space.
pub(super) fn on_hex(id: &str, class: &str) -> Markup {
    html! { use .(class) href={ "#" (id) } x="-30" y="-32" width="60" height="64" {} }
}

/// Where the script shows a piece that is not there yet.
pub(super) fn ghost() -> Markup {
    html! { use .cm-ghost data-ghost x="-30" y="-32" width="60" height="64" {} }
}

/// A drawing as a small picture between words.
pub(super) fn picture(id: &str, class: &str) -> Markup {
    html! {
        svg .cm-picture .(class) aria-hidden="true" focusable="false" { use href={ "#" (id) } {} }
    }
}

/// A stone between words; its shape tells its colour.
pub(super) fn gem(colour: Colour) -> Markup {
    picture(&format!("cm-gem-{colour}"), "cm-gem")
}

/// A piece between words.
pub(super) fn piece(piece: Piece, seat: Option<Seat>) -> Markup {
    let id = match (piece, seat) {
        (Piece::Station, Some(seat)) => format!("cm-station-{seat}"),
        (Piece::Station, None) => "cm-station-0".to_owned(),
        (Piece::Vein, _) => "cm-vein".to_owned(),
        (tile, _) => tile.turned(0).map(tile_id).unwrap_or_default(),
    };
    picture(&id, "cm-piece")
}

/// The id of the drawing of a tile.
pub(super) fn tile_id(tile: Tile) -> String {
    let words = Piece::tile(tile).to_string().replace(' ', "-");
    format!("ghost-lay-{words}-r{}", tile.turn())
}

pub(super) fn every_tile() -> impl Iterator<Item = Tile> {
    Kind::ALL.into_iter().flat_map(|kind| {
        (0..kind.turns())
            .flat_map(move |turn| [Tile::tunnel(kind, turn), Tile::dynamite(kind, turn)])
    })
}

fn tile_drawing(tile: Tile) -> Markup {
    let tunnels = tunnels(tile.exits());
    html! {
        path .cm-rock .cm-charged[tile.is_dynamite()] d=(TILE) {}
        (ways(&tunnels))
        @if tile.is_dynamite() {
            path .cm-hazard d=(TILE) {}
            path .cm-stripes d=(TILE) {}
            (PreEscaped(DYNAMITE))
        }
    }
}

/// Tunnels that meet in the middle (K4).
fn ways(tunnels: &str) -> Markup {
    html! {
        path .cm-bed d=(tunnels) {}
        circle .cm-bed-middle r="6.5" {}
        path .cm-way d=(tunnels) {}
        circle .cm-way-middle r="4" {}
    }
}

fn vein_drawing(colour: Colour) -> Markup {
    html! {
        path .cm-rock d=(TILE) {}
        (ways(&tunnels(VEIN_EXITS)))
        circle .cm-lode r="19" {}
        g transform="translate(0 -3)" { (gem_drawing(colour)) }
    }
}

/// A vein with as many stones as are left: up to nine, in rows of three.
pub(super) fn stocked_vein(colour: Colour, stones: u8) -> Markup {
    let (size, places): (i32, &[(i32, i32)]) = match stones {
        0 => (0, &[]),
        1 => (24, &[(0, 0)]),
        2 => (17, &[(-8, 0), (8, 0)]),
        3 => (16, &[(0, -7), (-8, 7), (8, 7)]),
        4 => (15, &[(-8, -8), (8, -8), (-8, 8), (8, 8)]),
        5..=7 => (11, &SEVEN[..usize::from(stones)]),
        _ => (11, &NINE[..usize::from(stones).min(NINE.len())]),
    };
    html! {
        (on_hex("cm-lode", "cm-tile"))
        @for (x, y) in places {
            use href={ "#cm-gem-" (colour) } x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
        }
    }
}

/// A row of three between two of two.
const SEVEN: [(i32, i32); 7] = [
    (-11, 0),
    (0, 0),
    (11, 0),
    (-6, -11),
    (6, -11),
    (-6, 11),
    (6, 11),
];

/// Three rows of three.
const NINE: [(i32, i32); 9] = [
    (-11, 0),
    (0, 0),
    (11, 0),
    (-10, -11),
    (0, -12),
    (10, -11),
    (-10, 11),
    (0, 12),
    (10, 11),
];

fn blank_vein() -> Markup {
    html! {
        path .cm-rock d=(TILE) {}
        (ways(&tunnels(VEIN_EXITS)))
        circle .cm-lode r="19" {}
        path .cm-sparkle d="M0-13 3-3 13 0 3 3 0 13-3 3-13 0-3-3z" {}
    }
}

/// Six colours, six shapes: no colour stands alone.
fn gem_drawing(colour: Colour) -> Markup {
    let shape = match colour {
        Colour::Yellow => "M0-9A9 9 0 0 1 0 9 9 9 0 0 1 0-9z",
        Colour::Red => "M0-10 10 8H-10z",
        Colour::Blue => "M-8-8H8V8H-8z",
        Colour::Green => "M0-10 8.7-5V5L0 10-8.7 5V-5z",
        Colour::White => "M0-11 7 0 0 11-7 0z",
        Colour::Violet => {
            "M0-11 2.6-3.6 10.5-3.4 4.2 1.4 6.5 8.9 0 4.4-6.5 8.9-4.2 1.4-10.5-3.4-2.6-3.6z"
        }
    };
    html! { path .cm-stone .{ "cm-" (colour) } d=(shape) {} }
}

/// A house in the colour of its owner, with the owner's sign on it.
fn station_drawing(seat: Seat) -> Markup {
    html! {
        g .{ "cm-seat-" (seat) } {
            path .cm-house d="M0-20 17-5V16H-17V-5z" {}
            path .cm-sign d=(sign(seat)) {}
        }
    }
}

/// The signs of the four seats.
fn sign(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "M0-7 8 4 0 14-8 4z",
        1 => "M0-7 9 12H-9z",
        2 => "M0-5A8 8 0 0 1 0 11 8 8 0 0 1 0-5z",
        _ => "M-8-5H8V11H-8z",
    }
}

const DYNAMITE: &str = r#"<circle class="cm-fuse-back" r="14.5"/><g class="cm-sticks"><rect x="-10" y="-4" width="6" height="14" rx="1"/><rect x="-3" y="-6" width="6" height="16" rx="1"/><rect x="4" y="-4" width="6" height="14" rx="1"/></g><path class="cm-band" d="M-10.500 2.500H10.500"/><path class="cm-fuse" d="M0-6c0-4 5-3 5-7"/><path class="cm-spark" d="M5-17l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"/>"#;

const BURST: &str = r#"<path class="cm-burst" d="M0-27 6-12 20-20 14-6 27 0 14 6 20 20 6 12 0 27-6 12-20 20-14 6-27 0-14-6-20-20-6-12z"/><path class="cm-burst-core" d="M0-13 3-5 11-7 6 0 11 7 3 5 0 13-3 5-11 7-6 0-11-7-3-5z"/>"#;

const RUBBLE: &str = r#"<path class="cm-rubble" d="M-16 10l5-9 9 1 3 10zM3 12l3-12 10 2 2 9zM-7-1l2-9 9-1 3 8-6 5z"/><path class="cm-gone" d="M-18-18 18 18M18-18-18 18"/>"#;

const PICK: &str = r#"<path class="cm-pick-handle" d="M-8 9 5-4"/><path class="cm-pick-head" d="M-5-9C3-10 10-3 9 5 6-1 1-6-5-9z"/>"#;

const OPTION: &str =
    r#"<circle class="cm-option" r="10"/><text class="cm-option-sign" y="3.5">+3</text>"#;

/// The outline of a hex, for marks above everything else.
pub(super) fn frame() -> Markup {
    html! { path .cm-frame d=(OUTLINE) {} }
}
