//! The sequence cards (K8).

use serde::{Serialize, Serializer};

use crate::reconstructed::DYNAMITE;
use crate::tile::Kind;

/// A sequence card, 1 to 4: the order of play, and a dynamite tile (K8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SequenceCard(u8);

impl SequenceCard {
    /// The four cards.
    pub const ALL: [Self; 4] = [Self(1), Self(2), Self(3), Self(4)];

    /// The number on the card.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The dynamite tile that comes with it: with 2, 3, 4, 6 exits (K8).
    pub const fn dynamite(self) -> Kind {
        DYNAMITE[self.0 as usize - 1]
    }
}

/// A sequence card is its number.
impl Serialize for SequenceCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
