//! The whole table.

use caverna::View;
use maud::{Markup, html};
use tabletop::{Seat, SeatSet, Viewer};

use super::icons::sprite;
use super::possible::Possible;
use super::{actions, display, players, result};
use crate::art::Scene;
use crate::part::Part;

/// The table as the viewer sees it. The order is that of a phone, from top to bottom; on wider
/// screens the cave stays in sight beside the rest.
pub(super) fn board(view: &View, scene: &Scene<'_>) -> Markup {
    let possible = Possible::new(view, scene);
    let front = front(view, scene);
    html! {
        div .caverna .cv-board {
            (Part::new("sprite", sprite()))
            div .cv-layout {
                @if let Some(outcome) = &view.outcome {
                    (Part::new("result", result::result(view, outcome, scene)))
                } @else {
                    (Part::new("actions", actions::actions(view, possible, scene)))
                }
                (Part::new("front", players::in_front(front, view, possible, scene)))
                (Part::new("display", display::display(view, possible, scene)))
            }
        }
    }
}

/// The other player's cave, beside the board.
pub(super) fn beside(view: &View, scene: &Scene<'_>) -> Markup {
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
