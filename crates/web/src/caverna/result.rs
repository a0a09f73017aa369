//! The end: the points are counted.

use caverna::{SoloResult, View};
use maud::{Markup, html};
use tabletop::{Outcome, Seat, SeatSet};

use super::players::{self, seat_class};
use crate::art::Scene;

/// Who has won, and how the points came together.
pub(super) fn result(view: &View, outcome: &Outcome, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let everybody = u8::try_from(view.seats.len()).unwrap_or_default();
    html! {
        section .cv-result aria-labelledby="cv-result" {
            h2 #cv-result { (verdict(view, outcome, scene)) }
            @if let [alone] = &view.seats[..] { (players::goals(alone.points, texts)) }
            table {
                thead {
                    tr {
                        th scope="col" { (texts.say("caverna-result-player")) }
                        th scope="col" { (texts.say("caverna-result-rooms")) }
                        th scope="col" { (texts.say("caverna-result-gold")) }
                        th scope="col" { (texts.say("caverna-score")) }
                        th scope="col" { (texts.say("caverna-result-best")) }
                    }
                }
                tbody {
                    @for seat in SeatSet::first(everybody) { (row(seat, view, outcome, scene)) }
                }
            }
        }
    }
}

/// The sentence about the end; also for the log.
fn verdict(view: &View, outcome: &Outcome, scene: &Scene<'_>) -> String {
    let texts = scene.texts;
    let winners = ("names", scene.all_names(outcome.winners()).into());
    if let Some(result) = view.solo_result {
        return texts.say(solo_key(result));
    }
    let key = match outcome.winners().sole() {
        Some(_) => "caverna-result-won",
        None => "caverna-result-draw",
    };
    texts.say_with(key, &[winners])
}

/// The key of what a solo game reached.
pub(super) fn solo_key(result: SoloResult) -> &'static str {
    match result {
        SoloResult::Missed => "caverna-result-missed",
        SoloResult::Reached => "caverna-result-reached",
        SoloResult::Exceptional => "caverna-result-exceptional",
    }
}

fn row(seat: Seat, view: &View, outcome: &Outcome, scene: &Scene<'_>) -> Markup {
    let player = &view.seats[seat.index()];
    let rooms = player.cave.rooms();
    let winner = outcome.winners().contains(seat);
    html! {
        tr .(seat_class(seat)) .cv-winner[winner] {
            th scope="row" {
                bdi { (scene.name(seat)) }
                @if scene.viewer.is(seat) { " " span .cv-you { (scene.texts.say("caverna-you")) } }
            }
            td { (caverna::Room::points(rooms)) }
            td { (player.gold()) }
            td { b { (outcome.points_of(seat)) } }
            td { (caverna::Room::most_points(rooms)) }
        }
    }
}
