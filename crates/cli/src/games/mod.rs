//! How each game looks in a terminal. The rest of the program knows no game; here stands
//! one folder for each.

mod caverna;
mod cavum;
mod diamant;

use std::marker::PhantomData;

use catalog::{GameId, with_game};
use narration::{Narration, Reader, Texts};
use tabletop::{AnyTable, Table};

/// A game that can be drawn. An implementation gets what its reader may see, never the
/// state or the table.
pub trait Sketch: Narration {
    /// The position, in at most 100 columns.
    fn board(view: &Self::View, reader: &Reader<'_>) -> String;

    /// What has to be seen again instead of the whole board; `None` where the board itself
    /// is to be drawn.
    fn status(view: &Self::View, reader: &Reader<'_>) -> Option<PartialBoard>;

    /// What can still come up, in detail.
    fn deck(view: &Self::View, reader: &Reader<'_>) -> String;

    /// How to read the drawing and the words of the game, in at most 100 columns.
    fn help(texts: &'static Texts) -> String;
}

/// What is shown instead of the whole board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartialBoard {
    /// Between two decisions of one turn. When others have decided the board is drawn again.
    WithinTurn(String),
    /// Also when others have decided: the board is not what is decided about.
    ApartFromBoard(String),
}

/// A [`Sketch`] with the game's types erased.
pub trait AnySketch: Sync {
    /// See [`Sketch::board`].
    fn board(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> String;
    /// See [`Sketch::status`].
    fn status(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> Option<PartialBoard>;
    /// See [`Sketch::deck`].
    fn deck(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> String;
    /// See [`Sketch::help`].
    fn help(&self, texts: &'static Texts) -> String;
}

/// The sketch of a game.
pub fn sketch(game: GameId) -> &'static dyn AnySketch {
    with_game!(game, G => &Entry::<G>(PhantomData))
}

/// The one place where types are erased.
struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Sketch> Entry<G> {
    fn table(table: &dyn AnyTable) -> &Table<G> {
        table
            .typed()
            .expect("a table is drawn by the sketch of its game")
    }
}

impl<G: Sketch> AnySketch for Entry<G> {
    fn board(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> String {
        G::board(&Self::table(table).view(reader.viewer), reader)
    }

    fn status(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> Option<PartialBoard> {
        G::status(&Self::table(table).view(reader.viewer), reader)
    }

    fn deck(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> String {
        G::deck(&Self::table(table).view(reader.viewer), reader)
    }

    fn help(&self, texts: &'static Texts) -> String {
        G::help(texts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narration::Lang;

    #[test]
    fn every_game_explains_its_drawing() {
        for &game in GameId::ALL {
            let help = sketch(game).help(Texts::of(Lang::En));
            assert!(!help.is_empty(), "{game}");
        }
    }
}
