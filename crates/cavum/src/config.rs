//! How a table of Cavum is set up.

use serde::{Deserialize, Serialize};
use tabletop::{OptionKind, OptionSpec};

/// Seats, the length of the game and open stones.
///
/// ```
/// use cavum::{Config, ConfigError};
/// let config = Config::new(4)?.for_beginners();
/// assert_eq!(serde_json::to_string(&config).unwrap(),
///            r#"{"seats":4,"beginners":true,"open_stones":false}"#);
/// assert_eq!(Config::new(5), Err(ConfigError::Seats { given: 5 }));
/// # Ok::<(), ConfigError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Config {
    seats: u8,
    beginners: bool,
    open_stones: bool,
}

/// A table that Cavum cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// Too few or too many seats.
    #[error("Cavum is for 2 to 4 seats, not {given}")]
    Seats {
        /// The number asked for.
        given: u8,
    },
}

impl Config {
    /// The fewest who can play.
    pub const FEWEST: u8 = 2;
    /// The most who can play.
    pub const MOST: u8 = 4;

    /// The game of the box for so many seats: three phases, stones face down.
    pub const fn new(seats: u8) -> Result<Self, ConfigError> {
        match seats {
            Self::FEWEST..=Self::MOST => Ok(Self {
                seats,
                beginners: false,
                open_stones: false,
            }),
            given => Err(ConfigError::Seats { given }),
        }
    }

    /// With two phases instead of three (K13).
    #[must_use]
    pub const fn for_beginners(self) -> Self {
        Self {
            beginners: true,
            ..self
        }
    }

    /// With stones that everybody can see (K49).
    #[must_use]
    pub const fn with_open_stones(self) -> Self {
        Self {
            open_stones: true,
            ..self
        }
    }

    /// How many play.
    #[inline]
    pub const fn seats(self) -> u8 {
        self.seats
    }

    /// Whether the beginners' game is played.
    #[inline]
    pub const fn beginners(self) -> bool {
        self.beginners
    }

    /// How many phases are played (K13).
    #[inline]
    pub const fn phases(self) -> u8 {
        if self.beginners { 2 } else { 3 }
    }

    /// Whether everybody can see everybody's stones.
    pub const fn open_stones(self) -> bool {
        self.open_stones
    }
}

/// Three seats, three phases, stones face down.
impl Default for Config {
    fn default() -> Self {
        Self {
            seats: 3,
            beginners: false,
            open_stones: false,
        }
    }
}

impl tabletop::Config for Config {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "seats",
            kind: OptionKind::Count {
                least: Self::FEWEST,
                most: Self::MOST,
                default: 3,
            },
        },
        OptionSpec {
            name: "beginners",
            kind: OptionKind::Switch { default: false },
        },
        OptionSpec {
            name: "open_stones",
            kind: OptionKind::Switch { default: false },
        },
    ];

    fn seats(&self) -> u8 {
        self.seats
    }
}

/// A configuration as it arrives from outside.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Unchecked {
    seats: u8,
    beginners: bool,
    open_stones: bool,
}

impl Default for Unchecked {
    fn default() -> Self {
        let Config {
            seats,
            beginners,
            open_stones,
        } = Config::default();
        Self {
            seats,
            beginners,
            open_stones,
        }
    }
}

impl TryFrom<Unchecked> for Config {
    type Error = ConfigError;

    fn try_from(unchecked: Unchecked) -> Result<Self, ConfigError> {
        let Unchecked {
            seats,
            beginners,
            open_stones,
        } = unchecked;
        Ok(Self {
            beginners,
            open_stones,
            ..Self::new(seats)?
        })
    }
}
