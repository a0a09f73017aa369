//! Diamant in a terminal.

mod board;
mod cards;
mod deck;

use diamant::{Decision, Diamant, View};
use narration::{Narration, Reader, Texts};
use tabletop::Viewer;

use super::{PartialBoard, Sketch};
use crate::palette::{WORDS, paint};
use crate::paragraph::wrap;

impl Sketch for Diamant {
    fn board(view: &View, reader: &Reader<'_>) -> String {
        board::draw(view, reader)
    }

    /// Every decision is a turn of its own.
    fn status(_: &View, _: &Reader<'_>) -> Option<PartialBoard> {
        None
    }

    fn deck(view: &View, reader: &Reader<'_>) -> String {
        deck::draw(view, reader.texts)
    }

    fn help(texts: &'static Texts) -> String {
        let reader = Reader {
            texts,
            viewer: Viewer::Bystander,
            names: &[],
        };
        let lines = [Decision::Stay, Decision::Leave].map(|decision| {
            let label = Self::label(decision, &reader);
            let words = paint(WORDS, format!("{decision:<8}"));
            let meaning = format!("{}. {}", label.text, label.detail);
            format!("  {words} {}", wrap(&meaning, 11))
        });
        lines.join("\n")
    }
}
