//! The one list of games.

use std::fmt;
use std::str::FromStr;

use tabletop::{AnyTable, Game};

use crate::{AnyGame, UnknownGame};

/// Writes the enum and `ALL` from one list, so that neither can lack a game.
macro_rules! games {
    ($($(#[$doc:meta])* $game:ident,)+) => {
        /// A game of the catalog.
        ///
        /// This is the one list of games, in the order in which they are offered. Whatever
        /// exists once per game is looked up with [`with_game!`](crate::with_game), which does
        /// not compile until it names every game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameId {
            $($(#[$doc])* $game,)+
        }

        impl GameId {
            /// Every game, in the order in which they are offered.
            pub const ALL: &[Self] = &[$(Self::$game),+];
        }
    };
}

games! {
    /// Push your luck in the caves.
    Diamant,
    /// Dig out a cave and furnish it.
    Caverna,
    /// Dig tunnels through a mountain and prospect for gems.
    Cavum,
}

/// Evaluates an expression with a name for the type of a game that is known only by its
/// [`GameId`].
///
/// Shells build their erased trait objects with it. The expression is compiled for every game,
/// so a game that lacks a trait the shell needs is a compile error.
///
/// ```
/// use catalog::{GameId, with_game};
/// use tabletop::Game;
///
/// let rules = |game: GameId| with_game!(game, G => G::RULES);
/// assert!(GameId::ALL.iter().all(|&game| rules(game) > 0));
/// ```
///
/// ```compile_fail,E0277
/// # use catalog::{GameId, with_game};
/// trait Painting {
///     const COLOURS: u32;
/// }
/// impl Painting for diamant::Diamant {
///     const COLOURS: u32 = 5;
/// }
/// fn colours<G: Painting>() -> u32 {
///     G::COLOURS
/// }
/// with_game!(GameId::Diamant, G => colours::<G>()); // Nobody has painted Caverna.
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $value:expr) => {
        match $id {
            $crate::GameId::Diamant => {
                type $game = $crate::diamant::Diamant;
                $value
            }
            $crate::GameId::Caverna => {
                type $game = $crate::caverna::Caverna;
                $value
            }
            $crate::GameId::Cavum => {
                type $game = $crate::cavum::Cavum;
                $value
            }
        }
    };
}

impl GameId {
    /// The id as written in records and addresses: [`Game::ID`].
    pub const fn as_str(self) -> &'static str {
        with_game!(self, G => <G as Game>::ID)
    }

    /// The game played at a table.
    ///
    /// # Panics
    ///
    /// If the table was not opened through the catalog and its game is not in it.
    pub fn of(table: &dyn AnyTable) -> Self {
        table
            .game()
            .parse()
            .expect("a shell opens its tables through the catalog")
    }

    /// What a shell can do with this game.
    pub const fn game(self) -> &'static dyn AnyGame {
        crate::any_game::erased(self)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(id: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .iter()
            .copied()
            .find(|game| game.as_str() == id)
            .ok_or_else(|| UnknownGame {
                id: tabletop::excerpt(id),
            })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::LuckSource;

    use super::*;

    #[test]
    fn a_game_is_found_by_the_id_it_displays() {
        for &id in GameId::ALL {
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.game().id(), id.as_str());
            assert_eq!(id.game().game_id(), id);
        }
    }

    #[test]
    fn an_unknown_id_is_refused_with_those_there_are() {
        let unknown = "chess".parse::<GameId>().unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "there is no game “chess”; there are: diamant, caverna, cavum"
        );
    }

    #[test]
    fn a_table_names_its_game() {
        for &id in GameId::ALL {
            let table = id.game().open(&json!({}), LuckSource::Told).unwrap();
            assert_eq!(GameId::of(table.as_ref()), id);
        }
    }
}
