//! A player: name, score, turns, cave and goods.

use caverna::View;
use maud::{Markup, html};
use narration::Texts;
use tabletop::Seat;

use super::icons::icon;
use super::possible::Possible;
use super::{cave, goods, told};
use crate::art::Scene;
use crate::part::Part;

/// Where a player's cave lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whereabouts {
    /// In front: the viewer's own, or the first one for a bystander.
    Front,
    /// On the other side.
    Beside,
}

/// The class of a seat's colour.
pub(super) fn seat_class(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// The sign of a seat, which tells as much as its colour.
pub(super) fn sign(seat: Seat) -> Markup {
    html! { span .cv-sign aria-hidden="true" { (if seat.index() == 0 { "◆" } else { "▲" }) } }
}

/// A player with the whole cave.
pub(super) fn player(
    seat: Seat,
    whereabouts: Whereabouts,
    view: &View,
    possible: Possible<'_>,
    scene: &Scene<'_>,
) -> Markup {
    let player = &view.seats[seat.index()];
    let class = match whereabouts {
        Whereabouts::Front => "cv-front",
        Whereabouts::Beside => "cv-beside",
    };
    let won = view
        .outcome
        .as_ref()
        .is_some_and(|outcome| outcome.winners().contains(seat));
    html! {
        section .cv-player .(class) .(seat_class(seat)) .cv-on-turn[view.on_turn == Some(seat)]
            .cv-won[won] aria-labelledby={ "cv-player-" (seat) } data-spot={ "seat " (seat) } {
            div .cv-player-head {
                h2 #{ "cv-player-" (seat) } { (name(seat, scene)) }
                (Part::new(format!("round of {seat}"), round_line(seat, view, scene.texts)))
                (Part::new(format!("score of {seat}"), score(seat, view, scene.texts)))
            }
            div .cv-cave {
                div .cv-grid .cv-with-extra[player.cave.cavern().is_some()] {
                    (Part::new(format!("cave {seat}"), cave::cave(seat, view, possible, scene)))
                    (Part::new(format!("goods {seat}"), goods::track(seat, player, possible, scene.texts)))
                }
            }
        }
    }
}

fn name(seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        (sign(seat))
        bdi { (scene.name(seat)) }
        @if scene.viewer.is(seat) { " " span .cv-you { (scene.texts.say("caverna-you")) } }
    }
}

/// Start player and turns left.
fn round_line(seat: Seat, view: &View, texts: &Texts) -> Markup {
    let left = view.seats[seat.index()].turns_left;
    html! {
        @if !view.is_solo() && view.round > 0 && view.start_player == seat && view.outcome.is_none() {
            span .cv-tag { (icon("flag")) (told::plain(&texts.say("caverna-start-player"))) }
        }
        @if left > 0 {
            span .cv-dwarfs {
                @for _ in 0..left { (icon("dwarf")) }
                (told::plain(&texts.say_with("caverna-turns-left", &[("turns", left.into())])))
            }
        }
    }
}

/// The points of rooms and gold as they are now.
fn score(seat: Seat, view: &View, texts: &Texts) -> Markup {
    let player = &view.seats[seat.index()];
    let gold = player.gold();
    let arguments = [
        ("rooms", (player.points - gold).into()),
        ("gold", gold.into()),
    ];
    html! {
        span .cv-score {
            span .cv-score-label { (texts.say("caverna-score")) }
            " " b { (player.points) } " "
            (told::plain(&texts.say_with("caverna-score-parts", &arguments)))
        }
    }
}
