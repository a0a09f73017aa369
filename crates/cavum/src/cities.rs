//! City scoring (K38).

use tabletop::{Audience, BySeat, Herald, Seat, SeatSet};

use crate::board::Board;
use crate::event::Event;
use crate::network::Network;
use crate::reconstructed::CITIES;
use crate::space::{MOUNTAIN_SPACES, Space, SpaceSet};
use crate::state::State;

/// The spaces of every city (K2).
#[inline]
pub fn cities() -> impl Iterator<Item = SpaceSet> {
    SPACES_OF_CITIES.into_iter()
}

const SPACES_OF_CITIES: [SpaceSet; CITIES.len()] = spaces_of_cities();

const fn spaces_of_cities() -> [SpaceSet; CITIES.len()] {
    let mut cities = [SpaceSet::EMPTY; CITIES.len()];
    let mut space = MOUNTAIN_SPACES;
    let mut city = 0;
    while city < CITIES.len() {
        let spaces = CITIES[city].len();
        cities[city] = SpaceSet::from_bits(((1 << spaces) - 1) << space);
        space += spaces;
        city += 1;
    }
    cities
}

/// What cities bring every seat in which these stations are connected (K38): each as many
/// points as its city has free spaces; a station without a route counts as a free space.
pub fn city_points(connected: &BySeat<SpaceSet>, seats: u8) -> BySeat<u16> {
    let mut points = BySeat::default();
    each_city(connected, seats, |_, seat, stations, free| {
        points[seat] += u16::from(stations) * u16::from(free);
    });
    points
}

/// The city stations of the seat with a route to one of its mountain stations.
fn connected(board: &Board, seat: Seat) -> SpaceSet {
    let network = Network::of(board, seat);
    network
        .reach(network.mountain_stations())
        .intersection(network.stations())
        .minus(Space::MOUNTAIN)
}

/// What the cities bring every seat now.
pub(crate) fn points(board: &Board, seats: u8) -> BySeat<u16> {
    city_points(&all_connected(board, seats), seats)
}

/// Everybody's city stations that have a route.
pub(crate) fn all_connected(board: &Board, seats: u8) -> BySeat<SpaceSet> {
    let mut all = BySeat::from_fn(|_| SpaceSet::EMPTY);
    for seat in SeatSet::first(seats) {
        all[seat] = connected(board, seat);
    }
    all
}

/// How many stations everybody has connected in each city, and its free spaces.
fn each_city(connected: &BySeat<SpaceSet>, seats: u8, mut scores: impl FnMut(usize, Seat, u8, u8)) {
    let everybody = SeatSet::first(seats);
    let scoring = everybody
        .into_iter()
        .fold(SpaceSet::EMPTY, |all, seat| all.union(connected[seat]));
    for (city, spaces) in cities().enumerate() {
        if spaces.intersection(scoring).is_empty() {
            continue;
        }
        let free = spaces.minus(scoring).len();
        for seat in everybody {
            let stations = connected[seat].intersection(spaces);
            if !stations.is_empty() {
                scores(city, seat, stations.len(), free);
            }
        }
    }
}

/// All cities are scored.
pub(crate) fn score(state: &mut State, herald: &mut impl Herald<Event>) {
    let seats = state.config.seats();
    let connected = all_connected(&state.board, seats);
    let players = &mut state.players;
    each_city(&connected, seats, |city, seat, stations, points| {
        let city = u8::try_from(city).expect("there are five cities");
        for _ in 0..stations {
            players[seat].points += u16::from(points);
            herald.announce(Audience::Everyone, Event::CityScored { city, seat, points });
        }
    });
}
