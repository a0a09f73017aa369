//! C28 to C32: blue rooms.

use caverna::{PositionBuilder, Room};

use crate::protocol::{ANN, BOB, EIGHT_ROUNDS, Furnish, Position, Protocol};

/// Ann with the Shelf at (2,0) and a blue room at (1,0).
fn with_blue(room: Room) -> PositionBuilder {
    PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::Shelf, "2,0")
        .room(ANN, room, "1,0")
}

#[test]
fn c28_blue_rooms_act_for_their_owner_only() {
    let builder = with_blue(Room::RettingRoom)
        .stock(ANN, "nothing")
        .stock(BOB, "nothing");
    let mut position = Position::from(builder);
    position.play("take undergrowth; end; take cultivation; gain 2 emmer flax");
    assert_eq!(position.has(BOB), "2 emmer flax");
    assert_eq!(position.has(ANN), "");
}

#[test]
fn c28_from_the_moment_they_are_built() {
    // Four walls around (1,0); the Dungeon is built first and the wall second.
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::Shelf, "2,0")
        .dug(ANN, "1,0".parse().unwrap(), Room::Dungeon)
        .wall(ANN, "0,0 1,0")
        .wall(ANN, "1,0 1,1")
        .wall(ANN, "1,0 2,0")
        .stock(ANN, "3 stone 4 gold")
        .stock(BOB, "nothing");
    let mut wall_first = Position::from(builder);
    wall_first.play("take renovation; wall 4,1 4,2; furnish dungeon 1,0");
    assert_eq!(wall_first.has(ANN), "");
    let mut dungeon_first = Position::from(builder);
    dungeon_first.play("take renovation; furnish dungeon 1,0; wall 4,1 4,2");
    assert_eq!(dungeon_first.has(ANN), "2 gold");
}

#[test]
fn c29_the_retting_room_pays_when_flax_rises() {
    let at = |goods: &str| {
        let mut position = Position::from(with_blue(Room::RettingRoom).stock(ANN, goods));
        position.play("take cultivation");
        position
    };
    // By the tile, by the entrance, by a refill; one food, however much flax it was.
    let mut position = at("nothing");
    position.play("gain 2 emmer flax");
    assert_eq!(position.has(ANN), "2 emmer flax food");
    let mut position = at("nothing");
    position.play("use cave-entrance for flax");
    assert_eq!(position.has(ANN), "flax food");
    let mut position = at("nothing");
    position.play("use shelf for flax");
    assert_eq!(position.has(ANN), "2 flax food");
    // Not without flax, and not where it does not rise.
    let mut position = at("nothing");
    position.play("use cave-entrance for wood");
    assert_eq!(position.has(ANN), "wood");
    let mut position = at("3 flax");
    position.play("use shelf for flax");
    assert_eq!(position.has(ANN), "3 flax");
    let mut position = at("9 flax");
    position.play("gain 2 emmer flax; use cave-entrance for flax");
    assert_eq!(position.has(ANN), "2 emmer 9 flax");
}

#[test]
fn c29_the_food_comes_after_the_whole_gain() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::Parlor, "2,0")
        .room(ANN, Room::RettingRoom, "1,0")
        .stock(ANN, "nothing");
    let mut position = Position::from(builder);
    position.play("take cultivation; use parlor");
    assert_eq!(position.has(ANN), "wood stone emmer flax 2 food gold");
    // Three flax of the Secret Chamber also bring one food.
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::SecretChamber, "2,1")
        .room(ANN, Room::RettingRoom, "1,0")
        .stock(ANN, "nothing");
    let mut position = Position::from(builder);
    position.play("take cultivation; use secret-chamber for 3 flax");
    assert_eq!(position.has(ANN), "3 flax food");
}

