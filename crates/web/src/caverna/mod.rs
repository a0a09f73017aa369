//! Caverna drawn.
//!
//! A cave is a grid: its even lines are spaces, its odd lines the walls between them, and
//! the goods lie to the right as on the printed board. Rooms move by themselves, by their
//! `data-piece`. Everything that can be picked is a button whose `data-words` are words of a
//! decision, and what is explained has its words in a [`told`]. What tiles and rooms do is read
//! from the rules' tables, in icons by [`effect_icons`] and in words by
//! [`effects`](narration::caverna::effects).

mod actions;
mod anchors;
mod board;
mod cards;
mod cave;
mod display;
mod effect_icons;
mod emblem;
mod explanation;
mod found;
mod goods;
mod head;
mod highlights;
mod icons;
mod players;
mod possible;
mod result;
mod room_pictures;
mod rules;
mod rules_examples;
mod solo;
mod tabs;
mod tile_pictures;
mod told;
mod turn;

use caverna::{Caverna, Decision, Event};
use maud::Markup;
use narration::Texts;
use tabletop::Perspective;

use self::possible::Possible;
use crate::art::{Art, Scene};
use crate::highlight::Highlight;
use crate::picture::{Choice, Picture};
use crate::rulebook::Rulebook;

impl Art for Caverna {
    const SCRIPTS: &'static [&'static str] = &["compose.js", "caverna.js"];

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn picture(seen: &Perspective<'_, Self>, scene: &Scene<'_>) -> Picture {
        let choice = |&decision: &Decision| Choice {
            stays_in_sight: decision == Decision::End,
            ..Choice::new::<Self>(decision, scene)
        };
        let choices: Vec<Choice> = seen.legal.iter().map(choice).collect();
        let view = &seen.view;
        let possible = Possible::new(view, &choices, scene);
        // What a rival has found is still new when one's own turn begins.
        let heard = || seen.heard.iter().map(|&(_, event)| event);
        let (new, in_this_turn) = (found::found(2, heard()), found::found(1, heard()));
        Picture {
            head: head::head(view, scene),
            turn: turn::turn(view, possible, scene),
            board: board::board(view, new, possible, scene),
            beside: board::beside(view, possible, scene),
            explanation: explanation::explanation(view, in_this_turn, possible, scene),
            choices,
            folded: true,
            ..Picture::default()
        }
    }

    fn highlights(_before: &[&Event], now: &[&Event], scene: &Scene<'_>) -> Vec<Highlight> {
        highlights::highlights(now, scene)
    }

    fn rules(texts: &'static Texts) -> Rulebook {
        rules::rules(texts)
    }
}
