//! Diamant drawn.
//!
//! The board is a cut through the mountain: on top the camp, below it the five entrances,
//! then the tunnel that grows chamber by chamber. Everything that moves (adventurers, cards,
//! chests) is an HTML element with a class that gives it a view transition name; everything
//! drawn is a small SVG without text of its own, and the words stand beside it.

mod aids;
mod board;
mod camp;
mod cards;
mod cave;
mod dangers;
mod emblem;
mod figures;
mod gems;
mod highlights;
mod past;
mod players;
mod relics;
mod result;
mod rules;
mod traps;

use diamant::{Diamant, Event};
use maud::Markup;
use narration::Texts;
use tabletop::Perspective;

use crate::art::{Art, Scene};
use crate::highlight::Dwell;
use crate::picture::{Choice, Picture};

impl Art for Diamant {
    const SCRIPTS: &'static [&'static str] = &["highlights.js"];

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn picture(seen: &Perspective<'_, Self>, scene: &Scene<'_>) -> Picture {
        let view = &seen.view;
        Picture {
            board: board::board(view, scene),
            beside: board::beside(view, scene),
            below: board::below(view, scene),
            choices: Choice::all(seen, scene),
        }
    }

    fn highlights(before: &[&Event], now: &[&Event], scene: &Scene<'_>) -> Vec<(Markup, Dwell)> {
        highlights::highlights(before, now, scene)
    }

    fn rules(texts: &'static Texts) -> Markup {
        rules::rules(texts)
    }
}
