//! An expedition card as a chamber of the cave.

use diamant::{Card, PathCard, View};
use maud::{Markup, html};
use narration::Texts;
use narration::diamant::words::{relic_word, trap_name};

use super::gems;
use super::relics;
use super::traps;
use crate::art::Scene;

/// A card on the path, with what it meant and what lies on it, in short and in words. `each` is
/// what everybody took of it.
pub(super) fn place(
    index: usize,
    on_path: PathCard,
    each: u8,
    view: &View,
    scene: &Scene<'_>,
) -> Markup {
    html! {
        div .dm-card data-piece={ "card-" (index) } data-spot=(spot(on_path.card)) tabindex="0" {
            (picture(on_path))
            (words(on_path, each, view, scene))
            @if on_path.rubies > 0 { span .dm-floor-spot data-spot="floor" {} }
            span .hidden-text data-told { (told(on_path, each, view, scene)) }
        }
    }
}

/// A card that stands alone: the picture, and the words for the screen reader.
pub(super) fn chamber(on_path: PathCard, texts: &Texts) -> Markup {
    let name = match on_path.card {
        Card::Treasure(value) => texts.say_with(
            "diamant-chamber-treasure",
            &[("value", value.into()), ("rubies", on_path.rubies.into())],
        ),
        Card::Trap(trap) => {
            texts.say_with("diamant-chamber-trap", &[("trap", trap.to_string().into())])
        }
        Card::Relic(relic) => texts.say_with(
            "diamant-chamber-relic",
            &[
                ("relic", relic_word(relic).into()),
                ("value", relic.value().into()),
            ],
        ),
    };
    html! { (picture(on_path)) span .hidden-text { (name) } }
}

/// The spot of a card on the path: there is one card of each trap and relic at most.
pub(super) fn spot(card: Card) -> String {
    match card {
        Card::Treasure(_) => "treasure".to_owned(),
        Card::Trap(trap) => format!("path {trap}"),
        Card::Relic(relic) => format!("path {}", relic_word(relic)),
    }
}

/// A card with what lies on it: the picture, the number and the rubies. It has no words: its
/// caller says what it is.
pub(super) fn picture(on_path: PathCard) -> Markup {
    html! {
        span .dm-chamber .(kind_class(on_path.card)) {
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
        }
    }
}

/// The words on the floor of a chamber: a few where it is wide, a number or a name where it is
/// not.
fn words(on_path: PathCard, each: u8, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        span .dm-words aria-hidden="true" {
            @match on_path.card {
                Card::Treasure(_) => {
                    b .dm-long { (texts.say_with("diamant-chamber-each", &[("each", each.into())])) }
                    span .dm-long {
                        (texts.say_with("diamant-chamber-floor", &[("rubies", on_path.rubies.into())]))
                    }
                    span .dm-short {
                        @if on_path.rubies == 0 { (texts.say("diamant-chamber-empty")) }
                        @else { (gems::ruby()) b { (on_path.rubies) } }
                    }
                }
                Card::Trap(trap) => {
                    b { (trap_name(trap, texts)) }
                    @if scene.aids { span .dm-long { (in_deck(on_path.card, view, texts)) } }
                }
                Card::Relic(relic) => {
                    b { (texts.say_with("diamant-relic", &[("relic", relic_word(relic).into())])) }
                    span .dm-long { (texts.say("diamant-chamber-lone")) }
                }
            }
        }
    }
}

/// The card in whole sentences.
fn told(on_path: PathCard, each: u8, view: &View, scene: &Scene<'_>) -> String {
    let texts = scene.texts;
    match on_path.card {
        Card::Treasure(value) => texts.say_with(
            "diamant-told-treasure",
            &[
                ("value", value.into()),
                ("each", each.into()),
                ("rubies", on_path.rubies.into()),
            ],
        ),
        Card::Trap(trap) => {
            let warning = texts.say_with("diamant-told-trap", &[("trap", trap.to_string().into())]);
            if scene.aids {
                format!("{warning} ({})", in_deck(on_path.card, view, texts))
            } else {
                warning
            }
        }
        Card::Relic(relic) => texts.say_with(
            "diamant-told-relic",
            &[
                ("relic", relic_word(relic).into()),
                ("value", relic.value().into()),
            ],
        ),
    }
}

/// How many more of this card are in the deck.
fn in_deck(card: Card, view: &View, texts: &Texts) -> String {
    let entry = view.deck.iter().find(|entry| entry.card == card);
    let count = entry.map_or(0, |entry| entry.count);
    texts.say_with("diamant-chamber-more", &[("count", count.into())])
}

fn kind_class(card: Card) -> &'static str {
    match card {
        Card::Treasure(_) => "dm-treasure",
        Card::Trap(_) => "dm-trap",
        Card::Relic(_) => "dm-relic",
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
        svg .dm-heap viewBox="4 18 56 40" aria-hidden="true" focusable="false" {
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
