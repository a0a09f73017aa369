//! How much a search may think.

/// A number of iterations, shared by workers that search side by side.
///
/// It is not a time: the same budget and seed come to the same result on every machine.
/// Whoever must answer in time measures how many iterations a second there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The iterations of all workers together.
    pub iterations: u32,
    /// How many search side by side, each with a tree of its own.
    pub workers: u8,
}

impl Budget {
    /// So many iterations on one thread.
    pub const fn alone(iterations: u32) -> Self {
        Self {
            iterations,
            workers: 1,
        }
    }

    /// So many iterations on two threads.
    pub const fn in_two(iterations: u32) -> Self {
        Self {
            iterations,
            workers: 2,
        }
    }

    /// What each worker does; together at least the whole.
    pub(crate) fn share(self) -> u32 {
        self.iterations.div_ceil(u32::from(self.workers.max(1)))
    }
}
