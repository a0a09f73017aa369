//! What a decision would bring, for somebody who holds it in hand.

use catalog::GameId;
use maud::{Markup, html};
use narration::Reader;

use crate::any_art::art;
use crate::art::Scene;
use crate::pages::table::{Stage, TablePage, names};
use crate::picture::Preview;
use crate::visitor::Visitor;

/// `GET /t/ID/preview?decision=WORDS`: a piece of a page, which the script puts into
/// `#preview-board` and `#preview-card`. It is empty where there is nothing to show, above all
/// for decisions that the visitor cannot make now.
pub fn preview(visitor: &Visitor, page: &TablePage<'_>, words: &str) -> Markup {
    let Stage::Started { table, .. } = page.stage else {
        return html! {};
    };
    let names = names(page.chairs);
    let scene = Scene {
        reader: Reader {
            texts: visitor.texts(),
            viewer: page.viewer,
            names: &names,
        },
        aids: visitor.aids,
        best_so_far: false,
    };
    let preview = art(GameId::of(table)).preview(table, &scene, words);
    let Preview { board, card } = preview.unwrap_or_default();
    html! {
        svg { g data-preview="board" { (board) } }
        div data-preview="card" { (card) }
    }
}
