//! What the solo game has instead of a rival: a goal, and a pile of rooms nobody has seen.

use caverna::{EXCEPTIONAL, GOAL, View};
use maud::{Markup, html};
use narration::Texts;
use narration::caverna::words;

use super::cards::colour_class;
use super::icons;
use crate::art::Scene;
use crate::part::Part;

/// The goal and the pile.
pub(super) fn beside(view: &View, scene: &Scene<'_>) -> Markup {
    let points = view.seats[0].points;
    html! {
        section .cv-solo aria-labelledby="cv-goal" {
            div .cv-section-head {
                h2 #cv-goal { (scene.texts.say("caverna-goal-title")) }
                b .cv-goal-points { (Part::new("goal points", html! { (points) })) }
            }
            (Part::new("goals", goals(points, scene.texts)))
        }
        (Part::new("pile", pile(view, scene)))
    }
}

/// How far it is to the goals of the solo game.
pub(super) fn goals(points: u8, texts: &Texts) -> Markup {
    // The drawing ends a little beyond the higher goal.
    const LENGTH: u8 = 75;
    let text = match points {
        0..GOAL => texts.say_with(
            "caverna-goal-missing",
            &[("points", (GOAL - points).into())],
        ),
        GOAL..=EXCEPTIONAL => texts.say_with(
            "caverna-goal-reached",
            &[("points", (EXCEPTIONAL + 1 - points).into())],
        ),
        _ => texts.say("caverna-goal-exceptional"),
    };
    html! {
        div .cv-goals {
            svg viewBox={ "0 0 " (LENGTH) " 12" } preserveAspectRatio="none" aria-hidden="true"
                focusable="false" {
                rect .cv-goal-back width=(LENGTH) height="12" {}
                rect .cv-goal-fill width=(points.min(LENGTH)) height="12" {}
                path .cv-goal-mark d={ "M" (GOAL) " 0V12M" (EXCEPTIONAL) " 0V12" } {}
            }
            p { (texts.say_with("caverna-goals", &[("goal", GOAL.into()), ("more", EXCEPTIONAL.into())])) " " (text) }
        }
    }
}

/// The rooms that are still face down, on the board or in the pile, and those out of the game.
fn pile(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let left = view.pile.unwrap_or_default();
    html! {
        // It scrolls where the window is low, so the keyboard must reach it.
        section .cv-solo aria-labelledby="cv-pile" tabindex="0" {
            div .cv-section-head {
                h2 #cv-pile { (texts.say("caverna-pile-title")) }
                span .cv-pile data-spot="pile" {
                    (icons::icon("pile")) b aria-hidden="true" { (left) }
                    span .hidden-text { (texts.say_with("caverna-pile", &[("count", left.into())])) ". " }
                }
            }
            p .cv-note { (texts.say("caverna-pile-rule")) }
            @if scene.aids && !view.unseen.is_empty() {
                p .cv-note { (texts.say("caverna-unseen-are")) }
                ul .cv-names {
                    @for room in view.unseen.iter() { li .(colour_class(room)) { (words::room(room, texts)) } }
                }
            }
            @if !view.out.is_empty() {
                p .cv-note {
                    (texts.say_with("caverna-out", &[("rooms", words::rooms(view.out, texts).into())]))
                }
            }
        }
    }
}
