//! The action tiles (C4).

use serde::{Serialize, Serializer};
use tabletop::{Member, Set};

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

/// Five food, or the gold that an alternative asks for.
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

/// A set of action tiles.
pub type TileSet = Set<Tile>;

impl Member for Tile {
    type Bits = u16;

    const ALL: TileSet = TileSet::from_bits(0xFFF);

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn numbered(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

impl Back {
    /// The tiles with this back.
    pub const fn tiles(self) -> TileSet {
        let mut bits = 0;
        let mut index = 0;
        while index < 12 {
            if CARDS[index].back as u8 == self as u8 {
                bits |= 1 << index;
            }
            index += 1;
        }
        TileSet::from_bits(bits)
    }
}

/// A tile is its word.
impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
