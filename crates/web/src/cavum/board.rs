//! The whole table.

use cavum::View;
use maud::{Markup, html};

use crate::art::Scene;

/// The table as the viewer sees it.
pub(super) fn board(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div .cavum .cm-board {
            @for (seat, player) in view.seats.iter().enumerate() {
                p { (scene.names[seat]) ": " (player.points) }
            }
        }
    }
}
