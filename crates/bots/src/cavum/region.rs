//! The connected parts of the board.
//!
//! Most actions change one space. So the board is divided into regions once without that space,
//! and only the regions next to it are joined again for each way of using it.

use cavum::{DIRECTIONS, Space, SpaceSet, State, VEIN_EXITS};
use tabletop::Seat;

/// A set of spaces between which a player's routes can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Region {
    pub(super) spaces: SpaceSet,
    /// The spaces that its tunnels lead to, whatever is there.
    pub(super) ends: SpaceSet,
    /// The city spaces joined to it.
    pub(super) cities: SpaceSet,
    /// The spaces that some route could pass through. Not computed where there is no vein.
    pub(super) on_routes: SpaceSet,
}

impl Region {
    fn only(state: &State, space: Space) -> Self {
        Self {
            spaces: SpaceSet::only(space),
            ends: ends(state, space),
            cities: state.joined(space).minus(Space::MOUNTAIN),
            on_routes: SpaceSet::EMPTY,
        }
    }

    fn of(state: &State, seat: Seat, spaces: SpaceSet) -> Self {
        let mut region = Self {
            spaces,
            ends: SpaceSet::EMPTY,
            cities: SpaceSet::EMPTY,
            on_routes: on_routes(state, seat, spaces),
        };
        for space in spaces {
            region.ends = region.ends.union(ends(state, space));
            region.cities = region.cities.union(state.joined(space));
        }
        region.cities = region.cities.minus(Space::MOUNTAIN);
        region
    }

    fn union(self, other: Self) -> Self {
        Self {
            spaces: self.spaces.union(other.spaces),
            ends: self.ends.union(other.ends),
            cities: self.cities.union(other.cities),
            on_routes: self.on_routes.union(other.on_routes),
        }
    }
}

/// A seat's regions among these spaces.
pub(super) fn regions(state: &State, seat: Seat, within: SpaceSet) -> Vec<Region> {
    let components = components(state, within, within).into_iter();
    components
        .map(|component| Region::of(state, seat, component))
        .collect()
}

/// The regions without a space.
pub(super) fn regions_without(
    whole: &[Region],
    state: &State,
    seat: Seat,
    space: Space,
) -> Vec<Region> {
    let mut without = Vec::with_capacity(whole.len() + 1);
    for &region in whole {
        if region.spaces.contains(space) {
            let rest = region.spaces.without(space);
            without.extend(regions(state, seat, rest));
        } else {
            without.push(region);
        }
    }
    without
}

/// Puts a space back into regions that were computed without it.
pub(super) fn add_space(regions: &mut Vec<Region>, state: &State, seat: Seat, space: Space) {
    if !state.passable(seat).contains(space) {
        return;
    }
    let joined = state.joined(space);
    let mut new = Region::only(state, space);
    regions.retain(|&region| {
        let is_joined = !region.spaces.intersection(joined).is_empty();
        if is_joined {
            new = new.union(region);
        }
        !is_joined
    });
    // A dead end does not change any route.
    if joined.intersection(new.spaces).has_several() || state.stations(seat).contains(space) {
        new.on_routes = on_routes(state, seat, new.spaces);
    }
    regions.push(new);
}

/// The connected components that contain some of these spaces, staying within the others.
pub(super) fn components(state: &State, spaces: SpaceSet, within: SpaceSet) -> Vec<SpaceSet> {
    let mut components = Vec::new();
    let mut left = spaces.intersection(within);
    while let Some(space) = left.lowest() {
        let component = flood(state, SpaceSet::only(space), within);
        left = left.minus(component);
        components.push(component);
    }
    components
}

/// Everything that can be reached from some spaces, staying within the others.
pub(super) fn flood(state: &State, from: SpaceSet, within: SpaceSet) -> SpaceSet {
    let mut reached = from;
    let mut todo = from;
    while let Some(space) = todo.lowest() {
        let new = state.joined(space).intersection(within).minus(reached);
        todo = todo.without(space).union(new);
        reached = reached.union(new);
    }
    reached
}

/// The spaces that a space's tunnels lead to.
fn ends(state: &State, space: Space) -> SpaceSet {
    let exits = state.exits(space);
    if exits == VEIN_EXITS {
        return space.around();
    }
    let mut ends = SpaceSet::EMPTY;
    for side in 0..DIRECTIONS.len() {
        if exits & 1 << side != 0
            && let Some(neighbour) = space.neighbour(side)
        {
            ends = ends.with(neighbour);
        }
    }
    ends
}

/// The spaces between stations, without the dead ends. Nearly all of them are on a route.
fn on_routes(state: &State, seat: Seat, spaces: SpaceSet) -> SpaceSet {
    let stations = state.stations(seat);
    if spaces.intersection(state.veins()).is_empty() || !spaces.intersection(stations).has_several()
    {
        return SpaceSet::EMPTY;
    }
    let mut useful = spaces;
    let mut doubtful = spaces.minus(stations);
    while let Some(space) = doubtful.lowest() {
        doubtful = doubtful.without(space);
        let joined = state.joined(space).intersection(useful);
        if !joined.has_several() {
            useful = useful.without(space);
            doubtful = doubtful.union(joined.minus(stations));
        }
    }
    useful
}
