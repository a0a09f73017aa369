//! Diamant in a terminal.

mod board;
mod cards;
mod sentence;

use diamant::{Diamant, Event, View};

use super::{Company, Drawing};

impl Drawing for Diamant {
    fn board(view: &View, company: Company) -> String {
        board::draw(view, company)
    }

    fn deck(view: &View) -> String {
        board::deck(view)
    }

    fn sentence(event: &Event, company: Company) -> Option<String> {
        sentence::of(event, company)
    }
}
