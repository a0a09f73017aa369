//! Diamant in words.

mod labels;
pub mod prospects;
pub mod questions;
mod reason;
mod sentences;
pub mod words;

use diamant::{Decision, Diamant, Event, View};

use crate::idea::Idea;
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

    fn question(view: &View, reader: &Reader<'_>) -> Option<String> {
        Some(questions::question(view, reader))
    }

    fn reason(idea: &Idea<'_, Self>, reader: &Reader<'_>) -> Option<String> {
        reason::reason(idea, reader)
    }
}
