//! Caverna in a terminal.

mod board;
mod cave;
mod display;
mod help;
mod letters;
mod tiles;

use caverna::{Caverna, View};
use narration::{Reader, Texts};

use super::{PartialBoard, Sketch};

impl Sketch for Caverna {
    fn board(view: &View, reader: &Reader<'_>) -> String {
        board::draw(view, reader)
    }

    fn status(view: &View, reader: &Reader<'_>) -> Option<PartialBoard> {
        board::status(view, reader).map(PartialBoard::WithinTurn)
    }

    fn deck(view: &View, reader: &Reader<'_>) -> String {
        display::to_come(view, reader.texts)
    }

    fn help(texts: &'static Texts) -> String {
        help::text(texts)
    }
}
