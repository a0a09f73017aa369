//! What is joined for one player (K30).

use tabletop::Seat;

use crate::board::Board;
use crate::space::{Space, SpaceSet};

/// The spaces that one player's routes can use, and how they are joined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Network<'a> {
    board: &'a Board,
    own: SpaceSet,
    passable: SpaceSet,
}

impl<'a> Network<'a> {
    /// Hexes with a tile or a vein and without another player's station, and city spaces with a
    /// station of the player's own (K30).
    #[inline]
    pub(crate) fn of(board: &'a Board, seat: Seat) -> Self {
        let own = board.stations(seat);
        let others = board.all_stations().minus(own);
        let passable = board.tiled().union(own).minus(others);
        Self {
            board,
            own,
            passable,
        }
    }

    /// The player's stations.
    #[inline]
    pub(crate) fn stations(&self) -> SpaceSet {
        self.own
    }

    /// The player's stations in the mountain.
    #[inline]
    pub(crate) fn mountain_stations(&self) -> SpaceSet {
        self.own.intersection(Space::MOUNTAIN)
    }

    /// The spaces a route can use.
    pub(crate) fn passable(&self) -> SpaceSet {
        self.passable
    }

    /// All that routes from these spaces come to.
    #[inline]
    pub(crate) fn reach(&self, from: SpaceSet) -> SpaceSet {
        self.reach_within(from, self.passable)
    }

    /// All that routes from these spaces come to without leaving the others.
    #[inline]
    pub(crate) fn reach_within(&self, from: SpaceSet, within: SpaceSet) -> SpaceSet {
        let mut reached = from;
        let mut todo = from;
        while let Some(space) = todo.lowest() {
            todo = todo.without(space);
            let new = self.beside(space).intersection(within).minus(reached);
            reached = reached.union(new);
            todo = todo.union(new);
        }
        reached
    }

    /// The spaces that are joined to one of these.
    #[inline]
    pub(crate) fn joined_to(&self, spaces: SpaceSet) -> SpaceSet {
        spaces
            .iter()
            .fold(SpaceSet::EMPTY, |all, space| all.union(self.beside(space)))
    }

    /// The spaces joined to the space, whether or not the player can use them.
    #[inline]
    pub(crate) fn beside(&self, space: Space) -> SpaceSet {
        self.board.beside(space)
    }
}
