//! Discovering veins (K31 to K33).

use tabletop::{Audience, Herald, Seat};

use crate::board::{Board, Vein};
use crate::colour::Colour;
use crate::decision::{Decision, Offers};
use crate::event::Event;
use crate::space::{Space, SpaceSet};
use crate::state::State;

/// Free tiles that touch neither a city space nor a vein (K31).
#[inline]
pub(crate) fn places(board: &Board) -> SpaceSet {
    let veins = board.veins();
    let near = veins
        .iter()
        .fold(veins, |near, vein| near.union(vein.around()));
    board
        .tiled()
        .minus(near)
        .minus(board.all_stations())
        .minus(Space::BESIDE_CITIES)
}

/// Offers every place with every colour that has stones on its scale (K32).
#[inline]
pub(crate) fn offer(
    state: &State,
    list: &mut impl Offers,
    decision: impl Fn(Space, Colour) -> Decision,
) {
    for hex in places(&state.board) {
        for colour in Colour::ALL {
            if state.market.on_scale(colour) > 0 {
                list.offer(decision(hex, colour));
            }
        }
    }
}

/// Whether the vein can be discovered.
pub(crate) fn is_possible(state: &State, hex: Space, colour: Colour) -> bool {
    state.market.on_scale(colour) > 0 && places(&state.board).contains(hex)
}

/// How many stones a new vein gets, if the scale has enough (K32).
fn stones(state: &State) -> u8 {
    if state.config.seats() == 2 { 3 } else { 4 }
}

/// Discovers a vein with stones from the lowest numbers of the scale (K32).
#[inline]
pub(crate) fn discover(
    state: &mut State,
    seat: Seat,
    hex: Space,
    colour: Colour,
    herald: &mut impl Herald<Event>,
) {
    let stones = state.market.take(colour, stones(state));
    state.board.discover(Vein { colour, stones }, hex);
    herald.announce(
        Audience::Everyone,
        Event::VeinDiscovered {
            seat,
            space: hex,
            colour,
            stones,
        },
    );
}
