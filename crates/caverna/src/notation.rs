//! Decisions and draws in words.
//!
//! Every thing has one word and every decision one spelling; reading reverses writing. The
//! grammar is on the [crate's front page](crate#notation).

use std::fmt;
use std::str::FromStr;

use tabletop::UnknownWords;
use tabletop::notation::{about, named};

use crate::cave::CavernSide;
use crate::chance::Chance;
use crate::deal::Usage;
use crate::decision::Decision;
use crate::effect::Price;
use crate::goods::{Good, Goods};
use crate::icon::Side;
use crate::room::Room;
use crate::space::{Place, Space};
use crate::tile::Tile;

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Convert(good) => write!(f, "convert {good}"),
            Self::Take(tile) => write!(f, "take {tile}"),
            Self::Trade(paid) => write!(f, "trade {paid}"),
            Self::UseNoRoom => f.write_str("use no-room"),
            Self::Use(usage) => write!(f, "use {usage}"),
            Self::Dig(space) => write!(f, "dig {space}"),
            Self::DigTwice(space) => write!(f, "dig twice {space}"),
            Self::Gain(goods) => write!(f, "gain {goods}"),
            Self::Wall(place) => write!(f, "wall {place}"),
            Self::Raze(place) => write!(f, "raze {place}"),
            Self::Furnish(room, space, price) => write!(f, "furnish {room} {space}{price}"),
            Self::Cavern(side) => write!(f, "cavern {side}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Decision {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        if words == "end" {
            return Ok(Self::End);
        }
        let (verb, rest) = words.split_once(' ').ok_or(UnknownWords)?;
        match verb {
            "convert" => about(rest, Self::Convert),
            "take" => about(rest, Self::Take),
            "trade" => about(rest, Self::Trade),
            "use" if rest == "no-room" => Ok(Self::UseNoRoom),
            "use" => about(rest, Self::Use),
            "dig" => match rest.strip_prefix("twice ") {
                Some(space) => about(space, Self::DigTwice),
                None => about(rest, Self::Dig),
            },
            "gain" => about(rest, Self::Gain),
            "wall" => about(rest, Self::Wall),
            "raze" => about(rest, Self::Raze),
            "furnish" => furnish(rest).ok_or(UnknownWords),
            "cavern" => about(rest, Self::Cavern),
            _ => Err(UnknownWords),
        }
    }
}

/// `shelf 2,0` or `shelf 2,0 with 5 food`.
fn furnish(words: &str) -> Option<Decision> {
    let (room, rest) = words.split_once(' ')?;
    let (space, price) = match rest.split_once(' ') {
        Some((space, _)) => (space, &rest[space.len()..]),
        None => (rest, ""),
    };
    Some(Decision::Furnish(
        room.parse().ok()?,
        space.parse().ok()?,
        price.parse().ok()?,
    ))
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Out(room) => write!(f, "out {room}"),
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::Room(room) => write!(f, "room {room}"),
        }
    }
}

impl FromStr for Chance {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        let (kind, name) = words.split_once(' ').ok_or(UnknownWords)?;
        match kind {
            "start" => about(name, Self::Start),
            "out" => about(name, Self::Out),
            "tile" => about(name, Self::Tile),
            "room" => about(name, Self::Room),
            _ => Err(UnknownWords),
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Good {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        named(word, Self::ALL)
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        for (amount, good) in self.iter() {
            match amount {
                1 => write!(f, "{space}{good}")?,
                _ => write!(f, "{space}{amount} {good}")?,
            }
            space = " ";
        }
        Ok(())
    }
}

impl FromStr for Goods {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        let mut goods = Self::NONE;
        let mut amount = None;
        for word in words.split(' ') {
            if amount.is_none()
                && let Ok(number) = word.parse::<u8>()
            {
                amount = Some(number);
                continue;
            }
            let good: Good = word.parse()?;
            let more = amount.take().unwrap_or(1);
            // Also keeps the sum of a hostile list from overflowing.
            if more > good.limit() || goods.amount(good) > 0 {
                return Err(UnknownWords);
            }
            goods = goods.and(Self::of(more, good));
        }
        match amount {
            None if goods.to_string() == words => Ok(goods),
            _ => Err(UnknownWords),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Tile {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        named(word, Self::ALL)
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Room {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        named(word, Self::ALL)
    }
}

/// The choice is written only where there is one, as what tells the ways apart.
impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (room, deal) = (self.room(), self.deal());
        write!(f, "{room}")?;
        if let Some(space) = self.space() {
            write!(f, " at {space}")
        } else if room.deals().len() == 1 {
            Ok(())
        } else if !deal.pay.is_none() {
            write!(f, " with {}", deal.pay)
        } else {
            write!(f, " for {}", deal.gain.and(Goods::one_of_each(deal.refill)))
        }
    }
}

impl FromStr for Usage {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        let room: Room = words.split(' ').next().unwrap_or("").parse()?;
        named(words, Self::all(room))
    }
}

/// Empty for nothing, else with the space before it.
impl fmt::Display for Price {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => Ok(()),
            Self::Food(_) | Self::Gold(_) => write!(f, " with {}", self.goods()),
        }
    }
}

impl FromStr for Price {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        if words.is_empty() {
            return Ok(Self::Nothing);
        }
        let goods: Goods = words.strip_prefix(" with ").ok_or(UnknownWords)?.parse()?;
        let (food, gold) = (goods.amount(Good::Food), goods.amount(Good::Gold));
        let price = if food > 0 {
            Self::Food(food)
        } else {
            Self::Gold(gold)
        };
        if price.goods() == goods {
            Ok(price)
        } else {
            Err(UnknownWords)
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.row_and_column() {
            Some((row, column)) => write!(f, "{row},{column}"),
            None => f.write_str("cavern"),
        }
    }
}

impl FromStr for Space {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        named(word, Self::all())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.beyond(), self.side()) {
            (Some(beyond), _) => write!(f, "{} {beyond}", self.space()),
            (None, Side::East) => f.write_str("cavern east"),
            (None, _) => f.write_str("cavern south"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        named(words, Self::all())
    }
}

impl fmt::Display for CavernSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Corner => "corner",
            Self::Alcove => "alcove",
        })
    }
}

impl FromStr for CavernSide {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        named(word, Self::ALL)
    }
}
