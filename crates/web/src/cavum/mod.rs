//! Cavum drawn.
//!
//! The mountain is one SVG of hexes with the cities around it. Everything that can be picked
//! carries `data-words`, words of a decision, and the script finds the decision by them.
//! Pieces are played along [`branches`]: the piece, the place, the turn.

mod auction;
mod board;
mod branches;
mod emblem;
mod geometry;
mod highlights;
mod market;
mod mountain;
mod orders;
mod players;
mod result;
mod routes;
mod rules;
mod rules_examples;
mod rules_pictures;
mod space_labels;
mod sprite;
mod track;
mod turn;
mod why;

use cavum::{Cavum, Event};
use maud::Markup;
use narration::Texts;
use tabletop::Perspective;

use crate::art::{Art, Scene};
use crate::highlight::Dwell;
use crate::picture::Picture;

impl Art for Cavum {
    const SCRIPTS: &'static [&'static str] =
        &["compose.js", "map.js", "amount.js", "highlights.js"];

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn picture(seen: &Perspective<'_, Self>, scene: &Scene<'_>) -> Picture {
        let heard: Vec<&Event> = seen.heard.iter().map(|&(_, event)| event).collect();
        Picture {
            board: board::board(&heard, &seen.view, scene),
            choices: branches::choices(seen, scene),
            ..Picture::default()
        }
    }

    fn highlights(_before: &[&Event], now: &[&Event], scene: &Scene<'_>) -> Vec<(Markup, Dwell)> {
        let explosion = highlights::explosion(now, scene.texts);
        explosion.into_iter().collect()
    }

    fn rules(texts: &'static Texts) -> Markup {
        rules::rules(texts)
    }
}
