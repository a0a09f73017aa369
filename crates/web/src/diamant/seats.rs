//! Who is where.

use diamant::{SeatView, View};
use maud::{Markup, html};
use tabletop::{Seat, SeatSet};

use super::figures::{Hand, adventurer, card_back, seat_class};
use crate::art::Scene;

/// Everybody at the table.
pub(super) fn everybody(view: &View) -> SeatSet {
    SeatSet::first(u8::try_from(view.seats.len()).unwrap_or_default())
}

/// The seats whose adventurers are in the cave.
pub(super) fn in_cave(view: &View) -> SeatSet {
    seats(view, |player| player.in_cave)
}

/// The seats whose adventurers are in camp.
pub(super) fn in_camp(view: &View) -> SeatSet {
    seats(view, |player| !player.in_cave)
}

fn seats(view: &View, wanted: impl Fn(&SeatView) -> bool) -> SeatSet {
    let wanted = |seat: &Seat| wanted(&view.seats[seat.index()]);
    everybody(view).into_iter().filter(wanted).collect()
}

/// An adventurer as a piece that moves. Over somebody who is ready lies a closed card, which
/// says nothing about the choice.
pub(super) fn pawn(seat: Seat, hand: Hand, view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        span .dm-pawn .dm-own[scene.viewer.is(seat)] .(seat_class(seat))
            data-piece={ "adventurer-" (seat) } data-spot={ "adventurer " (seat) } {
            span .dm-mark data-spot={ "choice " (seat) } {
                @if view.seats[seat.index()].chosen { (card_back()) }
            }
            (adventurer(seat, hand))
        }
    }
}
