//! The mountain, and why something cannot be done on it.

use maud::{Markup, html};

use super::sight::Sight;
use super::turn::Picking;
use super::{mountain, sprite, told, why};
use crate::art::Scene;
use crate::part::Part;

/// The mountain as the viewer sees it.
pub(super) fn board(sight: &Sight<'_>, scene: &Scene<'_>) -> Markup {
    let turn = sight.turn;
    html! {
        div .cavum .cm-board {
            (Part::new("sprite", sprite::sprite(scene.viewer)))
            (mountain::mountain(sight, scene))
            (Part::new("told", told::entries(scene.texts)))
            @if let (Some(seat), Picking::Pieces) = (turn.own, turn.picking()) {
                (Part::new("why", why::reasons(sight.view, seat, scene.texts)))
            }
        }
    }
}
