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

use super::{Company, Drawing, Status};

impl Drawing for Caverna {
    fn board(view: &View, company: Company) -> String {
        board::draw(view, company)
    }

    fn status(view: &View, company: Company) -> Option<Status> {
        board::status(view, company).map(Status::WithinTurn)
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
