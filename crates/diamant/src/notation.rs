//! Decisions and cards in words.

use std::fmt;
use std::str::FromStr;

use tabletop::UnknownWords;
use tabletop::notation::{about, named};

use crate::card::{Card, Relic, TREASURES, Trap};
use crate::decision::Decision;

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Stay => "stay",
            Self::Leave => "leave",
        })
    }
}

impl FromStr for Decision {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        named(word, [Self::Stay, Self::Leave])
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
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        let (kind, name) = words.split_once(' ').ok_or(UnknownWords)?;
        if kind == "trap" {
            return about(name, Self::Trap);
        }
        let value: u8 = name.parse().map_err(|_| UnknownWords)?;
        match kind {
            "treasure" if TREASURES.contains(&value) => Ok(Self::Treasure(value)),
            "relic" => {
                let worth = |relic: &Relic| relic.value() == value;
                let relic = Relic::ALL.into_iter().find(worth).ok_or(UnknownWords)?;
                Ok(Self::Relic(relic))
            }
            _ => Err(UnknownWords),
        }
    }
}

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
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        named(word, Self::ALL)
    }
}
