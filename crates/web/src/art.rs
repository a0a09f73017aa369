//! How a game is drawn.

use std::ops::Deref;

use maud::Markup;
use narration::{Narration, Reader, Texts};
use tabletop::Perspective;

use crate::highlight::Highlight;
use crate::picture::{Picture, Preview};
use crate::rulebook::Rulebook;

/// A game's drawings. One folder per game implements it; it sees what one viewer has of a
/// match, never a state or a table.
pub trait Art: Narration {
    /// The scripts of its board, besides those of every table: names of files in `assets/`.
    const SCRIPTS: &'static [&'static str] = &[];

    /// The emblem of the game for its card on the home page: an SVG of our own.
    fn emblem() -> Markup;

    /// The match as the viewer has it, all parts of the picture at once.
    fn picture(seen: &Perspective<'_, Self>, scene: &Scene<'_>) -> Picture;

    /// What deserves to be followed in a step: a reveal, the end of a round. `before` is what
    /// the viewer had heard until then, `now` what they heard in this step. Most games show
    /// everything on the board.
    fn highlights(
        _before: &[&Self::Event],
        _now: &[&Self::Event],
        _scene: &Scene<'_>,
    ) -> Vec<Highlight> {
        Vec::new()
    }

    /// What a legal decision would bring, made from what the viewer sees; `None` where there is
    /// nothing to show before it is made.
    fn preview(
        _seen: &Perspective<'_, Self>,
        _decision: Self::Decision,
        _scene: &Scene<'_>,
    ) -> Option<Preview> {
        None
    }

    /// The rules page: our own words and pictures.
    fn rules(texts: &'static Texts) -> Rulebook;
}

/// What a drawing may know besides the match: the reader, whether they want aids, and whether they
/// have played better.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The person it is drawn for.
    pub reader: Reader<'a>,
    /// Whether the visitor wants aids: what is left in the deck, the risk of the next card.
    pub aids: bool,
    /// Whether the match is over and the viewer, who played it alone, has never had more points.
    pub best_so_far: bool,
}

impl<'a> Deref for Scene<'a> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Reader<'a> {
        &self.reader
    }
}
