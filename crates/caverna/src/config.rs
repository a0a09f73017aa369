//! How a table of Caverna is set up.

use serde::{Deserialize, Serialize};
use tabletop::{OptionSpec, SeatCount, WrongSeats};

/// The duel or the solo game.
///
/// ```
/// use caverna::Config;
/// assert_eq!(serde_json::to_string(&Config::SOLO).unwrap(), r#"{"seats":1}"#);
/// assert_eq!(Config::new(2), Ok(Config::DUEL));
/// assert!(Config::new(3).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    seats: SeatCount<1, 2>,
}

impl Config {
    /// Two players against each other.
    pub const DUEL: Self = Self {
        seats: SeatCount::of::<2>(),
    };
    /// One player against the goal of 50 points (C37 to C40).
    pub const SOLO: Self = Self {
        seats: SeatCount::of::<1>(),
    };

    /// The game for this many seats.
    pub const fn new(seats: u8) -> Result<Self, WrongSeats> {
        match SeatCount::new(seats) {
            Ok(seats) => Ok(Self { seats }),
            Err(wrong) => Err(wrong),
        }
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(self) -> u8 {
        self.seats.get()
    }

    /// Whether this is the solo game.
    #[inline]
    pub const fn is_solo(self) -> bool {
        self.seats.get() == 1
    }
}

/// Two, as in the name of the game.
impl Default for Config {
    fn default() -> Self {
        Self::DUEL
    }
}

impl tabletop::Config for Config {
    const OPTIONS: &'static [OptionSpec] = &[SeatCount::<1, 2>::of::<2>().option()];

    fn seats(&self) -> u8 {
        self.seats.get()
    }
}
