//! How a table of Diamant is set up.

use serde::{Deserialize, Serialize};
use tabletop::{OptionSpec, SeatCount, WrongSeats};

/// Seats, the relic variant and open chests.
///
/// ```
/// use diamant::Config;
/// let config = Config::new(5)?.with_relics();
/// assert_eq!(serde_json::to_string(&config).unwrap(),
///            r#"{"seats":5,"relics":true,"open_chests":false}"#);
/// assert!(Config::new(9).is_err());
/// # Ok::<(), tabletop::WrongSeats>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    seats: SeatCount<{ Config::FEWEST }, { Config::MOST }>,
    relics: bool,
    open_chests: bool,
}

impl Config {
    /// The fewest who can play.
    pub const FEWEST: u8 = 3;
    /// The most who can play.
    pub const MOST: u8 = 8;

    /// The standard game for this many seats: no relics, closed chests.
    pub const fn new(seats: u8) -> Result<Self, WrongSeats> {
        match SeatCount::new(seats) {
            Ok(seats) => Ok(Self {
                seats,
                relics: false,
                open_chests: false,
            }),
            Err(wrong) => Err(wrong),
        }
    }

    /// Adds the relic variant (D19 to D22).
    #[must_use]
    pub const fn with_relics(self) -> Self {
        Self {
            relics: true,
            ..self
        }
    }

    /// Opens the chests to everybody (D23).
    #[must_use]
    pub const fn with_open_chests(self) -> Self {
        Self {
            open_chests: true,
            ..self
        }
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(self) -> u8 {
        self.seats.get()
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
            seats: SeatCount::of::<4>(),
            relics: false,
            open_chests: false,
        }
    }
}

impl tabletop::Config for Config {
    const OPTIONS: &'static [OptionSpec] = &[
        SeatCount::<{ Config::FEWEST }, { Config::MOST }>::of::<4>().option(),
        OptionSpec::switch("relics"),
        OptionSpec::switch("open_chests"),
    ];

    fn seats(&self) -> u8 {
        self.seats.get()
    }
}
