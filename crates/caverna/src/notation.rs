//! Decisions and luck in words.
//!
//! Every thing has one word and every decision one spelling; reading is writing backwards.
//! The grammar stands in the [crate's front page](crate#notation).

use std::fmt;
use std::str::FromStr;

use tabletop::Seat;

use crate::cave::CavernSide;
use crate::chance::{Chance, NotAChance};
use crate::deal::Usage;
use crate::decision::{Decision, NotADecision};
use crate::effect::Price;
use crate::goods::{Good, Goods};
use crate::icon::Side;
use crate::room::Room;
use crate::space::{Place, Space};
use crate::tile::Tile;

/// A word that names nothing of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this names no {0}")]
pub struct Unknown(&'static str);

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
    type Err = NotADecision;

    fn from_str(words: &str) -> Result<Self, NotADecision> {
        if words == "end" {
            return Ok(Self::End);
        }
        let (verb, rest) = words.split_once(' ').ok_or(NotADecision)?;
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
            "furnish" => furnish(rest).ok_or(NotADecision),
            "cavern" => about(rest, Self::Cavern),
            _ => Err(NotADecision),
        }
    }
}

fn about<T: FromStr>(words: &str, decision: fn(T) -> Decision) -> Result<Decision, NotADecision> {
    words.parse().map(decision).map_err(|_| NotADecision)
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
    type Err = NotAChance;

    fn from_str(words: &str) -> Result<Self, NotAChance> {
        let (kind, name) = words.split_once(' ').ok_or(NotAChance)?;
        let chance = match kind {
            "start" => {
                let number: Option<u8> = name.parse().ok();
                number
                    .and_then(|number| Seat::try_from(number).ok())
                    .map(Self::Start)
            }
            "out" => name.parse().ok().map(Self::Out),
            "tile" => name.parse().ok().map(Self::Tile),
            "room" => name.parse().ok().map(Self::Room),
            _ => None,
        };
        chance.ok_or(NotAChance)
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Good {
    type Err = Unknown;

    fn from_str(word: &str) -> Result<Self, Unknown> {
        let named = |good: &Self| good.word() == word;
        Self::ALL.into_iter().find(named).ok_or(Unknown("good"))
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
    type Err = Unknown;

    fn from_str(words: &str) -> Result<Self, Unknown> {
        const NOT_GOODS: Unknown = Unknown("goods");
        let mut goods = Self::NONE;
        let mut amount = None;
        for word in words.split(' ') {
            if amount.is_none()
                && let Ok(number) = word.parse::<u8>()
            {
                amount = Some(number);
                continue;
            }
            let good: Good = word.parse().map_err(|_| NOT_GOODS)?;
            let more = amount.take().unwrap_or(1);
            // Also keeps the sum of a hostile list from running over.
            if more > good.limit() || goods.amount(good) > 0 {
                return Err(NOT_GOODS);
            }
            goods = goods.and(Self::of(more, good));
        }
        match amount {
            None if goods.to_string() == words => Ok(goods),
            _ => Err(NOT_GOODS),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Tile {
    type Err = Unknown;

    fn from_str(word: &str) -> Result<Self, Unknown> {
        let named = |tile: &Self| tile.word() == word;
        let tile = Self::ALL.into_iter().find(named);
        tile.ok_or(Unknown("action tile"))
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Room {
    type Err = Unknown;

    fn from_str(word: &str) -> Result<Self, Unknown> {
        let named = |room: &Self| room.word() == word;
        Self::ALL.into_iter().find(named).ok_or(Unknown("room"))
    }
}

/// The choice is said only where there is one, by what tells the ways apart.
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
    type Err = Unknown;

    fn from_str(words: &str) -> Result<Self, Unknown> {
        let room: Room = words.split(' ').next().unwrap_or("").parse()?;
        let named = |usage: &Self| usage.to_string() == words;
        Self::all(room).find(named).ok_or(Unknown("use of a room"))
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
    type Err = Unknown;

    fn from_str(words: &str) -> Result<Self, Unknown> {
        if words.is_empty() {
            return Ok(Self::Nothing);
        }
        let goods: Goods = words
            .strip_prefix(" with ")
            .ok_or(Unknown("price"))?
            .parse()?;
        let (food, gold) = (goods.amount(Good::Food), goods.amount(Good::Gold));
        let price = if food > 0 {
            Self::Food(food)
        } else {
            Self::Gold(gold)
        };
        if price.goods() == goods {
            Ok(price)
        } else {
            Err(Unknown("price"))
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
    type Err = Unknown;

    fn from_str(word: &str) -> Result<Self, Unknown> {
        let named = |space: &Self| space.to_string() == word;
        Self::all().find(named).ok_or(Unknown("space"))
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
    type Err = Unknown;

    fn from_str(words: &str) -> Result<Self, Unknown> {
        let named = |place: &Self| place.to_string() == words;
        Self::all().find(named).ok_or(Unknown("wall place"))
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
    type Err = Unknown;

    fn from_str(word: &str) -> Result<Self, Unknown> {
        let named = |side: &Self| side.to_string() == word;
        let side = Self::ALL.into_iter().find(named);
        side.ok_or(Unknown("side of the additional cavern"))
    }
}
