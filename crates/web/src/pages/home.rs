//! The home page: games, open tables, my tables, a new table.

use maud::{Markup, html};
use serde_json::Value;

use crate::visitor::Visitor;

/// What the home page shows. The games come from the catalog.
#[derive(Clone, Debug)]
pub struct HomePage {
    /// Public tables that wait for players.
    pub open: Vec<TableCard>,
    /// The visitor's own tables, running ones first.
    pub mine: Vec<TableCard>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// Its id, as in `/t/ID`.
    pub id: String,
    /// Its game.
    pub game: &'static str,
    /// Its complete configuration.
    pub config: Value,
    /// The name of whoever opened it.
    pub host: String,
    /// How many chairs are taken, by people or bots.
    pub taken: u8,
    /// How many chairs there are.
    pub seats: u8,
    /// Where it stands.
    pub status: TableStatus,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStatus {
    /// It waits for players.
    Waiting,
    /// It is being played; somebody else is awaited.
    Playing,
    /// It is being played and waits for the visitor.
    YourTurn,
    /// It is over.
    Over,
}

/// Forms on this page:
/// `POST /play` (game): a table against bots at once.
/// `POST /tables` (game, every option by its name, `public` = yes|no, `seat1`..`seatN-1` =
/// `person` or a level of bots): a new table; the visitor takes seat 0.
/// `POST /settings` (lang, theme, aids, sounds, back): any of them.
pub fn home(visitor: &Visitor, page: &HomePage) -> Markup {
    let _ = page;
    html! { h1 { (visitor.name) } }
}
