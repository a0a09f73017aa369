//! The vocabulary of action tiles and rooms.
//!
//! What is printed on a tile or a room is a list of [`Effect`]s. They are plain data; what
//! they do is said once, in the modules `actions` (for tiles) and `deal` (for rooms).

use crate::goods::{Good, GoodSet, Goods};
use crate::tile::Tile;

/// What is printed on a tile or an orange room: parts that may all be done (C10, `;`), each
/// of them a list of alternatives of which at most one is done (C26, `//`).
pub type Parts = &'static [&'static [Effect]];

/// One printed effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// `+` these goods (C12).
    Gain(Goods),
    /// `+` these goods, but only for a player with few of one kind (the Tunnel).
    GainBelow {
        /// What is gained.
        goods: Goods,
        /// The kind that is looked at.
        good: Good,
        /// There must be fewer than this.
        below: u8,
    },
    /// Each of these kinds is raised to the level (C27).
    Refill(GoodSet, u8),
    /// The goods on the left are paid, those on the right are gained (C13).
    Exchange(Goods, Goods),
    /// This many goods, all different and of any kind, are paid for these (C33).
    ExchangeDifferent(u8, Goods),
    /// Excavate (C17).
    Dig(Dig),
    /// Furnish one cavern (C21) for this on top of the room's own cost.
    Furnish(Fee),
    /// Build a wall (C15).
    BuildWall,
    /// Raze a wall and gain these goods (C16).
    RazeWall(Goods),
    /// Use up to this many different orange rooms (C25).
    UseRooms(u8),
}

/// How and how often to excavate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dig {
    /// What it costs, paid before the first tile is seen (C20).
    pub cost: Goods,
    /// How many tiles, one or two.
    pub tiles: u8,
    /// What can be in the way.
    pub route: Route,
}

/// The ways by which face-down tiles are reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// Around walls (C18).
    AroundWalls,
    /// Through walls as if they were not there (C19).
    ThroughWalls,
}

/// What an action asks for furnishing, besides the room's own cost (C21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fee {
    /// As many food as there are turns per player in this round.
    FoodPerTurn,
    /// A fixed price.
    Fixed(Price),
}

/// What is paid to an action for furnishing.
///
/// In words: `with 5 food`, `with gold`; nothing is not said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Price {
    /// Nothing on top.
    Nothing,
    /// Food.
    Food(u8),
    /// Gold.
    Gold(u8),
}

impl Price {
    /// The goods to be paid.
    #[inline]
    pub const fn goods(self) -> Goods {
        match self {
            Self::Nothing => Goods::NONE,
            Self::Food(amount) => Goods::of(amount, Good::Food),
            Self::Gold(amount) => Goods::of(amount, Good::Gold),
        }
    }
}

impl Fee {
    /// The price in a round with this many turns per player.
    #[inline]
    pub const fn price(self, turns: u8) -> Price {
        match self {
            Self::FoodPerTurn => Price::Food(turns),
            Self::Fixed(price) => price,
        }
    }
}

/// A situation in which a blue room acts by itself (C28).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Situation {
    /// Whenever this tile is chosen.
    Choosing(Tile),
    /// Whenever this kind of goods really rises (C29).
    Gaining(Good),
    /// Whenever `[n]` is used, with n among these.
    Using(&'static [u8]),
    /// Whenever a wall is built.
    Building,
}

/// Excavate one tile.
pub(crate) const DIG: Effect = Effect::Dig(Dig {
    cost: Goods::NONE,
    tiles: 1,
    route: Route::AroundWalls,
});

/// Excavate one tile, even through walls.
pub(crate) const DIG_THROUGH_WALLS: Effect = Effect::Dig(Dig {
    cost: Goods::NONE,
    tiles: 1,
    route: Route::ThroughWalls,
});

/// Pay, then excavate this many tiles.
pub(crate) const fn pay_to_dig(cost: Goods, tiles: u8) -> Effect {
    Effect::Dig(Dig {
        cost,
        tiles,
        route: Route::AroundWalls,
    })
}
