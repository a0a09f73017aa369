//! City points after one space has changed.

use cavum::{Space, SpaceSet, State, city_points};
use tabletop::{BySeat, Seat, SeatSet};

use super::region::components;
use super::survey::all_stations;

/// For each seat the connected components that contain its stations, perhaps without one space.
/// No others matter to a scoring, because an added space joins only its neighbours.
pub(super) struct Components {
    by_seat: BySeat<Vec<SpaceSet>>,
    scoring: Scoring,
}

/// The stations that score in cities, and their points.
#[derive(Clone, Copy, Default)]
struct Scoring {
    connected: BySeat<SpaceSet>,
    points: BySeat<u16>,
}

impl Components {
    /// The components when this seat builds.
    pub(super) fn of(state: &State, builder: Seat) -> Self {
        let mut by_seat = BySeat::from_fn(|_| Vec::new());
        for seat in SeatSet::first(state.config().seats()) {
            let stations = state.stations(seat);
            if seat == builder || can_score(stations) {
                by_seat[seat] = components(state, stations, state.passable(seat));
            }
        }
        let scoring = Scoring::default().of(&by_seat, state, None);
        Self { by_seat, scoring }
    }

    pub(super) fn without(&self, state: &State, space: Space) -> Self {
        let joined = state.joined(space);
        let by_seat = BySeat::from_fn(|seat| {
            let mut without = Vec::with_capacity(self.by_seat[seat].len());
            for &component in &self.by_seat[seat] {
                let rest = component.without(space);
                if rest != component && joined.intersection(rest).has_several() {
                    without.extend(components(state, state.stations(seat), rest));
                } else {
                    without.push(rest);
                }
            }
            without
        });
        let scoring = self.scoring.of(&by_seat, state, None);
        Self { by_seat, scoring }
    }

    /// The city points if one more space is joined to these.
    pub(super) fn city_points(
        &self,
        state: &State,
        added: Option<(Space, SpaceSet)>,
    ) -> BySeat<u16> {
        let matters = |(space, joined): &(Space, SpaceSet)| {
            // A dead end changes nothing unless it is a new station.
            joined.has_several() || all_stations(state).contains(*space)
        };
        match added.filter(matters) {
            None => self.scoring.points,
            added => self.scoring.of(&self.by_seat, state, added).points,
        }
    }
}

impl Scoring {
    /// The scoring of other components; it is often the same.
    fn of(
        &self,
        components: &BySeat<Vec<SpaceSet>>,
        state: &State,
        added: Option<(Space, SpaceSet)>,
    ) -> Self {
        let seats = state.config().seats();
        let mut connected = BySeat::default();
        for seat in SeatSet::first(seats) {
            connected[seat] = connected_stations(&components[seat], state, seat, added);
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
    components: &[SpaceSet],
    state: &State,
    seat: Seat,
    added: Option<(Space, SpaceSet)>,
) -> SpaceSet {
    let stations = state.stations(seat);
    let mountain = stations.intersection(Space::MOUNTAIN);
    if !can_score(stations) {
        return SpaceSet::EMPTY;
    }
    let added = added.filter(|(space, _)| state.passable(seat).contains(*space));
    let (mut new, joined) = match added {
        Some((space, joined)) => (SpaceSet::only(space), joined),
        None => (SpaceSet::EMPTY, SpaceSet::EMPTY),
    };
    let mut reached = SpaceSet::EMPTY;
    for &component in components {
        if !component.intersection(joined).is_empty() {
            new = new.union(component);
        } else if !component.intersection(mountain).is_empty() {
            reached = reached.union(component);
        }
    }
    if !new.intersection(mountain).is_empty() {
        reached = reached.union(new);
    }
    reached.intersection(stations).minus(Space::MOUNTAIN)
}

/// Whether anybody could score in a city, wherever tunnels lead.
pub(super) fn anybody_scores(state: &State) -> bool {
    let everybody = SeatSet::first(state.config().seats());
    let mut stations = everybody.into_iter().map(|seat| state.stations(seat));
    stations.any(can_score)
}

/// It takes stations both in the mountain and in a city.
fn can_score(stations: SpaceSet) -> bool {
    let mountain = stations.intersection(Space::MOUNTAIN);
    !mountain.is_empty() && mountain != stations
}
