//! The actions of the taken tile: what may be done and doing it (C10 to C16).
//!
//! This is the one place where the effects of tiles are interpreted. A tile is a list of
//! parts; a part stays open until one of its alternatives is done.

use tabletop::{Audience, Herald, Seat};

use crate::blue::{self, Trigger};
use crate::decision::Decision;
use crate::effect::{Effect, Route};
use crate::event::Event;
use crate::furnishing::Prices;
use crate::goods::Goods;
use crate::space::Place;
use crate::state::State;
use crate::tile::Tile;
use crate::{excavating, furnishing, rooms_in_use};

/// Appends everything that the open parts of the tile allow, in the order of the tile.
#[inline]
pub(crate) fn offer(state: &State, tile: Tile, list: &mut Vec<Decision>) {
    let seat = state.on_turn();
    let player = state.player(seat);
    let turn = &state.turn;
    for (pay, _) in turn.offers.iter().filter_map(blue::offered_exchange) {
        if player.goods.covers(pay) {
            list.push(Decision::Trade(pay));
        }
    }
    if turn.rooms_left > 0 {
        rooms_in_use::offer(state, player.goods, list);
    }
    let mut prices = Prices::default();
    for (part, alternatives) in tile.card().actions.iter().enumerate() {
        if !turn.is_open(part) {
            continue;
        }
        for effect in *alternatives {
            match *effect {
                Effect::Gain(goods) => list.push(Decision::Gain(goods)),
                Effect::Exchange(pay, _) if player.goods.covers(pay) => {
                    list.push(Decision::Trade(pay));
                }
                Effect::Dig(dig) if player.goods.covers(dig.cost) => {
                    excavating::offer(&player.cave, dig, list);
                }
                Effect::Furnish(fee) => prices.add(fee.price(state.turns_per_player())),
                Effect::BuildWall if state.walls > 0 => {
                    list.extend(player.cave.free_places().map(Decision::Wall));
                }
                Effect::RazeWall(_) => list.extend(player.cave.built_walls().map(Decision::Raze)),
                Effect::UseRooms(number) => rooms_in_use::offer_first(state, number, list),
                Effect::Exchange(..) | Effect::Dig(_) | Effect::BuildWall => {}
                Effect::GainBelow { .. } | Effect::Refill(..) | Effect::ExchangeDifferent(..) => {
                    unreachable!("only rooms do this")
                }
            }
        }
    }
    furnishing::offer(state, prices, list);
}

/// Does what was offered.
#[inline]
pub(crate) fn perform(state: &mut State, decision: Decision, herald: &mut impl Herald<Event>) {
    let seat = state.on_turn();
    if let Decision::Use(usage) = decision
        && state.turn.rooms_left > 0
    {
        return rooms_in_use::use_another(state, usage, herald);
    }
    if let Decision::Trade(pay) = decision
        && accept_offer(state, seat, pay, herald)
    {
        return;
    }
    let (part, effect) = open_effect(state, decision);
    state.turn.close(part);
    match (decision, effect) {
        (_, Effect::Gain(goods)) => {
            receive(state, seat, goods, herald, |goods| Event::Gained {
                seat,
                goods,
            });
        }
        (_, Effect::Exchange(pay, goods)) => exchange(state, seat, pay, goods, herald),
        (Decision::Dig(space) | Decision::DigTwice(space), Effect::Dig(dig)) => {
            state.turn.digs_again = dig.tiles == 2;
            excavating::dig(state, seat, space, dig.cost, herald);
        }
        (Decision::Furnish(room, space, price), _) => {
            furnishing::furnish(state, seat, room, space, price, herald);
        }
        (Decision::Wall(place), _) => build(state, seat, place, herald),
        (Decision::Raze(place), Effect::RazeWall(goods)) => {
            raze(state, seat, place, goods, herald);
        }
        (Decision::UseNoRoom, Effect::UseRooms(number)) => {
            herald.announce(Audience::Everyone, Event::NoRoomUsed { seat });
            rooms_in_use::begin(state, number, herald);
            state.turn.rooms_left = 0;
        }
        (Decision::Use(usage), Effect::UseRooms(number)) => {
            rooms_in_use::begin(state, number, herald);
            rooms_in_use::use_another(state, usage, herald);
        }
        (decision, effect) => unreachable!("{decision} is not done by {effect:?}"),
    }
}

