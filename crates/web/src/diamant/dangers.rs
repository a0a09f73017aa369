//! Traps and relics: where each of them is.

use diamant::{CARDS_PER_TRAP, Card, Relic, StageView, Trap, View};
use maud::{Markup, html};
use narration::Texts;
use narration::diamant::words::{relic_name, trap_name};
use tabletop::Seat;

use super::cards::warning;
use super::figures::{seat_class, sign};
use super::{relics as relic_drawings, traps as trap_drawings};
use crate::art::Scene;

/// The five traps: which lie on the path, and how many cards have left the game.
pub(super) fn traps(view: &View, texts: &Texts) -> Markup {
    html! {
        section .dm-dangers {
            h2 { (texts.say("diamant-traps")) }
            ul {
                @for entry in &view.traps_gone { (trap(view, entry.trap, entry.count, texts)) }
            }
        }
    }
}

fn trap(view: &View, trap: Trap, gone: u8, texts: &Texts) -> Markup {
    let on_path = view.is_deadly(Card::Trap(trap));
    html! {
        li .dm-danger .dm-seen[on_path] {
            span .dm-danger-picture {
                (trap_drawings::trap(trap))
                @if on_path { (warning()) }
                span .dm-pips aria-hidden="true" {
                    @for card in 0..CARDS_PER_TRAP { (pip(card >= CARDS_PER_TRAP - gone)) }
                }
            }
            span .dm-danger-name { (trap_name(trap, texts)) }
            span .hidden-text {
                (texts.say(if on_path { "diamant-trap-danger-long" } else { "diamant-trap-safe-long" }))
            }
            span .hidden-text {
                (texts.say_with(
                    "diamant-trap-gone",
                    &[("gone", gone.into()), ("all", CARDS_PER_TRAP.into())],
                ))
            }
        }
    }
}

/// A trap card in small: still in the game, or crossed out.
fn pip(gone: bool) -> Markup {
    html! {
        svg .dm-pip .dm-gone[gone] viewBox="0 0 12 16" aria-hidden="true" focusable="false" {
            path .dm-pip-card d="M2.5 1H9.500Q11 1 11 2.500V13.500Q11 15 9.5 15H2.500Q1 15 1 13.500V2.500Q1 1 2.5 1z" {}
            @if gone { path .dm-pip-cross d="M2.5 4 9.5 12M9.5 4 2.5 12" {} }
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
                    li .dm-relic-state .(place_class(place)) {
                        span .dm-danger-picture {
                            (relic_drawings::relic(relic))
                            b .dm-value aria-hidden="true" { (relic.value()) }
                        }
                        span .hidden-text { (relic_name(relic, scene.texts)) }
                        span .dm-relic-place { (place_words(place, scene)) }
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

fn place_words(place: Place, scene: &Scene<'_>) -> Markup {
    let key = match place {
        Place::ToCome => "diamant-relic-to-come",
        Place::InDeck => "diamant-relic-in-deck",
        Place::OnPath => "diamant-relic-on-path",
        Place::Lost => "diamant-relic-lost",
        Place::NeverSeen => "diamant-relic-never-seen",
        Place::Taken(seat) => {
            return html! {
                span .(seat_class(seat)) .dm-owner { (sign(seat)) bdi { (scene.name(seat)) } }
            };
        }
    };
    html! { (scene.texts.say(key)) }
}
