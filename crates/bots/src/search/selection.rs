//! Which arm of a choice is tried next.

use tabletop::QuickDice;

use super::budget::Budget;
use super::tree::{Arm, Choice};

/// How a game is searched. The numbers are found by play; `docs/decisions` says what was
/// tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// How much is staked on arms that were tried seldom, in units of reward.
    pub exploration: f64,
    /// How often the others' choices are their [habits](crate::Strategy::habits) instead of
    /// what the search finds best for them, from 0 to 1.
    pub trust: f64,
    /// How many arms a choice begins with.
    pub first_arms: u32,
    /// Arms are added with this power of the number of visits.
    pub widening: f64,
    /// What the level `strong` thinks, within 0.3 seconds on one core; nothing in a game
    /// whose search would play worse than `greedy`.
    pub strong: Option<Budget>,
    /// What the level `expert` thinks, within 2 seconds on two cores.
    pub expert: Option<Budget>,
}

impl SearchSettings {
    /// For a game that says nothing of its own: all arms at once, no habits, and no levels
    /// that search: games played to their end at random judge worse than `greedy`.
    pub const DEFAULT: Self = Self {
        exploration: 0.7,
        trust: 0.0,
        first_arms: u32::MAX,
        widening: 0.0,
        strong: None,
        expert: None,
    };

    /// How many of the arms are looked at after so many visits.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a root of a number of visits is a small positive number"
    )]
    fn width(&self, visits: u32, arms: u32) -> u32 {
        if self.first_arms >= arms {
            return arms;
        }
        let added = f64::from(visits).powf(self.widening) as u32;
        self.first_arms.saturating_add(added).min(arms)
    }
}

/// The arm to be tried: one that never was, else the one with the best mean and bonus.
///
/// Where several choose at once the bonus is shaken: seats with equal figures would
/// otherwise always pick alike and never learn what happens when they do not.
pub(super) fn select<D>(
    choice: &mut Choice,
    arms: &[Arm<D>],
    visits: u32,
    settings: &SearchSettings,
    shaken: Option<&mut QuickDice>,
) -> u32 {
    if choice.open < choice.arms {
        choice.open = choice.open.max(settings.width(visits, choice.arms));
    }
    let open = &arms[..choice.open as usize];
    let stake = settings.exploration * f64::from(visits.max(1)).ln().sqrt();
    let stake = match shaken {
        Some(dice) => stake * (0.5 + unit(dice)),
        None => stake,
    };
    let mut best = (f64::NEG_INFINITY, 0);
    for (number, arm) in (0..).zip(open) {
        if arm.visits == 0 {
            return number;
        }
        let tried = f64::from(arm.visits);
        let hope = arm.sum / tried + stake / tried.sqrt();
        if hope > best.0 {
            best = (hope, number);
        }
    }
    best.1
}

/// A random number from 0 to 1.
#[inline]
#[expect(
    clippy::cast_precision_loss,
    reason = "53 bits are exactly what fits in"
)]
pub(crate) fn unit(dice: &mut QuickDice) -> f64 {
    (dice.bits() >> 11) as f64 / (1_u64 << 53) as f64
}
