//! What a player can decide.

use serde::{Serialize, Serializer};

use crate::cave::CavernSide;
use crate::deal::Usage;
use crate::effect::Price;
use crate::goods::{Good, Goods};
use crate::room::Room;
use crate::space::{Place, Space};
use crate::tile::Tile;

/// One decision of a turn.
///
/// The order of the variants is the order of the legal list. It is the order in which every
/// tile prints its actions, so that a list reads like the tile, with conversions before and
/// the end of the turn after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// `convert emmer`: one of it becomes one food (C14).
    Convert(Good),
    /// `take housework`: the turn's tile (C9).
    Take(Tile),
    /// `trade 5 wood`: an exchange of the tile, or of a blue room, named by what is paid
    /// (C13, C30).
    Trade(Goods),
    /// `use no-room`: `[1]` is used for the Wood Storeroom alone (C31).
    UseNoRoom,
    /// `use tunnel for stone 2 food`: an orange room is used in one of its ways (C25).
    Use(Usage),
    /// `dig 1,0`: this tile is excavated (C17).
    Dig(Space),
    /// `dig twice 1,0`: this tile and then another one are excavated (C20).
    DigTwice(Space),
    /// `gain 2 emmer flax`: goods of the tile (C12).
    Gain(Goods),
    /// `wall 3,0 3,1`: a wall is built (C15).
    Wall(Place),
    /// `raze 3,0 3,1`: a wall is razed (C16).
    Raze(Place),
    /// `furnish shelf 2,0 with 2 food`: the room is built here, for this on top of its own
    /// cost (C21).
    Furnish(Room, Space, Price),
    /// `cavern corner`: this side of the additional cavern (C34).
    Cavern(CavernSide),
    /// `end`: the turn is over.
    End,
}

/// A decision is its words.
impl Serialize for Decision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
