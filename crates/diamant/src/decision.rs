//! What a player can decide (D11).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// Go on or go home, in the order of the legal list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// `stay`: deeper into the cave.
    Stay,
    /// `leave`: back to the camp with everything gathered.
    Leave,
}

/// A word that is no decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a decision is “stay” or “leave”")]
pub struct NotADecision;

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Stay => "stay",
            Self::Leave => "leave",
        })
    }
}

impl FromStr for Decision {
    type Err = NotADecision;

    fn from_str(word: &str) -> Result<Self, NotADecision> {
        match word {
            "stay" => Ok(Self::Stay),
            "leave" => Ok(Self::Leave),
            _ => Err(NotADecision),
        }
    }
}

/// A decision is its word.
impl Serialize for Decision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
