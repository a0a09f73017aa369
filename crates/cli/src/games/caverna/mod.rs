//! Caverna in a terminal.

mod board;
mod cave;
mod display;
mod help;
mod letters;
mod sentence;
mod tiles;
mod words;

use caverna::{Caverna, Event, View};

use super::{Company, Drawing};

impl Drawing for Caverna {
    fn board(view: &View, company: Company) -> String {
        board::draw(view, company)
    }

    fn status(view: &View, company: Company) -> Option<String> {
        board::status(view, company)
    }

    fn deck(view: &View) -> String {
        display::to_come(view)
    }

    fn help() -> String {
        help::text()
    }

    fn sentence(event: &Event, company: Company) -> Option<String> {
        Some(sentence::of(event, company))
    }
}
