//! C25 to C27 and C33: orange rooms in use.

use caverna::{PositionBuilder, Room, Tile};

use crate::protocol::{ANN, EIGHT_ROUNDS, Furnish, Position, Protocol, space};

/// Ann with one room and these goods, after taking Undergrowth with its `[1]`.
fn using(room: Room, goods: &str) -> Position {
    let at = if room.number() <= 6 { "2,0" } else { "1,0" };
    let mut builder = PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, goods);
    if room != Room::CaveEntrance {
        builder = builder.room(ANN, room, at);
    }
    let mut position = Position::from(builder);
    position.play("take undergrowth");
    position
}

#[test]
fn c25_different_rooms_each_once() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::Shelf, "2,0")
        .room(ANN, Room::Storeroom, "1,0")
        .room(ANN, Room::RettingRoom, "2,1")
        .stock(ANN, "nothing");
    let mut one = Position::from(builder);
    one.play("take undergrowth; use storeroom");
    assert_eq!(one.may_all("use"), [""; 0], "[1] is one room");
    let mut two = Position::from(builder);
    two.play("take undermining");
    let ways = two.may_all("use");
    let named = |room: &str| ways.iter().any(|way| way.starts_with(room));
    // The Cave Entrance included, blue rooms not.
    assert!(named("cave-entrance") && named("shelf") && named("storeroom"));
    assert!(!named("retting-room"));
    two.play("use storeroom");
    assert!(!two.may("use storeroom"), "different rooms");
    two.play("use cave-entrance for wood");
    assert_eq!(two.may_all("use"), [""; 0], "[2] are two rooms");
    let mut three = Position::from(builder);
    three.play("take expedition; use storeroom; use cave-entrance for wood; use shelf for wood");
    assert_eq!(three.offered(), ["convert emmer", "convert flax", "end"]);
    // Up to: fewer will do.
    let mut fewer = Position::from(builder);
    fewer.play("take expedition; use storeroom; end");
}

#[test]
fn c25_which_tiles_use_rooms() {
    use Tile::{
        Breach, Cultivation, DriftMining, Excavation, Expansion, Expedition, Furnishing, Housework,
        Masonry, Renovation, Undergrowth, Undermining,
    };
    let rooms = |tile: Tile| {
        let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
            .room(ANN, Room::Shelf, "2,0")
            .room(ANN, Room::Storeroom, "1,0")
            .room(ANN, Room::GoldVein, "2,1")
            .room(ANN, Room::StateRoom, "3,1")
            .stock(ANN, "9 gold");
        let mut position = Position::from(builder);
        position.play(&format!("take {tile}"));
        let mut used = 0;
        while let Some(way) = position.may_all("use").first() {
            position.play(&format!("use {way}"));
            used += 1;
        }
        used
    };
    for tile in [Undergrowth, Cultivation, Masonry, DriftMining] {
        assert_eq!(rooms(tile), 1, "{tile}");
    }
    assert_eq!(rooms(Undermining), 2);
    assert_eq!(rooms(Expedition), 3);
    for tile in [
        Housework, Excavation, Furnishing, Expansion, Breach, Renovation,
    ] {
        assert_eq!(rooms(tile), 0, "{tile}");
    }
}

/// Goods before, the use of the room, goods after.
#[rustfmt::skip]
const USES: [(Room, &str, &str, &str); 32] = [
    (Room::CaveEntrance, "nothing", "cave-entrance for wood", "wood"),
    (Room::CaveEntrance, "nothing", "cave-entrance for stone", "stone"),
    (Room::CaveEntrance, "nothing", "cave-entrance for emmer", "emmer"),
    (Room::CaveEntrance, "nothing", "cave-entrance for flax", "flax"),
    (Room::Shelf, "wood", "shelf for wood", "2 wood"),
    (Room::Shelf, "wood", "shelf for stone", "wood 2 stone"),
    (Room::Shelf, "wood", "shelf for emmer", "wood 2 emmer"),
    (Room::Shelf, "flax", "shelf for flax", "2 flax"),
    (Room::SpinningWheel, "4 flax", "spinning-wheel with flax", "3 flax gold"),
    (Room::SpinningWheel, "4 flax", "spinning-wheel with 3 flax", "flax 2 gold"),
    (Room::Tunnel, "2 stone", "tunnel for 2 food", "2 stone 2 food"),
    (Room::Tunnel, "2 stone", "tunnel for stone", "3 stone"),
    (Room::Tunnel, "2 stone", "tunnel for stone 2 food", "3 stone 2 food"),
    (Room::Grindstone, "5 emmer", "grindstone with emmer", "4 emmer 3 food"),
    (Room::Grindstone, "5 emmer", "grindstone with 4 emmer", "emmer 7 food"),
    (Room::FoodCorner, "food", "food-corner", "3 food"),
    (Room::Parlor, "3 wood", "parlor", "3 wood stone emmer flax food gold"),
    (Room::Warehouse, "3 food", "warehouse", "wood stone emmer flax food"),
    (Room::Stall, "5 emmer 5 flax", "stall with 5 emmer", "5 flax 4 gold"),
    (Room::Stall, "5 emmer 5 flax", "stall with 5 flax", "5 emmer 4 gold"),
    (Room::SacrificialAltar, "2 wood emmer flax food", "sacrificial-altar", "wood 3 gold"),
    (Room::Storeroom, "nothing", "storeroom", "emmer flax food"),
    (Room::WeavingRoom, "3 flax", "weaving-room", "flax 2 food 2 gold"),
    (Room::FurnitureWorkshop, "2 wood flax", "furniture-workshop", "3 gold"),
    (Room::GoldVein, "nothing", "gold-vein", "stone gold"),
    (Room::JunctionRoom, "wood emmer food", "junction-room with wood emmer food", "2 gold"),
    (Room::Bakehouse, "3 emmer", "bakehouse with 2 emmer", "emmer 4 food gold"),
    (Room::Bakehouse, "3 emmer", "bakehouse with 3 emmer", "4 food 2 gold"),
    (Room::StateRoom, "nothing", "state-room", "flax gold"),
    (Room::SecretChamber, "nothing", "secret-chamber for 3 flax", "3 flax"),
    (Room::SecretChamber, "nothing", "secret-chamber for gold", "gold"),
    (Room::Treasury, "3 gold", "treasury", "food 4 gold"),
];

