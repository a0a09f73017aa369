//! What luck decides: order cards (K13) and who opens the first auction (K14).

use std::fmt;
use std::str::FromStr;

use tabletop::Seat;

use crate::order::Order;

/// An outcome of luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// `order O5`: this order card is turned up.
    Order(Order),
    /// `opener 2`: this seat opens the first auction.
    Opener(Seat),
}

/// Words that are no outcome of luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("luck is “order” and a card, or “opener” and a seat")]
pub struct NotAChance;

impl FromStr for Chance {
    type Err = NotAChance;

    fn from_str(words: &str) -> Result<Self, NotAChance> {
        let (what, name) = words.split_once(' ').ok_or(NotAChance)?;
        match what {
            "order" => name.parse().map(Self::Order).map_err(|_| NotAChance),
            "opener" => {
                let number: u8 = name.parse().map_err(|_| NotAChance)?;
                let seat = Seat::try_from(number).map_err(|_| NotAChance)?;
                Ok(Self::Opener(seat))
            }
            _ => Err(NotAChance),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Order(order) => write!(f, "order {order}"),
            Self::Opener(seat) => write!(f, "opener {seat}"),
        }
    }
}
