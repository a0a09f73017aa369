//! The rooms and the pre-printed Cave Entrance.

use serde::{Serialize, Serializer};
use tabletop::{Member, Set};

use crate::effect::Effect::{Exchange, ExchangeDifferent, Gain, GainBelow, Refill, UseRooms};
use crate::effect::{Effect, Parts, Situation, pay_to_dig};
use crate::goods::{Good, GoodSet, Goods, emmer, flax, food, gold, stone, wood};
use crate::icon::{FittingWalls, Icon, Walls};
use crate::tile::Tile;

/// A room: the Cave Entrance, then 1 to 24 as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[rustfmt::skip]
#[expect(missing_docs, reason = "each is a row of the table below, which says it all")]
pub enum Room {
    CaveEntrance,
    Shelf, SpinningWheel, Tunnel, Grindstone, FoodCorner, Parlor,
    Warehouse, Stall, SacrificialAltar, Storeroom, WeavingRoom, FurnitureWorkshop,
    GoldVein, JunctionRoom, DiggingCave, Bakehouse, StateRoom, SecretChamber, Treasury,
    ProspectingSite, RettingRoom, EquipmentRoom, WoodStoreroom, Dungeon,
}

/// The two kinds of rooms (C23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Used by `[n]` (C25).
    Orange,
    /// Acts by itself (C28).
    Blue,
}

/// The back of a room (C7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomBack {
    /// Printed on the board: the Cave Entrance.
    Board,
    /// Open from the start.
    Light,
    /// Face down on the boards.
    Dark,
}

/// What a room does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// An orange room: parts to be done when it is used (C26).
    Use(Parts),
    /// A blue room: whenever the situation occurs, the effect (C28).
    Whenever(Situation, Effect),
}

/// What is printed on a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomCard {
    /// Which room.
    pub room: Room,
    /// Its word in the notation.
    pub word: &'static str,
    /// Its building cost.
    pub cost: Goods,
    /// Its wall icon.
    pub icon: Icon,
    /// Its points.
    pub points: u8,
    /// What it does.
    pub work: Work,
}

const FREE: Goods = Goods::NONE;
/// One of wood, stone, emmer and flax.
const FOUR: Goods = wood(1).and(stone(1)).and(emmer(1)).and(flax(1));
const STONE_BELOW_3: Effect = GainBelow {
    goods: stone(1),
    good: Good::Stone,
    below: 3,
};

#[rustfmt::skip]
const CARDS: [RoomCard; 25] = [
    orange(Room::CaveEntrance, "cave-entrance", FREE, b"----", 0,
           &[&[Gain(wood(1)), Gain(stone(1)), Gain(emmer(1)), Gain(flax(1))]]),
    orange(Room::Shelf, "shelf", wood(1), b"D---", 3,
           &[&[refill(Good::Wood, 2), refill(Good::Stone, 2), refill(Good::Emmer, 2), refill(Good::Flax, 2)]]),
    orange(Room::SpinningWheel, "spinning-wheel", wood(1), b"D---", 4,
           &[&[Exchange(flax(1), gold(1)), Exchange(flax(3), gold(2))]]),
    orange(Room::Tunnel, "tunnel", wood(1), b"-D-D", 3,
           &[&[Gain(food(2))], &[STONE_BELOW_3]]),
    orange(Room::Grindstone, "grindstone", stone(1), b"D--L", 4,
           &[&[Exchange(emmer(1), food(3)), Exchange(emmer(4), food(7))]]),
    orange(Room::FoodCorner, "food-corner", stone(1), b"D--D", 3,
           &[&[refill(Good::Food, 3)]]),
    orange(Room::Parlor, "parlor", stone(1).and(gold(1)), b"DD-D", 6,
           &[&[Refill(GoodSet::ALL, 1)]]),
    orange(Room::Warehouse, "warehouse", wood(2), b"DL-L", 2,
           &[&[Exchange(food(2), FOUR)]]),
    orange(Room::Stall, "stall", wood(1).and(gold(1)), b"DL-L", 6,
           &[&[Exchange(emmer(5), gold(4)), Exchange(flax(5), gold(4))]]),
    orange(Room::SacrificialAltar, "sacrificial-altar", stone(4), b"DL-L", 7,
           &[&[Exchange(wood(1).and(emmer(1)).and(flax(1)).and(food(1)), gold(3))]]),
    orange(Room::Storeroom, "storeroom", wood(2).and(gold(1)), b"D--D", 6,
           &[&[Gain(emmer(1).and(flax(1)).and(food(1)))]]),
    orange(Room::WeavingRoom, "weaving-room", wood(2), b"D--D", 5,
           &[&[Exchange(flax(2), food(2).and(gold(2)))]]),
    orange(Room::FurnitureWorkshop, "furniture-workshop", wood(1).and(stone(2)), b"DL-D", 5,
           &[&[Exchange(wood(2).and(flax(1)), gold(3))]]),
    orange(Room::GoldVein, "gold-vein", gold(5), b"DL-D", 9,
           &[&[Gain(stone(1).and(gold(1)))]]),
    orange(Room::JunctionRoom, "junction-room", wood(2), b"-D-D", 6,
           &[&[ExchangeDifferent(3, gold(2))]]),
    orange(Room::DiggingCave, "digging-cave", wood(3).and(stone(1)), b"DD-D", 8,
           &[&[pay_to_dig(gold(1), 1)]]),
    orange(Room::Bakehouse, "bakehouse", wood(1).and(stone(2)), b"DD-D", 6,
           &[&[Exchange(emmer(2), food(4).and(gold(1))), Exchange(emmer(3), food(4).and(gold(2)))]]),
    orange(Room::StateRoom, "state-room", gold(7), b"DDLD", 12,
           &[&[Gain(flax(1).and(gold(1)))]]),
    orange(Room::SecretChamber, "secret-chamber", wood(2).and(stone(1)), b"DDDD", 8,
           &[&[Gain(flax(3)), Gain(gold(1))]]),
    orange(Room::Treasury, "treasury", gold(3), b"DDDD", 10,
           &[&[Exchange(gold(3), gold(4).and(food(1)))]]),
    blue(Room::ProspectingSite, "prospecting-site", FREE, b"D--L", 5,
           Situation::Choosing(Tile::Undergrowth), Exchange(food(1), gold(1))),
    blue(Room::RettingRoom, "retting-room", stone(1), b"DL-L", 3,
           Situation::Gaining(Good::Flax), Gain(food(1))),
    blue(Room::EquipmentRoom, "equipment-room", wood(2), b"D--L", 3,
           Situation::Using(&[2, 3]), UseRooms(1)),
    blue(Room::WoodStoreroom, "wood-storeroom", stone(1), b"D--D", 2,
           Situation::Using(&[1]), Gain(wood(1))),
    blue(Room::Dungeon, "dungeon", stone(3).and(gold(4)), b"DDDD", 11,
           Situation::Building, Gain(gold(2))),
];

