//! Cavum in a terminal.

mod board;
mod canvas;
mod help;
mod mountain;
mod signs;
mod stage;
mod tables;

use cavum::{Cavum, View};
use narration::{Reader, Texts};

use super::{PartialBoard, Sketch};

impl Sketch for Cavum {
    fn board(view: &View, reader: &Reader<'_>) -> String {
        board::draw(view, reader)
    }

    fn status(view: &View, reader: &Reader<'_>) -> Option<PartialBoard> {
        board::status(view, reader)
    }

    fn deck(view: &View, reader: &Reader<'_>) -> String {
        tables::deck(view, reader.texts)
    }

    fn help(texts: &'static Texts) -> String {
        help::text(texts)
    }
}
