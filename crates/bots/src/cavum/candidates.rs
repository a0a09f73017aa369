//! The building actions worth considering.
//!
//! The legal list has hundreds of ways to lay a tile, and most of them do nothing for the player
//! who lays it. The search never sees what is left out here.

use cavum::{
    Cavum, DIRECTIONS, Decision, Kind, Piece, Purchase, Space, SpaceSet, State, Tile, opposite,
};
use tabletop::{Game, Seat};

use super::region::flood;

/// A new vein is considered in the most valuable colours only: this many.
const COLOURS: usize = 2;

/// How many places are considered for a tunnel tile that helps nowhere.
const IDLE_PLACES: u8 = 3;

/// The candidates of one seat in one position.
pub(super) struct Candidates<'a> {
    state: &'a State,
    seat: Seat,
    /// The spaces that the seat's stations reach.
    reached: SpaceSet,
    /// The hexes next to them.
    near: SpaceSet,
    /// For each side, the hexes on which an exit on that side leads to them.
    joining: [SpaceSet; DIRECTIONS.len()],
}

impl<'a> Candidates<'a> {
    pub(super) fn of(state: &'a State, seat: Seat) -> Self {
        let reached = flood(state, state.stations(seat), state.passable(seat));
        let mut near = SpaceSet::EMPTY;
        let mut joining = [SpaceSet::EMPTY; DIRECTIONS.len()];
        for space in reached {
            near = near.union(space.around());
            for side in 0..DIRECTIONS.len() {
                if state.exits(space) & 1 << side != 0
                    && let Some(hex) = space.neighbour(side)
                {
                    let joining = &mut joining[opposite(side)];
                    *joining = joining.with(hex);
                }
            }
        }
        Self {
            state,
            seat,
            reached,
            near,
            joining,
        }
    }

    /// The actions worth considering if stones of each colour are worth this much. Of the many
    /// places for tiles and veins only a sample is kept.
    pub(super) fn list(
        &self,
        stones: [f64; 6],
        mut is_sampled: impl FnMut() -> bool,
    ) -> Vec<Decision> {
        let mut legal = Vec::new();
        Cavum::legal(self.state, self.seat, &mut legal);
        let better = |worth: f64| stones.iter().filter(|&&other| other > worth).count();
        let wanted = stones.map(|worth| better(worth) < COLOURS);
        let mut seen = Quota::default();
        let is_candidate = |decision: &Decision| match *decision {
            Decision::Lay(tile, hex) if tile.is_dynamite() => {
                is_sampled() && (self.helps(tile, hex) || self.is_far(hex))
            }
            Decision::Lay(tile, hex) => {
                is_sampled() && self.helps(tile, hex) || self.is_far(hex) && seen.is_new(tile)
            }
            Decision::Option(Purchase::Lay(tile, hex)) => {
                !tile.is_dynamite()
                    && tile.kind() >= Kind::Four
                    && is_sampled()
                    && self.helps(tile, hex)
            }
            Decision::Station(space) => seen.is_new_city(space, 0),
            Decision::Option(Purchase::Station(space)) => seen.is_new_city(space, 1),
            Decision::Vein(hex, colour) | Decision::Option(Purchase::Vein(hex, colour)) => {
                self.reached.contains(hex) && wanted[colour as usize] && is_sampled()
            }
            Decision::Option(Purchase::Points) | Decision::Discard(_) | Decision::End => true,
            _ => false,
        };
        let kept: Vec<Decision> = legal.iter().copied().filter(is_candidate).collect();
        if kept.is_empty() { legal } else { kept }
    }

    /// Whether the tile extends what the stations reach, or lies within it. A player without a
    /// station may begin anywhere.
    fn helps(&self, tile: Tile, hex: Space) -> bool {
        if self.reached.is_empty() || self.reached.contains(hex) {
            return true;
        }
        let leads_there =
            |side: usize| tile.exits() & 1 << side != 0 && self.joining[side].contains(hex);
        (0..DIRECTIONS.len()).any(leads_there)
    }

    /// Whether the hex does not even touch what the stations reach.
    fn is_far(&self, hex: Space) -> bool {
        !self.near.contains(hex)
    }
}

/// Counts what is needed only once or a few times.
#[derive(Default)]
struct Quota {
    idle: Vec<(Piece, u8)>,
    cities: [[bool; 5]; 2],
}

impl Quota {
    /// Whether this kind of tile has not been kept too often in places where it helps nothing.
    fn is_new(&mut self, tile: Tile) -> bool {
        let piece = Piece::tile(tile);
        let Some((_, count)) = self.idle.iter_mut().find(|(known, _)| *known == piece) else {
            self.idle.push((piece, 1));
            return true;
        };
        *count += 1;
        *count <= IDLE_PLACES
    }

    /// The spaces of a city are interchangeable; those in the mountain are not.
    fn is_new_city(&mut self, space: Space, way: usize) -> bool {
        let Some(city) = space.city() else {
            return true;
        };
        !std::mem::replace(&mut self.cities[way][city], true)
    }
}
