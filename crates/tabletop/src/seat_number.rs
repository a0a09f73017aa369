//! Seats as a request names them.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::Deserialize;

use crate::rejection::Rejection;
use crate::seat::Seat;

/// The number of a seat in a request, before a table has looked at it.
///
/// Every whole number is one. A seat that the table does not have is refused in the same
/// way whatever its number.
///
/// ```
/// use tabletop::{Seat, SeatNumber};
/// let number = |text: &str| text.parse::<SeatNumber>().unwrap();
/// assert_eq!(number("2").at_table_of(3), Ok(Seat::new(2)));
/// assert_eq!(number("3").at_table_of(3).unwrap_err().code(), "no_such_seat");
/// assert_eq!(number("300").at_table_of(3).unwrap_err().code(), "no_such_seat");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct SeatNumber(u64);

impl SeatNumber {
    /// The seat with this number at a table of `seats` chairs.
    #[inline]
    pub fn at_table_of(self, seats: u8) -> Result<Seat, Rejection> {
        let seat = u8::try_from(self.0).ok();
        let seat = seat.filter(|&number| number < seats);
        // The rejection is made only when it is needed: this runs with every decision.
        match seat.map(Seat::try_from) {
            Some(Ok(seat)) => Ok(seat),
            _ => Err(Rejection::NoSuchSeat { seat: self, seats }),
        }
    }
}

impl From<Seat> for SeatNumber {
    fn from(seat: Seat) -> Self {
        Self(u8::from(seat).into())
    }
}

impl From<u64> for SeatNumber {
    fn from(number: u64) -> Self {
        Self(number)
    }
}

impl FromStr for SeatNumber {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self)
    }
}

impl fmt::Display for SeatNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
