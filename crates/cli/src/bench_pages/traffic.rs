//! What updates cost, one by one and together.

use std::time::Duration;

use serde::Serialize;

/// How many bytes something has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Size {
    /// As the browser reads it.
    pub bytes: usize,
    /// As it travels.
    pub bytes_on_the_wire: usize,
}

impl Size {
    /// Both together.
    pub fn plus(self, other: Self) -> Self {
        Self {
            bytes: self.bytes + other.bytes,
            bytes_on_the_wire: self.bytes_on_the_wire + other.bytes_on_the_wire,
        }
    }
}

/// One update as it was measured.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// How long the server took to produce it.
    pub time: Duration,
    /// How large it was.
    pub size: Size,
}

/// What one of several updates costs.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Cost {
    /// How long the server takes to produce it.
    pub microseconds: f64,
    /// How large it is.
    #[serde(flatten)]
    pub size: Size,
}

impl Cost {
    /// The median of each figure; nothing for no samples.
    pub fn median(samples: &[Sample]) -> Self {
        Self {
            microseconds: middle(samples, |sample| sample.time).as_secs_f64() * 1e6,
            size: Size {
                bytes: middle(samples, |sample| sample.size.bytes),
                bytes_on_the_wire: middle(samples, |sample| sample.size.bytes_on_the_wire),
            },
        }
    }
}

/// The same update produced several times: its size, and the middle one of the times.
pub fn once(samples: &[Sample]) -> Sample {
    Sample {
        time: middle(samples, |sample| sample.time),
        size: Size {
            bytes: middle(samples, |sample| sample.size.bytes),
            bytes_on_the_wire: middle(samples, |sample| sample.size.bytes_on_the_wire),
        },
    }
}

fn middle<T: Ord + Default>(samples: &[Sample], figure: impl Fn(&Sample) -> T) -> T {
    let mut figures: Vec<T> = samples.iter().map(figure).collect();
    figures.sort_unstable();
    let place = figures.len() / 2;
    figures.into_iter().nth(place).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_of_each_figure_stands_for_all() {
        let sample = |micros, bytes| Sample {
            time: Duration::from_micros(micros),
            size: Size {
                bytes,
                bytes_on_the_wire: bytes / 10,
            },
        };
        let cost = Cost::median(&[sample(9, 100), sample(1, 900), sample(2, 200)]);
        assert!((cost.microseconds - 2.0).abs() < 1e-9);
        assert_eq!((cost.size.bytes, cost.size.bytes_on_the_wire), (200, 20));
        assert_eq!(Cost::median(&[]).size, Size::default());
    }
}
