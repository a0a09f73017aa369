//! How long the levels of bots think on this machine.
//!
//! Bots think in iterations, so that what they do can be repeated; people wait in seconds. What
//! thoughts have taken here turns one into the other: where a level would take longer than its
//! [time](Level::time), it gets the part of its iterations that fits in.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use catalog::{Haste, Level};

use crate::lock::hold;

/// A slow thought is forgotten little by little: each new one leaves so much of it, in parts
/// of a hundred.
const REMEMBERED: u32 = 97;

/// The slowest recent thought of every game and level, as if with the whole budget.
#[derive(Debug, Default)]
pub struct Pace {
    slowest: Mutex<HashMap<(&'static str, Level), Duration>>,
}

impl Pace {
    /// The part of its budget with which a bot keeps its level's time.
    pub fn haste(&self, game: &'static str, level: Level) -> Haste {
        let slowest = hold(&self.slowest);
        let (Some(slowest), Some(time)) = (slowest.get(&(game, level)), level.time()) else {
            return Haste::NONE;
        };
        let parts = slowest.as_millis().div_ceil(time.as_millis());
        Haste::one_of(u32::try_from(parts).unwrap_or(u32::MAX))
    }

    /// Learns from a thought that took so long in this haste.
    pub fn note(&self, game: &'static str, level: Level, haste: Haste, took: Duration) {
        let whole = took.saturating_mul(haste.parts());
        let mut slowest = hold(&self.slowest);
        let slowest = slowest.entry((game, level)).or_default();
        *slowest = whole.max(*slowest * REMEMBERED / 100);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "diamant";

    fn taking(milliseconds: u64) -> Pace {
        let pace = Pace::default();
        let took = Duration::from_millis(milliseconds);
        pace.note(GAME, Level::Strong, Haste::NONE, took);
        pace
    }

    #[test]
    fn who_keeps_the_time_has_the_whole_budget() {
        assert_eq!(Pace::default().haste(GAME, Level::Strong), Haste::NONE);
        assert_eq!(taking(300).haste(GAME, Level::Strong), Haste::NONE);
    }

    #[test]
    fn who_takes_longer_gets_what_fits_in() {
        let pace = taking(1_000);
        assert_eq!(pace.haste(GAME, Level::Strong), Haste::one_of(4));
        // Others have a pace of their own.
        assert_eq!(pace.haste(GAME, Level::Expert), Haste::NONE);
        assert_eq!(pace.haste("cavum", Level::Strong), Haste::NONE);
        // A quarter of the budget took a quarter of the time: nothing has changed.
        let quarter = Duration::from_millis(250);
        pace.note(GAME, Level::Strong, Haste::one_of(4), quarter);
        assert_eq!(pace.haste(GAME, Level::Strong), Haste::one_of(4));
    }

    #[test]
    fn a_slow_thought_is_forgotten() {
        let pace = taking(1_000);
        for _ in 0..100 {
            pace.note(GAME, Level::Strong, Haste::NONE, Duration::from_millis(20));
        }
        assert_eq!(pace.haste(GAME, Level::Strong), Haste::NONE);
    }
}
