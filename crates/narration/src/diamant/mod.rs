//! Diamant in words.

mod labels;
mod sentences;
pub mod words;

use diamant::{Decision, Diamant, Event};

use crate::label::Label;
use crate::narration::Narration;
use crate::reader::Reader;
use crate::sentence::Sentence;

impl Narration for Diamant {
    fn sentence(event: &Event, reader: &Reader<'_>) -> Option<Sentence> {
        sentences::sentence(event, reader)
    }

    fn label(decision: Decision, reader: &Reader<'_>) -> Label {
        labels::label(decision, reader)
    }
}
