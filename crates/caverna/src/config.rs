//! How a table of Caverna is set up.

use serde::{Deserialize, Serialize};
use tabletop::{OptionKind, OptionSpec};

/// The duel or the solo game.
///
/// ```
/// use caverna::{Config, ConfigError};
/// assert_eq!(serde_json::to_string(&Config::SOLO).unwrap(), r#"{"seats":1}"#);
/// assert_eq!(Config::new(2), Ok(Config::DUEL));
/// assert_eq!(Config::new(3), Err(ConfigError::Seats { given: 3 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Config {
    seats: u8,
}

/// A table that Caverna cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// Too few or too many seats.
    #[error("Caverna is for 1 or 2 seats, not {given}")]
    Seats {
        /// The number asked for.
        given: u8,
    },
}

impl Config {
    /// Two players against each other.
    pub const DUEL: Self = Self { seats: 2 };
    /// One player against the goal of 50 points (C37 to C40).
    pub const SOLO: Self = Self { seats: 1 };

    /// The game for so many seats.
    pub const fn new(seats: u8) -> Result<Self, ConfigError> {
        match seats {
            1 => Ok(Self::SOLO),
            2 => Ok(Self::DUEL),
            given => Err(ConfigError::Seats { given }),
        }
    }

    /// How many play.
    #[inline]
    pub const fn seats(self) -> u8 {
        self.seats
    }

    /// Whether one plays alone.
    #[inline]
    pub const fn is_solo(self) -> bool {
        self.seats == 1
    }
}

/// Two, as in the name of the game.
impl Default for Config {
    fn default() -> Self {
        Self::DUEL
    }
}

impl tabletop::Config for Config {
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        name: "seats",
        kind: OptionKind::Count {
            least: 1,
            most: 2,
            default: 2,
        },
    }];

    fn seats(&self) -> u8 {
        self.seats
    }
}

/// A configuration as it arrives from outside.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Unchecked {
    seats: u8,
}

impl Default for Unchecked {
    fn default() -> Self {
        let Config { seats } = Config::default();
        Self { seats }
    }
}

impl TryFrom<Unchecked> for Config {
    type Error = ConfigError;

    fn try_from(unchecked: Unchecked) -> Result<Self, ConfigError> {
        let Unchecked { seats } = unchecked;
        Self::new(seats)
    }
}
