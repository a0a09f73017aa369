//! The end: the chests are counted.

use diamant::{Relic, View};
use maud::{Markup, html};
use tabletop::{Outcome, Seat, SeatSet};

use super::figures::{seat_class, sign};
use super::gems::{self, Lid};
use super::relics;
use crate::art::Scene;

/// The final table, the best first; equal points share a place.
pub(super) fn result(view: &View, outcome: &Outcome, scene: &Scene<'_>) -> Markup {
    let winners = outcome.winners();
    let key = match winners.sole() {
        Some(_) => "diamant-ranking-won",
        None => "diamant-ranking-shared",
    };
    html! {
        section .dm-ranking {
            h2 { (scene.texts.say("diamant-ranking")) }
            p .dm-victory {
                (laurel())
                span { (scene.texts.say_with(key, &[("names", scene.all_names(winners).into())])) }
            }
            table {
                thead {
                    tr {
                        th scope="col" { span .hidden-text { (scene.texts.say("diamant-ranking-place")) } }
                        th scope="col" { (scene.texts.say("diamant-ranking-name")) }
                        th scope="col" { (head(&gems::diamond(), "diamant-ranking-gems", scene)) }
                        @if view.relics { th scope="col" { (head(&relics::relic(Relic::First), "diamant-ranking-relics", scene)) } }
                        th scope="col" { (scene.texts.say("diamant-ranking-points")) }
                    }
                }
                tbody {
                    @for (place, seat) in places(outcome) { (row(place, seat, view, outcome, scene)) }
                }
            }
        }
    }
}

fn row(place: usize, seat: Seat, view: &View, outcome: &Outcome, scene: &Scene<'_>) -> Markup {
    let player = &view.seats[seat.index()];
    let winner = outcome.winners().contains(seat);
    html! {
        tr .(seat_class(seat)) .dm-winner[winner] .dm-own[scene.viewer.is(seat)] {
            td .dm-place-number { (place) "." }
            th scope="row" {
                span .dm-rank-name {
                    (sign(seat)) bdi { (scene.name(seat)) }
                    @if scene.viewer.is(seat) { span .dm-you { (scene.texts.say("diamant-you")) } }
                }
            }
            td {
                span .dm-chest-row {
                    (gems::chest(Lid::of(player.chest)))
                    (player.chest.unwrap_or_default())
                }
            }
            @if view.relics {
                td {
                    span .dm-owned {
                        (relics::owned(player.relics, scene.texts))
                    }
                }
            }
            td .dm-points { b { (outcome.points_of(seat)) } }
        }
    }
}

/// The head of a column: on a phone only the drawing shows, and the words are its name.
fn head(drawing: &Markup, key: &str, scene: &Scene<'_>) -> Markup {
    let words = scene.texts.say(key);
    html! {
        span .dm-head title=(words) {
            (drawing)
            span .dm-head-text aria-hidden="true" { (words) }
            span .hidden-text { (words) }
        }
    }
}

/// Seats by falling points with their places: 1, 1, 3 after a tie at the top.
fn places(outcome: &Outcome) -> Vec<(usize, Seat)> {
    let points = outcome.points();
    let everybody = u8::try_from(points.len()).unwrap_or_default();
    let mut seats: Vec<Seat> = SeatSet::first(everybody).into_iter().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(outcome.points_of(seat)));
    seats
        .into_iter()
        .map(|seat| {
            let better = points
                .iter()
                .filter(|&&other| other > outcome.points_of(seat))
                .count();
            (better + 1, seat)
        })
        .collect()
}

fn laurel() -> Markup {
    html! {
        svg .dm-laurel viewBox="0 0 48 40" aria-hidden="true" focusable="false" {
            path d="M6 30 4 10 14 19 24 4 34 19 44 10 42 30z" fill="#e8ac2c" stroke="#5e3f0a"
                stroke-width="2" stroke-linejoin="round" {}
            path d="M8 28 7 15 14 22 24 8V28z" fill="#ffdc75" {}
            path d="M6 29H42V36H6z" fill="#b97d12" stroke="#5e3f0a" stroke-width="2"
                stroke-linejoin="round" {}
            circle cx="24" cy="22" r="4" fill="#d81e4a" stroke="#5e3f0a" stroke-width="1.5" {}
        }
    }
}