#[test]
fn c30_the_prospecting_site_trades_once_in_the_turn_of_undergrowth() {
    let builder = with_blue(Room::ProspectingSite).stock(ANN, "emmer 2 food");
    let mut position = Position::from(builder);
    position.play("take undergrowth");
    assert!(position.may("trade food"));
    // At any moment of it, once.
    position.play("gain 2 wood; trade food");
    assert_eq!(position.has(ANN), "2 wood emmer food gold");
    assert!(!position.may("trade food"));
    let mut later = Position::from(builder);
    later.play("take undergrowth; trade food; gain 2 wood; end");
    later.play("take housework; end; take cultivation");
    assert!(!later.may("trade food"), "only with Undergrowth");
    // You may: it can be left, and it needs the food.
    let mut hungry = Position::from(builder.stock(ANN, "emmer"));
    hungry.play("take undergrowth");
    assert!(!hungry.may("trade food"));
    hungry.play("convert emmer");
    assert!(hungry.may("trade food"));
    hungry.play("end");
}

#[test]
fn c31_the_equipment_room_adds_a_room_to_two_and_three() {
    let builder = with_blue(Room::EquipmentRoom)
        .room(ANN, Room::Storeroom, "2,1")
        .room(ANN, Room::GoldVein, "3,1")
        .room(ANN, Room::StateRoom, "4,0")
        .stock(ANN, "nothing");
    let mut undermining = Position::from(builder);
    undermining.play("take undermining; use storeroom; use gold-vein; use state-room");
    assert_eq!(undermining.may_all("use"), [""; 0], "three");
    let mut expedition = Position::from(builder);
    expedition.play("take expedition; use storeroom; use gold-vein; use state-room");
    assert!(!expedition.may("use storeroom"), "different");
    expedition.play("use shelf for wood");
    assert_eq!(expedition.may_all("use"), [""; 0], "four");
    let mut single = Position::from(builder);
    single.play("take undergrowth; use storeroom");
    assert_eq!(single.may_all("use"), [""; 0], "[1] stays one");
}

#[test]
fn c31_the_wood_storeroom_gives_wood_with_each_single_room() {
    for tile in ["undergrowth", "cultivation", "masonry", "drift-mining"] {
        let builder = with_blue(Room::WoodStoreroom).stock(ANN, "nothing");
        let mut position = Position::from(builder);
        position.play(&format!("take {tile}; use cave-entrance for stone"));
        assert_eq!(position.has(ANN), "wood stone", "{tile}");
        // Even if no room is chosen.
        let mut position = Position::from(builder);
        position.play(&format!("take {tile}; use no-room"));
        assert_eq!(position.has(ANN), "wood", "{tile}");
        assert_eq!(position.may_all("use"), [""; 0]);
    }
    // Not with two or three, and nobody else is asked.
    for tile in ["undermining", "expedition"] {
        let mut position = Position::from(with_blue(Room::WoodStoreroom).stock(ANN, "nothing"));
        position.play(&format!("take {tile}"));
        assert!(!position.may("use no-room"));
        position.play("use cave-entrance for stone");
        assert_eq!(position.has(ANN), "stone", "{tile}");
    }
    let mut without = Position::from(PositionBuilder::duel(&EIGHT_ROUNDS));
    without.play("take undergrowth");
    assert!(!without.may("use no-room"));
}

#[test]
fn c31_the_wood_comes_before_the_room_acts() {
    let builder = with_blue(Room::WoodStoreroom)
        .room(ANN, Room::FurnitureWorkshop, "2,1")
        .stock(ANN, "wood flax");
    let mut position = Position::from(builder);
    position.play("take undergrowth; use furniture-workshop");
    assert_eq!(position.has(ANN), "3 gold");
    let mut full = Position::from(with_blue(Room::WoodStoreroom).stock(ANN, "9 wood"));
    full.play("take undergrowth; use cave-entrance for flax");
    assert_eq!(full.has(ANN), "9 wood flax");
}

#[test]
fn c32_the_dungeon_pays_for_each_wall_really_built() {
    let builder = with_blue(Room::Dungeon)
        .stock(ANN, "gold")
        .stock(BOB, "nothing");
    let mut masonry = Position::from(builder);
    masonry.play("take masonry; wall 3,0 3,1");
    assert_eq!(masonry.has(ANN), "3 gold");
    let mut renovation = Position::from(builder);
    renovation.play("take renovation; wall 3,0 3,1; end");
    assert_eq!(renovation.has(ANN), "3 gold");
    // The other's wall does not.
    renovation.play("take masonry; wall 3,0 3,1");
    assert_eq!(renovation.has(ANN), "3 gold");
    assert_eq!(renovation.has(BOB), "");
}
