//! Seats at a table, sets of seats, and values kept per seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::notation::UnknownWords;
use crate::set::{Member, Set};

/// The most seats a table can have: Diamant seats eight, and no game here seats more.
pub const MAX_SEATS: usize = 8;

/// A place in the turn order, counted from 0.
///
/// A seat is not a person and not a bot. Who sits in it is the business of the programs around
/// the rules.
///
/// ```
/// use tabletop::Seat;
/// assert_eq!(Seat::new(3).index(), 3);
/// assert!(Seat::try_from(8).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    ///
    /// If the number is 8 or more. Numbers from outside go through [`TryFrom`].
    #[inline]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "seats are numbered 0 to 7");
        Self(number)
    }

    /// The seat's number as an index into lists ordered by seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table with this many seats.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }
}

/// A number that is not a seat of any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a seat; seats are numbered 0 to 7")]
pub struct NotASeat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = NotASeat;

    fn try_from(number: u8) -> Result<Self, NotASeat> {
        if usize::from(number) < MAX_SEATS {
            Ok(Self(number))
        } else {
            Err(NotASeat(number))
        }
    }
}

/// Reads the seat's number.
impl FromStr for Seat {
    type Err = UnknownWords;

    fn from_str(word: &str) -> Result<Self, UnknownWords> {
        let number: u8 = word.parse().map_err(|_| UnknownWords)?;
        number.try_into().map_err(|_| UnknownWords)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
///
/// ```
/// use tabletop::{Seat, SeatSet};
/// let in_the_cave = SeatSet::first(4).without(Seat::new(2));
/// assert_eq!(in_the_cave.len(), 3);
/// assert_eq!(in_the_cave.to_string(), "0, 1, 3");
/// ```
pub type SeatSet = Set<Seat>;

impl Member for Seat {
    type Bits = u8;

    const ALL: SeatSet = SeatSet::from_bits(u8::MAX);

    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Option<Self> {
        (usize::from(number) < MAX_SEATS).then_some(Self(number))
    }
}

impl SeatSet {
    /// Seats 0 to `count` − 1: everybody at a table of `count` seats.
    ///
    /// # Panics
    ///
    /// If `count` is more than eight.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most the low eight bits are set"
    )]
    pub const fn first(count: u8) -> Self {
        assert!((count as usize) <= MAX_SEATS, "a table has at most 8 seats");
        Self::from_bits(((1u16 << count) - 1) as u8)
    }
}

/// A value for every seat, indexed by [`Seat`]. Seats that the table does not have keep the
/// default.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// Makes the value of every seat.
    #[expect(clippy::cast_possible_truncation, reason = "it counts to MAX_SEATS")]
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|number| value(Seat(number as u8))))
    }

    /// The values of the first `seats` seats, in order.
    #[inline]
    pub fn first(&self, seats: u8) -> &[T] {
        &self.0[..usize::from(seats)]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        // The mask spares a bounds check in the simulator's inner loop; it never
        // changes a number, since a seat is below eight.
        &self.0[seat.index() & (MAX_SEATS - 1)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & (MAX_SEATS - 1)]
    }
}

/// Someone looking at a table: from a seat, or as a bystander.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Anyone who does not sit at the table.
    Bystander,
}

impl Viewer {
    /// The viewer's seat; a bystander has none.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Bystander => None,
        }
    }

    /// Whether the viewer sits in this seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// All viewers of a table with this many seats: each seat, then a bystander.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        SeatSet::first(seats)
            .into_iter()
            .map(Self::Seat)
            .chain([Self::Bystander])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "seat {seat}"),
            Self::Bystander => f.write_str("bystander"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_iterates_in_rising_order_and_knows_its_sole_member() {
        let set: SeatSet = [Seat::new(7), Seat::new(0), Seat::new(4)]
            .into_iter()
            .collect();
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 4, 7]);
        assert_eq!(set.sole(), None);
        assert_eq!(SeatSet::only(Seat::new(7)).sole(), Some(Seat::new(7)));
        assert_eq!(SeatSet::EMPTY.sole(), None);
    }

    #[test]
    fn the_full_table_has_eight_seats() {
        assert_eq!(SeatSet::first(8).len(), 8);
        assert_eq!(SeatSet::first(0), SeatSet::EMPTY);
        assert_eq!(
            SeatSet::first(8).minus(SeatSet::first(7)),
            SeatSet::only(Seat::new(7))
        );
    }

    #[test]
    fn seats_go_round() {
        assert_eq!(Seat::new(1).next(3), Seat::new(2));
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
    }
}
