//! The whole table.

use caverna::{RoomSet, View};
use maud::{Markup, html};
use tabletop::{Seat, SeatSet, Viewer};

use super::icons::sprite;
use super::players::{Whereabouts, seat_class};
use super::possible::Possible;
use super::{actions, display, goods, players, result, solo, tabs};
use crate::art::Scene;
use crate::part::Part;

/// The table as the viewer sees it: the cave in front, the action board, the display. The style
/// sheet gives each of them its place on the page.
pub(super) fn board(
    view: &View,
    found: RoomSet,
    possible: Possible<'_>,
    scene: &Scene<'_>,
) -> Markup {
    let front = front(view, scene);
    let in_front = players::player(front, Whereabouts::Front, view, possible, scene);
    html! {
        div .caverna .cv-board {
            (Part::new("sprite", sprite()))
            (Part::new("tabs", tabs::tabs(view, scene.texts)))
            (strips(view, scene))
            (Part::new("front", in_front))
            @if let Some(outcome) = &view.outcome {
                (Part::new("result", result::result(view, outcome, scene)))
            } @else {
                (Part::new("actions", actions::actions(view, possible, scene)))
                (Part::new("display", display::display(view, found, possible, scene)))
            }
        }
    }
}

/// What everybody has, one line each.
fn strips(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div .cv-strips aria-hidden="true" {
            @for seat in seats(view) {
                p .cv-strip .(seat_class(seat)) .cv-on-turn[view.on_turn == Some(seat)] {
                    (Part::new(format!("strip {seat}"), goods::strip(seat, &view.seats[seat.index()], scene)))
                }
            }
        }
    }
}

/// The other player's cave, or the goal of somebody who plays alone.
pub(super) fn beside(view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    let front = front(view, scene);
    let other = seats(view).into_iter().find(|seat| *seat != front);
    if other.is_none() && view.outcome.is_some() {
        // The result tells how far the goal was.
        return Markup::default();
    }
    html! {
        div .caverna .cv-other {
            @match other {
                Some(other) => (players::player(other, Whereabouts::Beside, view, possible, scene)),
                None => (solo::beside(view, scene)),
            }
        }
    }
}

fn seats(view: &View) -> SeatSet {
    SeatSet::first(u8::try_from(view.seats.len()).unwrap_or_default())
}

/// Whose cave is in front: the viewer's own, or the first one for a bystander.
fn front(view: &View, scene: &Scene<'_>) -> Seat {
    match scene.viewer {
        Viewer::Seat(seat) if seat.index() < view.seats.len() => seat,
        _ => Seat::new(0),
    }
}
