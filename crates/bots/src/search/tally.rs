//! The sum of a search's estimates, seat by seat.

use tabletop::BySeat;

/// Estimates added up, and how many there were.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    sums: BySeat<f64>,
    count: u32,
}

impl Tally {
    pub(super) fn new() -> Self {
        Self {
            sums: BySeat::from_fn(|_| 0.0),
            count: 0,
        }
    }

    #[inline]
    pub(super) fn add(&mut self, rewards: &BySeat<f64>) {
        let sums = self.sums;
        self.sums = BySeat::from_fn(|seat| sums[seat] + rewards[seat]);
        self.count += 1;
    }

    pub(super) fn with(self, other: &Self) -> Self {
        Self {
            sums: BySeat::from_fn(|seat| self.sums[seat] + other.sums[seat]),
            count: self.count + other.count,
        }
    }

    /// The mean of the estimates; zeros if there was none.
    pub(super) fn mean(&self) -> BySeat<f64> {
        let count = f64::from(self.count.max(1));
        BySeat::from_fn(|seat| self.sums[seat] / count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seat;

    #[test]
    fn the_mean_counts_every_estimate_once() {
        let [mut one, mut other] = [Tally::new(); 2];
        one.add(&BySeat::from_fn(|_| 1.0));
        one.add(&BySeat::from_fn(|_| 0.0));
        other.add(&BySeat::from_fn(|_| 0.5));
        other.add(&BySeat::from_fn(|_| 0.1));
        let mean = one.with(&other).mean();
        assert!((mean[Seat::new(3)] - 0.4).abs() < 1e-12);
        let nothing = Tally::new().mean();
        assert!(nothing[Seat::new(0)].abs() < 1e-12);
    }
}
