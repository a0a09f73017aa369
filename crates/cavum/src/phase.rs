//! The course of the game: set-up (K10 to K13), phases (K45), and their sections.

use tabletop::{Audience, BySeat, Herald, Seat};

use crate::auction;
use crate::board::{Board, Vein};
use crate::colour::{Colour, STONES_PER_COLOUR};
use crate::config::Config;
use crate::event::Event;
use crate::market::Market;
use crate::order::{ORDER_CARDS, Order, OrderSet};
use crate::pieces::Store;
use crate::reconstructed::START_TILES;
use crate::space::Space;
use crate::state::{Player, Stage, State};
use crate::tile::{Kind, Tile};
use crate::{cities, explosion, final_sale, sale};

/// How many order cards are turned up in a phase (K13, K45).
const NEW_ORDERS: u8 = 5;

/// What everybody starts with (K11).
const START_POINTS: u16 = 20;

/// The table as it is laid out (K10 to K13).
pub(crate) fn set_up(config: Config, herald: &mut impl Herald<Event>) -> State {
    let mut state = State {
        config,
        phase: 1,
        stage: Stage::CastingLots,
        board: Board::bare(),
        market: Market::at_the_start(),
        pool: Store::default(),
        supply: Store::everything(),
        deck: OrderSet::ALL,
        open_orders: OrderSet::EMPTY,
        chips: [0; ORDER_CARDS as usize],
        fulfilled: OrderSet::EMPTY,
        players: BySeat::from_fn(|_| Player {
            points: START_POINTS,
            ..Player::default()
        }),
    };
    lay_start_tiles(&mut state);
    fill_pool(&mut state);
    begin(&mut state, None, herald);
    state
}

/// K10: five tiles, and on the middle one a vein with all yellow stones.
fn lay_start_tiles(state: &mut State) {
    let hex = |(q, r)| Space::at(q, r).expect("start tiles are in the mountain");
    for (kind, turn, place) in START_TILES {
        state.board.lay(Tile::tunnel(kind, turn), hex(place));
        state.supply.tunnels[kind as usize] -= 1;
    }
    let (_, _, middle) = START_TILES[0];
    let vein = Vein {
        colour: Colour::Yellow,
        stones: STONES_PER_COLOUR,
    };
    state.board.discover(vein, hex(middle));
    state.supply.veins -= 1;
}

/// K12: what can be bought from the beginning.
fn fill_pool(state: &mut State) {
    let everybody = state.everybody();
    state.pool = Store {
        tunnels: [0, 2, 3, 4],
        dynamite: [0; 4],
        veins: 5,
        stations: BySeat::from_fn(|seat| if everybody.contains(seat) { 2 } else { 0 }),
    };
    for kind in Kind::ALL {
        state.supply.tunnels[kind as usize] -= state.pool.tunnels[kind as usize];
    }
    state.supply.veins -= state.pool.veins;
    for seat in everybody {
        state.supply.stations[seat] -= state.pool.stations[seat];
    }
}

/// A phase begins with five new order cards (K13, K45).
fn begin(state: &mut State, opener: Option<Seat>, herald: &mut impl Herald<Event>) {
    herald.announce(Audience::Everyone, Event::PhaseBegan { phase: state.phase });
    state.stage = Stage::Dealing {
        left: NEW_ORDERS,
        opener,
    };
    // The last five cards come whatever luck says.
    if state.deck.len() == NEW_ORDERS {
        for order in state.deck {
            deal(state, order, herald);
        }
    }
}

/// An order card is turned up.
pub(crate) fn deal(state: &mut State, order: Order, herald: &mut impl Herald<Event>) {
    let Stage::Dealing { left, opener } = state.stage else {
        panic!("no order card is turned up now");
    };
    state.deck = state.deck.without(order);
    state.open_orders = state.open_orders.with(order);
    herald.announce(Audience::Everyone, Event::OrderTurnedUp { order });
    match (left, opener) {
        (1, Some(seat)) => auction::begin(state, seat, herald),
        (1, None) => state.stage = Stage::CastingLots,
        _ => {
            state.stage = Stage::Dealing {
                left: left - 1,
                opener,
            }
        }
    }
}

/// The lot falls on the seat that opens the first auction (K14).
pub(crate) fn draw_opener(state: &mut State, seat: Seat, herald: &mut impl Herald<Event>) {
    herald.announce(Audience::Everyone, Event::OpenerDrawn { seat });
    auction::begin(state, seat, herald);
}

/// Everybody has done twelve actions: sections 3 and 4 (K38 to K44).
pub(crate) fn end_building(state: &mut State, herald: &mut impl Herald<Event>) {
    cities::score(state, herald);
    explosion::explode(state, herald);
    sale::begin(state, herald);
}

/// The orders are fulfilled: a new phase (K45) or the end (K46).
pub(crate) fn end(state: &mut State, herald: &mut impl Herald<Event>) {
    if state.is_last_phase() {
        return final_sale::begin(state, herald);
    }
    let opener = state.in_card_order(state.everybody()).next();
    for seat in state.everybody() {
        state.players[seat].card = None;
    }
    state.phase += 1;
    begin(state, opener, herald);
}
