//! The person a text is written for.

use tabletop::{Seat, Viewer};

use crate::texts::Texts;

/// The person a text is written for: the language, the seat they look from, and the names
/// of those at the table.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The texts of the reader's language.
    pub texts: &'static Texts,
    /// From where they look.
    pub viewer: Viewer,
    /// The names of those at the table, by seat.
    pub names: &'a [String],
}

impl Reader<'_> {
    /// The name of the player in this seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The names of the players in these seats as one list: “Ann, Bert and Cleo”.
    pub fn all_names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<&str> = seats.into_iter().map(|seat| self.name(seat)).collect();
        self.texts.all_of(&names)
    }
}
