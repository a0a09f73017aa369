//! The end: the chests are opened, and the points of everybody counted cave by cave.

use diamant::{Diamant, Relic, View};
use maud::{Markup, html};
use tabletop::{Outcome, Perspective, Seat};

use super::board::events;
use super::deck::share;
use super::figures::{seat_class, sign};
use super::past::{Fate, Past};
use super::seats::everybody;
use super::{podium, relics, traps};
use crate::art::Scene;

/// Who has won, and the ranking with the points of everybody by source.
pub(super) fn result(
    seen: &Perspective<'_, Diamant>,
    outcome: &Outcome,
    scene: &Scene<'_>,
) -> Markup {
    let view = &seen.view;
    let caves = Past::told(events(seen));
    let places = places(view, outcome);
    html! {
        (podium::podium(&places, outcome, scene))
        section .dm-ranking {
            h2 {
                (scene.texts.say("diamant-ranking"))
                @for number in 1..=view.rounds {
                    span .dm-small .{ "dm-from-" (number) } aria-hidden="true" { (number) }
                }
                @if view.relics {
                    span .dm-small .dm-from-relics aria-hidden="true" { (scene.texts.say("diamant-relics")) }
                }
            }
            table {
                thead .hidden-text {
                    tr {
                        @for column in [
                            "diamant-ranking-place",
                            "diamant-ranking-name",
                            "diamant-ranking-sources",
                            "diamant-ranking-points",
                        ] {
                            th scope="col" { (scene.texts.say(column)) }
                        }
                    }
                }
                tbody {
                    @for &(place, seat) in &places { (row(place, seat, view, &caves, outcome, scene)) }
                }
            }
        }
    }
}

/// The five caves in a line: how long each was, and how it ended.
pub(super) fn caves(seen: &Perspective<'_, Diamant>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        ol .dm-caves {
            @for cave in Past::told(events(seen)) {
                @let cards = cave.path.len();
                li {
                    b { (texts.say_with("diamant-cave-number", &[("round", cave.round.into())])) }
                    span { (texts.say_with("diamant-cave-cards", &[("count", cards.into())])) }
                    span {
                        @if let Some(trap) = cave.sprung {
                            (traps::trap(trap))
                            (texts.say_with("diamant-cave-sprung", &[
                                ("trap", trap.to_string().into()),
                                ("count", fled(&cave).into()),
                            ]))
                        } @else {
                            (texts.say("diamant-cave-quiet"))
                        }
                    }
                }
            }
        }
    }
}

fn fled(cave: &Past) -> usize {
    let fled = |(_, fate): &&(Seat, Fate)| matches!(fate, Fate::Fled { .. });
    cave.fates.iter().filter(fled).count()
}

fn row(
    place: usize,
    seat: Seat,
    view: &View,
    caves: &[Past],
    outcome: &Outcome,
    scene: &Scene<'_>,
) -> Markup {
    let own = scene.viewer.is(seat);
    html! {
        tr .(seat_class(seat)) .dm-winner[outcome.winners().contains(seat)] .dm-own[own] {
            td .dm-place-number { (place) }
            th scope="row" {
                span .dm-rank-name {
                    (sign(seat)) bdi { (scene.name(seat)) }
                    @if own { span .dm-you { (scene.texts.say("diamant-you")) } }
                    (relics::owned(view.seats[seat.index()].relics, scene.texts))
                }
            }
            td .dm-sources { (bar(&sources(seat, view, caves), outcome, scene)) }
            td .dm-points { b { (outcome.points_of(seat)) } }
        }
    }
}

/// Points and where they are from.
struct Source {
    class: String,
    name: String,
    points: u32,
}

/// What somebody brought home from each cave, and what their relics are worth (D22).
fn sources(seat: Seat, view: &View, caves: &[Past]) -> Vec<Source> {
    let home = |cave: &Past| match cave.fate(seat) {
        Some(Fate::Home { gems, .. }) => u32::from(gems),
        Some(Fate::Fled { .. }) | None => 0,
    };
    let from_cave = |cave: &Past| Source {
        class: format!("dm-from-{}", cave.round),
        name: cave.round.to_string(),
        points: home(cave),
    };
    let relics = Source {
        class: "dm-from-relics".to_owned(),
        name: "relics".to_owned(),
        points: Relic::total(view.seats[seat.index()].relics).into(),
    };
    let sources = caves.iter().map(from_cave).chain([relics]);
    sources.filter(|source| source.points > 0).collect()
}

/// A part narrower than this, in percent of the bar, has no room for its number.
const NARROW: u32 = 5;

/// The points as a bar that is as long as the winner's if it is the winner's.
fn bar(sources: &[Source], outcome: &Outcome, scene: &Scene<'_>) -> Markup {
    let best = outcome.points().iter().max().copied().unwrap_or_default();
    let best = u32::try_from(best).unwrap_or_default().max(1);
    let said = sources.iter().map(|source| {
        let points = [
            ("source", source.name.clone().into()),
            ("points", source.points.into()),
        ];
        scene.texts.say_with("diamant-source", &points)
    });
    let said: Vec<String> = said.collect();
    let mut start = 0;
    let placed = sources.iter().map(|source| {
        start += source.points;
        (start - source.points, source)
    });
    html! {
        svg .dm-bar role="img" aria-label=(said.join(", ")) focusable="false" {
            @for (start, Source { class, points, .. }) in placed {
                g .(class) {
                    rect x=(share(start, best)) width=(share(*points, best)) height="100%" {}
                    @if points * 100 >= best * NARROW {
                        text x=(share(2 * start + points, 2 * best)) y="50%" { (points) }
                    }
                }
            }
        }
    }
}

/// Seats by falling points with their places: 1, 1, 3 after a tie at the top.
fn places(view: &View, outcome: &Outcome) -> Vec<(usize, Seat)> {
    let mut seats: Vec<Seat> = everybody(view).into_iter().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(outcome.points_of(seat)));
    let better = |seat| {
        let points = outcome.points().iter();
        points
            .filter(|&&other| other > outcome.points_of(seat))
            .count()
    };
    seats
        .into_iter()
        .map(|seat| (better(seat) + 1, seat))
        .collect()
}
