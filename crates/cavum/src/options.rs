//! Options: something from the pool, used at once, or points (K34).

use tabletop::{Audience, Herald, Seat};

use crate::building::Turn;
use crate::decision::{Decision, Offers, Purchase};
use crate::event::Event;
use crate::pieces::Piece;
use crate::space::{Space, SpaceSet};
use crate::state::State;
use crate::tunnels::Sites;
use crate::{stations, tunnels, veins};

/// What an option brings if nothing is bought (K34).
const POINTS: u16 = 3;

/// Whatever is in the pool and can be used, or points (K34).
#[inline]
pub(crate) fn legal(
    state: &State,
    seat: Seat,
    sites: &Sites,
    stations: SpaceSet,
    list: &mut impl Offers,
) {
    for tile in state.pool.tiles() {
        let buy = |tile, hex| Decision::Option(Purchase::Lay(tile, hex));
        sites.offer(tile, list, buy);
    }
    if state.pool.stations[seat] > 0 {
        let buy = |space| Decision::Option(Purchase::Station(space));
        list.offer_each(stations.iter(), buy);
    }
    if state.pool.veins > 0 {
        let buy = |hex, colour| Decision::Option(Purchase::Vein(hex, colour));
        veins::offer(state, list, buy);
    }
    list.offer(Decision::Option(Purchase::Points));
}

/// Whether one purchase is possible.
pub(crate) fn is_legal(state: &State, turn: Turn, purchase: Purchase) -> bool {
    let pooled = |piece| state.pool.count(piece, turn.seat) > 0;
    match purchase {
        Purchase::Lay(tile, hex) => {
            let sites = Sites::of(&state.board, turn.seat);
            pooled(Piece::tile(tile)) && sites.of_tile(tile).contains(hex)
        }
        Purchase::Station(space) => {
            pooled(Piece::Station) && stations::is_possible(state, turn, space)
        }
        Purchase::Vein(hex, colour) => {
            pooled(Piece::Vein) && veins::is_possible(state, hex, colour)
        }
        Purchase::Points => true,
    }
}

/// Buys and uses; returns the hex on which a station may be built now (K28).
#[inline]
pub(crate) fn buy(
    state: &mut State,
    seat: Seat,
    purchase: Purchase,
    herald: &mut impl Herald<Event>,
) -> Option<Space> {
    let piece = match purchase {
        Purchase::Lay(tile, _) => Piece::tile(tile),
        Purchase::Station(_) => Piece::Station,
        Purchase::Vein(..) => Piece::Vein,
        Purchase::Points => {
            state.players[seat].points += POINTS;
            let points = POINTS;
            herald.announce(Audience::Everyone, Event::OptionCashed { seat, points });
            return None;
        }
    };
    *state.pool.slot(piece, seat) -= 1;
    herald.announce(Audience::Everyone, Event::Bought { seat, piece });
    match purchase {
        Purchase::Lay(tile, hex) => return tunnels::lay(state, seat, tile, hex, herald),
        Purchase::Station(space) => stations::build(state, seat, space, herald),
        Purchase::Vein(hex, colour) => veins::discover(state, seat, hex, colour, herald),
        Purchase::Points => {}
    }
    None
}
