//! Orange rooms in use: `[n]` (C25 to C27, C31).

use tabletop::{Audience, Herald};

use crate::blue::{self, Trigger};
use crate::deal::Usage;
use crate::decision::Decision;
use crate::effect::Route;
use crate::event::Event;
use crate::excavating;
use crate::goods::Goods;
use crate::room::{Room, RoomSet};
use crate::state::State;

/// Appends what `[n]` allows while it is unused.
///
/// A blue room may give something the moment it is used (C31), before the room acts: that
/// can be spent in the room, and it can be taken without using any room.
#[inline]
pub(crate) fn offer_first(state: &State, number: u8, list: &mut Vec<Decision>) {
    let player = state.player(state.on_turn());
    let mut goods = player.goods;
    let mut brings_goods = false;
    for (_, gain) in blue::gains(player.cave.rooms(), Trigger::Using(number)) {
        goods = goods.gaining(gain);
        brings_goods = true;
    }
    if brings_goods {
        list.push(Decision::UseNoRoom);
    }
    offer(state, goods, list);
}

/// Appends every way of using a room not yet used in this turn, for a player with these
/// goods.
#[inline]
pub(crate) fn offer(state: &State, goods: Goods, list: &mut Vec<Decision>) {
    let cave = &state.player(state.on_turn()).cave;
    for room in usable(state) {
        for (index, deal) in room.deals().iter().enumerate() {
            if !deal.possible_with(goods) {
                continue;
            }
            if deal.digs {
                let reachable = cave.reachable(Route::AroundWalls).iter();
                list.extend(reachable.map(|space| Decision::Use(Usage::dig(room, space))));
            } else {
                list.push(Decision::Use(Usage::nth(room, index)));
            }
        }
    }
}

/// Begins to use `[n]`: blue rooms bring what they bring, then up to that many rooms may be
/// used.
#[inline]
pub(crate) fn begin(state: &mut State, number: u8, herald: &mut impl Herald<Event>) {
    let seat = state.on_turn();
    blue::act(state, seat, Trigger::Using(number), herald);
    state.turn.rooms_left = blue::rooms_usable(state.cave(seat).rooms(), number);
}

/// Uses one room.
#[inline]
pub(crate) fn use_another(state: &mut State, usage: Usage, herald: &mut impl Herald<Event>) {
    let seat = state.on_turn();
    let (room, deal) = (usage.room(), usage.deal());
    state.turn.rooms_left -= 1;
    state.turn.used = state.turn.used.with(room);
    let (before, paid) = (state.goods(seat), deal.pay);
    let (left, after) = (before.paying(paid), deal.made_with(before));
    let gained = after.since(left);
    let used = Event::RoomUsed {
        seat,
        room,
        paid,
        gained,
    };
    herald.announce(Audience::Everyone, used);
    blue::raise(state, seat, left, after, herald);
    if let Some(space) = usage.space() {
        excavating::dig(state, seat, space, Goods::NONE, herald);
    }
}

/// Whether a room that digs is there and has not been used in this turn.
pub(crate) fn can_dig(state: &State) -> bool {
    let digs = |room: Room| room.deals().iter().any(|deal| deal.digs);
    usable(state).iter().any(digs)
}

/// The player's orange rooms that were not used in this turn.
#[inline]
fn usable(state: &State) -> RoomSet {
    let own = state.player(state.on_turn()).cave.rooms();
    own.intersection(Room::ORANGE).minus(state.turn.used)
}
