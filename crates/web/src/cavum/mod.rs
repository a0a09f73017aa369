//! Cavum drawn.
//!
//! The mountain is one SVG of hexes with the cities around it. Everything that can be picked
//! carries `data-words`, words of a decision, and the script finds the decision by them.
//! Pieces are played in [`steps`]: the piece, the place, the turn.

mod auction;
mod blast;
mod board;
mod emblem;
mod geometry;
mod market;
mod mountain;
mod orders;
mod players;
mod result;
mod routes;
mod rules;
mod rules_examples;
mod rules_pictures;
mod sprite;
mod steps;
mod track;
mod turn;
mod why;

use cavum::{Cavum, Decision, Event, View};
use maud::Markup;
use narration::Texts;

use crate::art::{Amount, Art, Moment, Scene, Step};

impl Art for Cavum {
    fn emblem() -> Markup {
        emblem::emblem()
    }

    fn board(view: &View, scene: &Scene<'_>) -> Markup {
        board::board(&[], view, scene)
    }

    fn board_after(heard: &[&Event], view: &View, scene: &Scene<'_>) -> Markup {
        board::board(heard, view, scene)
    }

    fn moments(_before: &[&Event], now: &[&Event], scene: &Scene<'_>) -> Vec<Moment> {
        blast::moment(now, scene.texts).into_iter().collect()
    }

    fn steps(decision: Decision, scene: &Scene<'_>) -> Vec<Step> {
        steps::steps(decision, scene)
    }

    fn way(decision: Decision, scene: &Scene<'_>) -> Option<Markup> {
        steps::way(decision, scene)
    }

    fn amount(decision: Decision, view: &View) -> Option<Amount> {
        auction::amount(decision, view)
    }

    fn rules(texts: &'static Texts) -> Markup {
        rules::rules(texts)
    }
}
