//! Events as sentences of the log.

use cavum::Event;

use crate::art::{Scene, Sentence};

/// What happened, in words.
pub(super) fn sentence(_event: &Event, _scene: &Scene<'_>) -> Option<Sentence> {
    None
}
