//! Cavum drawn and told.
//!
//! The mountain is one SVG of hexes with the cities around it. Everything that can be picked
//! carries `data-words`, words of a decision, and the script finds the decision by them.

mod board;
mod emblem;
mod labels;
mod rules;
mod sentences;
mod words;

use cavum::{Cavum, Decision, Event, View};
use maud::Markup;

use crate::art::{Art, Label, Scene, Sentence};
use crate::texts::Texts;

impl Art for Cavum {
    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn board(view: &View, scene: &Scene<'_>) -> Markup {
        board::board(view, scene)
    }

    fn sentence(event: &Event, scene: &Scene<'_>) -> Option<Sentence> {
        sentences::sentence(event, scene)
    }

    fn label(decision: Decision, scene: &Scene<'_>) -> Label {
        labels::label(decision, scene)
    }

    fn rules(texts: &'static Texts) -> Markup {
        rules::rules(texts)
    }
}
