//! What luck can decide.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use crate::room::Room;
use crate::tile::Tile;

/// An outcome of luck, in the order of the list of outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// `start 0`: this seat begins (C8).
    Start(Seat),
    /// `out shelf`: this light room is not in the solo game (C37).
    Out(Room),
    /// `tile masonry`: the tile that opens the round (C8).
    Tile(Tile),
    /// `room bakehouse`: the room that was face down, under an excavated tile (C17) or on
    /// top of the pile (C39).
    Room(Room),
}

/// Words that are no outcome of luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("luck is “start” and a seat, “tile” and an action tile, “room” or “out” and a room")]
pub struct NotAChance;

/// An outcome is its words.
impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
