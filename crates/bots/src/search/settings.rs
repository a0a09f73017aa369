//! How a game is searched, and how much each level searches.

use super::budget::Budget;

/// How a game is searched. The numbers were found by experiment; `docs/decisions` says what was
/// tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// How much is staked on arms that were rarely tried, in units of reward.
    pub exploration: f64,
    /// How often opponents are assumed to follow their [habits](crate::Strategy::habits) rather
    /// than what the search finds best for them, from 0 to 1.
    pub trust: f64,
    /// How many arms are tried at first.
    pub first_arms: u32,
    /// Arms are added with this power of the number of visits.
    pub widening: f64,
    /// The budget of the level `strong`, for 0.3 seconds on one core. `None` in games whose
    /// search would play worse than `greedy`.
    pub strong: Option<Budget>,
    /// The budget of the level `expert`, for 2 seconds on two cores.
    pub expert: Option<Budget>,
    /// The iterations with which a [`Review`](crate::Review) examines a decision: enough for a
    /// few hundredths, and few enough for a whole match in some ten seconds.
    pub review: u32,
}

impl SearchSettings {
    /// For games without settings of their own: all arms at once, no habits, and no levels that
    /// search, because random playouts judge worse than `greedy`.
    pub const DEFAULT: Self = Self {
        exploration: 0.7,
        trust: 0.0,
        first_arms: u32::MAX,
        widening: 0.0,
        strong: None,
        expert: None,
        review: 500,
    };

    /// How many arms are open after this many visits.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a root of a number of visits is a small positive number"
    )]
    pub(super) fn width(&self, visits: u32, arms: u32) -> u32 {
        if self.first_arms >= arms {
            return arms;
        }
        let added = f64::from(visits).powf(self.widening) as u32;
        self.first_arms.saturating_add(added).min(arms)
    }
}
