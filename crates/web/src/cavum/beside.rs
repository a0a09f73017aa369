//! Who has what: the players, and the orders that nobody has taken.

use maud::{Markup, html};

use super::sight::Sight;
use super::{orders, players};
use crate::art::Scene;
use crate::part::Part;

/// Everybody in the order of their cards, and the orders on the table.
pub(super) fn beside(sight: &Sight<'_>, scene: &Scene<'_>) -> Markup {
    let (view, turn) = (sight.view, sight.turn);
    html! {
        // It scrolls on a phone, so the keyboard must reach it.
        div .cavum .cm-beside tabindex="0" {
            div .cm-players { (players::players(view, turn, scene)) }
            (Part::new("orders", orders::open_orders(view, turn, scene)))
        }
    }
}
