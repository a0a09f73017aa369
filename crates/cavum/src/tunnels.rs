//! Laying tunnel and dynamite tiles (K23 to K27).

use tabletop::{Audience, Herald, Seat};

use crate::board::Board;
use crate::decision::{Decision, Offers};
use crate::event::Event;
use crate::pieces::Piece;
use crate::space::{Space, SpaceSet, opposite};
use crate::state::State;
use crate::tile::{Kind, Tile};

/// Where a player can lay tiles as the board stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sites {
    /// For each side: the hexes on which an exit on that side continues a tunnel (K24).
    continued: [SpaceSet; 6],
    /// For each kind: the hexes that are empty or covered with fewer exits, without a
    /// station and without a vein (K23).
    open: [SpaceSet; 4],
}

impl Sites {
    #[inline]
    pub(crate) fn of(board: &Board, seat: Seat) -> Self {
        // K24 (a): the neighbour shows a tile with an exit this way.
        let mut continued = board.facing();
        let led_to = continued
            .iter()
            .fold(SpaceSet::EMPTY, |all, &facing| all.union(facing));
        // K24 (b), K25: the neighbour is a vein to which some tile leads already.
        for vein in board.veins().intersection(led_to) {
            continue_from(&mut continued, vein);
        }
        // K24 (c), K26: the neighbour is a city space with a station of the one who lays.
        for city in board.stations(seat).minus(Space::MOUNTAIN) {
            continue_from(&mut continued, city);
        }
        let free = Space::MOUNTAIN
            .minus(board.veins())
            .minus(board.all_stations());
        Self {
            continued,
            open: Kind::ALL.map(|kind| free.minus(board.at_least(kind))),
        }
    }

    /// Where the tile can be laid, turned like this: at least one exit continues a tunnel.
    #[inline]
    pub(crate) fn of_tile(&self, tile: Tile) -> SpaceSet {
        let exits = tile.exits();
        let mut places = SpaceSet::EMPTY;
        for (side, &continued) in self.continued.iter().enumerate() {
            if exits & 1 << side != 0 {
                places = places.union(continued);
            }
        }
        places.intersection(self.open[tile.kind() as usize])
    }

    /// Whether the tile can be laid at all. Some turn of it has an exit on any given side.
    #[inline]
    pub(crate) fn any(&self, piece: Piece) -> bool {
        let (Piece::Tunnel(kind) | Piece::Dynamite(kind)) = piece else {
            return false;
        };
        let everywhere = self
            .continued
            .iter()
            .fold(SpaceSet::EMPTY, |all, &continued| all.union(continued));
        !everywhere.intersection(self.open[kind as usize]).is_empty()
    }

    /// Offers every turn of the tile on every place.
    #[inline]
    pub(crate) fn offer(
        &self,
        piece: Piece,
        list: &mut impl Offers,
        decision: impl Fn(Tile, Space) -> Decision,
    ) {
        let (Piece::Tunnel(kind) | Piece::Dynamite(kind)) = piece else {
            return;
        };
        for turn in 0..kind.turns() {
            if let Some(tile) = piece.turned(turn) {
                list.offer_each(self.of_tile(tile).iter(), |hex| decision(tile, hex));
            }
        }
    }
}

/// Every neighbour may begin a tunnel on its side towards the space.
#[inline]
fn continue_from(continued: &mut [SpaceSet; 6], space: Space) {
    for side in 0..6 {
        if let Some(neighbour) = space.neighbour(side) {
            let sites = &mut continued[opposite(side)];
            *sites = sites.with(neighbour);
        }
    }
}

/// Lays a tile; returns the hex if a station may be built on it now: a tunnel tile directly
/// on the board (K28).
#[inline]
pub(crate) fn lay(
    state: &mut State,
    seat: Seat,
    tile: Tile,
    hex: Space,
    herald: &mut impl Herald<Event>,
) -> Option<Space> {
    let on_the_board = state.board.top(hex).is_none();
    state.board.lay(tile, hex);
    let space = hex;
    herald.announce(Audience::Everyone, Event::TileLaid { seat, tile, space });
    (on_the_board && !tile.is_dynamite()).then_some(hex)
}
