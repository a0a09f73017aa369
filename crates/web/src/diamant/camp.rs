//! Above the ground: the camp and the five entrances.

use diamant::{StageView, View};
use maud::{Markup, html};
use narration::Texts;
use tabletop::{Seat, SeatSet};

use super::figures::{Hand, adventurer, seat_class};
use crate::art::Scene;
use crate::part::Part;

/// The seats whose adventurers are in the cave, or those at the camp.
pub(super) fn seats_where(view: &View, in_cave: bool) -> SeatSet {
    let everybody = u8::try_from(view.seats.len()).unwrap_or_default();
    SeatSet::first(everybody)
        .into_iter()
        .filter(|seat| view.seats[seat.index()].in_cave == in_cave)
        .collect()
}

/// The camp with those who are home.
pub(super) fn camp(view: &View, scene: &Scene<'_>) -> Markup {
    let home = seats_where(view, false);
    html! {
        section .dm-camp {
            h2 .hidden-text { (scene.texts.say("diamant-camp")) }
            (landscape())
            (Part::new("camp", party(home, scene)))
        }
    }
}

fn party(home: SeatSet, scene: &Scene<'_>) -> Markup {
    html! {
        p .hidden-text {
            @if home.is_empty() {
                (scene.texts.say("diamant-camp-empty"))
            } @else {
                (scene.texts.say_with("diamant-camp-party", &[("names", scene.all_names(home).into())]))
            }
        }
        div .dm-camp-party aria-hidden="true" {
            @for seat in home { (pawn(seat, Hand::Empty, scene)) }
        }
    }
}

/// An adventurer as a piece that moves.
pub(super) fn pawn(seat: Seat, hand: Hand, scene: &Scene<'_>) -> Markup {
    let own = scene.viewer.is(seat);
    html! {
        span .dm-pawn .dm-own[own] .(seat_class(seat)) .{ "vt-adventurer-" (seat) }
            title=(scene.name(seat)) {
            (adventurer(seat, hand))
        }
    }
}

/// The entrances: one for each round, closed by a barricade when the round is over.
pub(super) fn entrances(view: &View, texts: &Texts) -> Markup {
    let over = view.stage == StageView::Over;
    html! {
        ol .dm-entrances aria-label=(texts.say("diamant-entrances")) {
            @for number in 1..=view.rounds {
                @let (state, key) = if number < view.round || over {
                    (Entrance::Barricaded, "diamant-entrance-closed")
                } else if number == view.round {
                    (Entrance::Lit, "diamant-entrance-now")
                } else {
                    (Entrance::Dark, "diamant-entrance-ahead")
                };
                li .dm-entrance .dm-lit[state == Entrance::Lit]
                    aria-current=[(state == Entrance::Lit).then_some("step")] {
                    (entrance(state))
                    span .dm-entrance-number aria-hidden="true" { (number) }
                    span .hidden-text { (texts.say_with(key, &[("number", number.into())])) }
                }
            }
        }
    }
}

/// How an entrance looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entrance {
    /// Its round is over.
    Barricaded,
    /// Its round is being played.
    Lit,
    /// Its round is still to come.
    Dark,
}

/// An entrance of the cave.
pub(super) fn entrance(state: Entrance) -> Markup {
    html! {
        svg .dm-entrance-drawing viewBox="0 0 60 48" aria-hidden="true" focusable="false" {
            path .dm-stone d="M2 48Q0 30 7 20 12 6 26 4 40 0 49 10 59 20 58 48z" {}
            path .dm-stone-light d="M6 40Q5 27 11 20 16 9 27 7 38 4 46 12 38 9 30 10 18 13 14 23 \
                10 32 11 42z" {}
            path d="M12 48Q11 30 17 22 22 13 31 13 41 13 45 24 49 34 48 48z" fill="#0e0a0c" {}
            @match state {
                Entrance::Lit => {
                    path d="M17 48Q17 33 21 26 25 19 31 19 38 19 41 27 44 36 43 48z" fill="#7a3d10" {}
                    path d="M22 48Q22 37 25 31 28 26 31 26 35 26 37 32 39 40 38 48z" fill="#e58a25" {}
                    path d="M27 48Q27 41 29 37 31 34 33 38 35 43 34 48z" fill="#ffe08a" {}
                }
                Entrance::Barricaded => {
                    g stroke="#2c190a" stroke-width="1.5" stroke-linejoin="round" {
                        path d="M8 38 50 20 53 26 11 44z" fill="#a8692f" {}
                        path d="M9 20 52 36 50 42 7 26z" fill="#c4854a" {}
                        path d="M12 44H50V48H12z" fill="#8f5c2c" {}
                    }
                    g fill="#2c190a" {
                        circle cx="13" cy="39" r="1.2" {}
                        circle cx="48" cy="25" r="1.2" {}
                        circle cx="13" cy="24.5" r="1.2" {}
                        circle cx="47" cy="37" r="1.2" {}
                    }
                }
                Entrance::Dark => {
                    path d="M20 40Q26 34 31 38 37 34 42 40" fill="none" stroke="#2b2228"
                        stroke-width="2" {}
                }
            }
        }
    }
}

/// Sky and hills, stretched to the width there is, with tent and fire in front.
fn landscape() -> Markup {
    html! {
        svg .dm-landscape viewBox="0 0 480 130" preserveAspectRatio="none" aria-hidden="true"
            focusable="false" {
            path .dm-far d="M0 96 44 52 78 74 130 34 176 72 226 48 282 84 338 42 392 78 430 60 480 88\
                V130H0z" {}
            path .dm-far-light d="M130 34 146 62 138 60 131 72 122 60 112 66zM338 42 352 66 344 62 336 72 \
                326 62 318 66zM44 52 54 64 46 62 38 72 34 62z" {}
            path .dm-near d="M0 106Q60 90 130 100T270 98T400 100T480 94V130H0z" {}
            path .dm-ground d="M0 116Q70 106 160 112T330 112T480 108V130H0z" {}
        }
        svg .dm-heaven viewBox="0 0 240 70" aria-hidden="true" focusable="false" {
            circle .dm-moon cx="206" cy="26" r="13" {}
            path .dm-moon-shade d="M200 20a3 3 0 1 0 .1 0zM211 28a4 4 0 1 0 .1 0zM203 33a2 2 0 1 0 .1 0z" {}
            g .dm-stars {
                @for (x, y) in STARS { circle cx=(x) cy=(y) r="1.2" {} }
            }
            g .dm-clouds {
                path d="M24 34Q24 26 33 26 36 18 46 20 54 20 56 27 64 26 66 34z" {}
                path d="M118 22Q119 16 126 17 130 11 138 13 146 14 146 18 152 18 152 22z" {}
            }
        }
        svg .dm-tent viewBox="0 0 164 84" aria-hidden="true" focusable="false" {
            g .dm-trees {
                path d="M104 72 114 34 124 72zM107 52 114 26 121 52zM124 74 131 50 138 74z" {}
            }
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
    (14, 12),
    (44, 40),
    (70, 14),
    (96, 30),
    (120, 8),
    (142, 36),
    (170, 12),
    (180, 44),
    (228, 48),
];
