//! Decisions in words. The grammar stands on the [crate's front page](crate#notation).

use std::fmt;
use std::str::FromStr;

use crate::colour::Colour;
use crate::decision::{Decision, NotADecision, Purchase};
use crate::pieces::Piece;
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
    type Err = NotADecision;

    fn from_str(words: &str) -> Result<Self, NotADecision> {
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
            _ => Err(NotADecision),
        }
    }
}

impl FromStr for Purchase {
    type Err = NotADecision;

    fn from_str(words: &str) -> Result<Self, NotADecision> {
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        match verb {
            "points" if rest.is_empty() => Ok(Self::Points),
            "lay" => lay(rest).map(|(tile, hex)| Self::Lay(tile, hex)),
            "station" => rest.parse().map(Self::Station).map_err(|_| NotADecision),
            "vein" => vein(rest).map(|(hex, colour)| Self::Vein(hex, colour)),
            _ => Err(NotADecision),
        }
    }
}

impl FromStr for Piece {
    type Err = NotADecision;

    fn from_str(words: &str) -> Result<Self, NotADecision> {
        let kind = |word: &str| word.parse::<Kind>().map_err(|_| NotADecision);
        match words.split_once(' ') {
            Some(("dynamite", word)) => kind(word).map(Self::Dynamite),
            Some(_) => Err(NotADecision),
            None => match words {
                "station" => Ok(Self::Station),
                "vein" => Ok(Self::Vein),
                "option" => Ok(Self::Option),
                "prospect" => Ok(Self::Prospect),
                word => kind(word).map(Self::Tunnel),
            },
        }
    }
}

fn alone(rest: &str, decision: Decision) -> Result<Decision, NotADecision> {
    if rest.is_empty() {
        Ok(decision)
    } else {
        Err(NotADecision)
    }
}

fn about<T: FromStr>(words: &str, decision: fn(T) -> Decision) -> Result<Decision, NotADecision> {
    words.parse().map(decision).map_err(|_| NotADecision)
}

/// `four -2,3 r1` or `dynamite three -3,4 r0`.
fn lay(words: &str) -> Result<(Tile, Space), NotADecision> {
    let (rest, turn) = words.rsplit_once(" r").ok_or(NotADecision)?;
    let (piece, hex) = rest.rsplit_once(' ').ok_or(NotADecision)?;
    let turn: u8 = turn.parse().map_err(|_| NotADecision)?;
    let piece: Piece = piece.parse()?;
    let hex = hex.parse().map_err(|_| NotADecision)?;
    Ok((piece.turned(turn).ok_or(NotADecision)?, hex))
}

/// `-2,4 green`.
fn vein(words: &str) -> Result<(Space, Colour), NotADecision> {
    let (hex, colour) = words.split_once(' ').ok_or(NotADecision)?;
    let hex = hex.parse().map_err(|_| NotADecision)?;
    Ok((hex, colour.parse().map_err(|_| NotADecision)?))
}
