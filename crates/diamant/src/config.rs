//! How a table of Diamant is set up.

use serde::{Deserialize, Serialize};
use tabletop::{OptionKind, OptionSpec};

/// Seats, the relic variant and open chests.
///
/// ```
/// use diamant::{Config, ConfigError};
/// let config = Config::new(5)?.with_relics();
/// assert_eq!(serde_json::to_string(&config).unwrap(),
///            r#"{"seats":5,"relics":true,"open_chests":false}"#);
/// assert_eq!(Config::new(9), Err(ConfigError::Seats { given: 9 }));
/// # Ok::<(), ConfigError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Config {
    seats: u8,
    relics: bool,
    open_chests: bool,
}

/// A table that Diamant cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// Too few or too many seats.
    #[error("Diamant is for 3 to 8 seats, not {given}")]
    Seats {
        /// The number asked for.
        given: u8,
    },
}

impl Config {
    /// The fewest who can play.
    pub const FEWEST: u8 = 3;
    /// The most who can play.
    pub const MOST: u8 = 8;

    /// The game of the box for so many seats: no relics, closed chests.
    pub const fn new(seats: u8) -> Result<Self, ConfigError> {
        match seats {
            Self::FEWEST..=Self::MOST => Ok(Self {
                seats,
                relics: false,
                open_chests: false,
            }),
            given => Err(ConfigError::Seats { given }),
        }
    }

    /// With the relic variant (D19 to D22).
    #[must_use]
    pub const fn with_relics(self) -> Self {
        Self {
            relics: true,
            ..self
        }
    }

    /// With chests that everybody can look into (D23).
    #[must_use]
    pub const fn with_open_chests(self) -> Self {
        Self {
            open_chests: true,
            ..self
        }
    }

    /// How many play.
    #[inline]
    pub const fn seats(self) -> u8 {
        self.seats
    }

    /// Whether the relic variant is played.
    #[inline]
    pub const fn relics(self) -> bool {
        self.relics
    }

    /// Whether everybody can look into the chests.
    pub const fn open_chests(self) -> bool {
        self.open_chests
    }
}

/// Four seats, as in the box.
impl Default for Config {
    fn default() -> Self {
        Self {
            seats: 4,
            relics: false,
            open_chests: false,
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
                default: 4,
            },
        },
        OptionSpec {
            name: "relics",
            kind: OptionKind::Switch { default: false },
        },
        OptionSpec {
            name: "open_chests",
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
    relics: bool,
    open_chests: bool,
}

impl Default for Unchecked {
    fn default() -> Self {
        let Config {
            seats,
            relics,
            open_chests,
        } = Config::default();
        Self {
            seats,
            relics,
            open_chests,
        }
    }
}

impl TryFrom<Unchecked> for Config {
    type Error = ConfigError;

    fn try_from(unchecked: Unchecked) -> Result<Self, ConfigError> {
        let Unchecked {
            seats,
            relics,
            open_chests,
        } = unchecked;
        Ok(Self {
            relics,
            open_chests,
            ..Self::new(seats)?
        })
    }
}
