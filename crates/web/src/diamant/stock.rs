//! Traps and relics: where each of them is.

use diamant::{CARDS_PER_TRAP, Card, Relic, StageView, Trap, View};
use maud::{Markup, html};
use narration::Texts;
use narration::diamant::words::{relic_name, relic_word, trap_name};
use tabletop::Seat;

use super::anchors::{relic_anchor, trap_anchor};
use super::figures::{seat_class, sign};
use super::{relics as relic_drawings, traps as trap_drawings};
use crate::art::Scene;

/// The five traps, each with its three cards: on the path, in the deck or out of the game.
pub(super) fn traps(view: &View, texts: &Texts) -> Markup {
    html! {
        section .dm-dangers {
            h2 {
                (texts.say("diamant-traps"))
                @for (pip, key) in [
                    (Pip::OnPath, "diamant-pip-path"),
                    (Pip::InDeck, "diamant-pip-deck"),
                    (Pip::Gone, "diamant-pip-gone"),
                ] {
                    span .dm-small aria-hidden="true" { (drawn(pip)) (texts.say(key)) }
                }
            }
            ul {
                @for entry in &view.traps_gone { (trap(view, entry.trap, entry.count, texts)) }
            }
        }
    }
}

/// The cell leads to what the rules say about it.
fn trap(view: &View, trap: Trap, gone: u8, texts: &Texts) -> Markup {
    let on_path = view.is_deadly(Card::Trap(trap));
    html! {
        li .dm-danger .dm-seen[on_path] data-spot={ "trap " (trap) } {
            a href={ "/rules/diamant#trap-" (trap) } target="_blank" {
                span .dm-danger-picture { (trap_drawings::trap(trap)) }
                span .dm-danger-name { (trap_name(trap, texts)) }
                span .dm-pips aria-hidden="true" {
                    @for card in 0..CARDS_PER_TRAP { (drawn(pip(card, on_path, gone))) }
                }
                span .hidden-text data-told data-rules=(trap_anchor(trap)) { (state(trap, on_path, gone, texts)) }
            }
        }
    }
}

fn state(trap: Trap, on_path: bool, gone: u8, texts: &Texts) -> String {
    let key = if on_path {
        "diamant-trap-danger"
    } else {
        "diamant-trap-safe"
    };
    texts.say_with(
        key,
        &[
            ("trap", trap.to_string().into()),
            ("gone", gone.into()),
            ("left", (CARDS_PER_TRAP - gone - u8::from(on_path)).into()),
        ],
    )
}

/// Where a trap card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pip {
    OnPath,
    InDeck,
    Gone,
}

/// The cards of a trap in this order: on the path, in the deck, out of the game.
fn pip(card: u8, on_path: bool, gone: u8) -> Pip {
    if card >= CARDS_PER_TRAP - gone {
        Pip::Gone
    } else if card == 0 && on_path {
        Pip::OnPath
    } else {
        Pip::InDeck
    }
}

fn drawn(pip: Pip) -> Markup {
    let class = match pip {
        Pip::OnPath => "dm-pip-path",
        Pip::InDeck => "dm-pip-deck",
        Pip::Gone => "dm-pip-gone",
    };
    html! {
        svg .dm-pip .(class) viewBox="0 0 12 12" aria-hidden="true" focusable="false" {
            circle cx="6" cy="6" r="4.8" {}
            @if pip == Pip::Gone { path d="M2.5 2.5 9.5 9.5" {} }
        }
    }
}

/// Where a relic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    ToCome,
    InDeck,
    OnPath,
    Taken(Seat),
    Lost,
    /// The game ended before anybody saw it.
    NeverSeen,
}

/// The five relics of the variant and where they are.
pub(super) fn relics(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        section .dm-relics {
            h2 { (scene.texts.say("diamant-relics")) }
            ul {
                @for relic in Relic::ALL {
                    @let place = place_of(relic, view);
                    @let word = relic_word(relic);
                    li .dm-relic-state .(place_class(place)) data-spot={ "relic " (word) } {
                        a href={ "/rules/diamant#relic-" (word) } target="_blank" {
                            span .dm-danger-picture {
                                (relic_drawings::relic(relic))
                                b .dm-value aria-hidden="true" { (relic.value()) }
                                @if let Place::Taken(seat) = place {
                                    span .dm-owner .(seat_class(seat)) { (sign(seat)) }
                                }
                            }
                            span .hidden-text data-told data-rules=(relic_anchor(relic)) { (told(relic, place, scene)) }
                        }
                    }
                }
            }
        }
    }
}

fn place_of(relic: Relic, view: &View) -> Place {
    let owner = view
        .seats
        .iter()
        .position(|player| player.relics.contains(relic))
        .and_then(|seat| u8::try_from(seat).ok());
    if let Some(seat) = owner {
        Place::Taken(Seat::new(seat))
    } else if view.relics_to_come.contains(relic) {
        Place::ToCome
    } else if view.relics_on_path.contains(relic) {
        Place::OnPath
    } else if view.relics_lost.contains(relic) {
        Place::Lost
    } else if view.stage == StageView::Over {
        Place::NeverSeen
    } else {
        Place::InDeck
    }
}

fn place_class(place: Place) -> &'static str {
    match place {
        Place::ToCome => "dm-to-come",
        Place::InDeck => "dm-in-deck",
        Place::OnPath => "dm-on-path-now",
        Place::Taken(_) => "dm-taken",
        Place::Lost | Place::NeverSeen => "dm-lost",
    }
}

fn told(relic: Relic, place: Place, scene: &Scene<'_>) -> String {
    let place = match place {
        Place::ToCome => scene.texts.say("diamant-relic-to-come"),
        Place::InDeck => scene.texts.say("diamant-relic-in-deck"),
        Place::OnPath => scene.texts.say("diamant-relic-on-path"),
        Place::Lost => scene.texts.say("diamant-relic-lost"),
        Place::NeverSeen => scene.texts.say("diamant-relic-never-seen"),
        Place::Taken(seat) => {
            let name = [("name", scene.name(seat).into())];
            scene.texts.say_with("diamant-relic-taken", &name)
        }
    };
    format!("{}: {place}", relic_name(relic, scene.texts))
}
