//! What is announced is what really happened (C2, C28, C41).

use caverna::{Caverna, Event, PositionBuilder, Room};
use tabletop::{Announcement, Audience, Game};

use crate::protocol::{ANN, EIGHT_ROUNDS, Furnish, Position, goods, space};

/// What everybody hears when the words are decided.
fn heard(position: &mut Position, words: &str) -> Vec<Event> {
    let decision = tabletop::read(words).expect("a decision");
    let mut announced: Vec<Announcement<Event>> = Vec::new();
    assert!(Caverna::is_legal(&position.0, ANN, decision), "{words}");
    Caverna::decide(&mut position.0, ANN, decision, &mut announced);
    let for_everyone = |one: &Announcement<Event>| one.audience == Audience::Everyone;
    assert!(announced.iter().all(for_everyone));
    announced.into_iter().map(|one| one.event).collect()
}

#[test]
fn c2_a_gain_is_announced_within_the_limit() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "8 wood");
    let mut position = Position::from(builder);
    heard(&mut position, "take undergrowth");
    let gained = Event::Gained {
        seat: ANN,
        goods: goods("wood"),
    };
    assert_eq!(heard(&mut position, "gain 2 wood"), [gained]);
}

#[test]
fn c28_a_blue_room_is_announced_after_what_set_it_to_work() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::Shelf, "2,0")
        .room(ANN, Room::RettingRoom, "1,0")
        .stock(ANN, "flax");
    let mut position = Position::from(builder);
    heard(&mut position, "take cultivation");
    let used = Event::RoomUsed {
        seat: ANN,
        room: Room::Shelf,
        paid: goods("nothing"),
        gained: goods("flax"),
    };
    let acted = Event::BlueRoomActed {
        seat: ANN,
        room: Room::RettingRoom,
        gained: goods("food"),
    };
    assert_eq!(heard(&mut position, "use shelf for flax"), [used, acted]);
}

#[test]
fn c41_what_a_dig_costs_is_announced_once() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::DiggingCave, "1,0")
        .stock(ANN, "2 food gold");
    let mut by_room = Position::from(builder);
    heard(&mut by_room, "take undergrowth");
    let used = Event::RoomUsed {
        seat: ANN,
        room: Room::DiggingCave,
        paid: goods("gold"),
        gained: goods("nothing"),
    };
    let dug = Event::Dug {
        seat: ANN,
        space: space("3,1"),
        paid: goods("nothing"),
        food: 1,
    };
    assert_eq!(heard(&mut by_room, "use digging-cave at 3,1"), [used, dug]);
    let mut by_tile = Position::from(builder);
    heard(&mut by_tile, "take excavation");
    let dug = Event::Dug {
        seat: ANN,
        space: space("2,1"),
        paid: goods("2 food"),
        food: 0,
    };
    assert_eq!(heard(&mut by_tile, "dig twice 2,1"), [dug]);
}
