//! How each game looks and sounds in a terminal. The rest of the program knows no game;
//! here stands one folder for each.

mod caverna;
mod cavum;
mod company;
mod diamant;

use std::marker::PhantomData;

use catalog::{GameId, with_game};
use tabletop::{AnyTable, Game, Table};

pub use company::{Company, Verb, capitalised};

/// A game that can be drawn. An implementation gets what its reader may see and hear, never
/// the state or the table.
pub trait Drawing: Game {
    /// The position, in at most 100 columns.
    fn board(view: &Self::View, company: Company) -> String;

    /// What has to be seen again instead of the whole board; `None` where the board itself
    /// is to be drawn.
    fn status(view: &Self::View, company: Company) -> Option<Status>;

    /// What can still come up, in detail.
    fn deck(view: &Self::View) -> String;

    /// How to read the drawing and the words of the game, in at most 100 columns.
    fn help() -> String;

    /// What happened, as a sentence; `None` for what goes without saying.
    fn sentence(event: &Self::Event, company: Company) -> Option<String>;
}

/// What is shown instead of the whole board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Between two decisions of one turn. When others have decided the board is drawn again.
    WithinTurn(String),
    /// Also when others have decided: the board is not what is decided about.
    ApartFromBoard(String),
}

/// A [`Drawing`] with the game's types erased.
pub trait AnyDrawing: Sync {
    /// See [`Drawing::board`].
    fn board(&self, table: &dyn AnyTable, company: Company) -> String;
    /// See [`Drawing::status`].
    fn status(&self, table: &dyn AnyTable, company: Company) -> Option<Status>;
    /// See [`Drawing::deck`].
    fn deck(&self, table: &dyn AnyTable, company: Company) -> String;
    /// See [`Drawing::help`].
    fn help(&self) -> String;
    /// The whole match in sentences: those of the set-up, then those of each step.
    fn story(&self, table: &dyn AnyTable, company: Company) -> Vec<Vec<String>>;
}

/// Who draws this game.
pub fn artist_of(game: GameId) -> &'static dyn AnyDrawing {
    with_game!(game, G => &Artist::<G>::NEW)
}

/// The one place where types are erased.
struct Artist<G>(PhantomData<fn() -> G>);

impl<G: Game> Artist<G> {
    const NEW: Self = Self(PhantomData);

    fn table(table: &dyn AnyTable) -> &Table<G> {
        table
            .typed()
            .expect("a table is drawn by the artist of its game")
    }
}

impl<G: Drawing> AnyDrawing for Artist<G> {
    fn board(&self, table: &dyn AnyTable, company: Company) -> String {
        G::board(&Self::table(table).view(company.viewer()), company)
    }

    fn status(&self, table: &dyn AnyTable, company: Company) -> Option<Status> {
        G::status(&Self::table(table).view(company.viewer()), company)
    }

    fn deck(&self, table: &dyn AnyTable, company: Company) -> String {
        G::deck(&Self::table(table).view(company.viewer()))
    }

    fn help(&self) -> String {
        G::help()
    }

    fn story(&self, table: &dyn AnyTable, company: Company) -> Vec<Vec<String>> {
        Self::table(table)
            .chapters()
            .map(|chapter| {
                chapter
                    .heard_by(company.viewer())
                    .filter_map(|event| G::sentence(event, company))
                    .collect()
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_explains_its_drawing() {
        for &game in GameId::ALL {
            assert!(!artist_of(game).help().is_empty(), "{game}");
        }
    }
}
