//! The whole table.

use cavum::View;
use maud::{Markup, html};

use super::words;
use crate::art::Scene;

/// The table as the viewer sees it.
pub(super) fn board(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        div .cavum .cm-board {
            @for (player, name) in view.seats.iter().zip(scene.names) {
                p {
                    (name) ": " (player.points) " "
                    @if let Some(stones) = player.stones { (words::stones(stones, texts)) }
                }
            }
            ul {
                @for hex in &view.mountain {
                    li {
                        (words::space(hex.space)) " "
                        @if let Some(vein) = hex.vein { (words::colour(vein.colour, texts)) }
                    }
                }
            }
        }
    }
}
