//! Goods: what a player has, pays and gains (C1, C2).

use std::cmp::Ordering;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tabletop::{Member, Set};

/// A kind of goods (C1), in the order of the goods track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Good {
    /// `wood`
    Wood,
    /// `stone`
    Stone,
    /// `emmer`: grain of the Stone Age.
    Emmer,
    /// `flax`
    Flax,
    /// `food`
    Food,
    /// `gold`: the only good that counts at the end.
    Gold,
}

impl Good {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::Wood,
        Self::Stone,
        Self::Emmer,
        Self::Flax,
        Self::Food,
        Self::Gold,
    ];

    /// The kinds that can be turned into food at any time (C14).
    pub const CONVERTIBLE: [Self; 3] = [Self::Emmer, Self::Flax, Self::Gold];

    /// The most of it that a player can have (C2).
    pub const fn limit(self) -> u8 {
        match self {
            Self::Gold => 19,
            Self::Wood | Self::Stone | Self::Emmer | Self::Flax | Self::Food => 9,
        }
    }

    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Stone => "stone",
            Self::Emmer => "emmer",
            Self::Flax => "flax",
            Self::Food => "food",
            Self::Gold => "gold",
        }
    }
}

/// Amounts of every kind of goods: a player's stock, a cost or a gain.
///
/// In words: `2 emmer flax`, the kinds in their order, a single one without its number.
///
/// ```
/// use caverna::{Good, Goods};
/// let harvest: Goods = "2 emmer flax".parse().unwrap();
/// assert_eq!(harvest.amount(Good::Emmer), 2);
/// assert_eq!(harvest.to_string(), "2 emmer flax");
/// ```
///
/// Among goods the order is that of a printed list: wood before stone before emmer and so
/// on, and of the same kind more before less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goods([u8; 6]);

/// The six bytes of goods as lanes of one number: every lane can be added or compared at
/// once, since no amount reaches the highest bit of its byte.
type Lanes = u64;

/// The highest bit of every lane.
const HIGH: Lanes = 0x0000_8080_8080_8080;

/// The limits of C2.
const LIMITS: Goods = {
    let mut limits = [0; 6];
    let mut kind = 0;
    while kind < 6 {
        limits[kind] = Good::ALL[kind].limit();
        kind += 1;
    }
    Goods(limits)
};

