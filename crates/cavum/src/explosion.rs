//! The explosion (K39 to K41).

use tabletop::{Audience, Herald};

use crate::board::Board;
use crate::event::Event;
use crate::space::{Space, SpaceSet};
use crate::state::State;
use crate::tile::Tile;

/// Visible dynamite explodes until there is none (K39, K40). Says where it lay.
pub(crate) fn explode(state: &mut State, herald: &mut impl Herald<Event>) -> SpaceSet {
    let first = |dynamite: SpaceSet| dynamite.lowest();
    let pool = &mut state.pool;
    let mut exploded = SpaceSet::EMPTY;
    blast_all(&mut state.board, first, |space, tile, by| {
        pool.receive(tile);
        let event = match by {
            Blast::Own => {
                exploded = exploded.with(space);
                Event::TileExploded { space, tile }
            }
            Blast::Neighbour => Event::TileHit { space, tile },
        };
        herald.announce(Audience::Everyone, event);
    });
    exploded
}

/// Why a tile goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Blast {
    /// It is the dynamite, or lies under it.
    Own,
    /// It lay on top beside the dynamite.
    Neighbour,
}

/// Explodes one visible dynamite after the other, in the order that is asked for. The order
/// changes nothing: a hex is hit as often as it has neighbours that explode, and it explodes
/// if that uncovers its dynamite (K40).
pub(crate) fn blast_all(
    board: &mut Board,
    mut next: impl FnMut(SpaceSet) -> Option<Space>,
    mut removed: impl FnMut(Space, Tile, Blast),
) {
    while let Some(hex) = next(board.visible_dynamite()) {
        while let Some(tile) = board.lift(hex) {
            removed(hex, tile, Blast::Own);
        }
        let around = hex.around().intersection(board.tiled());
        // Stations and veins protect (K39), and dynamite does not destroy dynamite (K40).
        let hit = around
            .minus(board.all_stations())
            .minus(board.veins())
            .minus(board.visible_dynamite());
        for neighbour in hit {
            if let Some(tile) = board.lift(neighbour) {
                removed(neighbour, tile, Blast::Neighbour);
            }
        }
    }
}
