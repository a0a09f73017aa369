//! The whole table.

use caverna::View;
use maud::{Markup, html};
use tabletop::{Seat, SeatSet, Viewer};

use super::icons::sprite;
use super::possible::Possible;
use super::{actions, display, players, result};
use crate::art::Scene;

/// The table as the viewer sees it. The order is that of a phone, from top to bottom; on wider
/// screens the cave stays in sight beside the rest.
pub(super) fn board(view: &View, scene: &Scene<'_>) -> Markup {
    let possible = Possible::new(view, scene);
    let front = front(view, scene);
    html! {
        div .caverna .cv-board {
            (sprite())
            div .cv-layout {
                @if let Some(outcome) = &view.outcome {
                    (result::result(view, outcome, scene))
                } @else {
                    (actions::actions(view, possible, scene))
                }
                (players::in_front(front, view, possible, scene))
                (display::display(view, possible, scene))
            }
        }
    }
}

/// The other player's cave, beside the board.
pub(super) fn aside(view: &View, scene: &Scene<'_>) -> Markup {
    let front = front(view, scene);
    let seats = u8::try_from(view.seats.len()).unwrap_or_default();
    let mut others = SeatSet::first(seats)
        .into_iter()
        .filter(|seat| *seat != front);
    let Some(other) = others.next() else {
        return Markup::default();
    };
    html! { div .caverna { (players::beside(other, view, Possible::new(view, scene), scene)) } }
}

/// Whose cave is in front: the viewer's own, or the first one for a bystander.
fn front(view: &View, scene: &Scene<'_>) -> Seat {
    match scene.viewer {
        Viewer::Seat(seat) if seat.index() < view.seats.len() => seat,
        _ => Seat::new(0),
    }
}
