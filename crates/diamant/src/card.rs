//! The expedition cards (D1, D2, D3).

use serde::{Serialize, Serializer};
use tabletop::{Member, Set};

/// The treasure cards by value (D2), in rising order. Together they hold 124 rubies.
pub const TREASURES: [u8; 15] = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];

/// How many cards there are of each trap (D1).
pub const CARDS_PER_TRAP: u8 = 3;

/// The five kinds of trap (D1), in the order of the rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trap {
    /// `spiders`
    Spiders,
    /// `snakes`
    Snakes,
    /// `lava`
    Lava,
    /// `boulder`
    Boulder,
    /// `ram`: the battering ram.
    Ram,
}

impl Trap {
    /// Every kind.
    pub const ALL: [Self; 5] = [
        Self::Spiders,
        Self::Snakes,
        Self::Lava,
        Self::Boulder,
        Self::Ram,
    ];
}

/// The five relics (D3), in the order in which they come into the deck (D19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Relic {
    /// Worth 5.
    First,
    /// Worth 7.
    Second,
    /// Worth 8.
    Third,
    /// Worth 10.
    Fourth,
    /// Worth 12.
    Fifth,
}

impl Relic {
    /// Every relic, in rising order.
    pub const ALL: [Self; 5] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
    ];

    /// The printed value.
    #[inline]
    pub const fn value(self) -> u8 {
        [5, 7, 8, 10, 12][self as usize]
    }

    /// What these relics count at the end of the game (D22).
    pub fn total(relics: RelicSet) -> u16 {
        relics.iter().map(|relic| u16::from(relic.value())).sum()
    }
}

/// An expedition card. Cards of the same kind and value are the same card several times.
///
/// In words: `treasure 9`, `trap snakes`, `relic 5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A treasure of this many rubies.
    Treasure(u8),
    /// A trap of this kind.
    Trap(Trap),
    /// A relic, in the variant.
    Relic(Relic),
}

/// A set of relics.
pub type RelicSet = Set<Relic>;

impl Member for Relic {
    type Bits = u8;

    const ALL: RelicSet = RelicSet::from_bits(0b1_1111);

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn numbered(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

/// A card is its words.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A trap is its word.
impl Serialize for Trap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A relic is its value.
impl Serialize for Relic {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}
