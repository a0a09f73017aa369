//! Pictures of what happened while the board moved on: the reveal of the choices (D11) and
//! the end of a round (D9, D14).

use diamant::{Decision, Diamant, Event};
use maud::{Markup, html};
use narration::Narration as _;
use tabletop::{Seat, SeatSet};

use super::camp::{Entrance, entrance};
use super::cards::chamber;
use super::figures::{Hand, adventurer, card_back, card_leave, card_stay, seat_class};
use super::past::{Fate, Past};
use super::{gems, relics, traps};

use crate::art::Scene;
use crate::highlight::Dwell;

/// The pictures of one step.
pub(super) fn highlights(
    before: &[&Event],
    now: &[&Event],
    scene: &Scene<'_>,
) -> Vec<(Markup, Dwell)> {
    let mut highlights = Vec::new();
    for event in now {
        match event {
            // A single adventurer in the cave reveals nothing.
            Event::ChoicesRevealed { staying, leaving } if staying.len() + leaving.len() > 1 => {
                let picture = reveal(event, *staying, *leaving, scene);
                highlights.push((picture, Dwell::Glance));
            }
            Event::RoundEnded { .. } => {
                let heard = before.iter().chain(now).copied();
                let picture = Past::told(heard).map(|past| end_of_round(&past, now, scene));
                highlights.extend(picture.map(|picture| (picture, Dwell::Look)));
            }
            _ => {}
        }
    }
    highlights
}

/// Everybody's card, turned over at once.
fn reveal(event: &Event, staying: SeatSet, leaving: SeatSet, scene: &Scene<'_>) -> Markup {
    html! {
        div .diamant .dm-reveal {
            (caption(event, scene))
            div .dm-reveal-sides {
                (side(Decision::Stay, staying, scene))
                (side(Decision::Leave, leaving, scene))
            }
        }
    }
}

fn side(choice: Decision, seats: SeatSet, scene: &Scene<'_>) -> Markup {
    let (class, card, hand) = match choice {
        Decision::Stay => ("dm-deeper", card_stay(), Hand::Torch),
        Decision::Leave => ("dm-homeward", card_leave(), Hand::Empty),
    };
    html! {
        @if !seats.is_empty() {
            ul .dm-reveal-side .(class) {
                @for seat in seats {
                    li .dm-reveal-seat .(seat_class(seat)) {
                        span .dm-pawn { (adventurer(seat, hand)) }
                        span .dm-turning {
                            span .dm-face { (card) }
                            span .dm-face .dm-back { (card_back()) }
                        }
                        (short_name(seat, scene))
                    }
                }
            }
        }
    }
}

/// The cave of the round that is over, its last card, and what became of everybody.
fn end_of_round(past: &Past, now: &[&Event], scene: &Scene<'_>) -> Markup {
    let title = scene
        .texts
        .say_with("diamant-past-title", &[("round", past.round.into())]);
    let sprung = now
        .iter()
        .find(|event| matches!(event, Event::TrapSprung { .. }));
    let last = past.path.len().checked_sub(1);
    html! {
        div .diamant .dm-past .dm-sprung[past.sprung.is_some()] {
            p .dm-past-title { (entrance(Entrance::Barricaded)) span { (title) } }
            @if let Some(event) = sprung { (caption(event, scene)) }
            ol .dm-past-path {
                @for (index, &on_path) in past.path.iter().enumerate() {
                    li .dm-newest[past.sprung.is_some() && last == Some(index)] {
                        (chamber(on_path, scene.texts))
                    }
                }
            }
            ul .dm-fates {
                @for &(seat, fate) in &past.fates { (became(seat, fate, past, scene)) }
            }
        }
    }
}

fn became(seat: Seat, fate: Fate, past: &Past, scene: &Scene<'_>) -> Markup {
    html! {
        li .dm-fate .dm-fled[matches!(fate, Fate::Fled { .. })] .(seat_class(seat)) {
            span .dm-pawn { (adventurer(seat, Hand::Empty)) }
            (short_name(seat, scene))
            @match fate {
                Fate::Home { gems, relics } => {
                    (gems::gems(gems))
                    (relics::owned(relics, scene.texts))
                }
                Fate::Fled { lost } => {
                    span .dm-dropped {
                        @if let Some(trap) = past.sprung { (traps::trap(trap)) }
                        b .dm-number { "−" (lost) } (gems::ruby())
                    }
                }
            }
        }
    }
}

fn short_name(seat: Seat, scene: &Scene<'_>) -> Markup {
    html! { bdi .dm-short-name { (scene.name(seat)) } }
}

fn caption(event: &Event, scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(sentence) = Diamant::sentence(event, scene) {
            p .dm-caption { (sentence.text) }
        }
    }
}
