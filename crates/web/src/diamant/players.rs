//! Everybody at the table: where they are, what they carry, what they own.

use diamant::{Decision, StageView, View};
use maud::{Markup, html};
use tabletop::Seat;

use super::figures::{card_back, card_leave, card_stay, seat_class, sign};
use super::gems::{self, Lid};
use super::past::{Fate, Past};
use super::relics;
use super::seats::everybody;
use crate::art::Scene;
use crate::part::Part;

/// The list of players, by seat; the style sheet puts those in the cave first.
pub(super) fn players(view: &View, past: &Past, scene: &Scene<'_>) -> Markup {
    html! {
        section .dm-players {
            h2 {
                (scene.texts.say("diamant-adventurers"))
                span .dm-small aria-hidden="true" { (scene.texts.say("diamant-carries")) }
                span .dm-small aria-hidden="true" { (scene.texts.say("diamant-chest")) }
            }
            ol {
                @for seat in everybody(view) {
                    (Part::new(format!("player {seat}"), player(seat, view, past, scene)))
                }
            }
        }
    }
}

fn player(seat: Seat, view: &View, past: &Past, scene: &Scene<'_>) -> Markup {
    let player = view.seats[seat.index()];
    let own = scene.viewer.is(seat);
    let texts = scene.texts;
    html! {
        li .dm-player .dm-own[own] .dm-home[!player.in_cave] .(seat_class(seat))
            data-piece={ "row-" (seat) } data-spot={ "seat " (seat) } {
            (sign(seat))
            span .dm-who {
                span .dm-name {
                    bdi { (scene.name(seat)) }
                    (relics::owned(player.relics, texts))
                }
                span .dm-where {
                    @if own { span .dm-you { (texts.say("diamant-you")) } " " }
                    span .dm-doing { (state(seat, view, past, scene)) }
                }
            }
            (choice(seat, view, scene))
            span .dm-carries data-spot={ "carried " (seat) } {
                span .hidden-text { (texts.say("diamant-carries")) " " }
                @if player.in_cave {
                    (gems::ruby()) b .dm-number { (player.gathered) }
                } @else {
                    span .dm-nothing { "–" }
                }
            }
            span .dm-chest-row data-spot={ "chest " (seat) } {
                span .hidden-text { (texts.say("diamant-chest")) " " }
                (gems::chest(Lid::of(player.chest)))
                @if let Some(value) = player.chest {
                    b .dm-number { (value) }
                } @else {
                    b .dm-number aria-hidden="true" { "?" }
                    span .hidden-text { (texts.say("diamant-chest-closed")) }
                }
            }
        }
    }
}

/// Where somebody is and what they are doing, in words.
fn state(seat: Seat, view: &View, past: &Past, scene: &Scene<'_>) -> String {
    let texts = scene.texts;
    let player = view.seats[seat.index()];
    match past.fate(seat) {
        Some(Fate::Home { gems, .. }) => {
            texts.say_with("diamant-brought-home", &[("gems", gems.into())])
        }
        _ if !player.in_cave => texts.say("diamant-at-camp"),
        _ if player.chosen => texts.say("diamant-has-chosen"),
        _ if view.stage == StageView::Choosing => texts.say("diamant-is-choosing"),
        _ => texts.say("diamant-in-cave"),
    }
}

/// The card of a player who has chosen, face down; the viewer sees their own.
fn choice(seat: Seat, view: &View, scene: &Scene<'_>) -> Markup {
    let own_choice = view.own_choice.filter(|_| scene.viewer.is(seat));
    html! {
        span .dm-choice data-spot={ "choice " (seat) } {
            @if let Some(decision) = own_choice {
                @let (card, key) = match decision {
                    Decision::Stay => (card_stay(), "diamant-decision-stay"),
                    Decision::Leave => (card_leave(), "diamant-decision-leave"),
                };
                (card)
                span .hidden-text { (scene.texts.say(key)) }
            } @else if view.seats[seat.index()].chosen {
                (card_back())
            }
        }
    }
}
