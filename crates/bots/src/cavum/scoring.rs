//! What the cities bring when one space changes.

use cavum::{Space, SpaceSet, State, city_points};
use tabletop::{BySeat, Seat, SeatSet};

use super::region::{parts, parts_without};
use super::survey::all_stations;

/// For every seat the parts of the board that hang together, perhaps without one space.
pub(super) struct Parts {
    by_seat: BySeat<Vec<SpaceSet>>,
    scoring: Scoring,
}

/// The stations that score in cities, and what they bring.
#[derive(Clone, Copy, Default)]
struct Scoring {
    connected: BySeat<SpaceSet>,
    points: BySeat<u16>,
}

impl Parts {
    /// With the parts of the seat that builds.
    pub(super) fn of(state: &State, seat: Seat, own: Vec<SpaceSet>) -> Self {
        let mut by_seat = BySeat::from_fn(|_| Vec::new());
        by_seat[seat] = own;
        // Nobody else builds stations now.
        for rival in SeatSet::first(state.config().seats()).without(seat) {
            if can_score(state.stations(rival)) {
                by_seat[rival] = parts(state, state.passable(rival));
            }
        }
        let scoring = Scoring::default().of(&by_seat, state, None);
        Self { by_seat, scoring }
    }

    pub(super) fn without(&self, state: &State, space: Space) -> Self {
        let without = |seat| parts_without(&self.by_seat[seat], state, space);
        let by_seat = BySeat::from_fn(without);
        let scoring = self.scoring.of(&by_seat, state, None);
        Self { by_seat, scoring }
    }

    /// What the cities bring if one more space is joined to these.
    pub(super) fn city_points(
        &self,
        state: &State,
        added: Option<(Space, SpaceSet)>,
    ) -> BySeat<u16> {
        let matters = |(space, joined): &(Space, SpaceSet)| {
            // A dead end changes nothing but for a new station.
            joined.has_several() || all_stations(state).contains(*space)
        };
        match added.filter(matters) {
            None => self.scoring.points,
            added => self.scoring.of(&self.by_seat, state, added).points,
        }
    }
}

impl Scoring {
    /// Another scoring; often it is the same.
    fn of(
        &self,
        parts: &BySeat<Vec<SpaceSet>>,
        state: &State,
        added: Option<(Space, SpaceSet)>,
    ) -> Self {
        let seats = state.config().seats();
        let mut connected = BySeat::default();
        for seat in SeatSet::first(seats) {
            connected[seat] = connected_stations(&parts[seat], state, seat, added);
        }
        if connected == self.connected {
            return *self;
        }
        Self {
            points: city_points(&connected, seats),
            connected,
        }
    }
}

/// The city stations of a seat with a route to one of its mountain stations (K38).
fn connected_stations(
    parts: &[SpaceSet],
    state: &State,
    seat: Seat,
    added: Option<(Space, SpaceSet)>,
) -> SpaceSet {
    let stations = state.stations(seat);
    let mountain = stations.and(SpaceSet::MOUNTAIN);
    if !can_score(stations) {
        return SpaceSet::EMPTY;
    }
    let added = added.filter(|(space, _)| state.passable(seat).contains(*space));
    let (mut new, joined) = match added {
        Some((space, joined)) => (SpaceSet::only(space), joined),
        None => (SpaceSet::EMPTY, SpaceSet::EMPTY),
    };
    let mut reached = SpaceSet::EMPTY;
    for &part in parts {
        if !part.and(joined).is_empty() {
            new = new.or(part);
        } else if !part.and(mountain).is_empty() {
            reached = reached.or(part);
        }
    }
    if !new.and(mountain).is_empty() {
        reached = reached.or(new);
    }
    reached.and(stations).minus(SpaceSet::MOUNTAIN)
}

/// Only who has stations in the mountain and in a city.
fn can_score(stations: SpaceSet) -> bool {
    let mountain = stations.and(SpaceSet::MOUNTAIN);
    !mountain.is_empty() && mountain != stations
}
