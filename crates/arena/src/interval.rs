//! How certain a figure is.

use serde::Serialize;

/// The middle 95 % of a normal distribution reach this many standard deviations to each side.
const Z: f64 = 1.959_963_984_540_054;

/// A figure and its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The figure as measured.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// A success rate by Wilson's score: it stays between 0 and 1 and is honest about small
    /// numbers of trials. Successes may be fractions.
    pub fn of_rate(successes: f64, trials: u32) -> Self {
        if trials == 0 {
            return Self {
                value: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let n = f64::from(trials);
        let rate = successes / n;
        let centre = rate + Z * Z / (2.0 * n);
        let reach = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Self {
            value: rate,
            low: ((centre - reach) / scale).max(0.0),
            high: ((centre + reach) / scale).min(1.0),
        }
    }

    /// The mean of a sample; `None` for an empty one.
    pub fn of_mean(sample: &[f64]) -> Option<Self> {
        let n = f64::from(u32::try_from(sample.len()).ok()?);
        if sample.is_empty() {
            return None;
        }
        let mean = sample.iter().sum::<f64>() / n;
        let squares: f64 = sample.iter().map(|one| (one - mean).powi(2)).sum();
        let reach = if n > 1.0 {
            Z * (squares / (n - 1.0) / n).sqrt()
        } else {
            f64::INFINITY
        };
        Some(Self {
            value: mean,
            low: mean - reach,
            high: mean + reach,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-4
    }

    #[test]
    fn rates_are_wilsons() {
        // 8 of 10: (0.490, 0.943) in every table of the method.
        let Interval { value, low, high } = Interval::of_rate(8.0, 10);
        assert!(close(value, 0.8) && close(low, 0.490) && close(high, 0.943));
        let all = Interval::of_rate(20.0, 20);
        assert!(all.low < 0.9 && close(all.high, 1.0));
        assert!(close(Interval::of_rate(0.0, 0).high, 1.0));
    }

    #[test]
    fn means_have_the_error_of_the_mean() {
        let Interval { value, low, high } = Interval::of_mean(&[1.0, 2.0, 3.0, 4.0]).unwrap();
        // The deviation is 1.291, the error of the mean 0.6455.
        assert!(close(value, 2.5) && close(low, 1.235) && close(high, 3.765));
        assert_eq!(Interval::of_mean(&[]), None);
        assert!(Interval::of_mean(&[5.0]).unwrap().high.is_infinite());
    }
}
