//! The best routes, exactly (K35).
//!
//! A route is a simple path between two stations, and the longest simple path is a hard
//! problem in general. On a map it is not: the board is swept row by row, and all that the
//! part already swept can tell the rest is how the spaces on the border between them are
//! paired by unfinished pieces of route. Of all ways that leave the same border only the
//! best are kept. Everything is compared, nothing is guessed.

use tabletop::Seat;

use crate::board::Board;
use crate::colour::{Colour, Stones};
use crate::network::Network;
use crate::space::{Space, SpaceSet};
use crate::sweep::{Plan, Vertex};

/// A route and what it collects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The spaces from one station to the other.
    pub spaces: Vec<Space>,
    /// One stone of every vein passed.
    pub stones: Stones,
}

/// All routes of one player on one board.
///
/// ```
/// use cavum::{Cavum, Config};
/// use tabletop::{Game, Seat, Silence};
/// let state = Cavum::set_up(&Config::new(2)?, &mut Silence);
/// // Nobody has a station yet.
/// assert!(state.routes(Seat::new(0)).hauls().is_empty());
/// # Ok::<(), tabletop::WrongSeats>(())
/// ```
#[derive(Clone, Debug)]
pub struct Routes {
    plan: Plan,
}

impl Routes {
    pub(crate) fn of(board: &Board, seat: Seat) -> Self {
        let network = Network::of(board, seat);
        let stations = network.stations();
        let spaces = useful(&network);
        let vertices: Vec<Vertex> = spaces
            .iter()
            .map(|space| Vertex {
                space,
                is_station: stations.contains(space),
                vein: vein(board, space),
                beside: network.beside(space).intersection(spaces),
            })
            .collect();
        Self {
            plan: Plan::new(&vertices),
        }
    }

    /// Everything that can be collected: for every route there is one here that collects at
    /// least as much of every colour, and none here is needless. Of several routes that
    /// collect the same the shortest is here. The richest come first.
    pub fn hauls(&self) -> Vec<Route> {
        self.plan.search(None)
    }

    /// The most valuable route, if a stone of each colour (in the order of
    /// [`Colour::ALL`]) is worth this much; of several the shortest.
    pub fn best(&self, values: [u16; 6]) -> Option<Route> {
        self.plan.search(Some(values)).into_iter().next()
    }
}

fn vein(board: &Board, space: Space) -> Option<Colour> {
    if !space.is_mountain() {
        return None;
    }
    board.vein(space).map(|vein| vein.colour)
}

/// The spaces that some route could use: not dead ends, and joined to two stations.
fn useful(network: &Network<'_>) -> SpaceSet {
    let stations = network.stations();
    let mut left = stations;
    let mut useful = SpaceSet::EMPTY;
    while let Some(station) = left.lowest() {
        let reached = network.reach(SpaceSet::only(station));
        left = left.minus(reached).without(station);
        if reached.intersection(stations).has_several() {
            useful = useful.union(reached);
        }
    }
    loop {
        let dead_end = |&space: &Space| {
            !stations.contains(space) && !network.beside(space).intersection(useful).has_several()
        };
        let dead_ends: SpaceSet = useful.iter().filter(dead_end).collect();
        if dead_ends.is_empty() {
            return useful;
        }
        useful = useful.minus(dead_ends);
    }
}