/// Whether the turn has a way to excavate left, whatever it would cost (C39): by a part of
/// the tile, or by a room that digs.
pub(crate) fn can_still_dig(state: &State) -> bool {
    let cave = &state.player(state.on_turn()).cave;
    let digs = |effect: &Effect| match effect {
        Effect::Dig(_) => true,
        Effect::UseRooms(_) => rooms_in_use::can_dig(state),
        _ => false,
    };
    let by_tile = open_parts(state).any(|(_, alternatives)| alternatives.iter().any(digs));
    let by_room = state.turn.rooms_left > 0 && rooms_in_use::can_dig(state);
    (by_tile || by_room) && !cave.reachable(Route::AroundWalls).is_empty()
}

/// Gives goods to a player and announces what was really gained (C2).
#[inline]
fn receive(
    state: &mut State,
    seat: Seat,
    goods: Goods,
    herald: &mut impl Herald<Event>,
    event: impl FnOnce(Goods) -> Event,
) {
    let before = state.goods(seat);
    let after = before.gaining(goods);
    herald.announce(Audience::Everyone, event(after.since(before)));
    blue::raise(state, seat, before, after, herald);
}

/// Everything on the left is paid, everything on the right is gained (C13).
fn exchange(
    state: &mut State,
    seat: Seat,
    paid: Goods,
    goods: Goods,
    herald: &mut impl Herald<Event>,
) {
    let player = state.player_mut(seat);
    player.goods = player.goods.paying(paid);
    receive(state, seat, goods, herald, |gained| Event::Traded {
        seat,
        paid,
        gained,
    });
}

/// Makes the exchange that a blue room offers in this turn, if this is one (C30).
fn accept_offer(
    state: &mut State,
    seat: Seat,
    pay: Goods,
    herald: &mut impl Herald<Event>,
) -> bool {
    let offered = |room| blue::offered_exchange(room).map(|(cost, gain)| (room, cost, gain));
    let mut offers = state.turn.offers.iter().filter_map(offered);
    let Some((room, _, goods)) = offers.find(|&(_, cost, _)| cost == pay) else {
        return false;
    };
    state.turn.offers = state.turn.offers.without(room);
    exchange(state, seat, pay, goods, herald);
    true
}

/// Puts a wall from the supply onto the board (C15).
fn build(state: &mut State, seat: Seat, place: Place, herald: &mut impl Herald<Event>) {
    state.walls -= 1;
    state.player_mut(seat).cave.build(place);
    herald.announce(Audience::Everyone, Event::WallBuilt { seat, place });
    blue::act(state, seat, Trigger::Building, herald);
}

/// Puts a wall of the board back into the supply, for goods (C16).
fn raze(
    state: &mut State,
    seat: Seat,
    place: Place,
    goods: Goods,
    herald: &mut impl Herald<Event>,
) {
    state.walls += 1;
    state.player_mut(seat).cave.raze(place);
    receive(state, seat, goods, herald, |gained| Event::WallRazed {
        seat,
        place,
        gained,
    });
}

/// The parts of the tile that are still open, with their alternatives.
#[inline]
fn open_parts(state: &State) -> impl Iterator<Item = (usize, &'static [Effect])> {
    let parts = state.turn.tile.map_or(&[][..], |tile| tile.card().actions);
    let turn = state.turn;
    let parts = parts.iter().enumerate();
    parts
        .filter(move |&(part, _)| turn.is_open(part))
        .map(|(part, alternatives)| (part, *alternatives))
}

/// The open effect that the decision does. No tile has two for the same decision.
#[inline]
fn open_effect(state: &State, decision: Decision) -> (usize, Effect) {
    let turns = state.turns_per_player();
    for (part, alternatives) in open_parts(state) {
        for effect in alternatives {
            if does(decision, *effect, turns) {
                return (part, *effect);
            }
        }
    }
    panic!("{decision} is not legal now")
}

/// Whether the decision does this effect, in a round with this many turns.
#[inline]
fn does(decision: Decision, effect: Effect, turns: u8) -> bool {
    match (decision, effect) {
        (Decision::Gain(goods), Effect::Gain(printed)) => goods == printed,
        (Decision::Trade(pay), Effect::Exchange(printed, _)) => pay == printed,
        (Decision::Dig(_), Effect::Dig(dig)) => dig.tiles == 1,
        (Decision::DigTwice(_), Effect::Dig(dig)) => dig.tiles == 2,
        (Decision::Furnish(_, _, price), Effect::Furnish(fee)) => fee.price(turns) == price,
        (Decision::Wall(_), Effect::BuildWall)
        | (Decision::Raze(_), Effect::RazeWall(_))
        | (Decision::Use(_) | Decision::UseNoRoom, Effect::UseRooms(_)) => true,
        _ => false,
    }
}
