//! Building stations in the mountain and in the cities (K28, K29).

use tabletop::{Audience, Herald, Seat};

use crate::board::Board;
use crate::building::Turn;
use crate::event::Event;
use crate::network::Network;
use crate::space::{Space, SpaceSet};
use crate::state::State;

/// Where the player on turn can build a station.
#[inline]
pub(crate) fn places(state: &State, turn: Turn) -> SpaceSet {
    let mountain = turn.fresh.map_or(SpaceSet::EMPTY, SpaceSet::only);
    mountain.union(city_spaces(&state.board, turn.seat))
}

/// Whether the player on turn can build a station there.
#[inline]
pub(crate) fn is_possible(state: &State, turn: Turn, space: Space) -> bool {
    if space.is_mountain() {
        return turn.fresh == Some(space);
    }
    city_spaces(&state.board, turn.seat).contains(space)
}

/// The free city spaces with a route to a mountain station of the seat (K29).
#[inline]
pub(crate) fn city_spaces(board: &Board, seat: Seat) -> SpaceSet {
    let network = Network::of(board, seat);
    let reached = network.reach(network.mountain_stations());
    let touched = network.joined_to(reached);
    touched.minus(Space::MOUNTAIN).minus(board.all_stations())
}

/// Builds a station.
#[inline]
pub(crate) fn build(state: &mut State, seat: Seat, space: Space, herald: &mut impl Herald<Event>) {
    state.board.build(seat, space);
    herald.announce(Audience::Everyone, Event::StationBuilt { seat, space });
}
