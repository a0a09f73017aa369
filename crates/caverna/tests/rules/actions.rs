//! C12 to C16: goods, exchanges, conversions and walls.

use caverna::{CavernSide, PositionBuilder, Room, Tile};

use crate::protocol::{ANN, BOB, EIGHT_ROUNDS, Furnish, Position, Protocol, space};

#[test]
fn c12_a_gain_with_a_slash_is_one_kind() {
    let mut position = Position::from(PositionBuilder::duel(&[Tile::Masonry]));
    position.play("take masonry");
    assert_eq!(position.may_all("gain"), ["wood", "stone"]);
    position.play("gain stone");
    assert_eq!(position.may_all("gain"), [""; 0]);
    assert_eq!(position.has(ANN), "wood 2 stone emmer flax food gold");
}

#[test]
fn c12_every_tile_gains_what_is_printed() {
    let gains = [
        ("undergrowth", "2 wood", "3 wood stone emmer flax food gold"),
        (
            "cultivation",
            "2 emmer flax",
            "wood stone 3 emmer 2 flax food gold",
        ),
        ("excavation", "stone", "wood 2 stone emmer flax food gold"),
        ("furnishing", "food", "wood stone emmer flax 2 food gold"),
        ("masonry", "wood", "2 wood stone emmer flax food gold"),
    ];
    for (tile, gain, after) in gains {
        let mut position = Position::from(PositionBuilder::duel(&EIGHT_ROUNDS));
        position.play(&format!("take {tile}; gain {gain}"));
        assert_eq!(position.has(ANN), after, "{tile}");
    }
}

#[test]
fn c13_everything_on_the_left_is_paid_once() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "9 wood 5 stone");
    let mut position = Position::from(builder);
    position.play("take expedition");
    assert_eq!(position.may_all("trade"), ["5 wood", "5 stone"]);
    position.play("trade 5 wood");
    assert_eq!(position.has(ANN), "4 wood 5 stone 4 gold");
    assert_eq!(position.may_all("trade"), [""; 0], "each exchange once");
    assert_eq!(
        position.may_all("use"),
        [""; 0],
        "or up to three rooms, not both"
    );

    let mut stone = Position::from(builder);
    stone.play("take expedition; trade 5 stone");
    assert_eq!(stone.has(ANN), "9 wood 4 gold");

    let poor = PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "4 wood 4 stone");
    let mut position = Position::from(poor);
    position.play("take expedition");
    assert_eq!(position.may_all("trade"), [""; 0]);
    position.play("use cave-entrance for wood");
    assert_eq!(position.may_all("trade"), [""; 0], "rooms were chosen");
}

#[test]
fn c14_emmer_flax_and_gold_become_food_at_any_time() {
    let builder =
        PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "wood stone 2 emmer flax food 2 gold");
    let mut position = Position::from(builder);
    // Before a tile is taken, any number of times.
    assert_eq!(position.may_all("convert"), ["emmer", "flax", "gold"]);
    position.play("convert emmer; convert emmer");
    assert_eq!(position.has(ANN), "wood stone flax 3 food 2 gold");
    assert_eq!(position.may_all("convert"), ["flax", "gold"]);
    // Between actions, and after the last one.
    position.play("take furnishing; convert flax; gain food; convert gold");
    assert_eq!(position.has(ANN), "wood stone 6 food gold");
    position.play("convert gold");
    assert_eq!(position.has(ANN), "wood stone 7 food");
    assert_eq!(position.may_all("convert"), [""; 0]);
    // Only in one's own turn: Bob still has everything, and now it is his.
    position.play("end; convert gold");
    assert_eq!(position.has(BOB), "wood stone emmer flax 2 food");
}

#[test]
fn c14_conversion_is_offered_between_two_digs_and_before_choosing_a_cavern() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "2 food gold");
    let mut digging = Position::from(builder);
    digging.play("take excavation; dig twice 1,0; luck room stall");
    assert_eq!(
        digging.offered(),
        [
            "convert gold",
            "dig 0,0",
            "dig 1,1",
            "dig 2,1",
            "dig 3,1",
            "dig 4,0"
        ]
    );
    digging.play("convert gold; dig 2,1; luck room treasury");
    assert_eq!(digging.has(ANN), "food");
}

#[test]
fn c15_a_wall_comes_from_the_supply_onto_a_free_place() {
    let mut builder = PositionBuilder::duel(&[Tile::Masonry]);
    let places = [
        "0,0 0,1", "0,0 1,0", "1,0 1,1", "1,0 2,0", "2,0 2,1", "2,0 3,0",
    ];
    for place in places {
        builder = builder.wall(ANN, place);
    }
    let mut last = Position::from(builder);
    last.play("take masonry; wall 4,1 4,2");
    let cave = last.view().seats[0].cave;
    assert_eq!(cave.built_wall_count(), 7);
    assert_eq!(last.view().walls, 0);
    assert_eq!(cave.walls(space("4,2")).sides().count(), 4);

    // With an empty supply nothing happens: the action is not offered.
    let mut empty = Position::from(builder.wall(BOB, "4,1 4,2"));
    empty.play("take masonry");
    assert_eq!(empty.may_all("wall"), [""; 0]);
    assert!(empty.may("gain wood"));
}

#[test]
fn c16_razing_gives_goods_and_rooms_stay() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .wall(ANN, "2,0 2,1")
        .room(ANN, Room::Tunnel, "2,0")
        .wall(ANN, "3,0 4,0")
        .wall(BOB, "4,1 4,2")
        .stock(ANN, "nothing");
    let mut position = Position::from(builder);
    assert_eq!(position.view().walls, 4);
    position.play("take breach");
    // One's own built walls; never a natural one, never the other's.
    assert_eq!(position.may_all("raze"), ["2,0 2,1", "3,0 4,0"]);
    position.play("raze 2,0 2,1");
    assert_eq!(position.has(ANN), "2 stone 3 food gold");
    assert_eq!(position.view().walls, 5);
    assert_eq!(position.may_all("raze"), [""; 0], "one wall");
    let cave = position.view().seats[0].cave;
    assert_eq!(cave.place_of(Room::Tunnel), Some(space("2,0")));
    assert!(!Room::Tunnel.fits(cave.walls(space("2,0"))));
}

#[test]
fn c16_walls_of_the_additional_cavern_can_be_razed() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .cavern(ANN, CavernSide::Corner)
        .wall(ANN, "cavern east");
    let mut position = Position::from(builder);
    position.play("take breach");
    assert_eq!(
        position.may_all("raze"),
        ["cavern east"],
        "not its natural ones"
    );
}
