//! Pages for what went wrong.

use maud::{Markup, html};

use crate::pages::icons;
use crate::pages::layout::{self, Frame};
use crate::visitor::Visitor;

/// What went wrong.
#[derive(Clone, Debug)]
pub enum ErrorPage {
    /// Nothing is there.
    NotFound,
    /// The request is not allowed, with the sentence that says why.
    Refused {
        /// The sentence.
        reason: String,
    },
    /// Too many requests.
    TooMany,
    /// A fault of ours.
    Fault,
}

impl ErrorPage {
    /// The word in text keys.
    const fn word(&self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::Refused { .. } => "refused",
            Self::TooMany => "too-many",
            Self::Fault => "fault",
        }
    }
}

/// A page that helps: what happened and where to go from here.
pub fn error(visitor: &Visitor, page: &ErrorPage) -> Markup {
    let texts = visitor.texts();
    let word = page.word();
    let title = texts.say(&format!("error-{word}"));
    let frame = Frame::new(title.clone());
    let main = html! {
        main #main .error tabindex="-1" {
            (icons::lantern())
            h1 { (title) }
            @if let ErrorPage::Refused { reason } = page {
                p .lead { (reason) }
            }
            p { (texts.say(&format!("error-{word}-help"))) }
            p .after {
                // The page they came from is not ours to know; the one they asked for is.
                @if !matches!(page, ErrorPage::NotFound) {
                    a .button href=(visitor.path) { (texts.say("error-again")) }
                }
                a .button .primary href="/" { (texts.say("error-home")) }
            }
        }
    };
    layout::page(visitor, &frame, &main)
}
