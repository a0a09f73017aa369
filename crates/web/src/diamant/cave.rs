//! Below the ground: the path, chamber by chamber, and those who walk it.

use diamant::View;
use maud::{Markup, html};

use super::camp::{pawn, seats_where};
use super::cards::{chamber, outline};
use super::figures::Hand;
use crate::art::Scene;
use crate::part::Part;

/// The cave of this round. The list of chambers winds through a grid whose rows run to and
/// fro; the style sheet knows how many fit beside each other.
pub(super) fn cave(view: &View, scene: &Scene<'_>) -> Markup {
    let cave = html! {
        section .dm-cave .{ "dm-door-" (view.round) } {
            (strata())
            h2 .hidden-text { (scene.texts.say("diamant-cave")) }
            div .dm-shaft aria-hidden="true" {}
            ol .dm-path { (Part::new("path", path(view, scene))) }
        }
    };
    html! { (Part::new("cave", cave)) }
}

fn path(view: &View, scene: &Scene<'_>) -> Markup {
    let newest = view.path.len().checked_sub(1);
    html! {
        @for (index, &on_path) in view.path.iter().enumerate() {
            @let chamber = html! {
                li .dm-newest[newest == Some(index)] {
                    span .dm-card .{ "vt-card-" (index) } {
                        (chamber(on_path, scene.texts))
                        @if newest == Some(index) {
                            span .dm-tag { (scene.texts.say("diamant-newest")) }
                        }
                    }
                }
            };
            (Part::new(format!("chamber {index}"), chamber))
        }
        (Part::new("front", front(view, scene)))
    }
}

/// Those in the cave, before the dark.
fn front(view: &View, scene: &Scene<'_>) -> Markup {
    let inside = seats_where(view, true);
    html! {
        li .dm-front {
            span .dm-dark aria-hidden="true" { (unknown()) }
            @if inside.is_empty() {
                span .hidden-text { (scene.texts.say("diamant-cave-empty")) }
            } @else {
                span .hidden-text {
                    (scene.texts.say_with(
                        "diamant-cave-party",
                        &[("names", scene.all_names(inside).into())],
                    ))
                }
            }
            span .dm-party aria-hidden="true" {
                @for seat in inside { (pawn(seat, Hand::Torch, scene)) }
            }
            @if view.path.is_empty() {
                span .hidden-text { (scene.texts.say("diamant-path-empty")) }
            }
        }
    }
}

/// The dark in front of the adventurers: nobody knows what comes.
fn unknown() -> Markup {
    html! {
        svg .dm-unknown viewBox="0 0 100 108" preserveAspectRatio="none" aria-hidden="true"
            focusable="false" {
            (outline())
            path .dm-question d="M40 28Q41 17 51 17 62 18 61 28 60 34 53 38 51 40 51 45M51 52V53"
                fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}

/// What the rock hides where nobody has dug yet: layers, crystals, old bones.
fn strata() -> Markup {
    html! {
        svg .dm-strata viewBox="0 0 600 200" preserveAspectRatio="xMaxYMax slice" aria-hidden="true"
            focusable="false" {
            g .dm-layers fill="none" stroke-width="2.5" stroke-linecap="round" {
                path d="M0 62Q70 48 150 60T330 56T480 66T600 54" {}
                path d="M0 118Q90 132 190 116T390 124T600 112" {}
                path d="M0 168Q110 156 240 170T470 160T600 172" {}
            }
            g .dm-fossil fill="none" stroke-width="3" stroke-linecap="round" {
                path d="M470 142a5 5 0 1 1 8 4 11 11 0 1 1-18-10 18 18 0 1 1 28 21 24 24 0 0 1-34 2" {}
                path d="M92 92 124 84M98 84 101 96M106 82 109 94M114 80 117 92M88 88q-5-1-5 4 4 4 8 1 \
                    M126 80q5-3 7 1-1 6-6 5" {}
            }
            g .dm-crystal {
                path d="M560 200 552 164 562 150 574 166 572 200zM578 200 574 178 582 168 590 180 588 200z \
                    M540 200 534 182 542 174 550 184 550 200z" {}
                path d="M30 200 24 176 32 166 40 178 40 200zM46 200 44 184 50 178 56 186 55 200z" {}
            }
            g .dm-crystal-light {
                path d="M562 150 574 166 572 200 564 168zM582 168 590 180 588 200 583 180zM32 166 40 178 40 200 34 178z" {}
            }
        }
    }
}
