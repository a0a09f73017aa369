//! Above the ground: the camp, and the way to it.

use diamant::{Decision, View};
use maud::{Markup, html};

use super::board::{Way, way};
use super::figures::Hand;
use super::seats::{in_camp, pawn};
use crate::art::Scene;
use crate::part::Part;
use crate::picture::Choice;

/// The camp with those who are home.
pub(super) fn camp(view: &View, choices: &[Choice], scene: &Scene<'_>) -> Markup {
    html! {
        section .dm-camp data-spot="camp" {
            h2 .hidden-text { (scene.texts.say("diamant-camp")) }
            (landscape())
            (Part::new("camp", party(view, scene)))
            (Part::new("way home", home(view, choices)))
        }
    }
}

fn home(view: &View, choices: &[Choice]) -> Markup {
    way(Way {
        decision: Decision::Leave,
        id: "way-home",
        class: "dm-home-way",
        view,
        choices,
        picture: html! {},
    })
}

fn party(view: &View, scene: &Scene<'_>) -> Markup {
    let home = in_camp(view);
    html! {
        p .hidden-text {
            @if home.is_empty() {
                (scene.texts.say("diamant-camp-empty"))
            } @else {
                (scene.texts.say_with("diamant-camp-party", &[("names", scene.all_names(home).into())]))
            }
        }
        div .dm-camp-party aria-hidden="true" {
            @for seat in home { (pawn(seat, Hand::Empty, view, scene)) }
        }
    }
}

/// Sky and hills, with tent and fire in front, and the edge of the mountain beside them.
pub(super) fn landscape() -> Markup {
    html! {
        svg .dm-heaven viewBox="0 0 100 70" aria-hidden="true" focusable="false" {
            circle .dm-moon cx="32" cy="28" r="12" {}
            circle .dm-moon-shade cx="37" cy="25" r="10" {}
            g .dm-stars {
                @for (x, y) in STARS { circle cx=(x) cy=(y) r=".9" {} }
            }
            g .dm-clouds {
                path d="M4 58Q4 51 12 52 15 45 23 47 30 47 31 53 38 52 39 58z" {}
                path d="M60 40Q61 35 67 36 71 31 78 33 85 34 85 38 90 38 90 40z" {}
            }
        }
        svg .dm-landscape viewBox="0 0 200 130" preserveAspectRatio="none" aria-hidden="true"
            focusable="false" {
            path .dm-far d="M0 84 40 22 62 54 104 2 150 62 172 40 200 74V130H0z" {}
            path .dm-far-light d="M40 22 48 34 41 31 33 40 31 35zM104 2 116 18 107 15 100 24 93 16z" {}
            path .dm-near d="M0 86Q40 66 90 80T200 72V130H0z" {}
            path .dm-ground d="M0 100Q50 90 110 97T200 92V130H0z" {}
        }
        svg .dm-tent viewBox="0 0 164 84" aria-hidden="true" focusable="false" {
            path d="M10 76 54 14 98 76z" fill="#d9b87a" stroke="#2c190a" stroke-width="2.5"
                stroke-linejoin="round" {}
            path d="M54 14 98 76H70z" fill="#b08d52" {}
            path d="M54 26 66 76H42z" fill="#2c190a" {}
            path d="M54 26 58 42 48 76H42z" fill="#f0d49c" {}
            path d="M54 15V4M54 5 69 9 54 13z" fill="#c3123c" stroke="#2c190a" stroke-width="2"
                stroke-linejoin="round" {}
            path d="M10 76 2 80M98 76 104 80" stroke="#2c190a" stroke-width="2" {}
            ellipse .dm-glow cx="132" cy="73" rx="30" ry="12" {}
            path d="M132 73C115 66 126 53 124 42 135 46 134 54 138 50 143 57 149 66 132 73z"
                fill="#ff7a1a" {}
            path d="M132 73C124 68 131 61 129 54 136 60 142 67 132 73z" fill="#ffd24d" {}
            path d="M116 78 148 69M148 78 116 69" stroke="#4a2c12" stroke-width="5"
                stroke-linecap="round" {}
        }
    }
}

const STARS: [(u8, u8); 9] = [
    (8, 12),
    (60, 8),
    (74, 22),
    (92, 10),
    (14, 50),
    (54, 44),
    (86, 52),
    (68, 62),
    (30, 64),
];
