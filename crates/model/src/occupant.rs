//! Who is to sit in a chair.

use std::str::FromStr;

use catalog::Level;

/// Who is to sit in a chair, as the host decides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person, who may still have to come: the chair is free for them.
    Person,
    /// A bot.
    Bot(Level),
}

impl FromStr for Occupant {
    type Err = <Level as FromStr>::Err;

    /// Reads `person` or a level of bots.
    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            "person" => Ok(Self::Person),
            level => level.parse().map(Self::Bot),
        }
    }
}
