//! Which arm of a choice is tried next.

use tabletop::QuickDice;

use super::settings::SearchSettings;
use super::tree::{Arm, SeatChoice};

/// The arm to try next: one that was never tried, otherwise the one with the best mean plus
/// bonus.
///
/// Where several seats choose at once, the bonus is randomised. Seats with equal statistics
/// would otherwise always pick alike and never learn what happens when they do not.
pub(super) fn select<D>(
    choice: &mut SeatChoice,
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

/// A uniformly random number from 0 to 1.
#[inline]
#[expect(
    clippy::cast_precision_loss,
    reason = "53 bits are exactly what fits in"
)]
pub(crate) fn unit(dice: &mut QuickDice) -> f64 {
    (dice.bits() >> 11) as f64 / (1_u64 << 53) as f64
}
