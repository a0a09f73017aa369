//! The end: the ranking (K48).

use cavum::View;
use maud::{Markup, html};
use tabletop::{Outcome, Seat};

use super::players::{name, seat_class};
use crate::art::Scene;

/// Who has won, and with how many points.
pub(super) fn result(view: &View, outcome: &Outcome, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let winners: Vec<String> = outcome
        .winners()
        .iter()
        .map(|seat| scene.name(seat).to_owned())
        .collect();
    let mut ranked: Vec<Seat> = (0..).map(Seat::new).take(view.seats.len()).collect();
    ranked.sort_by_key(|&seat| {
        let won = outcome.winners().contains(seat);
        (std::cmp::Reverse(outcome.points_of(seat)), !won)
    });
    html! {
        section .cm-panel .cm-result aria-labelledby="cm-result" {
            h2 #cm-result {
                (texts.say_with("cavum-board-won", &[("names", texts.all_of(&winners).into()), ("count", winners.len().into())]))
            }
            table {
                thead {
                    tr {
                        th scope="col" { (texts.say("cavum-board-player")) }
                        th scope="col" { (texts.say("cavum-board-track")) }
                    }
                }
                tbody {
                    @for seat in ranked {
                        tr .(seat_class(seat)) .cm-winner[outcome.winners().contains(seat)] {
                            th scope="row" { (name(seat, scene)) }
                            td .cm-total { b { (outcome.points_of(seat)) } }
                        }
                    }
                }
            }
        }
    }
}