const fn orange(
    room: Room,
    word: &'static str,
    cost: Goods,
    icon: &[u8],
    points: u8,
    parts: Parts,
) -> RoomCard {
    RoomCard {
        room,
        word,
        cost,
        icon: Icon::read(icon),
        points,
        work: Work::Use(parts),
    }
}

const fn blue(
    room: Room,
    word: &'static str,
    cost: Goods,
    icon: &[u8],
    points: u8,
    situation: Situation,
    effect: Effect,
) -> RoomCard {
    RoomCard {
        room,
        word,
        cost,
        icon: Icon::read(icon),
        points,
        work: Work::Whenever(situation, effect),
    }
}

const fn refill(good: Good, level: u8) -> Effect {
    Refill(GoodSet::from_bits(1 << good as u8), level)
}

/// The wall sets that fit each room, worked out once.
const FITTING: [FittingWalls; 25] = {
    let mut fitting = [CARDS[0].icon.fitting(); 25];
    let mut index = 0;
    while index < 25 {
        fitting[index] = CARDS[index].icon.fitting();
        index += 1;
    }
    fitting
};

impl Room {
    /// Every room, the Cave Entrance first.
    pub const ALL: [Self; 25] = {
        let mut all = [Self::CaveEntrance; 25];
        let mut index = 0;
        while index < 25 {
            all[index] = CARDS[index].room;
            index += 1;
        }
        all
    };

    /// The six rooms with a light back.
    pub const LIGHT: RoomSet = RoomSet::from_bits(0x7E);

    /// The eighteen rooms with a dark back.
    pub const DARK: RoomSet = RoomSet::from_bits(0x1FF_FF80);

    /// The orange rooms, the Cave Entrance included.
    pub const ORANGE: RoomSet = of_colour(Colour::Orange);

    /// The blue rooms.
    pub const BLUE: RoomSet = of_colour(Colour::Blue);

    /// What is printed on it.
    #[inline]
    pub const fn card(self) -> &'static RoomCard {
        &CARDS[self as usize]
    }

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        self.card().word
    }

    /// The printed number, 1 to 24; 0 for the Cave Entrance.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Orange or blue (C23).
    #[inline]
    pub const fn colour(self) -> Colour {
        match self.card().work {
            Work::Use(_) => Colour::Orange,
            Work::Whenever(..) => Colour::Blue,
        }
    }

    /// Its back (C7): 1 to 6 are light, the others dark.
    pub const fn back(self) -> RoomBack {
        match self.number() {
            0 => RoomBack::Board,
            1..=6 => RoomBack::Light,
            _ => RoomBack::Dark,
        }
    }

    /// The points of all these rooms together.
    pub fn points(rooms: RoomSet) -> u8 {
        rooms.iter().map(|room| room.card().points).sum()
    }

    /// The points of the most valuable of these rooms.
    pub fn most_points(rooms: RoomSet) -> u8 {
        let points = rooms.iter().map(|room| room.card().points);
        points.max().unwrap_or(0)
    }

    /// Whether it can be built between these walls (C22).
    #[inline]
    pub const fn fits(self, walls: Walls) -> bool {
        FITTING[self as usize].contains(walls)
    }
}

/// A set of rooms.
pub type RoomSet = Set<Room>;

impl Member for Room {
    type Bits = u32;

    const ALL: RoomSet = RoomSet::from_bits(0x1FF_FFFF);

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn numbered(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

const fn of_colour(colour: Colour) -> RoomSet {
    let mut bits = 0;
    let mut index = 0;
    while index < 25 {
        if Room::ALL[index].colour() as u8 == colour as u8 {
            bits |= 1 << index;
        }
        index += 1;
    }
    RoomSet::from_bits(bits)
}

/// A room is its word.
impl Serialize for Room {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
