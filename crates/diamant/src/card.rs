//! The expedition cards (D1, D2, D3).

use std::fmt;
use std::str::FromStr;

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
    /// So many rubies.
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

/// A word that names no card, no trap and no relic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a card is “treasure” and a value, “trap” and a kind, or “relic” and a value")]
pub struct NotACard;

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Spiders => "spiders",
            Self::Snakes => "snakes",
            Self::Lava => "lava",
            Self::Boulder => "boulder",
            Self::Ram => "ram",
        })
    }
}

impl FromStr for Trap {
    type Err = NotACard;

    fn from_str(word: &str) -> Result<Self, NotACard> {
        let named = |trap: &Self| trap.to_string() == word;
        Self::ALL.into_iter().find(named).ok_or(NotACard)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Treasure(value) => write!(f, "treasure {value}"),
            Self::Trap(trap) => write!(f, "trap {trap}"),
            Self::Relic(relic) => write!(f, "relic {}", relic.value()),
        }
    }
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(words: &str) -> Result<Self, NotACard> {
        let (kind, name) = words.split_once(' ').ok_or(NotACard)?;
        if kind == "trap" {
            return name.parse().map(Self::Trap);
        }
        let value: u8 = name.parse().map_err(|_| NotACard)?;
        match kind {
            "treasure" if TREASURES.contains(&value) => Ok(Self::Treasure(value)),
            "relic" => {
                let worth = |relic: &Relic| relic.value() == value;
                let relic = Relic::ALL.into_iter().find(worth).ok_or(NotACard)?;
                Ok(Self::Relic(relic))
            }
            _ => Err(NotACard),
        }
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
