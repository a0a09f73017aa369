//! Cavum in a terminal.

mod board;
mod canvas;
mod help;
mod mountain;
mod sentence;
mod stage;
mod tables;
mod words;

use cavum::{Cavum, Event, View};

use super::{Company, Drawing, Status};

impl Drawing for Cavum {
    fn board(view: &View, company: Company) -> String {
        board::draw(view, company)
    }

    fn status(view: &View, company: Company) -> Option<Status> {
        board::status(view, company)
    }

    fn deck(view: &View) -> String {
        tables::deck(view)
    }

    fn help() -> String {
        help::text()
    }

    fn sentence(event: &Event, company: Company) -> Option<String> {
        Some(sentence::of(event, company))
    }
}
