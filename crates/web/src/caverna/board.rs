//! The whole table.

use caverna::View;
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

use super::icons::sprite;
use super::possible::Possible;
use super::{actions, display, players, result};
use crate::art::Scene;

/// The table as the viewer sees it. The order is that of a phone, from top to bottom; wider
/// screens put the caves beside each other.
pub(super) fn board(view: &View, scene: &Scene<'_>) -> Markup {
    let possible = Possible::new(view, scene);
    let front = match scene.viewer {
        Viewer::Seat(seat) if seat.index() < view.seats.len() => seat,
        _ => Seat::new(0),
    };
    let others = u8::try_from(view.seats.len()).unwrap_or_default();
    html! {
        div .caverna .cv-board {
            (sprite())
            div .cv-layout .cv-alone[view.is_solo()] {
                @if let Some(outcome) = &view.outcome {
                    (result::result(view, outcome, scene))
                } @else {
                    (actions::actions(view, possible, scene))
                }
                (players::in_front(front, view, possible, scene))
                @for seat in (0..others).map(Seat::new).filter(|seat| *seat != front) {
                    (players::beside(seat, view, possible, scene))
                }
                (display::display(view, possible, scene))
            }
        }
    }
}
