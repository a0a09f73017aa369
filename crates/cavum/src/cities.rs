//! City scoring (K38).

use tabletop::{Audience, BySeat, Herald, Seat, SeatSet};

use crate::board::Board;
use crate::event::Event;
use crate::network::Network;
use crate::reconstructed::CITIES;
use crate::space::{MOUNTAIN_SPACES, Space, SpaceSet};
use crate::state::State;

/// The spaces of every city (K2).
pub fn cities() -> impl Iterator<Item = SpaceSet> {
    let mut first = MOUNTAIN_SPACES;
    CITIES.iter().map(move |city| {
        let spaces = first..first + city.len();
        first = spaces.end;
        spaces.map(Space::numbered).collect()
    })
}

/// The city stations of the seat with a route to one of its mountain stations.
fn connected(board: &Board, seat: Seat) -> SpaceSet {
    let network = Network::of(board, seat);
    network
        .reach(network.mountain_stations())
        .and(network.stations())
        .minus(SpaceSet::MOUNTAIN)
}

/// What the cities bring every seat now.
pub(crate) fn points(board: &Board, seats: u8) -> BySeat<u16> {
    let mut points = BySeat::default();
    each_station(board, seats, |_, seat, free| {
        points[seat] += u16::from(free);
    });
    points
}

/// Each connected station brings as many points as its city has free spaces; a station
/// without a route counts as a free space (K38).
fn each_station(board: &Board, seats: u8, mut scores: impl FnMut(usize, Seat, u8)) {
    let everybody = SeatSet::first(seats);
    let mut connected_to = BySeat::from_fn(|_| SpaceSet::EMPTY);
    for seat in everybody {
        connected_to[seat] = connected(board, seat);
    }
    let scoring = everybody
        .into_iter()
        .fold(SpaceSet::EMPTY, |all, seat| all.or(connected_to[seat]));
    for (number, city) in cities().enumerate() {
        let free = city.minus(scoring).len();
        let free = u8::try_from(free).expect("a city has at most 7 spaces");
        for seat in everybody {
            for _ in connected_to[seat].and(city) {
                scores(number, seat, free);
            }
        }
    }
}

/// All cities are scored.
pub(crate) fn score(state: &mut State, herald: &mut impl Herald<Event>) {
    let players = &mut state.players;
    each_station(&state.board, state.config.seats(), |city, seat, points| {
        players[seat].points += u16::from(points);
        let city = u8::try_from(city).expect("there are five cities");
        herald.tell(Audience::Everyone, Event::CityScored { city, seat, points });
    });
}
