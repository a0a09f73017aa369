//! The decisions and outcomes of Marbles.

use std::fmt;
use std::str::FromStr;

use tabletop::UnknownWords;

use super::defect::Defect;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    Red,
    Blue,
}

impl Colour {
    pub const ALL: [Self; 2] = [Self::Red, Self::Blue];

    pub fn other(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    Bet(Colour),
    Keep,
    Return,
    /// Never listed.
    KeepAfterAll,
    /// Never listed.
    Magic,
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::Blue => "blue",
        })
    }
}

impl FromStr for Colour {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        match words {
            "red" => Ok(Self::Red),
            "blue" if !Defect::UnreadableLuck.here() => Ok(Self::Blue),
            _ => Err(UnknownWords),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bet(colour) if Defect::TwoSpaces.here() => write!(f, "bet  {colour}"),
            Self::Bet(colour) => write!(f, "bet {colour}"),
            Self::Return if Defect::SameWords.here() => f.write_str("keep"),
            Self::Keep => f.write_str("keep"),
            Self::Return => f.write_str("return"),
            Self::KeepAfterAll => f.write_str("keep after all"),
            Self::Magic => f.write_str("abracadabra"),
        }
    }
}

impl FromStr for Choice {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        match words {
            "keep" => Ok(Self::Keep),
            "return" if !Defect::UnreadableDecision.here() => Ok(Self::Return),
            "keep after all" => Ok(Self::KeepAfterAll),
            "abracadabra" => Ok(Self::Magic),
            _ => match words.strip_prefix("bet ") {
                Some(colour) => colour.trim_start().parse().map(Self::Bet),
                None => Err(UnknownWords),
            },
        }
    }
}