/// Every orange room does what is printed on it.
#[test]
fn c26_every_orange_room() {
    for (room, before, usage, after) in USES {
        let mut position = using(room, before);
        position.play(&format!("use {usage}"));
        assert_eq!(position.has(ANN), after, "{usage}");
        assert_eq!(position.may_all("use"), [""; 0], "one way of one room");
    }
}

#[test]
fn c26_the_digging_cave_digs_for_a_gold() {
    let mut position = using(Room::DiggingCave, "2 gold");
    assert_eq!(
        position.may_all("use digging-cave at"),
        ["0,0", "1,1", "2,1", "3,1", "4,0"]
    );
    position.play("use digging-cave at 3,1; luck room dungeon");
    assert_eq!(position.has(ANN), "food gold");
    assert!(position.view().display.contains(Room::Dungeon));
    assert_eq!(
        using(Room::DiggingCave, "nothing").may_all("use digging-cave"),
        [""; 0]
    );
}

#[test]
fn c26_what_cannot_be_paid_is_not_offered() {
    let ways = |room: Room, goods: &str| using(room, goods).may_all(&format!("use {room}"));
    assert_eq!(ways(Room::Bakehouse, "emmer"), [""; 0]);
    assert_eq!(ways(Room::Bakehouse, "2 emmer"), ["with 2 emmer"]);
    assert_eq!(ways(Room::SpinningWheel, "2 flax"), ["with flax"]);
    assert_eq!(ways(Room::Treasury, "2 gold"), [""; 0]);
    // The Tunnel's stone only with fewer than three.
    assert_eq!(ways(Room::Tunnel, "3 stone"), ["for 2 food"]);
}

#[test]
fn c27_refilling_never_lowers() {
    let mut position = using(Room::Shelf, "5 wood");
    position.play("use shelf for wood");
    assert_eq!(position.has(ANN), "5 wood");
    let mut position = using(Room::FoodCorner, "4 food");
    position.play("use food-corner");
    assert_eq!(position.has(ANN), "4 food");
    // The rulebook's Parlor: every good at 0 goes to 1.
    let mut position = using(Room::Parlor, "nothing");
    position.play("use parlor");
    assert_eq!(position.has(ANN), "wood stone emmer flax food gold");
}

#[test]
fn c27_what_changes_nothing_is_still_allowed() {
    let full = "9 wood 9 stone 9 emmer 9 flax 9 food 19 gold";
    let mut position = using(Room::Storeroom, full);
    position.play("use storeroom; gain 2 wood");
    assert_eq!(position.has(ANN), full);
    position.play("convert gold");
    assert_eq!(
        position.has(ANN),
        "9 wood 9 stone 9 emmer 9 flax 9 food 18 gold"
    );
}

#[test]
fn c27_parts_of_a_room_may_be_left_out() {
    let mut position = using(Room::Tunnel, "nothing");
    position.play("use tunnel for stone; end");
    assert_eq!(position.has(ANN), "stone");
}

#[test]
fn c33_gold_may_be_one_of_the_three() {
    let mut position = using(Room::JunctionRoom, "wood stone 3 gold");
    assert_eq!(
        position.may_all("use junction-room"),
        ["with wood stone gold"]
    );
    position.play("use junction-room with wood stone gold");
    assert_eq!(position.has(ANN), "4 gold");
    let all = using(Room::JunctionRoom, "wood stone emmer flax food gold");
    assert_eq!(all.may_all("use junction-room").len(), 20);
    // Three different ones.
    assert_eq!(
        using(Room::JunctionRoom, "9 wood 9 stone").may_all("use junction-room"),
        [""; 0]
    );
    assert_eq!(
        position.view().seats[0].cave.place_of(Room::JunctionRoom),
        Some(space("1,0"))
    );
}
