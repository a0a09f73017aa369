//! One of the decisions there are, with its worth.

use serde::{Deserialize, Serialize};

/// A decision and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alternative<D> {
    /// The decision.
    pub decision: D,
    /// Its worth: in the game's points from `greedy`, from 0 (lost) to 1 (won) from a search.
    pub value: f64,
}

impl<D> Alternative<D> {
    /// The same with the decision in another form, such as its words.
    pub fn map_decision<E>(self, form: impl FnOnce(D) -> E) -> Alternative<E> {
        Alternative {
            decision: form(self.decision),
            value: self.value,
        }
    }
}
