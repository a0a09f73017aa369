//! The emblem for the game's card on the home page.

use maud::{Markup, html};

/// A mountain of hexes.
pub(super) fn emblem() -> Markup {
    html! {
        svg .cm-emblem viewBox="0 0 320 180" width="320" height="180" aria-hidden="true" focusable="false" {
            rect width="320" height="180" fill="#243049" {}
        }
    }
}
