//! What happens in a game of Caverna.

use serde::Serialize;
use tabletop::{Outcome, Seat};

use crate::cave::CavernSide;
use crate::goods::{Good, Goods};
use crate::room::Room;
use crate::space::{Place, Space};
use crate::tile::Tile;

/// An announcement; all of them are for everyone (C41). Gains are what was really gained,
/// within the limits (C2).
#[expect(
    missing_docs,
    reason = "the fields are what their names say; the others are described"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The start player was drawn (C8).
    StartDrawn { seat: Seat },
    /// A light room is out of the solo game (C37).
    RoomSetAside { room: Room },
    /// A round begins with a new action tile (C8).
    RoundBegan {
        /// The round, from 1.
        round: u8,
        /// The turns per player.
        turns: u8,
        /// Who begins.
        start: Seat,
        /// The tile that was turned up.
        tile: Tile,
    },
    /// A tile was taken (C9).
    TileTaken { seat: Seat, tile: Tile },
    /// One good became one food (C14).
    Converted { seat: Seat, good: Good },
    /// Goods of the tile (C12).
    Gained { seat: Seat, goods: Goods },
    /// An exchange of the tile or of a blue room (C13, C30).
    Traded {
        seat: Seat,
        /// What was paid.
        paid: Goods,
        /// What was gained.
        gained: Goods,
    },
    /// An orange room was used (C25).
    RoomUsed {
        seat: Seat,
        room: Room,
        /// What was paid.
        paid: Goods,
        /// What was gained.
        gained: Goods,
    },
    /// `[1]` was used without a room (C31).
    NoRoomUsed { seat: Seat },
    /// A blue room acted by itself (C28).
    BlueRoomActed {
        seat: Seat,
        room: Room,
        /// What was gained.
        gained: Goods,
    },
    /// A tile is excavated (C17); two of them cost something (C20).
    Dug {
        seat: Seat,
        space: Space,
        /// What was paid to the tile; what a room costs is announced with the room.
        paid: Goods,
        /// The food found there.
        food: u8,
    },
    /// The room under an excavated tile is in the display now (C17).
    RoomUnearthed { room: Room },
    /// The top of the pile is in the display now (C39).
    PileTurned { room: Room },
    /// A wall was built (C15).
    WallBuilt { seat: Seat, place: Place },
    /// A wall was razed (C16).
    WallRazed {
        seat: Seat,
        place: Place,
        /// What was gained.
        gained: Goods,
    },
    /// A cavern was furnished (C21).
    Furnished {
        seat: Seat,
        room: Room,
        space: Space,
        /// What was paid, to the action and for the room.
        paid: Goods,
    },
    /// A board is full: the player gets the additional cavern (C34).
    CaveFilled { seat: Seat },
    /// The side of the additional cavern was chosen (C34).
    CavernChosen { seat: Seat, side: CavernSide },
    /// A turn is over (C9).
    TurnEnded { seat: Seat },
    /// A round is over; the tiles come back (C9).
    RoundEnded {
        /// The round, from 1.
        round: u8,
    },
    /// The points are counted (C35).
    GameEnded {
        /// Points and winners.
        outcome: Outcome,
    },
}
