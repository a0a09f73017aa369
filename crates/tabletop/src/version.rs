//! The number of changes of a table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Counts the changes of a table: every decision, every draw and every undo adds one. A
/// request names the version it was made for.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Version(pub u32);

impl Version {
    pub(crate) fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
