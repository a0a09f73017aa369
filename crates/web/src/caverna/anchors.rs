//! Where the rules speak of a thing.

use caverna::{Room, Tile};

/// The address of what the rules say about an action tile.
pub(crate) fn tile_anchor(tile: Tile) -> String {
    format!("/rules/caverna#{}", tile_id(tile))
}

/// The address of what the rules say about a room.
pub(crate) fn room_anchor(room: Room) -> String {
    format!("/rules/caverna#{}", room_id(room))
}

pub(super) fn tile_id(tile: Tile) -> String {
    format!("tile-{tile}")
}

pub(super) fn room_id(room: Room) -> String {
    format!("room-{room}")
}
