//! The icon set: goods, actions and signs, as one sprite.
//!
//! A board shows hundreds of icons, so each is drawn once as a `symbol` at the beginning of
//! the board and used by its name afterwards. An icon has no words of its own: it is hidden
//! from screen readers, and the words stand beside it.

use caverna::{Good, Room, Tile};
use maud::{Markup, PreEscaped, html};

use super::{room_pictures, tile_pictures};

/// Every symbol. It stands once in front of everything that uses icons.
pub(super) fn sprite() -> Markup {
    html! {
        svg .cv-sprite aria-hidden="true" focusable="false" {
            defs {
                @for (name, shapes) in ICONS { (symbol("i", name, 24, shapes)) }
                @for room in Room::ALL {
                    (symbol("room", room.word(), 32, room_pictures::shapes(room)))
                }
                @for tile in Tile::ALL {
                    (symbol("tile", tile.word(), 32, tile_pictures::shapes(tile)))
                }
            }
        }
    }
}

fn symbol(kind: &str, name: &str, size: u8, shapes: &str) -> Markup {
    html! {
        symbol id={ "cv-" (kind) "-" (name) } viewBox={ "0 0 " (size) " " (size) } {
            g stroke="#2f1d10" stroke-width=(if size == 24 { "1.3" } else { "1.4" })
                stroke-linejoin="round" stroke-linecap="round" fill="none" {
                (PreEscaped(shapes))
            }
        }
    }
}

/// An icon by its name.
pub(super) fn icon(name: &str) -> Markup {
    html! {
        svg .cv-icon aria-hidden="true" focusable="false" { use href={ "#cv-i-" (name) } {} }
    }
}

/// The icon of a kind of goods.
pub(super) fn good(good: Good) -> Markup {
    icon(good.word())
}

/// The picture of a room.
pub(super) fn room(room: Room) -> Markup {
    html! {
        svg .cv-picture aria-hidden="true" focusable="false" {
            use href={ "#cv-room-" (room.word()) } {}
        }
    }
}

/// The picture of an action tile.
pub(super) fn tile(tile: Tile) -> Markup {
    html! {
        svg .cv-picture aria-hidden="true" focusable="false" {
            use href={ "#cv-tile-" (tile.word()) } {}
        }
    }
}

