//! An expedition card as a chamber of the cave.

use diamant::{Card, PathCard, Trap};
use maud::{Markup, html};
use narration::Texts;
use narration::diamant::words::relic_word;

use super::gems;
use super::relics;
use super::traps;

/// A card with what lies on it: the picture, the number and the rubies. The words for the
/// screen reader are in it.
pub(super) fn chamber(on_path: PathCard, texts: &Texts) -> Markup {
    html! {
        span .dm-chamber .(kind_class(on_path.card)) {
            (hollow())
            @match on_path.card {
                Card::Treasure(value) => {
                    (treasure_heap(value))
                    b .dm-value aria-hidden="true" { (value) }
                    span .dm-floor aria-hidden="true" { (gems::heap(on_path.rubies)) }
                }
                Card::Trap(trap) => {
                    (traps::trap(trap))
                    span .dm-warning aria-hidden="true" { (warning()) }
                }
                Card::Relic(relic) => {
                    (relics::relic(relic))
                    b .dm-value aria-hidden="true" { (relic.value()) }
                }
            }
            span .hidden-text { (words(on_path, texts)) }
        }
    }
}

/// The card in words.
fn words(on_path: PathCard, texts: &Texts) -> String {
    match on_path.card {
        Card::Treasure(value) => texts.say_with(
            "diamant-chamber-treasure",
            &[("value", value.into()), ("rubies", on_path.rubies.into())],
        ),
        Card::Trap(trap) => texts.say_with(
            "diamant-chamber-trap",
            &[("trap", Trap::to_string(&trap).into())],
        ),
        Card::Relic(relic) => texts.say_with(
            "diamant-chamber-relic",
            &[
                ("relic", relic_word(relic).into()),
                ("value", relic.value().into()),
            ],
        ),
    }
}

fn kind_class(card: Card) -> &'static str {
    match card {
        Card::Treasure(_) => "dm-treasure",
        Card::Trap(_) => "dm-trap",
        Card::Relic(_) => "dm-relic",
    }
}

/// The hollow in the rock that every card is: its tones come from the kind of card.
pub(super) fn hollow() -> Markup {
    html! {
        svg .dm-hollow viewBox="0 0 100 108" preserveAspectRatio="none" aria-hidden="true"
            focusable="false" {
            (outline())
            path .dm-hollow-light d="M24 40Q24 22 50 20 76 22 78 42 84 64 76 80 66 92 50 92 32 92 \
                24 78 16 60 24 40z" {}
            path .dm-hollow-floor d="M9 80Q20 74 32 79 48 84 62 78 78 73 91 80 90 96 63 99 46 102 \
                31 100 11 99 9 80z" {}
            path .dm-hollow-edge d="M30 10 34 22 38 9zM62 8 65 17 69 9z" {}
        }
    }
}

/// The edge and the back wall of a hollow.
pub(super) fn outline() -> Markup {
    html! {
        path .dm-hollow-edge d="M8 30Q5 14 20 9 33 2 47 4 66 0 79 7 94 11 95 27 100 42 97 58 \
            100 80 93 94 84 106 64 104 46 108 30 105 11 105 6 92 0 76 3 60 1 43 8 30z" {}
        path .dm-hollow-back d="M13 33Q11 19 24 14 36 8 48 9 64 6 76 12 88 16 90 30 94 44 92 58 \
            94 78 88 90 80 100 63 99 46 102 31 100 15 99 11 88 6 75 8 60 7 45 13 33z" {}
    }
}

/// A heap of gems that grows with the treasure.
fn treasure_heap(value: u8) -> Markup {
    // Positions from the middle outwards and upwards, so that every heap looks poured.
    const SPOTS: [(u8, u8); 9] = [
        (32, 46),
        (22, 47),
        (42, 47),
        (27, 38),
        (37, 38),
        (13, 48),
        (51, 48),
        (32, 30),
        (47, 40),
    ];
    let stones = usize::from(value).div_ceil(2).min(SPOTS.len());
    html! {
        svg .dm-heap viewBox="0 0 64 64" aria-hidden="true" focusable="false" {
            path d="M8 56Q14 46 32 46T56 56z" fill="#3d2811" {}
            @for &(x, y) in &SPOTS[..stones] {
                g transform={ "translate(" (x) " " (y) ")" } {
                    path d="M0-7 6-3.500V3.500L0 7-6 3.500V-3.500z" fill="#c3123c" stroke="#5c0519"
                        stroke-width="1" {}
                    path d="M0-7-6-3.5-2.5-2 0-3.500z" fill="#ff9aad" {}
                    path d="M-2.5-2 0-3.5 2.5-2V2L0 3.5-2.5 2z" fill="#ff5c7d" {}
                    path d="M0 7 6 3.5 2.5 2 0 3.500z" fill="#8f0a2b" {}
                }
            }
        }
    }
}

/// The sign that marks danger besides its colour.
pub(super) fn warning() -> Markup {
    html! {
        svg .dm-warning-sign viewBox="0 0 20 18" aria-hidden="true" focusable="false" {
            path d="M10 1 19 17H1z" fill="#ffce3a" stroke="#1b1410" stroke-width="1.6"
                stroke-linejoin="round" {}
            path d="M10 6.500V11.500M10 14V14.2" stroke="#1b1410" stroke-width="2.2"
                stroke-linecap="round" {}
        }
    }
}
