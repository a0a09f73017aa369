//! Decisions and draws in words. The grammar is on the [crate's front page](crate#notation).

use std::fmt;
use std::str::FromStr;

use tabletop::UnknownWords;
use tabletop::notation::{about, named};

use crate::chance::Chance;
use crate::colour::Colour;
use crate::decision::{Decision, Purchase};
use crate::order::Order;
use crate::pieces::Piece;
use crate::sequence::SequenceCard;
use crate::space::Space;
use crate::tile::{Kind, Tile};

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(points) => write!(f, "bid {points}"),
            Self::Pass => f.write_str("pass"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Order(order) => write!(f, "order {order}"),
            Self::Lay(tile, hex) => write_lay(f, *tile, *hex),
            Self::Station(space) => write!(f, "station {space}"),
            Self::Vein(hex, colour) => write!(f, "vein {hex} {colour}"),
            Self::Option(purchase) => write!(f, "option {purchase}"),
            Self::Discard(piece) => write!(f, "discard {piece}"),
            Self::Prospect => f.write_str("prospect"),
            Self::ProspectFrom(space) => write!(f, "prospect {space}"),
            Self::Step(space) => write!(f, "step {space}"),
            Self::Stop => f.write_str("stop"),
            Self::Sell(count) => write!(f, "sell {count}"),
            Self::SellStone(colour) => write!(f, "sell {colour}"),
            Self::Fulfil(order) => write!(f, "fulfil {order}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Purchase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(tile, hex) => write_lay(f, *tile, *hex),
            Self::Station(space) => write!(f, "station {space}"),
            Self::Vein(hex, colour) => write!(f, "vein {hex} {colour}"),
            Self::Points => f.write_str("points"),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tunnel(kind) => write!(f, "{kind}"),
            Self::Dynamite(kind) => write!(f, "dynamite {kind}"),
            Self::Station => f.write_str("station"),
            Self::Vein => f.write_str("vein"),
            Self::Option => f.write_str("option"),
            Self::Prospect => f.write_str("prospect"),
        }
    }
}

/// `lay four -2,3 r1`: the piece, the place and the turn.
fn write_lay(f: &mut fmt::Formatter<'_>, tile: Tile, hex: Space) -> fmt::Result {
    write!(f, "lay {} {hex} r{}", Piece::tile(tile), tile.turn())
}

impl FromStr for Decision {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        match verb {
            "pass" => alone(rest, Self::Pass),
            "stop" => alone(rest, Self::Stop),
            "end" => alone(rest, Self::End),
            "prospect" if rest.is_empty() => Ok(Self::Prospect),
            "bid" => about(rest, Self::Bid),
            "card" => about(rest, Self::Card),
            "order" => about(rest, Self::Order),
            "lay" => lay(rest).map(|(tile, hex)| Self::Lay(tile, hex)),
            "station" => about(rest, Self::Station),
            "vein" => vein(rest).map(|(hex, colour)| Self::Vein(hex, colour)),
            "option" => about(rest, Self::Option),
            "discard" => about(rest, Self::Discard),
            "prospect" => about(rest, Self::ProspectFrom),
            "step" => about(rest, Self::Step),
            "sell" => about(rest, Self::Sell).or_else(|_| about(rest, Self::SellStone)),
            "fulfil" => about(rest, Self::Fulfil),
            _ => Err(UnknownWords),
        }
    }
}

impl FromStr for Purchase {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        match verb {
            "points" if rest.is_empty() => Ok(Self::Points),
            "lay" => lay(rest).map(|(tile, hex)| Self::Lay(tile, hex)),
            "station" => about(rest, Self::Station),
            "vein" => vein(rest).map(|(hex, colour)| Self::Vein(hex, colour)),
            _ => Err(UnknownWords),
        }
    }
}

impl FromStr for Piece {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        match words.split_once(' ') {
            Some(("dynamite", kind)) => about(kind, Self::Dynamite),
            Some(_) => Err(UnknownWords),
            None => match words {
                "station" => Ok(Self::Station),
                "vein" => Ok(Self::Vein),
                "option" => Ok(Self::Option),
                "prospect" => Ok(Self::Prospect),
                kind => about(kind, Self::Tunnel),
            },
        }
    }
}

fn alone(rest: &str, decision: Decision) -> Result<Decision, UnknownWords> {
    if rest.is_empty() {
        Ok(decision)
    } else {
        Err(UnknownWords)
    }
}

/// `four -2,3 r1` or `dynamite three -3,4 r0`.
fn lay(words: &str) -> Result<(Tile, Space), UnknownWords> {
    let (rest, turn) = words.rsplit_once(" r").ok_or(UnknownWords)?;
    let (piece, hex) = rest.rsplit_once(' ').ok_or(UnknownWords)?;
    let turn: u8 = turn.parse().map_err(|_| UnknownWords)?;
    let piece: Piece = piece.parse()?;
    Ok((piece.turned(turn).ok_or(UnknownWords)?, hex.parse()?))
}

/// `-2,4 green`.
fn vein(words: &str) -> Result<(Space, Colour), UnknownWords> {
    let (hex, colour) = words.split_once(' ').ok_or(UnknownWords)?;
    Ok((hex.parse()?, colour.parse()?))
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Order(order) => write!(f, "order {order}"),
            Self::Opener(seat) => write!(f, "opener {seat}"),
        }
    }
}

impl FromStr for Chance {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        let (what, name) = words.split_once(' ').ok_or(UnknownWords)?;
        match what {
            "order" => about(name, Self::Order),
            "opener" => about(name, Self::Opener),
            _ => Err(UnknownWords),
        }
    }
}

impl fmt::Display for SequenceCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for SequenceCard {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        named(word, Self::ALL)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "O{}", self.index() + 1)
    }
}

impl FromStr for Order {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        named(word, Self::all())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Kind {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        named(word, Self::ALL)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Colour {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        named(word, Self::ALL)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.coordinates();
        write!(f, "{q},{r}")
    }
}

impl FromStr for Space {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        let (q, r) = word.split_once(',').ok_or(UnknownWords)?;
        let coordinate = |number: &str| number.parse().map_err(|_| UnknownWords);
        Self::at(coordinate(q)?, coordinate(r)?).ok_or(UnknownWords)
    }
}
