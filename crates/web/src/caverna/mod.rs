//! Caverna drawn.
//!
//! A cave is a grid: its even lines are spaces, its odd lines the walls between them, and
//! the goods lie to the right as on the printed board. Everything that moves (rooms, action
//! tiles) is an HTML element with a class that gives it a view transition name. Everything
//! that can be picked is a button whose `data-words` are words of a decision. What tiles and
//! rooms do is read from the rules' tables, in icons by [`effect_icons`] and in words by
//! [`effects`].

mod actions;
mod board;
mod cards;
mod cave;
mod display;
mod effect_icons;
mod emblem;
mod icons;
mod players;
mod possible;
mod result;
mod room_pictures;
mod rules;
mod rules_examples;
mod tile_pictures;

use caverna::{Caverna, Decision, View};
use maud::Markup;
use narration::Texts;

use crate::art::{Art, Scene};

impl Art for Caverna {
    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn board(view: &View, scene: &Scene<'_>) -> Markup {
        board::board(view, scene)
    }

    fn aside(view: &View, scene: &Scene<'_>) -> Markup {
        board::aside(view, scene)
    }

    fn stays_in_sight(decision: Decision) -> bool {
        decision == Decision::End
    }

    fn rules(texts: &'static Texts) -> Markup {
        rules::rules(texts)
    }
}
