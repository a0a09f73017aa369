//! Diamant drawn and told.

use diamant::{Decision, Diamant, Event, View};
use maud::{Markup, html};

use crate::art::{Art, Label, Scene, Sentence};
use crate::texts::Texts;

impl Art for Diamant {
    fn emblem() -> Markup {
        html! {}
    }

    fn board(view: &View, scene: &Scene<'_>) -> Markup {
        let _ = (view, scene);
        html! {}
    }

    fn sentence(event: &Event, scene: &Scene<'_>) -> Option<Sentence> {
        let _ = (event, scene);
        None
    }

    fn label(decision: Decision, scene: &Scene<'_>) -> Label {
        let _ = scene;
        Label {
            text: decision.to_string(),
            hint: String::new(),
        }
    }

    fn rules(texts: &'static Texts) -> Markup {
        let _ = texts;
        html! {}
    }
}
