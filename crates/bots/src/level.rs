//! How well a bot plays.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::search::{Budget, SearchSettings};
use crate::strategy::Strategy;

/// The levels every game has, from the weakest to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// `random`: any legal decision.
    Random,
    /// `greedy`: a short heuristic.
    Greedy,
    /// `strong`: a search that answers within 0.3 seconds on one core.
    Strong,
    /// `expert`: a search that answers within 2 seconds on two cores.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Greedy, Self::Strong, Self::Expert];

    /// The level as a word, as in commands and records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Strong => "strong",
            Self::Expert => "expert",
        }
    }

    /// How much a bot of this level thinks in a game with these settings; `None` below `strong`.
    /// In a game without a search, `strong` and `expert` play like `greedy`.
    pub const fn budget(self, settings: &SearchSettings) -> Option<Budget> {
        match self {
            Self::Random | Self::Greedy => None,
            Self::Strong => settings.strong,
            Self::Expert => settings.expert,
        }
    }

    /// Whether bots of this level can differ in [temper](crate::Temper). A bot that decides at
    /// random has none.
    pub const fn has_temper(self) -> bool {
        !matches!(self, Self::Random)
    }

    /// How long a bot of this level may think about a decision. The budgets keep to it on a
    /// current machine; a host with a slower one gives only part of the budget.
    pub const fn time(self) -> Option<Duration> {
        match self {
            Self::Random | Self::Greedy => None,
            Self::Strong => Some(Duration::from_millis(300)),
            Self::Expert => Some(Duration::from_secs(2)),
        }
    }

    /// The levels that differ in this game, the weakest first. Levels that would only play like
    /// `greedy` are left out.
    pub fn of<G: Strategy>() -> Vec<Self> {
        let is_own = |level: Self| match level {
            Self::Random | Self::Greedy => true,
            Self::Strong | Self::Expert => level.budget(&G::SEARCH).is_some(),
        };
        Self::ALL
            .into_iter()
            .filter(|&level| is_own(level))
            .collect()
    }
}

/// There is no such level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{word} is not a level of bots; there are random, greedy, strong and expert")]
pub struct UnknownLevel {
    /// The word, shortened and escaped.
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
