//! The end: who has won, and where everybody's points came from (K48).

use cavum::{Event, View};
use maud::{Markup, html};
use tabletop::{Outcome, Seat};

use super::curve::{self, Curve};
use super::players::{name, seat_class, seat_sign};
use super::tally::{Source, Tally};
use crate::art::Scene;

/// The headline, the ranking with a bar for everybody that grows source by source, and the
/// points of one player by phase.
pub(super) fn result(
    heard: &[&Event],
    view: &View,
    outcome: &Outcome,
    scene: &Scene<'_>,
) -> Markup {
    let mut ranked: Vec<Seat> = (0..).map(Seat::new).take(view.seats.len()).collect();
    ranked.sort_by_key(|&seat| {
        let won = outcome.winners().contains(seat);
        (std::cmp::Reverse(outcome.points_of(seat)), !won)
    });
    let tallies = Tally::of(heard, view);
    html! {
        section .cm-panel .cm-result aria-labelledby="cm-result" {
            h2 #cm-result { (headline(outcome, &ranked, scene)) }
            (bars(&ranked, &tallies, outcome, scene))
            (legend(scene))
        }
        section .cm-panel .cm-tallies aria-labelledby="cm-tallies" {
            h2 #cm-tallies { (scene.texts.say("cavum-result-by-source")) }
            (tables(&ranked, &tallies, view, scene))
        }
        (curve::curve(&Curve::of(heard, view), &ranked, scene))
    }
}

/// “You win! 127 to 122”
fn headline(outcome: &Outcome, ranked: &[Seat], scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    let alone = matches!(winners[..], [seat] if scene.viewer.is(seat));
    let names = scene.all_names(winners.iter().copied());
    let said = [("names", names.into()), ("count", winners.len().into())];
    let score = |place: usize| ranked.get(place).map(|&seat| outcome.points_of(seat));
    html! {
        @for &seat in &winners { span .(seat_class(seat)) { (seat_sign(seat)) } " " }
        @if alone { (texts.say("cavum-result-you")) } @else { (texts.say_with("cavum-board-won", &said)) }
        @if let (Some(own), Some(next)) = (score(0), score(1)) {
            " " span .cm-score {
                (texts.say_with("cavum-result-score", &[("own", own.into()), ("next", next.into())]))
            }
        }
    }
}

/// How wide the bar of the most points is.
const WIDTH: i32 = 1000;

/// One bar for everybody; what was paid stands left of the beginning.
fn bars(ranked: &[Seat], tallies: &[Tally], outcome: &Outcome, scene: &Scene<'_>) -> Markup {
    let paid = |tally: &Tally| -> i32 {
        totals(tally)
            .filter(|(_, points)| *points < 0)
            .map(|(_, points)| -points)
            .sum()
    };
    let gained = |tally: &Tally| -> i32 {
        totals(tally)
            .filter(|(_, points)| *points > 0)
            .map(|(_, points)| points)
            .sum()
    };
    let left = tallies.iter().map(paid).max().unwrap_or(0);
    let right = tallies.iter().map(gained).max().unwrap_or(0);
    let scale = |points: i32| points * WIDTH / (left + right).max(1);
    html! {
        ol .cm-bars {
            @for &seat in ranked {
                @let tally = &tallies[seat.index()];
                @let won = outcome.winners().contains(seat);
                li .(seat_class(seat)) .cm-winner[won] {
                    (name(seat, scene))
                    svg .cm-bar viewBox={ "0 0 " (WIDTH) " 44" } preserveAspectRatio="xMinYMid meet" aria-hidden="true" focusable="false" {
                        @let mut at = (left, left);
                        @for (source, points) in totals(tally) {
                            @let from = if points < 0 { at.0 += points; at.0 } else { let from = at.1; at.1 += points; from };
                            @let (x, width) = (scale(from), scale(points.abs()));
                            g .cm-piece-of-bar .{ "cm-source-" (source.word()) } {
                                rect x=(x) y="2" width=(width - 3) height="40" rx="6" {}
                                @if width > 44 { text x=(x + width / 2 - 1) y="29" { (points) } }
                            }
                        }
                    }
                    b .cm-total { (outcome.points_of(seat)) }
                }
            }
        }
    }
}

/// The sources that brought or cost something.
fn totals(tally: &Tally) -> impl Iterator<Item = (Source, i32)> {
    let all = Source::ALL.into_iter();
    all.map(|source| (source, tally.total(source)))
        .filter(|(_, points)| *points != 0)
}

fn legend(scene: &Scene<'_>) -> Markup {
    html! {
        ul .cm-legend aria-hidden="true" {
            @for source in Source::ALL {
                li { i .{ "cm-source-" (source.word()) } {} (source_name(source, scene)) }
            }
        }
    }
}

fn source_name(source: Source, scene: &Scene<'_>) -> String {
    scene.texts.say(&format!("cavum-source-{}", source.word()))
}

/// The points of everybody by source and phase; one of them is in sight.
fn tables(ranked: &[Seat], tallies: &[Tally], view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let first = ranked
        .iter()
        .find(|seat| scene.viewer.is(**seat))
        .or(ranked.first());
    html! {
        fieldset .cm-tally-tabs {
            legend .hidden-text { (texts.say("cavum-board-player")) }
            @for &seat in ranked {
                @let id = format!("cm-tally-{seat}");
                input .hidden-text type="radio" name="cm-tally" id=(id) checked[first == Some(&seat)] autocomplete="off";
                label .(seat_class(seat)) for=(id) { (seat_sign(seat)) " " (scene.name(seat)) }
            }
        }
        @for &seat in ranked {
            @let tally = &tallies[seat.index()];
            table .{ "cm-tally-of-" (seat) } {
                caption .hidden-text { (scene.name(seat)) }
                thead {
                    tr {
                        td {}
                        @for phase in 1..=view.phases {
                            th scope="col" { (texts.say_with("cavum-result-phase", &[("phase", phase.into())])) }
                        }
                        th scope="col" { (texts.say("cavum-result-after")) }
                        th scope="col" { (texts.say("cavum-result-sum")) }
                    }
                }
                tbody {
                    @for source in Source::ALL {
                        tr {
                            th scope="row" { i .{ "cm-source-" (source.word()) } aria-hidden="true" {} (source_name(source, scene)) }
                            @for points in tally.row(source) { (cell(points)) }
                            (cell(tally.total(source)))
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (texts.say("cavum-board-track")) }
                        @for points in tally.points() { td { (points) } }
                        td { (tally.points().last().copied().unwrap_or_default()) }
                    }
                }
            }
        }
    }
}

fn cell(points: i32) -> Markup {
    html! {
        @match points {
            0 => td .cm-soft { "·" },
            points if points < 0 => td .cm-worse { "−" (-points) },
            points => td { (points) },
        }
    }
}
