//! Decisions as the texts of their buttons.

use cavum::Decision;

use crate::art::{Label, Scene};

/// A decision in words, with a second line that explains it.
pub(super) fn label(decision: Decision, _scene: &Scene<'_>) -> Label {
    Label {
        text: decision.to_string(),
        hint: String::new(),
    }
}
