//! Pages for what went wrong.

use maud::{Markup, html};

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

/// A page that helps: what happened and where to go from here.
pub fn error(visitor: &Visitor, page: &ErrorPage) -> Markup {
    let _ = page;
    html! { h1 { (visitor.name) } }
}
