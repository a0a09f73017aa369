//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

/// The levels every game has, from the weakest to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// `random`: any legal decision.
    Random,
    /// `greedy`: a short heuristic of the game.
    Greedy,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The level's word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }
}

/// A word that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{word} is not a level of bots; there are random and greedy")]
pub struct UnknownLevel {
    /// What was asked for, shortened and escaped.
    pub word: String,
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.word() == word)
            .ok_or_else(|| UnknownLevel {
                word: tabletop::excerpt(word),
            })
    }
}
