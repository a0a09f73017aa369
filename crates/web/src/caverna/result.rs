//! The end: the points are counted by their sources.

use caverna::{Colour, Room, SoloResult, View};
use maud::{Markup, html};
use narration::Texts;
use tabletop::{Outcome, Seat, SeatSet};

use super::icons::icon;
use super::players::{seat_class, sign};
use super::solo;
use crate::art::Scene;

/// Who has won, and how the points came together. Before the eyes of somebody who was there the
/// style sheet shows one source after the other, then the sum, then the words.
pub(super) fn result(view: &View, outcome: &Outcome, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        section .cv-result aria-labelledby="cv-result" {
            div .cv-verdict {
                h2 #cv-result {
                    (verdict(view, outcome, scene))
                    @if scene.best_so_far { " " span .cv-record { (texts.say("best-so-far")) } }
                }
                p .cv-final aria-hidden="true" { (final_score(view, outcome)) }
                @if let [alone] = &view.seats[..] { (solo::goals(alone.points, texts)) }
            }
            (sources(view, outcome, scene))
        }
    }
}

/// The sentence about the end.
fn verdict(view: &View, outcome: &Outcome, scene: &Scene<'_>) -> String {
    let texts = scene.texts;
    if let Some(result) = view.solo_result {
        return texts.say(solo_key(result));
    }
    let winners = ("names", scene.all_names(outcome.winners()).into());
    match outcome.winners().sole() {
        Some(winner) if scene.viewer.is(winner) => texts.say("caverna-result-you"),
        Some(_) => texts.say_with("caverna-result-won", &[winners]),
        None => texts.say("caverna-result-draw"),
    }
}

/// The key of what a solo game reached.
fn solo_key(result: SoloResult) -> &'static str {
    match result {
        SoloResult::Missed => "caverna-result-missed",
        SoloResult::Reached => "caverna-result-reached",
        SoloResult::Exceptional => "caverna-result-exceptional",
    }
}

fn final_score(view: &View, outcome: &Outcome) -> Markup {
    html! {
        @for seat in seats(view) {
            @if seat.index() > 0 { span .cv-versus { ":" } }
            span .cv-final-points .(seat_class(seat)) .cv-winner[outcome.winners().contains(seat)] {
                (sign(seat)) span { (outcome.points_of(seat)) }
            }
        }
    }
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Rooms(Colour),
    Gold,
}

impl Source {
    const ALL: [Self; 3] = [
        Self::Rooms(Colour::Orange),
        Self::Rooms(Colour::Blue),
        Self::Gold,
    ];

    fn points(self, seat: Seat, view: &View) -> u8 {
        let player = &view.seats[seat.index()];
        match self {
            Self::Rooms(colour) => Room::points(
                player
                    .cave
                    .rooms()
                    .iter()
                    .filter(|room| room.colour() == colour)
                    .collect(),
            ),
            Self::Gold => player.gold(),
        }
    }

    fn label(self, texts: &Texts) -> Markup {
        html! {
            @match self {
                Self::Rooms(Colour::Orange) => { i .cv-swatch .cv-orange {} (texts.say("caverna-result-orange")) }
                Self::Rooms(Colour::Blue) => { i .cv-swatch .cv-blue {} (texts.say("caverna-result-blue")) }
                Self::Gold => { (icon("gold")) (texts.say("caverna-result-gold")) }
            }
        }
    }
}

fn sources(view: &View, outcome: &Outcome, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let all = || Source::ALL.iter();
    let longest = seats(view)
        .into_iter()
        .flat_map(|seat| all().map(move |source| source.points(seat, view)))
        .max()
        .unwrap_or_default()
        .max(1);
    html! {
        table .cv-sources {
            thead {
                tr {
                    th scope="col" { (texts.say("caverna-result-source")) }
                    @for seat in seats(view) {
                        th scope="col" .(seat_class(seat)) { (sign(seat)) " " bdi { (scene.name(seat)) } }
                    }
                }
            }
            tbody {
                @for source in all() {
                    tr .cv-source {
                        th scope="row" { (source.label(texts)) }
                        @for seat in seats(view) {
                            @let points = source.points(seat, view);
                            td .(seat_class(seat)) { span { (points) } (bar(points, longest)) }
                        }
                    }
                }
                tr .cv-total {
                    th scope="row" { (texts.say("caverna-score")) }
                    @for seat in seats(view) { td .(seat_class(seat)) { b { (outcome.points_of(seat)) } } }
                }
                @if !view.is_solo() {
                    tr .cv-best-room {
                        th scope="row" { (texts.say("caverna-result-best")) }
                        @for seat in seats(view) {
                            td .(seat_class(seat)) { (Room::most_points(view.seats[seat.index()].cave.rooms())) }
                        }
                    }
                }
            }
        }
    }
}

fn bar(points: u8, longest: u8) -> Markup {
    html! {
        svg .cv-points-bar viewBox={ "0 0 " (longest) " 2" } preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            rect width=(points) height="2" {}
        }
    }
}

fn seats(view: &View) -> SeatSet {
    SeatSet::first(u8::try_from(view.seats.len()).unwrap_or_default())
}
