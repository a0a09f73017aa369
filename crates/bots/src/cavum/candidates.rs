//! The actions of building that are worth a look.
//!
//! A list of building has hundreds of layings, and most of them have nothing to do with the
//! player who lays. What is left out here is never looked at by the search.

use cavum::{Cavum, Decision, Kind, Piece, Purchase, Space, SpaceSet, State, Tile};
use tabletop::{Game, Seat};

use super::survey::Ground;

/// How many colours a new vein may have: the most valuable.
const COLOURS: usize = 2;

/// How many places are looked at for a tunnel tile that helps nowhere.
const IDLE_PLACES: u8 = 3;

/// The candidates of one seat in one position.
pub(super) struct Candidates<'a> {
    state: &'a State,
    seat: Seat,
    ground: Ground<'a>,
    /// What the own stations reach.
    reached: SpaceSet,
}

impl<'a> Candidates<'a> {
    pub(super) fn of(state: &'a State, seat: Seat) -> Self {
        let ground = Ground::of(state, seat);
        let reached = ground.flood(state.stations(seat));
        Self {
            state,
            seat,
            ground,
            reached,
        }
    }

    /// What is worth a look if stones of the colours are worth so much. Of the many places
    /// for tiles and veins only those are kept that are sampled.
    pub(super) fn list(
        &self,
        stones: [f64; 6],
        mut is_sampled: impl FnMut() -> bool,
    ) -> Vec<Decision> {
        let mut legal = Vec::new();
        Cavum::legal(self.state, self.seat, &mut legal);
        let better = |worth: f64| stones.iter().filter(|&&other| other > worth).count();
        let wanted = stones.map(|worth| better(worth) < COLOURS);
        let mut seen = Seen::default();
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

    /// Whether the tile continues what the own stations reach, or lies in it. Whoever has
    /// no station yet may begin anywhere.
    fn helps(&self, tile: Tile, hex: Space) -> bool {
        if self.reached.is_empty() || self.reached.contains(hex) {
            return true;
        }
        let joined = self.ground.facing(hex).and(self.reached);
        let leads_there = |side: usize| {
            let neighbour = hex.neighbour(side);
            tile.exits() & 1 << side != 0
                && neighbour.is_some_and(|neighbour| joined.contains(neighbour))
        };
        !joined.is_empty() && (0..6).any(leads_there)
    }

    /// Whether the hex does not even touch what the own stations reach.
    fn is_far(&self, hex: Space) -> bool {
        hex.around().and(self.reached).is_empty()
    }
}

/// What one or a few of are enough.
#[derive(Default)]
struct Seen {
    idle: Vec<(Piece, u8)>,
    cities: [[bool; 5]; 2],
}

impl Seen {
    /// Whether the tile has not been kept too often where it helps nothing.
    fn is_new(&mut self, tile: Tile) -> bool {
        let piece = Piece::tile(tile);
        let Some((_, count)) = self.idle.iter_mut().find(|(known, _)| *known == piece) else {
            self.idle.push((piece, 1));
            return true;
        };
        *count += 1;
        *count <= IDLE_PLACES
    }

    /// The spaces of a city are alike; what is built in the mountain is not.
    fn is_new_city(&mut self, space: Space, way: usize) -> bool {
        let Some(city) = space.city() else {
            return true;
        };
        !std::mem::replace(&mut self.cities[way][city], true)
    }
}
