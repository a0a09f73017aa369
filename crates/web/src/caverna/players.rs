//! A player: name, score, tiles taken, cave and goods.

use caverna::{EXCEPTIONAL, GOAL, Good, SeatView, StageView, View};
use maud::{Markup, html};
use narration::Texts;
use narration::caverna::words;
use tabletop::Seat;

use super::cave;
use super::icons::{self, icon};
use super::possible::Possible;
use crate::art::Scene;
use crate::part::Part;

/// The class of a seat's colour.
pub(super) fn seat_class(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// The viewer's own player, or the first one for a bystander, always in sight.
pub(super) fn in_front(
    seat: Seat,
    view: &View,
    possible: Possible<'_>,
    scene: &Scene<'_>,
) -> Markup {
    html! {
        section .cv-player .cv-front .(seat_class(seat)) .cv-on-turn[view.on_turn == Some(seat)]
            aria-labelledby={ "cv-player-" (seat) } {
            div .cv-player-head {
                h2 #{ "cv-player-" (seat) } { (name(seat, scene)) }
                (score(seat, view, scene.texts))
            }
            (panel(seat, view, possible, scene))
        }
    }
}

/// The other player: beside on wide screens, folded away on phones.
pub(super) fn beside(seat: Seat, view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    html! {
        section .cv-player .cv-beside .(seat_class(seat)) .cv-on-turn[view.on_turn == Some(seat)]
            aria-labelledby={ "cv-player-" (seat) } {
            details #{ "cv-fold-" (seat) } {
                summary .cv-player-head {
                    h2 #{ "cv-player-" (seat) } { (name(seat, scene)) }
                    (score(seat, view, scene.texts))
                }
                (panel(seat, view, possible, scene))
            }
        }
    }
}

fn name(seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        span .cv-sign aria-hidden="true" { (if seat.index() == 0 { "◆" } else { "▲" }) }
        bdi { (scene.name(seat)) }
        @if scene.viewer.is(seat) { " " span .cv-you { (scene.texts.say("caverna-you")) } }
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
        span .cv-score title=(texts.say_with("caverna-score-parts", &arguments)) {
            span .cv-score-label { (texts.say("caverna-score")) }
            b { (player.points) }
            span .hidden-text { " (" (texts.say_with("caverna-score-parts", &arguments)) ")" }
        }
    }
}

fn panel(seat: Seat, view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    let player = &view.seats[seat.index()];
    html! {
        (round_line(seat, player, view, scene))
        @if view.is_solo() && view.outcome.is_none() { (goals(player.points, scene.texts)) }
        @if possible.is_for(seat) && view.stage == StageView::ChoosingCavern {
            (cave::cavern_sides(scene.texts))
        }
        div .cv-cave {
            div .cv-grid .cv-with-extra[player.cave.cavern().is_some()] {
                (Part::new(format!("cave {seat}"), cave::cave(seat, view, possible, scene)))
                (Part::new(format!("goods {seat}"), track(seat, player, possible, scene.texts)))
            }
        }
    }
}

/// Start player, turns left, tiles taken this round.
fn round_line(seat: Seat, player: &SeatView, view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let current = view.turn.map(|turn| turn.tile);
    let left = player.turns_left;
    html! {
        p .cv-round-line {
            @if !view.is_solo() && view.round > 0 && view.start_player == seat {
                span .cv-tag title=(texts.say("caverna-start-player")) {
                    (icon("flag")) span { (texts.say("caverna-start-player")) }
                }
            }
            @if left > 0 {
                span .cv-turns-left {
                    span aria-hidden="true" { @for _ in 0..left { (icon("dwarf")) } }
                    span { (texts.say_with("caverna-turns-left", &[("turns", left.into())])) }
                }
            }
            @for tile in player.taken.iter().filter(|tile| Some(*tile) != current) {
                span .cv-taken .{ "vt-tile-" (tile) } {
                    (icons::tile(tile)) span { (words::tile(tile, texts)) }
                }
            }
        }
    }
}

/// How far it is to the goals of the solo game.
pub(super) fn goals(points: u8, texts: &Texts) -> Markup {
    // The drawing ends a little beyond the higher goal.
    const LENGTH: u8 = 75;
    let text = match points {
        0..GOAL => texts.say_with(
            "caverna-goal-missing",
            &[("points", (GOAL - points).into())],
        ),
        GOAL..=EXCEPTIONAL => texts.say_with(
            "caverna-goal-reached",
            &[("points", (EXCEPTIONAL + 1 - points).into())],
        ),
        _ => texts.say("caverna-goal-exceptional"),
    };
    html! {
        div .cv-goals {
            svg viewBox={ "0 0 " (LENGTH) " 12" } preserveAspectRatio="none" aria-hidden="true"
                focusable="false" {
                rect .cv-goal-back width=(LENGTH) height="12" {}
                rect .cv-goal-fill width=(points.min(LENGTH)) height="12" {}
                path .cv-goal-mark d={ "M" (GOAL) " 0V12M" (EXCEPTIONAL) " 0V12" } {}
            }
            p { (texts.say_with("caverna-goals", &[("goal", GOAL.into()), ("more", EXCEPTIONAL.into())])) " " (text) }
        }
    }
}

/// The goods: how many, how many at most, and what can become food.
fn track(seat: Seat, player: &SeatView, possible: Possible<'_>, texts: &Texts) -> Markup {
    html! {
        ul .cv-track aria-label=(texts.say("caverna-goods")) {
            @for good in Good::ALL {
                @let words = if possible.is_for(seat) { possible.convert(good) } else { None };
                @let amount = player.goods.amount(good);
                @let told = texts.say_with("caverna-stock", &[
                    ("good", words::good(good, texts).into()),
                    ("count", amount.into()),
                    ("limit", good.limit().into()),
                ]);
                li .cv-stock .{ "cv-" (good) } title=(told) {
                    span .cv-stock-row {
                        (icons::good(good))
                        b aria-hidden="true" { (amount) }
                        @if let Some(words) = words {
                            @let text = texts.say_with("caverna-decision-convert", &[
                                ("good", good.word().into()),
                            ]);
                            button .cv-convert type="button" data-words=(words) title=(text) {
                                (icon("arrow")) (icon("food"))
                                span .hidden-text { (text) }
                            }
                        }
                    }
                    (bar(amount, good.limit()))
                    span .hidden-text { (told) ". " }
                }
            }
        }
    }
}

/// One mark for each that there is, on a line as long as the limit.
fn bar(amount: u8, limit: u8) -> Markup {
    html! {
        svg .cv-bar viewBox={ "0 0 " (limit) " 2" } preserveAspectRatio="none" aria-hidden="true"
            focusable="false" {
            rect .cv-bar-back width=(limit) height="2" {}
            rect .cv-bar-fill width=(amount) height="2" {}
        }
    }
}
