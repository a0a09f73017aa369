//! The mountain from one player's point of view.

use cavum::{Space, SpaceSet, State};
use tabletop::{Seat, SeatSet};

use super::region::Region;

/// How many tiles ahead the appraisal looks.
pub(super) const TILES_AHEAD: usize = 2;

/// What a player's tunnels reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Survey {
    /// The spaces that some route could pass through, if there are veins.
    pub(super) on_routes: SpaceSet,
    /// What the seat's mountain stations reach: now, with one more tile, with two more. Each set
    /// contains the one before.
    pub(super) reached: [SpaceSet; 1 + TILES_AHEAD],
    /// The city spaces next to these.
    pub(super) touched: [SpaceSet; 1 + TILES_AHEAD],
}

impl Survey {
    /// Surveys the mountain for a seat, up to this many tiles ahead.
    pub(super) fn of(state: &State, seat: Seat, regions: &[Region], tiles: usize) -> Self {
        let mountain = state.stations(seat).intersection(Space::MOUNTAIN);
        let mut on_routes = SpaceSet::EMPTY;
        let mut here = RegionUnion::default();
        for region in regions {
            on_routes = on_routes.union(region.on_routes);
            if !region.spaces.intersection(mountain).is_empty() {
                here.add(region);
            }
        }
        let mut reached = [here.spaces; 1 + TILES_AHEAD];
        let mut touched = [here.cities; 1 + TILES_AHEAD];
        let mut tips = here.ends;
        let layable = layable(state);
        for ahead in 1..=TILES_AHEAD.min(tiles) {
            let before = reached[ahead - 1];
            let laid = tips.intersection(layable).minus(before);
            let mut met = RegionUnion::default();
            for region in regions {
                // A region is reached as a whole.
                if region.spaces.intersection(before).is_empty()
                    && !region.ends.intersection(laid).is_empty()
                {
                    met.add(region);
                }
            }
            // Beyond the last tile only cities matter.
            let is_last = ahead == TILES_AHEAD.min(tiles);
            let edge = if is_last {
                laid.intersection(Space::BESIDE_CITIES)
            } else {
                laid
            };
            let around = edge
                .iter()
                .fold(SpaceSet::EMPTY, |all, hex| all.union(hex.around()));
            let beside = touched[ahead - 1].union(around.minus(Space::MOUNTAIN));
            for later in ahead..=TILES_AHEAD {
                reached[later] = before.union(laid).union(met.spaces);
                touched[later] = beside.union(met.cities);
            }
            tips = around.union(met.ends);
        }
        Self {
            on_routes,
            reached,
            touched,
        }
    }
}

/// Several regions together.
#[derive(Default)]
struct RegionUnion {
    spaces: SpaceSet,
    ends: SpaceSet,
    cities: SpaceSet,
}

impl RegionUnion {
    fn add(&mut self, region: &Region) {
        self.spaces = self.spaces.union(region.spaces);
        self.ends = self.ends.union(region.ends);
        self.cities = self.cities.union(region.cities);
    }
}

/// Where a tile could be laid.
fn layable(state: &State) -> SpaceSet {
    Space::MOUNTAIN
        .minus(all_stations(state))
        .minus(state.veins())
        .minus(state.six_exits())
}

/// Everybody's stations.
pub(super) fn all_stations(state: &State) -> SpaceSet {
    SeatSet::first(state.config().seats())
        .into_iter()
        .fold(SpaceSet::EMPTY, |all, seat| all.union(state.stations(seat)))
}
