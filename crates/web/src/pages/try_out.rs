//! Positions tried out on a private board: the way there from a running match, and the way back.

use maud::{Markup, html};
use narration::Texts;
use tabletop::Viewer;

use crate::pages::table::TablePage;

/// Says that the table is a try-out, and leads back to where it comes from.
pub(crate) fn banner(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        @if let Some(from) = &page.try_out {
            p .try-out-banner {
                strong { (texts.say("try-title")) }
                span { (texts.say("try-about")) }
                @match from.step {
                    Some(step) => a href={ "/t/" (from.origin) "/replay?step=" (step) } {
                        (texts.say_with("try-back-to-step", &[("step", step.into())]))
                    },
                    None => a href={ "/t/" (from.origin) } { (texts.say("try-back")) },
                }
            }
        }
    }
}

/// The same position once more, where it is still there to be tried.
pub(crate) fn again(texts: &Texts, page: &TablePage<'_>) -> Markup {
    let from = page.try_out.as_ref();
    let place = from.and_then(|from| Some((from.origin, from.step?)));
    let seat = match page.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Bystander => None,
    };
    html! {
        @if let Some((origin, step)) = place {
            form method="post" action={ "/t/" (origin) "/try" } {
                input type="hidden" name="step" value=(step);
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                button .button .primary type="submit" {
                    (texts.say_with("try-again", &[("step", step.into())]))
                }
            }
        }
    }
}

/// The way from one's own turn to a board on which it can be tried first.
pub(crate) fn try_from_here(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        @if page.may_try {
            form .try-from-here method="post" action=(page.address("try")) {
                button #try .button type="submit" aria-describedby="try-help" {
                    (texts.say("try-from-here"))
                }
                p #try-help { (texts.say("try-help")) }
            }
        }
    }
}
