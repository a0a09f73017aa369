//! How much a search may think.

use std::num::NonZeroU32;

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
    /// The iterations in the place of each of the others before one's own, in a game with a
    /// search that puts itself there.
    pub others: u32,
}

impl Budget {
    /// So many iterations on one thread.
    pub const fn alone(iterations: u32) -> Self {
        Self::shared(iterations, 1)
    }

    /// So many iterations on two threads.
    pub const fn in_two(iterations: u32) -> Self {
        Self::shared(iterations, 2)
    }

    /// So many iterations, shared by so many workers.
    pub const fn shared(iterations: u32, workers: u8) -> Self {
        Self {
            iterations,
            workers,
            others: 0,
        }
    }

    /// The same after so many iterations in the place of each of the others.
    #[must_use]
    pub const fn after_others(self, others: u32) -> Self {
        Self { others, ..self }
    }

    /// What each worker does; together at least the whole.
    pub(crate) fn share(self) -> u32 {
        self.iterations.div_ceil(u32::from(self.workers.max(1)))
    }
}

/// How much of its budget a search is spared because others wait for the same threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Haste(NonZeroU32);

impl Haste {
    /// The whole budget.
    pub const NONE: Self = Self(NonZeroU32::MIN);

    /// One part of the budget out of so many; the whole for none.
    pub const fn one_of(parts: u32) -> Self {
        match NonZeroU32::new(parts) {
            Some(parts) => Self(parts),
            None => Self::NONE,
        }
    }

    /// Into how many parts the budget is divided.
    pub const fn parts(self) -> u32 {
        self.0.get()
    }

    /// Both: a part of a part.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0.saturating_mul(other.0))
    }

    /// What is left of so many iterations: at least one.
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
