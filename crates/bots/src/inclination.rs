//! How a temper chooses between decisions that are nearly equally good.

use tabletop::QuickDice;

use crate::alternative::Alternative;
use crate::search::unit;
use crate::temper::Temper;

/// How much worse than the best a decision may be for a temper to prefer it. The numbers
/// are meant to cost no measurable strength; `docs/decisions` says what was tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leeway {
    /// At first sight, in the game's own points.
    pub first_sight: f64,
    /// After a search, in win probability.
    pub searched: f64,
}

impl Leeway {
    /// None at all: every bot of a level decides alike.
    pub const NONE: Self = Self {
        first_sight: 0.0,
        searched: 0.0,
    };
}

/// How much of the leeway goes to a temper's inclination. The rest goes to the bot's dice, so
/// that two bots of one temper do not move as one either.
const INCLINATION: f64 = 0.75;

/// The inclination of one bot for one decision.
pub(crate) struct Inclination {
    /// From -1 (cautious) to 1 (bold), times the leeway.
    weight: f64,
    leeway: f64,
    dice: QuickDice,
}

impl Inclination {
    /// The dice decide close calls, and the moods of a fickle bot. `None` for a bot that takes
    /// what is best.
    pub(crate) fn of(temper: Temper, leeway: f64, mut dice: QuickDice) -> Option<Self> {
        let boldness = match temper {
            Temper::Plain => return None,
            Temper::Cautious => -1.0,
            Temper::Steady => 0.0,
            Temper::Bold => 1.0,
            Temper::Fickle => 2.0 * unit(&mut dice) - 1.0,
        };
        (leeway > 0.0).then_some(Self {
            weight: boldness * INCLINATION * leeway,
            leeway,
            dice,
        })
    }

    /// The decision that this bot prefers, given how daring each is from 0 to 1. The others may
    /// be worse than `best` by the leeway, and not more.
    pub(crate) fn prefer<D: Copy>(
        mut self,
        best: Alternative<D>,
        others: impl Iterator<Item = Alternative<D>>,
        boldness: impl Fn(D) -> f64,
    ) -> D {
        let mut appeal = |alternative: Alternative<D>| {
            let shaken = (1.0 - INCLINATION) * self.leeway * unit(&mut self.dice);
            alternative.value + self.weight * boldness(alternative.decision) + shaken
        };
        let mut preferred = (appeal(best), best.decision);
        for other in others.filter(|other| other.value >= best.value - self.leeway) {
            let appeal = appeal(other);
            if appeal > preferred.0 {
                preferred = (appeal, other.decision);
            }
        }
        preferred.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of a hundred bots of this temper dare, if that is worth so much more.
    fn daring(temper: Temper, gain: f64) -> usize {
        let alternative = |decision: bool| Alternative {
            decision,
            value: if decision { gain } else { 0.0 },
        };
        let dares = |seed: &u64| {
            let Some(inclination) = Inclination::of(temper, 1.0, QuickDice::new(*seed)) else {
                return gain > 0.0;
            };
            let best = alternative(gain > 0.0);
            let other = alternative(gain <= 0.0);
            inclination.prefer(best, [other].into_iter(), |daring| {
                f64::from(u8::from(daring))
            })
        };
        (0..100).filter(dares).count()
    }

    #[test]
    fn tempers_differ_in_close_calls() {
        assert_eq!(daring(Temper::Bold, -0.4), 100);
        assert_eq!(daring(Temper::Cautious, 0.4), 0);
        assert_eq!(daring(Temper::Steady, 0.4), 100);
        assert_eq!(daring(Temper::Steady, -0.4), 0);
        assert!((30..70).contains(&daring(Temper::Steady, 0.0)));
        assert!((20..80).contains(&daring(Temper::Fickle, 0.0)));
    }

    #[test]
    fn nobody_gives_away_more_than_the_leeway() {
        for temper in Temper::ALL {
            assert_eq!(daring(temper, 1.001), 100, "{temper}");
            assert_eq!(daring(temper, -1.001), 0, "{temper}");
        }
    }

    #[test]
    fn without_leeway_or_temper_there_is_no_inclination() {
        let dice = || QuickDice::new(1);
        assert!(Inclination::of(Temper::Plain, 1.0, dice()).is_none());
        assert!(Inclination::of(Temper::Bold, 0.0, dice()).is_none());
    }
}
