//! Cavum drawn.
//!
//! The mountain is the page: one SVG of hexes with the cities around it. Who has what stands on
//! one side of it, what is asked and what one decides by on the other. Everything that can be
//! picked carries `data-words`, words of a decision, and the script finds the decision by them.
//! Pieces are played along [`branches`]: the piece, the place, the turn. What can be explained
//! names its entry in [`told`].

mod anchors;
mod auction;
mod below;
mod beside;
mod blast;
mod board;
mod branches;
mod curve;
mod emblem;
mod geometry;
mod ground;
mod head;
mod highlights;
mod market;
mod marks;
mod mountain;
mod orders;
mod players;
mod preview;
mod recent;
mod result;
mod routes;
mod rules;
mod rules_examples;
mod rules_pictures;
mod sale;
mod sight;
mod space_labels;
mod sprite;
mod tally;
mod told;
mod turn;
mod walks;
mod why;

use cavum::{Cavum, Decision, Event};
use maud::Markup;
use narration::Texts;
use tabletop::Perspective;

use crate::art::{Art, Scene};
use crate::highlight::Highlight;
use crate::picture::{Picture, Preview};
use crate::rulebook::Rulebook;
use sight::Sight;

impl Art for Cavum {
    const SCRIPTS: &'static [&'static str] = &["compose.js", "map.js", "amount.js", "preview.js"];

    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn picture(seen: &Perspective<'_, Self>, scene: &Scene<'_>) -> Picture {
        let sight = Sight::new(seen, scene);
        Picture {
            head: head::head(&seen.view, scene.texts),
            board: board::board(&sight, scene),
            beside: beside::beside(&sight, scene),
            below: below::below(&sight, scene),
            choices: branches::choices(seen, scene),
            ..Picture::default()
        }
    }

    fn highlights(_before: &[&Event], now: &[&Event], scene: &Scene<'_>) -> Vec<Highlight> {
        highlights::highlights(now, scene)
    }

    fn preview(
        seen: &Perspective<'_, Self>,
        decision: Decision,
        scene: &Scene<'_>,
    ) -> Option<Preview> {
        preview::preview(&seen.view, decision, scene)
    }

    fn rules(texts: &'static Texts) -> Rulebook {
        rules::rules(texts)
    }
}
