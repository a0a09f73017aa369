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
mod moments;
mod past;
mod players;
mod ranking;
mod relics;
mod rules;
mod traps;

use diamant::{Diamant, Event, View};
use maud::Markup;
use narration::Texts;

use crate::art::{Art, Moment, Scene};

impl Art for Diamant {
    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn board(view: &View, scene: &Scene<'_>) -> Markup {
        board::board(view, scene)
    }

    fn aside(view: &View, scene: &Scene<'_>) -> Markup {
        board::aside(view, scene)
    }

    fn below(view: &View, scene: &Scene<'_>) -> Markup {
        board::below(view, scene)
    }

    fn moments(before: &[&Event], now: &[&Event], scene: &Scene<'_>) -> Vec<Moment> {
        moments::moments(before, now, scene)
    }

    fn rules(texts: &'static Texts) -> Markup {
        rules::rules(texts)
    }
}