/// One in every lane.
const ONES: Lanes = Goods([1; 6]).lanes();

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self([0; 6]);

    /// One of each: what a player starts with (C1).
    pub const ONE_OF_EACH: Self = Self([1; 6]);

    /// An amount of one kind.
    pub const fn of(amount: u8, good: Good) -> Self {
        let mut goods = [0; 6];
        goods[good as usize] = amount;
        Self(goods)
    }

    /// One of each of these kinds.
    pub const fn one_of_each(kinds: GoodSet) -> Self {
        let mut goods = [0; 6];
        let mut kind = 0;
        while kind < 6 {
            goods[kind] = kinds.bits() >> kind & 1;
            kind += 1;
        }
        Self(goods)
    }

    /// The sum, without regard to limits: for costs and gains.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self::from_lanes(self.lanes() + other.lanes())
    }

    /// How many of this kind.
    #[inline]
    pub const fn amount(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.lanes() == 0
    }

    /// Whether this is enough to pay the cost.
    #[inline]
    pub const fn covers(self, cost: Self) -> bool {
        // A lane keeps its high bit where nothing had to be borrowed.
        ((self.lanes() | HIGH) - cost.lanes()) & HIGH == HIGH
    }

    /// What is missing to pay the cost.
    #[must_use]
    #[inline]
    pub fn missing(self, cost: Self) -> Self {
        Self(std::array::from_fn(|kind| {
            cost.0[kind].saturating_sub(self.0[kind])
        }))
    }

    /// What is left after paying a cost that is [covered](Goods::covers).
    #[must_use]
    #[inline]
    pub(crate) fn paying(self, cost: Self) -> Self {
        debug_assert!(self.covers(cost), "{self:?} does not cover {cost:?}");
        Self::from_lanes(self.lanes() - cost.lanes())
    }

    /// The stock after a gain; what goes over the limits is lost (C2).
    #[must_use]
    #[inline]
    pub(crate) const fn gaining(self, gain: Self) -> Self {
        let sum = self.lanes() + gain.lanes();
        let limits = LIMITS.lanes();
        let over = ((sum | HIGH) - (limits + ONES)) & HIGH;
        let whole_lanes = (over >> 7) * 0xFF;
        Self::from_lanes((sum & !whole_lanes) | (limits & whole_lanes))
    }

    /// The stock with each of these kinds raised to the level, never lowered (C27).
    #[must_use]
    #[inline]
    pub(crate) fn refilled(self, kinds: GoodSet, level: u8) -> Self {
        let mut goods = self.0;
        for good in kinds {
            goods[good as usize] = goods[good as usize].max(level);
        }
        Self(goods)
    }

    /// How much more there is than before; nothing where it became less.
    #[must_use]
    #[inline]
    pub(crate) fn since(self, before: Self) -> Self {
        before.missing(self)
    }

    /// Whether every kind is within its limit (C2).
    pub const fn within_limits(self) -> bool {
        LIMITS.covers(self)
    }

    /// The kinds that are there, with their amounts, in order.
    pub fn iter(self) -> impl Iterator<Item = (u8, Good)> {
        Good::ALL
            .into_iter()
            .map(move |good| (self.amount(good), good))
            .filter(|&(amount, _)| amount > 0)
    }

    /// All amounts as one number of 48 bits.
    #[inline]
    pub(crate) const fn word(self) -> u64 {
        self.lanes()
    }

    #[inline]
    const fn lanes(self) -> Lanes {
        let [wood, stone, emmer, flax, food, gold] = self.0;
        Lanes::from_le_bytes([wood, stone, emmer, flax, food, gold, 0, 0])
    }

    #[inline]
    const fn from_lanes(lanes: Lanes) -> Self {
        let [wood, stone, emmer, flax, food, gold, _, _] = lanes.to_le_bytes();
        Self([wood, stone, emmer, flax, food, gold])
    }
}

impl Ord for Goods {
    fn cmp(&self, other: &Self) -> Ordering {
        other.0.cmp(&self.0)
    }
}

impl PartialOrd for Goods {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

pub(crate) const fn wood(amount: u8) -> Goods {
    Goods::of(amount, Good::Wood)
}

pub(crate) const fn stone(amount: u8) -> Goods {
    Goods::of(amount, Good::Stone)
}

pub(crate) const fn emmer(amount: u8) -> Goods {
    Goods::of(amount, Good::Emmer)
}

pub(crate) const fn flax(amount: u8) -> Goods {
    Goods::of(amount, Good::Flax)
}

pub(crate) const fn food(amount: u8) -> Goods {
    Goods::of(amount, Good::Food)
}

pub(crate) const fn gold(amount: u8) -> Goods {
    Goods::of(amount, Good::Gold)
}

/// A set of kinds of goods.
pub type GoodSet = Set<Good>;

impl Member for Good {
    type Bits = u8;

    const ALL: GoodSet = GoodSet::from_bits(0b11_1111);

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn numbered(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

/// Goods are an object with all six kinds: `{"wood":1,"stone":0,…}`.
impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(6))?;
        for good in Good::ALL {
            map.serialize_entry(good.word(), &self.amount(good))?;
        }
        map.end()
    }
}

/// A kind is its word.
impl Serialize for Good {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c2_lanes_agree_with_plain_arithmetic() {
        for good in Good::ALL {
            let limit = good.limit();
            for have in 0..=limit {
                for change in 0..=9 {
                    let (stock, cost) = (Goods::of(have, good), Goods::of(change, good));
                    assert_eq!(stock.covers(cost), have >= change);
                    let after = stock.gaining(cost);
                    assert_eq!(after, Goods::of((have + change).min(limit), good));
                }
            }
        }
        let mixed = wood(9).and(flax(3)).and(gold(18));
        let gained = mixed.gaining(Goods::ONE_OF_EACH.and(gold(3)));
        assert_eq!(gained.to_string(), "9 wood stone emmer 4 flax food 19 gold");
    }

    #[test]
    fn goods_are_ordered_like_a_printed_list() {
        assert!(wood(1) < stone(5));
        assert!(food(5) < food(2));
    }
}
