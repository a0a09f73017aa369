//! Diamant in a terminal.

mod board;
mod cards;
mod sentence;

use diamant::{Diamant, Event, View};

use super::{Company, Drawing, Status};

impl Drawing for Diamant {
    fn board(view: &View, company: Company) -> String {
        board::draw(view, company)
    }

    /// Every decision is a turn of its own.
    fn status(_: &View, _: Company) -> Option<Status> {
        None
    }

    fn deck(view: &View) -> String {
        board::deck(view)
    }

    fn help() -> String {
        "stay: go on into the cave. leave: go home with what you have gathered, your share of\n\
         what lies on the path, and its relics if you leave alone."
            .to_owned()
    }

    fn sentence(event: &Event, company: Company) -> Option<String> {
        sentence::of(event, company)
    }
}