/// Names and shapes in a square of 24. The six goods differ in outline, not only in colour.
const ICONS: &[(&str, &str)] = &[
    (
        "wood",
        r##"<rect x="4.5" y="4.5" width="16" height="7" rx="3.5" fill="#c9843f"/>
<circle cx="18.5" cy="8" r="3.5" fill="#e8c088"/><circle cx="18.5" cy="8" r="1.2"/>
<rect x="1.5" y="12.5" width="16" height="7" rx="3.5" fill="#b06d31"/>
<circle cx="15.5" cy="16" r="3.5" fill="#e8c088"/><circle cx="15.5" cy="16" r="1.2"/>"##,
    ),
    (
        "stone",
        r##"<path d="M2.5 16 6 7.5 12.5 4 19 7l2.5 7.500L17 20H7z" fill="#9aa1a8"/>
<path d="M6 7.5 12.5 4 19 7l-6 4.500z" fill="#cfd4d9"/><path d="M13 11.5 17 20"/>"##,
    ),
    (
        "emmer",
        r##"<path d="M12 23V7" stroke="#7d5612" stroke-width="1.8"/><g fill="#eab543" stroke-width="1">
<path d="M12 7c-2.2-2-2.2-4.5 0-6.5 2.2 2 2.2 4.5 0 6.500z"/>
<path d="M12 11.500c-4 0-5.5-2-5.5-4.5 3.5 0 5.5 1.5 5.5 4.500zM12 11.500c4 0 5.5-2 5.5-4.5-3.5 0-5.5 1.5-5.5 4.500z"/>
<path d="M12 16.500c-4 0-5.5-2-5.5-4.5 3.5 0 5.5 1.5 5.5 4.500zM12 16.500c4 0 5.5-2 5.5-4.5-3.5 0-5.5 1.5-5.5 4.500z"/>
<path d="M12 21c-3.5 0-5-1.5-5-4 3 0 5 1.5 5 4zM12 21c3.5 0 5-1.5 5-4-3 0-5 1.5-5 4z"/></g>"##,
    ),
    (
        "flax",
        r##"<path d="M12 12v11" stroke="#4d7d3a" stroke-width="2"/>
<path d="M12 19c3.5 0 5-1.5 5.5-4-3.5 0-5.5 1.5-5.5 4z" fill="#6aa84f" stroke-width="1"/>
<g fill="#6d97ea" stroke-width="1.1"><circle cx="12" cy="4.3" r="3.3"/><circle cx="16.6" cy="7.6" r="3.3"/>
<circle cx="14.8" cy="12.6" r="3.3"/><circle cx="9.2" cy="12.6" r="3.3"/><circle cx="7.4" cy="7.6" r="3.3"/></g>
<circle cx="12" cy="8.8" r="2.3" fill="#ffe08a" stroke-width="1"/>"##,
    ),
    (
        "food",
        r##"<path d="M8.5 6c-1.4-1.4 1.4-2.2 0-4M12.5 6c-1.4-1.4 1.4-2.2 0-4M16.5 6c-1.4-1.4 1.4-2.2 0-4" stroke="#a4968a"/>
<path d="M3.5 12c.8-3.5 4-4.5 8.5-4.500s7.7 1 8.5 4.500z" fill="#f0bd62"/>
<path d="M2 11.500h20c0 6-4 10-10 10s-10-4-10-10z" fill="#c4553f"/>
<path d="M5 14.500c.6 2.3 1.8 3.7 3.5 4.5" stroke="#f0a58f"/>"##,
    ),
    (
        "gold",
        r##"<path d="M1.5 19 5 11h14l3.5 8z" fill="#f3bd1c"/><path d="M5 11l2.5-4h9l2.5 4z" fill="#ffe37a"/>
<path d="M5 16.5 6.5 13" stroke="#fff3b8"/><path d="M18.5 1v5M16 3.500h5" stroke="#f3bd1c" stroke-width="1.6"/>"##,
    ),
    (
        "dig",
        r##"<path d="M5 21 14 9" stroke-width="4.6"/><path d="M5 21 14 9" stroke="#b97a3d" stroke-width="2.4"/>
<path d="M4.5 4.500C11 1.5 19 5.5 21.5 14c-3.5-4-6-5.2-8-6.2-2.5-1-5.5-1.8-9-3.300z" fill="#c3cad0"/>"##,
    ),
    (
        "dig-through",
        r##"<path d="M2 12h8v10H2zM2 17h8M6 12v5" fill="#bfa98c"/>
<path d="M8 20 15.5 9.5" stroke-width="4.4"/><path d="M8 20 15.5 9.5" stroke="#b97a3d" stroke-width="2.2"/>
<path d="M6.5 4.500C12.5 2 20 6 22.5 14c-3.5-4-5.5-5-7.5-6-2.5-1-5-1.8-8.5-3.500z" fill="#c3cad0"/>"##,
    ),
    (
        "furnish",
        r##"<path d="M5 2.500h3.500V12H19v3.500h-1.500v6H14v-6H8.500v6H5z" fill="#d69a58"/>
<path d="M8.5 12H19v3.500H8.500z" fill="#b5533c"/>"##,
    ),
    (
        "wall",
        r##"<path d="M1.5 6.500h21v12h-21z" fill="#c2ad90"/>
<path d="M1.5 10.500h21M1.5 14.500h21M8 6.500v4M16 6.500v4M5 10.500v4M12 10.500v4M19 10.500v4M8 14.500v4M16 14.500v4"/>"##,
    ),
    (
        "raze",
        r##"<path d="M1.5 8.500h7L6.5 12 9 15l-2.5 4.500h-5z" fill="#c2ad90"/>
<path d="M22.5 8.500h-7l-2 3.5 2.5 3-2.5 4.500h9z" fill="#c2ad90"/><path d="M1.5 14h6M15 14h7.5"/>
<path d="M11.5 7 12 2M9 6.5 7 2.500M14 6.500l2.5-4" stroke="#d8432f" stroke-width="1.8"/>"##,
    ),
    (
        "arrow",
        r#"<path d="M3 12h16M13 6l6 6-6 6" stroke="currentColor" stroke-width="2.8"/>"#,
    ),
    (
        "refill",
        r##"<path d="M12 19V5M6 10.500l6-6 6 6" stroke="currentColor" stroke-width="2.8"/>
<path d="M3 22.300h18" stroke="#a9682f" stroke-width="2.6"/>"##,
    ),
    (
        "whenever",
        r##"<path d="M13.5 1.5 4.5 14H11l-1.5 8.500L19.5 9.500H13z" fill="#8cc4ff"/>"##,
    ),
    (
        "different",
        r##"<circle cx="6" cy="8" r="4" fill="#a9682f"/><path d="M13 4h8v8h-8z" fill="#9aa1a8"/>
<path d="M12 13 17 21.500H7z" fill="#eab543"/>"##,
    ),
    (
        "dwarf",
        r##"<path d="M6 13c0 7 3 10 6 10s6-3 6-10z" fill="#efe7d8"/>
<path d="M7.5 11h9v3.500a4.5 2.5 0 0 1-9 0z" fill="#f2c9a0" stroke-width="1"/>
<path d="M12 .8 4.5 12.500h15z" fill="#c8402f"/>"##,
    ),
    (
        "flag",
        r##"<path d="M5.5 22.500v-20" stroke-width="2.2"/><path d="M6.5 3H20l-3.5 4.500L20 12H6.500z" fill="#e8a51c"/>"##,
    ),
    (
        "pile",
        r##"<path d="M3 15.5 12 20l9-4.5-9-4.500z" fill="#4c4541"/><path d="M3 12 12 16.5 21 12l-9-4.500z" fill="#6a605b"/>
<path d="M3 8.5 12 13l9-4.500L12 4z" fill="#8b7f78"/>"##,
    ),
    (
        "cave",
        r##"<path d="M2.5 21V12a9.5 9.5 0 0 1 19 0v9h-5.500v-6a4 4 0 0 0-8 0v6z" fill="#b99a70"/>"##,
    ),
    (
        "log",
        r##"<path d="M3 4h18v12.500H10.500L6.500 21v-4.500H3z" fill="#f3e6cf"/><path d="M7 8.500h10M7 12.200h7"/>"##,
    ),
    (
        "done",
        r#"<path d="M4 12.5 9.5 18.5 20 5.5" stroke="currentColor" stroke-width="3.2"/>"#,
    ),
    (
        "barred",
        r#"<circle cx="12" cy="12" r="9" stroke="currentColor" stroke-width="2.4"/>
<path d="M6 18 18 6" stroke="currentColor" stroke-width="2.4"/>"#,
    ),
    (
        "fits",
        r#"<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" stroke="currentColor" stroke-width="2.4"/>
<path d="M8 12.5 11 15.5 16 9" stroke="currentColor" stroke-width="2.4"/>"#,
    ),
];
