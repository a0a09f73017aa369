//! Caverna in words. What tiles and rooms do is read from the rules' tables by [`effects`].

pub mod effects;
mod labels;
mod lines;
pub mod questions;
mod reason;
mod sentences;
pub mod words;

use caverna::{Caverna, Decision, Event, View};

use crate::idea::Idea;
use crate::label::Label;
use crate::narration::Narration;
use crate::reader::Reader;
use crate::sentence::Sentence;

impl Narration for Caverna {
    fn sentence(event: &Event, reader: &Reader<'_>) -> Option<Sentence> {
        sentences::sentence(event, reader)
    }

    fn goes_on(before: &Event, event: &Event) -> bool {
        lines::goes_on(before, event)
    }

    fn line(events: &[&Event], reader: &Reader<'_>) -> Option<Sentence> {
        lines::line(events, reader)
    }

    fn question(view: &View, reader: &Reader<'_>) -> Option<String> {
        questions::question(view, reader)
    }

    fn label(decision: Decision, reader: &Reader<'_>) -> Label {
        labels::label(decision, reader)
    }

    fn reason(idea: &Idea<'_, Self>, reader: &Reader<'_>) -> Option<String> {
        reason::reason(idea, reader)
    }
}
