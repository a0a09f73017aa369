//! The score track (K11): where everybody stands.

use cavum::View;
use maud::{Markup, html};
use tabletop::Seat;

use super::players::{name, seat_class};
use crate::art::Scene;

/// The track ends a little beyond the leader.
const ROOM: u16 = 10;

/// One line for everybody, the longest first, with what the cities would bring now.
pub(super) fn track(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let furthest = view
        .seats
        .iter()
        .map(|player| player.points + player.city_points)
        .max();
    let length = furthest.unwrap_or_default().max(40) + ROOM;
    let mut ranked: Vec<_> = (0..).map(Seat::new).zip(&view.seats).collect();
    ranked.sort_by_key(|(_, player)| std::cmp::Reverse(player.points));
    html! {
        details #cm-track .cm-panel open {
            summary {
                h2 { (texts.say("cavum-board-track")) }
                span .cm-soft { (texts.say_with("cavum-board-phase", &[("phase", view.phase.into()), ("phases", view.phases.into())])) }
            }
            ul .cm-track {
                @for (seat, player) in ranked {
                    li .(seat_class(seat)) {
                        (name(seat, scene))
                        svg .cm-line viewBox={ "0 0 " (length) " 4" } preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                            rect .cm-line-back width=(length) height="4" {}
                            rect .cm-line-hope width=(player.points + player.city_points) height="4" {}
                            rect .cm-line-fill width=(player.points) height="4" {}
                        }
                        b { (player.points) }
                        span .cm-soft title=(texts.say("cavum-board-if-scored-help")) { "+" (player.city_points) }
                    }
                }
            }
        }
    }
}
