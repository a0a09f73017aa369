//! What a search says about a decision.

use crate::alternative::Alternative;

/// What a search has found out about a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict<D> {
    /// The decision.
    pub decision: D,
    /// How often it was tried.
    pub visits: u32,
    /// What it brought on average, from 0 (lost) to 1 (won).
    pub value: f64,
}

impl<D: Copy> Verdict<D> {
    /// The decision and its value alone.
    pub(crate) fn alternative(&self) -> Alternative<D> {
        Alternative {
            decision: self.decision,
            value: self.value,
        }
    }
}

impl<D> Verdict<D> {
    /// Whether the search knows anything about the decision: it was tried, or judged at first
    /// sight.
    pub(crate) fn says_something(&self) -> bool {
        self.visits > 0 || self.value > 0.0
    }
}
