//! Random numbers for everything but the luck of a match.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Picks one of equally likely tickets.
pub trait Dice {
    /// A number below `bound`, all equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

/// Fast dice for simulations, tests and bots: xoshiro256++, reproducible from its seed.
///
/// Not for the luck of a match: that comes from [`Seed`](crate::Seed), which nobody can
/// predict and everybody can check afterwards.
///
/// ```
/// use tabletop::{Dice, QuickDice};
/// let mut once = QuickDice::new(7);
/// let mut again = QuickDice::new(7);
/// assert_eq!(once.below(1000), again.below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct QuickDice(Xoshiro256PlusPlus);

impl QuickDice {
    /// Dice that roll the same numbers whenever they start from the same seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// One of the items.
    ///
    /// # Panics
    ///
    /// If there are none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        assert!(!items.is_empty(), "there is nothing to pick from");
        let bound = u32::try_from(items.len()).expect("lists of the games are short");
        &items[self.below(bound) as usize]
    }
}

impl Dice for QuickDice {
    /// The high half of a product: no division, and a bias below 2⁻³² for any bound, which
    /// no simulation can measure.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the product's high half is below the bound"
    )]
    fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.bits()) * u128::from(bound)) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ticket_comes_up() {
        let mut dice = QuickDice::new(1);
        let mut seen = [0_u32; 6];
        for _ in 0..6_000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(
            seen.iter().all(|&times| (800..1200).contains(&times)),
            "{seen:?}"
        );
    }
}
