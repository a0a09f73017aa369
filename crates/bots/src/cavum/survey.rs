//! The mountain as one player finds it.

use cavum::{DIRECTIONS, Space, SpaceSet, State, opposite};
use tabletop::{Seat, SeatSet};

/// How many tiles ahead a player looks.
pub(super) const TILES_AHEAD: usize = 2;

/// What a player's tunnels reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Survey {
    /// The spaces that some route could pass through.
    pub(super) on_routes: SpaceSet,
    /// What the own mountain stations reach: now, with one tile more, with two. Each holds
    /// those before it.
    pub(super) reached: [SpaceSet; 1 + TILES_AHEAD],
    /// The city spaces beside these.
    pub(super) touched: [SpaceSet; 1 + TILES_AHEAD],
}

impl Survey {
    /// Looks around for a seat, so many tiles ahead.
    pub(super) fn of(state: &State, seat: Seat, tiles: usize) -> Self {
        let ground = Ground::of(state, seat);
        let mountain = state.stations(seat).and(SpaceSet::MOUNTAIN);
        let mut reached = [ground.flood(mountain); 1 + TILES_AHEAD];
        let mut touched = [ground.cities_joined_to(reached[0]); 1 + TILES_AHEAD];
        let mut tips = ground.open_ends(reached[0]);
        for ahead in 1..=TILES_AHEAD {
            let before = reached[ahead - 1];
            reached[ahead] = before;
            touched[ahead] = touched[ahead - 1];
            if ahead > tiles {
                continue;
            }
            let laid = tips.and(ground.layable).minus(before);
            let met = laid
                .iter()
                .fold(SpaceSet::EMPTY, |met, hex| met.or(ground.facing(hex)));
            let flooded = ground.flood(met.minus(before));
            reached[ahead] = before.or(laid).or(flooded);
            let around = laid
                .iter()
                .fold(SpaceSet::EMPTY, |all, hex| all.or(hex.around()));
            touched[ahead] = touched[ahead]
                .or(around.minus(SpaceSet::MOUNTAIN))
                .or(ground.cities_joined_to(flooded));
            tips = around.or(ground.open_ends(flooded));
        }
        Self {
            on_routes: ground.on_routes(),
            reached,
            touched,
        }
    }
}

/// The board as the seat's routes see it.
pub(super) struct Ground<'a> {
    state: &'a State,
    stations: SpaceSet,
    passable: SpaceSet,
    /// Where some tile could be laid.
    layable: SpaceSet,
}

impl<'a> Ground<'a> {
    pub(super) fn of(state: &'a State, seat: Seat) -> Self {
        let everybody = SeatSet::first(state.config().seats());
        let stations = everybody
            .into_iter()
            .fold(SpaceSet::EMPTY, |all, seat| all.or(state.stations(seat)));
        Self {
            state,
            stations: state.stations(seat),
            passable: state.passable(seat),
            layable: SpaceSet::MOUNTAIN
                .minus(stations)
                .minus(state.veins())
                .minus(state.six_exits()),
        }
    }

    /// All that routes from these spaces come to.
    pub(super) fn flood(&self, from: SpaceSet) -> SpaceSet {
        let from = from.and(self.passable);
        let mut reached = from;
        let mut todo = from;
        while let Some(space) = todo.first() {
            let new = self.state.joined(space).and(self.passable).minus(reached);
            todo = todo.without(space).or(new);
            reached = reached.or(new);
        }
        reached
    }

    fn cities_joined_to(&self, spaces: SpaceSet) -> SpaceSet {
        let joined = spaces.iter().fold(SpaceSet::EMPTY, |all, space| {
            all.or(self.state.joined(space))
        });
        joined.minus(SpaceSet::MOUNTAIN)
    }

    /// The hexes to which the tunnels of these spaces lead.
    fn open_ends(&self, spaces: SpaceSet) -> SpaceSet {
        let mut ends = SpaceSet::EMPTY;
        for space in spaces {
            match self.state.visible_tile(space) {
                // A vein or a city opens to all sides.
                None => ends = ends.or(space.around()),
                Some(tile) => {
                    for side in 0..DIRECTIONS.len() {
                        if tile.exits() & 1 << side != 0
                            && let Some(neighbour) = space.neighbour(side)
                        {
                            ends = ends.with(neighbour);
                        }
                    }
                }
            }
        }
        ends
    }

    /// The neighbours that a tile with all exits would be joined to.
    pub(super) fn facing(&self, hex: Space) -> SpaceSet {
        let mut facing = SpaceSet::EMPTY;
        for side in 0..DIRECTIONS.len() {
            let Some(neighbour) = hex.neighbour(side) else {
                continue;
            };
            let faces = match self.state.visible_tile(neighbour) {
                None => true,
                Some(tile) => tile.exits() & 1 << opposite(side) != 0,
            };
            if faces {
                facing = facing.with(neighbour);
            }
        }
        facing.and(self.passable)
    }

    /// The spaces joined to two stations, without the dead ends. Not every one of them is on
    /// a route, but nearly.
    fn on_routes(&self) -> SpaceSet {
        let mut left = self.stations;
        let mut useful = SpaceSet::EMPTY;
        while let Some(station) = left.first() {
            let reached = self.flood(SpaceSet::only(station));
            left = left.minus(reached).without(station);
            if reached.and(self.stations).len() > 1 {
                useful = useful.or(reached);
            }
        }
        loop {
            let dead_end = |space: &Space| self.state.joined(*space).and(useful).len() < 2;
            let inner = useful.minus(self.stations);
            let dead_ends: SpaceSet = inner.iter().filter(dead_end).collect();
            if dead_ends.is_empty() {
                return useful;
            }
            useful = useful.minus(dead_ends);
        }
    }
}
