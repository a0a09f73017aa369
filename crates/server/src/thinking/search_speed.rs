//! How fast bots think on this machine.
//!
//! Bots count iterations, so that their decisions can be repeated; people wait in seconds. The
//! time that thoughts have taken here turns one into the other: a level that would exceed its
//! [time](Level::time) gets the part of its iterations that fits.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use catalog::{Haste, Level};

use crate::lock::hold;

/// A slow thought is forgotten gradually: each new one leaves this many percent of it.
const REMEMBERED: u32 = 97;

/// The slowest recent thought of every game and level, extrapolated to the whole budget.
#[derive(Debug, Default)]
pub struct SearchSpeed {
    slowest: Mutex<HashMap<(&'static str, Level), Duration>>,
}

impl SearchSpeed {
    /// The part of its budget with which a bot stays within its level's time.
    pub fn haste(&self, game: &'static str, level: Level) -> Haste {
        let slowest = hold(&self.slowest);
        let (Some(slowest), Some(time)) = (slowest.get(&(game, level)), level.time()) else {
            return Haste::NONE;
        };
        let parts = slowest.as_millis().div_ceil(time.as_millis());
        Haste::one_of(u32::try_from(parts).unwrap_or(u32::MAX))
    }

    /// Learns from the time that a thought took in this haste.
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

    fn taking(milliseconds: u64) -> SearchSpeed {
        let speed = SearchSpeed::default();
        let took = Duration::from_millis(milliseconds);
        speed.note(GAME, Level::Strong, Haste::NONE, took);
        speed
    }

    #[test]
    fn a_level_within_its_time_has_the_whole_budget() {
        assert_eq!(
            SearchSpeed::default().haste(GAME, Level::Strong),
            Haste::NONE
        );
        assert_eq!(taking(300).haste(GAME, Level::Strong), Haste::NONE);
    }

    #[test]
    fn a_level_that_takes_longer_gets_the_part_that_fits() {
        let speed = taking(1_000);
        assert_eq!(speed.haste(GAME, Level::Strong), Haste::one_of(4));
        // Other levels and games have a speed of their own.
        assert_eq!(speed.haste(GAME, Level::Expert), Haste::NONE);
        assert_eq!(speed.haste("cavum", Level::Strong), Haste::NONE);
        // A quarter of the budget took a quarter of the time: nothing has changed.
        let quarter = Duration::from_millis(250);
        speed.note(GAME, Level::Strong, Haste::one_of(4), quarter);
        assert_eq!(speed.haste(GAME, Level::Strong), Haste::one_of(4));
    }

    #[test]
    fn a_slow_thought_is_forgotten() {
        let speed = taking(1_000);
        for _ in 0..100 {
            speed.note(GAME, Level::Strong, Haste::NONE, Duration::from_millis(20));
        }
        assert_eq!(speed.haste(GAME, Level::Strong), Haste::NONE);
    }
}
