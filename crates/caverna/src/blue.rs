//! Blue rooms: they act by themselves whenever their situation occurs (C28 to C32).

use tabletop::{Audience, Herald, Seat};

use crate::effect::{Effect, Situation};
use crate::event::Event;
use crate::goods::Goods;
use crate::room::{Room, RoomSet, Work};
use crate::state::State;
use crate::tile::Tile;

/// Something that happens in a turn and that a blue room may wait for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Trigger {
    /// The tile is taken.
    Choosing(Tile),
    /// These goods were really gained.
    Gaining(Goods),
    /// `[n]` is used.
    Using(u8),
    /// A wall is built.
    Building,
}

impl Situation {
    #[inline]
    fn occurs_on(self, trigger: Trigger) -> bool {
        match (self, trigger) {
            (Self::Choosing(tile), Trigger::Choosing(taken)) => tile == taken,
            (Self::Gaining(good), Trigger::Gaining(goods)) => goods.amount(good) > 0,
            (Self::Using(numbers), Trigger::Using(number)) => numbers.contains(&number),
            (Self::Building, Trigger::Building) => true,
            _ => false,
        }
    }
}

/// The rooms among these that act on the trigger, with what they do.
#[inline]
pub(crate) fn acting(rooms: RoomSet, trigger: Trigger) -> impl Iterator<Item = (Room, Effect)> {
    let blue = rooms.intersection(Room::BLUE);
    blue.iter().filter_map(move |room| match room.card().work {
        Work::Whenever(situation, effect) if situation.occurs_on(trigger) => Some((room, effect)),
        Work::Whenever(..) | Work::Use(_) => None,
    })
}

/// The rooms among these that offer something to be done once in the turn of the tile (C30).
#[inline]
pub(crate) fn offers(rooms: RoomSet, tile: Tile) -> RoomSet {
    acting(rooms, Trigger::Choosing(tile))
        .map(|(room, _)| room)
        .collect()
}

/// What the offer of a blue room is: this is paid, that is gained (C30).
#[inline]
pub(crate) fn offered_exchange(room: Room) -> Option<(Goods, Goods)> {
    match room.card().work {
        Work::Whenever(Situation::Choosing(_), Effect::Exchange(pay, gain)) => Some((pay, gain)),
        _ => None,
    }
}

/// How many rooms `[n]` is worth to the owner of these rooms (C31).
#[inline]
pub(crate) fn rooms_usable(rooms: RoomSet, number: u8) -> u8 {
    let more = acting(rooms, Trigger::Using(number)).map(|(_, effect)| match effect {
        Effect::UseRooms(more) => more,
        _ => 0,
    });
    number + more.sum::<u8>()
}

/// What these rooms bring their owner on the trigger.
#[inline]
pub(crate) fn gains(rooms: RoomSet, trigger: Trigger) -> impl Iterator<Item = (Room, Goods)> {
    acting(rooms, trigger).filter_map(|(room, effect)| match effect {
        Effect::Gain(goods) => Some((room, goods)),
        _ => None,
    })
}

/// Gives the player what blue rooms bring on the trigger.
#[inline]
pub(crate) fn act(
    state: &mut State,
    seat: Seat,
    trigger: Trigger,
    herald: &mut impl Herald<Event>,
) {
    let player = state.player_mut(seat);
    for (room, goods) in gains(player.cave.rooms(), trigger) {
        let before = player.goods;
        player.goods = before.gaining(goods);
        let gained = player.goods.since(before);
        herald.announce(
            Audience::Everyone,
            Event::BlueRoomActed { seat, room, gained },
        );
    }
}

/// Raises the player's goods to the new stock. What really rose may set blue rooms to work,
/// after the whole gain (C29).
#[inline]
pub(crate) fn raise(
    state: &mut State,
    seat: Seat,
    before: Goods,
    after: Goods,
    herald: &mut impl Herald<Event>,
) {
    let player = state.player_mut(seat);
    player.goods = after;
    if !player.cave.rooms().intersection(Room::BLUE).is_empty() {
        act(state, seat, Trigger::Gaining(after.since(before)), herald);
    }
}
