//! What luck can decide.

use serde::{Serialize, Serializer};
use tabletop::{Drum, Seat, SeatSet};

use crate::room::{Room, RoomSet};
use crate::tile::{Tile, TileSet};

/// What luck draws, in the order of the list of draws.
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

/// What luck draws from. All lots are equally likely: no tile and no room is there twice.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Lots {
    /// One of the two seats.
    Start,
    Out(RoomSet),
    Tile(TileSet),
    Room(RoomSet),
    /// Luck is not due.
    None,
}

impl Drum<Chance> for Lots {
    #[inline]
    fn tickets(&self) -> u32 {
        match self {
            Self::Start => SeatSet::first(2).tickets(),
            Self::Out(rooms) | Self::Room(rooms) => rooms.tickets(),
            Self::Tile(tiles) => tiles.tickets(),
            Self::None => 0,
        }
    }

    #[inline]
    fn draw(&self, ticket: u32) -> Chance {
        match self {
            Self::Start => Chance::Start(SeatSet::first(2).draw(ticket)),
            Self::Out(rooms) => Chance::Out(rooms.draw(ticket)),
            Self::Tile(tiles) => Chance::Tile(tiles.draw(ticket)),
            Self::Room(rooms) => Chance::Room(rooms.draw(ticket)),
            Self::None => panic!("luck is not due"),
        }
    }
}

/// A draw is its words.
impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
