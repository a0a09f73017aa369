//! How much is played.

/// How many matches a check plays: a number, never a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    seeds_per_config: u64,
}

impl Effort {
    /// Seeds 0 to `seeds` − 1 at every configuration. Each seed is played twice: at a table
    /// that rolls its luck, and at a table with told luck.
    pub const fn seeds_per_config(seeds: u64) -> Self {
        Self {
            seeds_per_config: seeds,
        }
    }

    pub(crate) fn seeds(self) -> std::ops::Range<u64> {
        0..self.seeds_per_config
    }
}
