//! How much a search may think.

use std::num::NonZeroU32;

/// A number of iterations, split between workers that search in parallel.
///
/// It is not a time limit: the same budget and seed give the same result on every machine. A
/// host with a deadline measures how many iterations it manages per second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The iterations of all workers together.
    pub iterations: u32,
    /// How many workers search in parallel, each with a tree of its own.
    pub workers: u8,
    /// The iterations spent in the place of each opponent before one's own. Only a search that
    /// puts itself in their place uses them.
    pub others: u32,
}

impl Budget {
    /// All iterations on one thread.
    pub const fn alone(iterations: u32) -> Self {
        Self::shared(iterations, 1)
    }

    /// All iterations on two threads.
    pub const fn in_two(iterations: u32) -> Self {
        Self::shared(iterations, 2)
    }

    /// Iterations split between several workers.
    pub const fn shared(iterations: u32, workers: u8) -> Self {
        Self {
            iterations,
            workers,
            others: 0,
        }
    }

    /// The same budget after this many iterations in the place of each opponent.
    #[must_use]
    pub const fn after_others(self, others: u32) -> Self {
        Self { others, ..self }
    }

    /// The iterations of each worker, rounded up.
    pub(crate) fn share(self) -> u32 {
        self.iterations.div_ceil(u32::from(self.workers.max(1)))
    }
}

/// How much of its budget a search gives up because others are waiting for the same threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Haste(NonZeroU32);

impl Haste {
    /// The whole budget.
    pub const NONE: Self = Self(NonZeroU32::MIN);

    /// One of this many equal parts of the budget; the whole for 0.
    pub const fn one_of(parts: u32) -> Self {
        match NonZeroU32::new(parts) {
            Some(parts) => Self(parts),
            None => Self::NONE,
        }
    }

    /// How many parts the budget is divided into.
    pub const fn parts(self) -> u32 {
        self.0.get()
    }

    /// A part of a part.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0.saturating_mul(other.0))
    }

    /// What remains of these iterations: at least one.
    pub(crate) fn part(self, iterations: u32) -> u32 {
        iterations.div_ceil(self.0.get())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn haste_leaves_a_part_and_never_nothing() {
        assert_eq!(Haste::NONE.part(700), 700);
        assert_eq!(Haste::one_of(0), Haste::NONE);
        assert_eq!(Haste::one_of(4).part(700), 175);
        assert_eq!(Haste::one_of(1_000).part(700), 1);
        let both = Haste::one_of(4).and(Haste::one_of(7));
        assert_eq!((both.parts(), both.part(700)), (28, 25));
        assert_eq!(both.and(Haste::NONE), both);
    }
}
