//! What a position asks for.

use serde::Serialize;
use serde::ser::SerializeMap;

use crate::seat::{Seat, SeatSet};

/// Who must act now. A position never waits for two kinds of thing at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// One seat is on turn and decides in the open.
    Turn(Seat),
    /// Every seat of the set chooses in secret; the choices are revealed together when the
    /// last one is made. Seats that have chosen are no longer in the set.
    Sealed(SeatSet),
    /// Luck decides: a card is drawn, a lot is cast.
    Chance,
    /// The game is over and has a result.
    Over,
}

impl Prompt {
    /// The seats that must decide; nobody when luck decides or the game is over.
    #[inline]
    pub fn awaited(self) -> SeatSet {
        match self {
            Self::Turn(seat) => SeatSet::only(seat),
            Self::Sealed(seats) => seats,
            Self::Chance | Self::Over => SeatSet::EMPTY,
        }
    }
}

/// `{"kind":"decide","seats":[0,2]}`, `{"kind":"chance"}` or `{"kind":"over"}`.
impl Serialize for Prompt {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Self::Turn(_) | Self::Sealed(_) => {
                map.serialize_entry("kind", "decide")?;
                map.serialize_entry("seats", &self.awaited())?;
            }
            Self::Chance => map.serialize_entry("kind", "chance")?,
            Self::Over => map.serialize_entry("kind", "over")?,
        }
        map.end()
    }
}
