//! The action tiles (C4).

use std::fmt;

use serde::{Serialize, Serializer};

use crate::effect::Effect::{BuildWall, Exchange, Furnish, Gain, RazeWall, UseRooms};
use crate::effect::{DIG, DIG_THROUGH_WALLS, Fee, Parts, Price, pay_to_dig};
use crate::goods::{emmer, flax, food, gold, stone, wood};

/// An action tile, in the order of the rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// `undergrowth`
    Undergrowth,
    /// `cultivation`
    Cultivation,
    /// `housework`
    Housework,
    /// `excavation`
    Excavation,
    /// `furnishing`
    Furnishing,
    /// `masonry`
    Masonry,
    /// `undermining`
    Undermining,
    /// `expansion`
    Expansion,
    /// `drift-mining`
    DriftMining,
    /// `expedition`
    Expedition,
    /// `breach`
    Breach,
    /// `renovation`
    Renovation,
}

/// The back of an action tile (C4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// A dwarf: open from the start.
    Start,
    /// Opens a round of two turns per player.
    Two,
    /// Opens a round of three turns per player.
    Three,
    /// Opens the round of four turns per player.
    Four,
}

/// What is printed on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileCard {
    /// Which tile.
    pub tile: Tile,
    /// Its word in the notation.
    pub word: &'static str,
    /// Its back.
    pub back: Back,
    /// Its actions: parts to be done in any order (C10), each with its alternatives.
    pub actions: Parts,
}

/// Five food, or so much gold.
const FIVE_FOOD: Fee = Fee::Fixed(Price::Food(5));

#[rustfmt::skip]
const CARDS: [TileCard; 12] = [
    card(Tile::Undergrowth, "undergrowth", Back::Start,
         &[&[UseRooms(1)], &[Gain(wood(2))]]),
    card(Tile::Cultivation, "cultivation", Back::Start,
         &[&[UseRooms(1)], &[Gain(emmer(2).and(flax(1)))]]),
    card(Tile::Housework, "housework", Back::Start,
         &[&[Furnish(Fee::FoodPerTurn)],
           &[Furnish(FIVE_FOOD), Furnish(Fee::Fixed(Price::Gold(1)))]]),
    card(Tile::Excavation, "excavation", Back::Start,
         &[&[DIG, pay_to_dig(food(2), 2)], &[Gain(stone(1))]]),
    card(Tile::Furnishing, "furnishing", Back::Two,
         &[&[Gain(food(1))], &[Furnish(Fee::FoodPerTurn)]]),
    card(Tile::Masonry, "masonry", Back::Two,
         &[&[UseRooms(1)], &[Gain(wood(1)), Gain(stone(1))], &[BuildWall]]),
    card(Tile::Undermining, "undermining", Back::Two,
         &[&[UseRooms(2), DIG_THROUGH_WALLS]]),
    card(Tile::Expansion, "expansion", Back::Three,
         &[&[DIG], &[Furnish(FIVE_FOOD), Furnish(Fee::Fixed(Price::Gold(2)))]]),
    card(Tile::DriftMining, "drift-mining", Back::Three,
         &[&[UseRooms(1)], &[DIG]]),
    card(Tile::Expedition, "expedition", Back::Three,
         &[&[Exchange(wood(5), gold(4)), Exchange(stone(5), gold(4)), UseRooms(3)]]),
    card(Tile::Breach, "breach", Back::Three,
         &[&[RazeWall(stone(2).and(food(3)).and(gold(1)))]]),
    card(Tile::Renovation, "renovation", Back::Four,
         &[&[BuildWall], &[Furnish(Fee::Fixed(Price::Nothing))]]),
];

const fn card(tile: Tile, word: &'static str, back: Back, actions: Parts) -> TileCard {
    TileCard {
        tile,
        word,
        back,
        actions,
    }
}

impl Tile {
    /// Every tile.
    pub const ALL: [Self; 12] = {
        let mut all = [Self::Undergrowth; 12];
        let mut index = 0;
        while index < 12 {
            all[index] = CARDS[index].tile;
            index += 1;
        }
        all
    };

    /// What is printed on it.
    #[inline]
    pub const fn card(self) -> &'static TileCard {
        &CARDS[self as usize]
    }

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        self.card().word
    }
}

/// A set of action tiles, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileSet(u16);

impl TileSet {
    /// No tile.
    pub const EMPTY: Self = Self(0);

    /// Every tile.
    pub const ALL: Self = Self(0xFFF);

    /// The tiles with this back.
    pub const fn with_back(back: Back) -> Self {
        let mut set = 0;
        let mut index = 0;
        while index < 12 {
            if CARDS[index].back as u8 == back as u8 {
                set |= 1 << index;
            }
            index += 1;
        }
        Self(set)
    }

    /// Just this tile.
    #[inline]
    pub const fn only(tile: Tile) -> Self {
        Self(1 << tile as u8)
    }

    /// Whether the tile is in the set.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile as u8) != 0
    }

    /// Whether no tile is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Both sets together.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both sets.
    #[must_use]
    #[inline]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The set without the others.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The tiles in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tile = Tile::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*tile)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles
            .into_iter()
            .fold(Self::EMPTY, |set, tile| set.and(Self::only(tile)))
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A tile is its word.
impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// A set of tiles is the list of their words.
impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
