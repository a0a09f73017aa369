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

use caverna::{Caverna, Decision};
use maud::Markup;
use narration::Texts;
use tabletop::Perspective;

use crate::art::{Art, Scene};
use crate::picture::{Choice, Picture};

impl Art for Caverna {
    const SCRIPTS: &'static [&'static str] = &["compose.js"];

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn picture(seen: &Perspective<'_, Self>, scene: &Scene<'_>) -> Picture {
        let choice = |&decision: &Decision| Choice {
            stays_in_sight: decision == Decision::End,
            ..Choice::new::<Self>(decision, scene)
        };
        Picture {
            board: board::board(&seen.view, scene),
            beside: board::beside(&seen.view, scene),
            choices: seen.legal.iter().map(choice).collect(),
            ..Picture::default()
        }
    }

    fn rules(texts: &'static Texts) -> Markup {
        rules::rules(texts)
    }
}
