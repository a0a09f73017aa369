//! Diamant drawn.
//!
//! The board is the cave itself: on the left the camp, then the path that winds through the
//! mountain chamber by chamber, and at its end the dark. Camp and dark can be clicked. What moves
//! has a `data-piece`, and every place to which something can happen a `data-spot`. Everything
//! drawn is a small SVG without text of its own; the words stand beside it.

mod anchors;
mod board;
mod camp;
mod cards;
mod cave;
mod deck;
mod emblem;
mod figures;
mod gems;
mod head;
mod highlights;
mod next;
mod past;
mod players;
mod podium;
mod relics;
mod result;
mod rules;
mod seats;
mod stock;
mod traps;

use diamant::{Decision, Diamant, Event};
use maud::{Markup, html};
use narration::Texts;
use narration::diamant::{prospects, questions};
use tabletop::Perspective;

use crate::art::{Art, Scene};
use crate::highlight::Highlight;
use crate::picture::{Choice, Picture};
use crate::rulebook::Rulebook;

impl Art for Diamant {
    const SCRIPTS: &'static [&'static str] = &["diamant.js"];

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn picture(seen: &Perspective<'_, Self>, scene: &Scene<'_>) -> Picture {
        let view = &seen.view;
        let choices = choices(seen, scene);
        Picture {
            head: head::head(view, scene.texts),
            board: board::board(seen, &choices, scene),
            beside: board::beside(seen, scene),
            below: board::below(seen, scene),
            explanation: html! { p .dm-step { (questions::step(view, scene)) } },
            choices,
            ..Picture::default()
        }
    }

    fn highlights(before: &[&Event], now: &[&Event], scene: &Scene<'_>) -> Vec<Highlight> {
        highlights::highlights(before, now, scene)
    }

    fn rules(texts: &'static Texts) -> Rulebook {
        rules::rules(texts)
    }
}

/// The way home on the left and the way on to the right, as on the board, each with what it
/// means in numbers now.
fn choices(seen: &Perspective<'_, Diamant>, scene: &Scene<'_>) -> Vec<Choice> {
    let ways = [Decision::Leave, Decision::Stay].into_iter();
    let choice = |decision| {
        let (key, numbers) = match decision {
            Decision::Leave => ("ArrowLeft", prospects::leaving(&seen.view, scene)),
            Decision::Stay => {
                let risk = prospects::staying(&seen.view, scene);
                ("ArrowRight", risk.filter(|_| scene.aids))
            }
        };
        let mut choice = Choice::new::<Diamant>(decision, scene);
        choice.stays_in_sight = true;
        choice.key = Some(key);
        choice.label.detail = numbers.unwrap_or(choice.label.detail);
        choice
    };
    ways.filter(|decision| seen.legal.contains(decision))
        .map(choice)
        .collect()
}
