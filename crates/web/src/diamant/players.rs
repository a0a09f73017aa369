//! Everybody at the table: where they are, what they carry, what they own.

use diamant::{Decision, SeatView, StageView, View};
use maud::{Markup, html};
use tabletop::{Seat, SeatSet};

use super::figures::{card_back, card_leave, card_stay, seat_class, sign};
use super::gems::{self, Lid};
use super::relics;
use crate::art::Scene;
use crate::part::Part;

/// The list of players, by seat.
pub(super) fn players(view: &View, scene: &Scene<'_>) -> Markup {
    let everybody = u8::try_from(view.seats.len()).unwrap_or_default();
    html! {
        section .dm-players {
            h2 { (scene.texts.say("diamant-adventurers")) }
            ol {
                @for seat in SeatSet::first(everybody) {
                    (Part::new(format!("player {seat}"), player(seat, view.seats[seat.index()], view, scene)))
                }
            }
        }
    }
}

fn player(seat: Seat, player: SeatView, view: &View, scene: &Scene<'_>) -> Markup {
    let own = scene.viewer.is(seat);
    let winner = view
        .outcome
        .as_ref()
        .is_some_and(|outcome| outcome.winners().contains(seat));
    html! {
        li .dm-player .dm-own[own] .dm-home[!player.in_cave] .dm-winner[winner] .(seat_class(seat)) {
            (sign(seat))
            span .dm-who {
                span .dm-name { bdi { (scene.name(seat)) } }
                span .dm-where {
                    @if own { span .dm-you { (scene.texts.say("diamant-you")) } " " }
                    (place(player.in_cave))
                    (scene.texts.say(if player.in_cave { "diamant-in-cave" } else { "diamant-at-camp" }))
                    (relics::owned(player.relics, scene.texts))
                }
            }
            (choice(player, own, view, scene))
            span .dm-carries {
                span .dm-label { (scene.texts.say("diamant-carries")) }
                @if player.in_cave { (gems::gems(player.gathered.into())) } @else {
                    span .dm-nothing { "–" }
                }
            }
            span .dm-chest-box {
                span .dm-label { (scene.texts.say("diamant-chest")) }
                span .dm-chest-row {
                    span .{ "vt-chest-" (seat) } .dm-chest-piece { (gems::chest(Lid::of(player.chest))) }
                    @if let Some(value) = player.chest {
                        b .dm-number { (value) }
                    } @else {
                        span .hidden-text { (scene.texts.say("diamant-chest-closed")) }
                    }
                }
            }
        }
    }
}

/// The card of a player who has chosen, face down; the viewer sees their own.
fn choice(player: SeatView, own: bool, view: &View, scene: &Scene<'_>) -> Markup {
    let choosing = view.stage == StageView::Choosing && player.in_cave;
    html! {
        span .dm-choice .dm-waiting[choosing && !player.chosen] {
            @if let (true, Some(decision)) = (own, view.own_choice) {
                @let (card, key) = match decision {
                    Decision::Stay => (card_stay(), "diamant-decision-stay"),
                    Decision::Leave => (card_leave(), "diamant-decision-leave"),
                };
                (card)
                span .hidden-text { (scene.texts.say(key)) }
            } @else if player.chosen {
                (card_back())
                span .hidden-text { (scene.texts.say("diamant-has-chosen")) }
            } @else if choosing {
                span .dm-dots aria-hidden="true" { "…" }
                span .hidden-text { (scene.texts.say("diamant-is-choosing")) }
            }
        }
    }
}

/// A tunnel or a tent.
fn place(in_cave: bool) -> Markup {
    html! {
        svg .dm-place viewBox="0 0 16 16" aria-hidden="true" focusable="false" {
            @if in_cave {
                path d="M1 15V8Q1 1 8 1T15 8V15z" fill="#6f625c" {}
                path d="M4 15V9Q4 4.5 8 4.5T12 9V15z" fill="#0e0a0c" {}
                path d="M8 14C5.5 12.5 7 10.5 6.8 8.5 9 10 10.5 12.5 8 14z" fill="#ff9b2e" {}
            } @else {
                path d="M8 2 15.5 14.500H.5z" fill="#d9b87a" stroke="#2c190a" {}
                path d="M8 6 10.5 14.500H5.500z" fill="#2c190a" {}
            }
        }
    }
}
