//! The number of seats at a table.

use serde::{Deserialize, Serialize};

use crate::{OptionKind, OptionSpec};

/// A number of seats that a game allows: from `LEAST` to `MOST`, checked where it is made or
/// read.
///
/// A game's [`Config`](crate::Config) holds one, and needs no check of its own:
///
/// ```
/// use tabletop::{SeatCount, WrongSeats};
/// type Seats = SeatCount<3, 8>;
/// assert_eq!(Seats::new(5)?.get(), 5);
/// assert_eq!(Seats::new(9).unwrap_err().to_string(), "this game is for 3 to 8 seats, not 9");
/// assert!(serde_json::from_str::<Seats>("2").is_err());
/// # Ok::<(), WrongSeats>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct SeatCount<const LEAST: u8, const MOST: u8>(u8);

/// A number of seats that a game does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this game is for {least} to {most} seats, not {given}")]
pub struct WrongSeats {
    /// The fewest who can play.
    pub least: u8,
    /// The most who can play.
    pub most: u8,
    /// The number asked for.
    pub given: u8,
}

impl<const LEAST: u8, const MOST: u8> SeatCount<LEAST, MOST> {
    /// Checks the number of seats.
    pub const fn new(seats: u8) -> Result<Self, WrongSeats> {
        if LEAST <= seats && seats <= MOST {
            Ok(Self(seats))
        } else {
            Err(WrongSeats {
                least: LEAST,
                most: MOST,
                given: seats,
            })
        }
    }

    /// The number of seats as a constant: a wrong one does not compile.
    ///
    /// ```compile_fail
    /// tabletop::SeatCount::<3, 8>::of::<9>();
    /// ```
    pub const fn of<const SEATS: u8>() -> Self {
        const {
            assert!(LEAST <= SEATS && SEATS <= MOST, "no such number of seats");
        }
        Self(SEATS)
    }

    /// The number.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The option `seats` of a game whose default this is.
    pub const fn option(self) -> OptionSpec {
        OptionSpec {
            name: "seats",
            kind: OptionKind::Count {
                least: LEAST,
                most: MOST,
                default: self.0,
            },
        }
    }
}

impl<const LEAST: u8, const MOST: u8> From<SeatCount<LEAST, MOST>> for u8 {
    fn from(seats: SeatCount<LEAST, MOST>) -> Self {
        seats.0
    }
}

impl<const LEAST: u8, const MOST: u8> TryFrom<u8> for SeatCount<LEAST, MOST> {
    type Error = WrongSeats;

    fn try_from(seats: u8) -> Result<Self, WrongSeats> {
        Self::new(seats)
    }
}
