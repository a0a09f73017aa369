//! How a game ended.

use std::fmt;

use serde::ser::{Serialize, SerializeStruct};

use crate::seat::{BySeat, Seat, SeatSet};

/// The final points of every seat and who has won.
///
/// The winners do not follow from the points: games break ties in their own ways, share a
/// victory, or let a lone player lose.
///
/// ```
/// use tabletop::{BySeat, Outcome, Seat, SeatSet};
/// let points = BySeat::from_fn(|seat| [12, 30, 30][seat.index() % 3]);
/// let outcome = Outcome::highest_wins(3, points);
/// assert_eq!(outcome.points(), [12, 30, 30]);
/// assert_eq!(outcome.winners().to_string(), "1, 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    seats: u8,
    points: BySeat<i32>,
    winners: SeatSet,
}

impl Outcome {
    /// A result in which the game names the winners.
    pub fn new(seats: u8, points: BySeat<i32>, winners: SeatSet) -> Self {
        Self {
            seats,
            points,
            winners,
        }
    }

    /// A result in which the most points win and a tie is a shared victory.
    #[inline]
    pub fn highest_wins(seats: u8, points: BySeat<i32>) -> Self {
        let best = points.first(seats).iter().max().copied();
        let winners = SeatSet::first(seats)
            .into_iter()
            .filter(|&seat| Some(points[seat]) == best)
            .collect();
        Self {
            seats,
            points,
            winners,
        }
    }

    /// The points by seat.
    pub fn points(&self) -> &[i32] {
        self.points.first(self.seats)
    }

    /// The points of one seat.
    pub fn points_of(&self, seat: Seat) -> i32 {
        self.points[seat]
    }

    /// Who has won.
    pub fn winners(&self) -> SeatSet {
        self.winners
    }
}

/// The result line of a record: the points by seat, then the winners.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("points")?;
        for points in self.points() {
            write!(f, " {points}")?;
        }
        f.write_str(" winners")?;
        for seat in self.winners {
            write!(f, " {seat}")?;
        }
        Ok(())
    }
}

/// `{"scores":[12,30,30],"winners":[1,2]}`.
impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Outcome", 2)?;
        fields.serialize_field("scores", self.points())?;
        fields.serialize_field("winners", &self.winners)?;
        fields.end()
    }
}
