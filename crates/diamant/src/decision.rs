//! What a player can decide (D11).

use serde::{Serialize, Serializer};

/// Go on or go home, in the order of the legal list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// `stay`: deeper into the cave.
    Stay,
    /// `leave`: back to the camp with everything gathered.
    Leave,
}

/// A decision is its word.
impl Serialize for Decision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
