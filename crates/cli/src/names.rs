//! What those at a table are called.

use narration::Texts;
use tabletop::{AnyTable, Seat, Viewer};

/// “Seat 0 (you)”, “Seat 1”: the numbers are those of the record and of every request.
pub fn names(table: &dyn AnyTable, viewer: Viewer, texts: &Texts) -> Vec<String> {
    names_of(table.seats(), viewer, texts)
}

/// The names at a table with this many seats.
pub fn names_of(seats: u8, viewer: Viewer, texts: &Texts) -> Vec<String> {
    let name = |seat: u8| {
        let key = if viewer.is(Seat::new(seat)) {
            "terminal-seat-own"
        } else {
            "terminal-seat"
        };
        texts.say_with(key, &[("number", seat.into())])
    };
    (0..seats).map(name).collect()
}
