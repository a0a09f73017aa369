//! Order cards are taken (K18, K19), and later fulfilled (K44).

use tabletop::{Audience, Herald, Seat, SeatSet};

use crate::building;
use crate::decision::{Decision, Offers};
use crate::event::Event;
use crate::order::Order;
use crate::phase;
use crate::state::{Stage, State};

/// What a chip on a card brings (K19).
const CHIP: u16 = 2;

/// In card order, round and round, each may take a card (K18).
pub(crate) fn begin(state: &mut State, herald: &mut impl Herald<Event>) {
    let taking = state.everybody();
    let first = state.in_card_order(taking).next();
    let seat = first.expect("everybody has a card");
    state.stage = Stage::TakingOrders { seat, taking };
    if state.open_orders.is_empty() {
        end(state, herald);
    }
}

/// Nobody must take a card (K18).
pub(crate) fn legal(state: &State, list: &mut impl Offers) {
    list.offer(Decision::Pass);
    for order in state.open_orders {
        list.offer(Decision::Order(order));
    }
}

/// A card is taken, with the chips on it (K19).
pub(crate) fn take(state: &mut State, seat: Seat, order: Order, herald: &mut impl Herald<Event>) {
    state.open_orders = state.open_orders.without(order);
    let points = CHIP * u16::from(state.chips[order.index()]);
    state.chips[order.index()] = 0;
    let player = &mut state.players[seat];
    player.orders = player.orders.with(order);
    player.points += points;
    herald.announce(
        Audience::Everyone,
        Event::OrderTaken {
            seat,
            order,
            points,
        },
    );
    let Stage::TakingOrders { taking, .. } = state.stage else {
        panic!("no order cards are taken now");
    };
    ask_next(state, seat, taking, herald);
}

/// A pass, which is final for this phase (K18).
pub(crate) fn pass(state: &mut State, seat: Seat, herald: &mut impl Herald<Event>) {
    let Stage::TakingOrders { taking, .. } = state.stage else {
        panic!("no order cards are taken now");
    };
    herald.announce(Audience::Everyone, Event::Passed { seat });
    ask_next(state, seat, taking.without(seat), herald);
}

fn ask_next(state: &mut State, seat: Seat, taking: SeatSet, herald: &mut impl Herald<Event>) {
    match state.next_in_card_order(seat, taking) {
        Some(seat) if !state.open_orders.is_empty() => {
            state.stage = Stage::TakingOrders { seat, taking };
        }
        _ => end(state, herald),
    }
}

/// Every card left over gets a chip, but not in the last phase (K19).
fn end(state: &mut State, herald: &mut impl Herald<Event>) {
    if !state.is_last_phase() {
        for order in state.open_orders {
            let chips = &mut state.chips[order.index()];
            *chips += 1;
            let chips = *chips;
            herald.announce(Audience::Everyone, Event::ChipPut { order, chips });
        }
    }
    building::begin(state, herald);
}

/// Orders are fulfilled in card order (K44).
pub(crate) fn begin_fulfilling(state: &mut State, herald: &mut impl Herald<Event>) {
    let first = state
        .in_card_order(state.everybody())
        .find(|&seat| might_fulfil(state, seat));
    ask_to_fulfil(state, first, herald);
}

/// Whether the seat must be asked. Only what everybody can see counts: the cards and the
/// number of stones. A player with the wrong colours is asked all the same, so that the
/// question does not tell (K36).
fn might_fulfil(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let stones = usize::from(player.stones.total());
    let enough = |order: Order| order.stones().len() <= stones;
    player.orders.iter().any(enough)
}

fn ask_to_fulfil(state: &mut State, seat: Option<Seat>, herald: &mut impl Herald<Event>) {
    match seat {
        Some(seat) => state.stage = Stage::Fulfilling { seat },
        None => phase::end(state, herald),
    }
}

/// Every order whose stones are there, or no more (K44).
pub(crate) fn legal_fulfilling(state: &State, seat: Seat, list: &mut impl Offers) {
    let player = &state.players[seat];
    for order in player.orders {
        if order.is_met_by(player.stones) {
            list.offer(Decision::Fulfil(order));
        }
    }
    list.offer(Decision::End);
}

/// The stones go on the highest empty numbers, the card leaves the game (K44).
pub(crate) fn fulfil(state: &mut State, seat: Seat, order: Order, herald: &mut impl Herald<Event>) {
    let points = u16::from(order.value());
    let player = &mut state.players[seat];
    for &colour in order.stones() {
        player.stones[colour] -= 1;
        state.market.put(colour, 1);
    }
    player.orders = player.orders.without(order);
    player.points += points;
    state.fulfilled = state.fulfilled.with(order);
    herald.announce(
        Audience::Everyone,
        Event::OrderFulfilled {
            seat,
            order,
            points,
        },
    );
    if !might_fulfil(state, seat) {
        end_fulfilling(state, seat, herald);
    }
}

/// The next in card order.
pub(crate) fn end_fulfilling(state: &mut State, seat: Seat, herald: &mut impl Herald<Event>) {
    let card = state.players[seat].card;
    let next = state
        .in_card_order(state.everybody())
        .find(|&other| state.players[other].card > card && might_fulfil(state, other));
    ask_to_fulfil(state, next, herald);
}
