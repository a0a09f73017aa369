//! Excavating (C17 to C20).

use tabletop::{Audience, Herald, Seat};

use crate::cave::Cave;
use crate::decision::Decision;
use crate::effect::{Dig, Route};
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::room::Room;
use crate::solo;
use crate::state::{Stage, State};

use crate::space::Space;

/// Appends the tiles that can be dug. The double dig needs a second tile that can be dug
/// after the first; the first may open the way to it (C20).
#[inline]
pub(crate) fn offer(cave: &Cave, dig: Dig, list: &mut Vec<Decision>) {
    let reachable = cave.reachable(dig.route).iter();
    if dig.tiles == 1 {
        list.extend(reachable.map(Decision::Dig));
        return;
    }
    let leads_on = |first: &Space| {
        let mut after = *cave;
        after.uncover(*first);
        !after.reachable(dig.route).is_empty()
    };
    list.extend(reachable.filter(leads_on).map(Decision::DigTwice));
}

/// Appends the tiles for the second of two digs.
pub(crate) fn offer_second(state: &State, list: &mut Vec<Decision>) {
    let cave = state.cave(state.on_turn());
    list.extend(cave.reachable(Route::AroundWalls).iter().map(Decision::Dig));
}

/// Takes a face-down tile off the board (C17). Which room it is, luck says next.
#[inline]
pub(crate) fn dig(
    state: &mut State,
    seat: Seat,
    space: Space,
    paid: Goods,
    herald: &mut impl Herald<Event>,
) {
    let player = state.player_mut(seat);
    player.cave.uncover(space);
    let before = player.goods.paying(paid);
    player.goods = before.gaining(Goods::of(space.food(), Good::Food));
    let food = player.goods.since(before).amount(Good::Food);
    state.turn.dug += 1;
    // A second tile frees the pile: it turns up only beside exactly one (C39).
    state.turn.pile_waits = false;
    let dug = Event::Dug {
        seat,
        space,
        paid,
        food,
    };
    herald.announce(Audience::Everyone, dug);
    state.stage = Stage::Unearthing;
    // The last unseen room is no surprise.
    if state.bag.len() == 1
        && let Some(room) = state.bag.iter().next()
    {
        unearth(state, room, herald);
    }
}

/// The room that lay under the tile goes to the display, open to both (C17).
#[inline]
pub(crate) fn unearth(state: &mut State, room: Room, herald: &mut impl Herald<Event>) {
    show(state, room);
    herald.announce(Audience::Everyone, Event::RoomUnearthed { room });
    if std::mem::take(&mut state.turn.digs_again) {
        dig_again(state, herald);
    } else {
        state.stage = Stage::Turn;
        solo::after_digging(state, herald);
    }
}

/// Moves an unseen room to the display.
#[inline]
pub(crate) fn show(state: &mut State, room: Room) {
    debug_assert!(state.bag.contains(room), "{room} is not unseen");
    state.bag = state.bag.without(room);
    state.display = state.display.with(room);
}

/// The second dig follows at once (C20). If nothing else can be decided it is not asked.
fn dig_again(state: &mut State, herald: &mut impl Herald<Event>) {
    let seat = state.on_turn();
    state.stage = Stage::DiggingAgain;
    let mut spaces = state.cave(seat).reachable(Route::AroundWalls).iter();
    let (first, second) = (spaces.next(), spaces.next());
    let goods = state.goods(seat);
    let can_convert = Good::CONVERTIBLE
        .into_iter()
        .any(|good| goods.amount(good) > 0);
    if let (Some(space), None, false) = (first, second, can_convert) {
        dig(state, seat, space, Goods::NONE, herald);
    }
}
