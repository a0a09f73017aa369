//! The rules page.

use maud::{Markup, html};

use crate::texts::Texts;

/// The rules in our own words.
pub(super) fn rules(texts: &'static Texts) -> Markup {
    html! {
        div .cavum .cm-rules {
            p { (texts.say("cavum-tagline")) }
        }
    }
}
