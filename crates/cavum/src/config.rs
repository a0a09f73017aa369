//! How a table of Cavum is set up.

use serde::{Deserialize, Serialize};
use tabletop::{OptionSpec, SeatCount, WrongSeats};

/// Seats, the length of the game and open stones.
///
/// ```
/// use cavum::Config;
/// let config = Config::new(4)?.for_beginners();
/// assert_eq!(serde_json::to_string(&config).unwrap(),
///            r#"{"seats":4,"beginners":true,"open_stones":false}"#);
/// assert!(Config::new(5).is_err());
/// # Ok::<(), tabletop::WrongSeats>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    seats: SeatCount<{ Config::FEWEST }, { Config::MOST }>,
    beginners: bool,
    open_stones: bool,
}

impl Config {
    /// The fewest who can play.
    pub const FEWEST: u8 = 2;
    /// The most who can play.
    pub const MOST: u8 = 4;

    /// The standard game for this many seats: three phases, stones face down.
    pub const fn new(seats: u8) -> Result<Self, WrongSeats> {
        match SeatCount::new(seats) {
            Ok(seats) => Ok(Self {
                seats,
                beginners: false,
                open_stones: false,
            }),
            Err(wrong) => Err(wrong),
        }
    }

    /// Shortens the game to two phases (K13).
    #[must_use]
    pub const fn for_beginners(self) -> Self {
        Self {
            beginners: true,
            ..self
        }
    }

    /// Opens the stones to everybody (K49).
    #[must_use]
    pub const fn with_open_stones(self) -> Self {
        Self {
            open_stones: true,
            ..self
        }
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(self) -> u8 {
        self.seats.get()
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
            seats: SeatCount::of::<3>(),
            beginners: false,
            open_stones: false,
        }
    }
}

impl tabletop::Config for Config {
    const OPTIONS: &'static [OptionSpec] = &[
        SeatCount::<{ Config::FEWEST }, { Config::MOST }>::of::<3>().option(),
        OptionSpec::switch("beginners"),
        OptionSpec::switch("open_stones"),
    ];

    fn seats(&self) -> u8 {
        self.seats.get()
    }
}
