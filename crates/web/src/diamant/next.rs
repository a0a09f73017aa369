//! The dark at the end of the path: nobody knows what comes, but everybody can work out what may.

use diamant::{Decision, View};
use maud::{Markup, html};

use super::board::{Way, way};
use super::deck::{Kind, Outlook};
use crate::art::Scene;
use crate::picture::Choice;

/// The next chamber. With aids it has a ring of what may come, with the danger in its middle.
pub(super) fn next(view: &View, choices: &[Choice], scene: &Scene<'_>) -> Markup {
    let picture = if scene.aids && view.deck_size() > 0 {
        ring(Outlook::of(view), scene)
    } else {
        unknown()
    };
    let place = way(Way {
        decision: Decision::Stay,
        id: "next-chamber",
        class: "dm-next",
        view,
        choices,
        picture,
    });
    html! { div .dm-next-place data-spot="next" { (place) } }
}

fn ring(outlook: Outlook, scene: &Scene<'_>) -> Markup {
    let percent = [("percent", outlook.danger().into())];
    html! {
        span .dm-ring-box {
            svg .dm-ring viewBox="0 0 40 40" aria-hidden="true" focusable="false" {
                circle .dm-ring-back cx="20" cy="20" r="16" {}
                @for Kind { class, count, start, .. } in outlook.kinds() {
                    circle .(class) cx="20" cy="20" r="16" pathLength=(outlook.size)
                        stroke-dasharray={ (count) " " (outlook.size - count) }
                        stroke-dashoffset={ "-" (start) } {}
                }
            }
            span .dm-danger-number {
                b { (scene.texts.say_with("diamant-percent", &percent)) }
                span { (scene.texts.say("diamant-danger")) }
            }
        }
    }
}

fn unknown() -> Markup {
    html! {
        svg .dm-unknown viewBox="0 0 40 40" aria-hidden="true" focusable="false" {
            path d="M12 14Q13 5 20 5 28 6 28 14 27 19 22 22 20 24 20 28M20 35V35.5" fill="none"
                stroke-width="4" stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}
