//! C21 to C24, C34 and C43: furnishing.

use caverna::{CavernSide, Content, Obstacle, PositionBuilder, Room, Space};

use crate::protocol::{ANN, BOB, EIGHT_ROUNDS, Furnish, Position, Protocol, goods, space};

#[test]
fn c21_the_actions_cost_and_the_rooms_cost() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS[..1]).stock(ANN, "wood stone 2 food");
    let mut position = Position::from(builder);
    position.play("take furnishing");
    // (2,0) has one wall: the rooms with one dark side fit, the Food Corner does not.
    assert_eq!(
        position.may_all("furnish"),
        [
            "shelf 2,0 with 2 food",
            "spinning-wheel 2,0 with 2 food",
            "grindstone 2,0 with 2 food"
        ]
    );
    position.play("furnish shelf 2,0 with 2 food");
    assert_eq!(position.has(ANN), "stone");
    let view = position.view();
    assert!(!view.display.contains(Room::Shelf));
    let content = view.seats[0].cave.content(Space::EMPTY);
    assert_eq!(content, Some(Content::Furnished { room: Room::Shelf }));
    assert_eq!(position.may_all("furnish"), [""; 0]);
}

#[test]
fn c21_nothing_is_paid_without_furnishing() {
    let mut position = Position::from(PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "9 food"));
    position.play("take furnishing; end");
    assert_eq!(position.has(ANN), "9 food");
}

#[test]
fn c21_the_space_need_not_be_reachable_but_must_be_empty() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .wall(ANN, "2,0 3,0")
        .stock(ANN, "stone 5 food");
    let mut position = Position::from(builder);
    position.play("take housework");
    assert!(position.may("furnish food-corner 2,0 with 5 food"));
    position.play("furnish food-corner 2,0 with 4 food");
    assert_eq!(position.view().seats[0].cave.rooms().len(), 2);
    // Face-down and furnished spaces take nothing: (0,0) would fit, too.
    let rich = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::Shelf, "2,0")
        .stock(ANN, "9 wood 9 stone 9 food 9 gold");
    let mut position = Position::from(rich);
    position.play("take housework");
    assert_eq!(position.may_all("furnish"), [""; 0]);
}

#[test]
fn c21_worked_example_prices_of_housework_by_round() {
    for (round, food) in [(1, 2), (3, 2), (4, 3), (7, 3), (8, 4)] {
        let builder = PositionBuilder::duel(&EIGHT_ROUNDS[..round]).stock(ANN, "wood 9 food");
        let mut position = Position::from(builder);
        position.play("take housework");
        assert_eq!(
            position.may_all("furnish shelf"),
            [
                format!("2,0 with {food} food"),
                "2,0 with 5 food".to_owned()
            ],
            "round {round}"
        );
    }
}

#[test]
fn c21_worked_example_expansion_costs_five_food_or_two_gold() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "wood 2 emmer 3 food 2 gold");
    let mut gold = Position::from(builder);
    gold.play("take expansion");
    assert_eq!(gold.may_all("furnish shelf"), ["2,0 with 2 gold"]);
    // Three food and two emmer are five food.
    gold.play("convert emmer; convert emmer");
    assert_eq!(
        gold.may_all("furnish shelf"),
        ["2,0 with 5 food", "2,0 with 2 gold"]
    );
    gold.play("furnish shelf 2,0 with 5 food");
    assert_eq!(gold.has(ANN), "2 gold");
    // The room's own gold comes on top of the action's.
    let stall = PositionBuilder::duel(&EIGHT_ROUNDS)
        .dug(ANN, space("1,0"), Room::Stall)
        .stock(ANN, "wood 2 gold");
    let mut stall = Position::from(stall);
    stall.play("take expansion");
    assert_eq!(stall.may_all("furnish stall"), [""; 0]);
}

#[test]
fn c21_renovation_furnishes_for_the_rooms_cost_alone() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .stock(ANN, "wood gold")
        .stock(BOB, "nothing");
    let mut position = Position::from(builder);
    position.play("take renovation; furnish shelf 2,0");
    assert_eq!(position.has(ANN), "gold");
}

#[test]
fn c22_natural_and_built_walls_count_and_tiles_do_not() {
    let dug = PositionBuilder::duel(&EIGHT_ROUNDS)
        .dug(ANN, space("1,0"), Room::Warehouse)
        .stock(ANN, "9 wood 9 stone 9 food 9 gold");
    // (1,0) lies between face-down tiles and has one wall, its natural one.
    let mut one = Position::from(dug);
    one.play("take furnishing");
    assert_eq!(
        one.may_all("furnish shelf"),
        ["1,0 with 4 food", "2,0 with 4 food"]
    );
    assert_eq!(one.may_all("furnish food-corner"), [""; 0]);
    // With a built one it is a corner.
    let mut two = Position::from(dug.wall(ANN, "1,0 2,0"));
    two.play("take furnishing");
    assert_eq!(two.may_all("furnish shelf"), [""; 0]);
    assert_eq!(
        two.may_all("furnish food-corner"),
        ["1,0 with 4 food", "2,0 with 4 food"]
    );
    // Opposite to it, a tunnel.
    let mut through = Position::from(dug.wall(ANN, "1,0 1,1"));
    through.play("take furnishing");
    assert_eq!(through.may_all("furnish tunnel"), ["1,0 with 4 food"]);
}

#[test]
fn c23_more_orange_than_blue_rooms() {
    let start = PositionBuilder::duel(&EIGHT_ROUNDS)
        .dug(ANN, space("1,0"), Room::ProspectingSite)
        .dug(ANN, space("2,1"), Room::RettingRoom)
        .stock(ANN, "9 wood 9 stone 9 food 9 gold");
    // With only the entrance no blue room can be built.
    let mut none = Position::from(start);
    none.play("take housework");
    assert_eq!(none.may_all("furnish prospecting-site"), [""; 0]);
    let prospect = none.view().seats[0].prospect(Room::ProspectingSite);
    assert_eq!(prospect.obstacles, [Obstacle::TooManyBlue]);
    assert!(!prospect.fits.is_empty());
    // With one orange room one blue room can, but not two.
    none.play("furnish shelf 2,0 with 4 food");
    assert_eq!(
        none.may_all("furnish prospecting-site").len(),
        4,
        "two spaces, two prices"
    );
    none.play("furnish prospecting-site 1,0 with gold; end");
    none.play("take undergrowth; end; take furnishing");
    assert_eq!(none.may_all("furnish retting-room"), [""; 0]);
    assert_eq!(none.may_all("furnish grindstone"), ["2,1 with 4 food"]);
}

#[test]
fn c24_housework_furnishes_twice_each_for_its_own_cost() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS[..1])
        .dug(ANN, space("1,0"), Room::Warehouse)
        .stock(ANN, "2 wood stone 7 food 2 gold");
    let mut position = Position::from(builder);
    position.play("take housework");
    assert_eq!(
        position.may_all("furnish shelf 2,0"),
        ["with 2 food", "with 5 food", "with gold"]
    );
    position.play("furnish shelf 2,0 with 2 food");
    // The two ways of paying are of one action.
    assert_eq!(
        position.may_all("furnish grindstone 1,0"),
        ["with 5 food", "with gold"]
    );
    position.play("furnish grindstone 1,0 with 5 food");
    assert_eq!(position.has(ANN), "wood 2 gold");
    assert_eq!(position.may_all("furnish"), [""; 0]);
}

#[test]
fn c24_obstacles_are_named() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS[..1]).stock(ANN, "nothing");
    let seat = &Position::from(builder).view().seats[0];
    let parlor = seat.prospect(Room::Parlor);
    let missing = goods("stone gold");
    assert_eq!(
        parlor.obstacles,
        [Obstacle::CannotAfford { missing }, Obstacle::NoFittingSpace]
    );
    assert!(parlor.fits.is_empty());
    assert_eq!(seat.prospects.len(), 6, "the whole display");
}

/// Ann's board is full but for (2,0): rooms are found and built on all nine tiles.
fn nearly_full() -> PositionBuilder {
    let rooms = [
        Room::Warehouse,
        Room::Stall,
        Room::SacrificialAltar,
        Room::Storeroom,
        Room::WeavingRoom,
        Room::FurnitureWorkshop,
        Room::GoldVein,
        Room::JunctionRoom,
        Room::DiggingCave,
    ];
    let mut builder = PositionBuilder::duel(&EIGHT_ROUNDS);
    for (at, room) in Space::COVERED.iter().zip(rooms) {
        builder = builder.dug(ANN, at, room).furnished(ANN, room, at);
    }
    builder
}

#[test]
fn c43_building_a_room_does_not_by_itself_let_you_use_it() {
    let study = PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "wood 5 food gold");
    for (tile, fee) in [
        ("furnishing", " with 4 food"),
        ("housework", " with 4 food"),
        ("expansion", " with 5 food"),
        ("renovation", ""),
    ] {
        let mut position = Position::from(study.stock(BOB, "nothing"));
        position.play(&format!("take {tile}; furnish spinning-wheel 2,0{fee}"));
        assert_eq!(position.may_all("use"), [""; 0], "{tile}");
    }
    // In a later turn `[1]` uses it: the Spinning Wheel makes gold of flax.
    let mut later = Position::from(study.stock(ANN, "wood flax 5 food"));
    later.play("take furnishing; furnish spinning-wheel 2,0 with 4 food");
    assert_eq!(later.has(ANN), "flax food");
    later.play("end; take housework; end; take undergrowth");
    assert!(later.may("use spinning-wheel with flax"));
}

#[test]
fn c34_the_first_full_board_gets_the_additional_cavern() {
    let builder = nearly_full().stock(ANN, "2 wood 2 stone 9 food 3 gold");
    let mut position = Position::from(builder);
    position.play("take housework; furnish shelf 2,0 with 4 food");
    // At once, and the side is chosen.
    assert_eq!(
        position.offered(),
        ["convert gold", "cavern corner", "cavern alcove"]
    );
    let mut corner = position;
    corner.play("cavern corner");
    let cave = corner.view().seats[0].cave;
    assert_eq!(
        cave.content(Space::CAVERN),
        Some(Content::Empty),
        "already excavated"
    );
    assert_eq!(cave.walls(Space::CAVERN).sides().count(), 2);
    // Housework's second action can furnish it.
    assert_eq!(
        corner.may_all("furnish food-corner"),
        ["cavern with 5 food", "cavern with gold"]
    );
    assert_eq!(corner.may_all("furnish parlor"), [""; 0]);
    let mut alcove = position;
    alcove.play("cavern alcove");
    assert_eq!(
        alcove.view().seats[0]
            .cave
            .walls(Space::CAVERN)
            .sides()
            .count(),
        3
    );
    assert_eq!(
        alcove.may_all("furnish parlor"),
        ["cavern with 5 food", "cavern with gold"]
    );
    alcove.play("furnish parlor cavern with gold");
    assert_eq!(alcove.view().seats[0].cave.rooms().len(), 12);
}

#[test]
fn c34_its_open_sides_are_wall_places() {
    let builder = nearly_full().stock(ANN, "9 wood 9 stone 9 food 9 gold");
    let mut position = Position::from(builder);
    position.play("take housework; furnish shelf 2,0 with 4 food; cavern corner; end");
    position.play("take undergrowth; end; take renovation");
    let places = position.may_all("wall");
    assert_eq!(places[14..], ["cavern east", "cavern south"]);
    position.play("wall cavern south; furnish parlor cavern");
    assert!(!position.may("wall cavern south"));
}

#[test]
fn c34_there_is_only_one() {
    let builder = nearly_full()
        .stock(ANN, "9 wood 9 food")
        .cavern(BOB, CavernSide::Alcove);
    let mut position = Position::from(builder);
    position.play("take housework; furnish shelf 2,0 with 4 food");
    assert_eq!(position.offered(), ["end"]);
    assert_eq!(position.view().seats[0].cave.cavern(), None);
}

#[test]
fn c34_a_face_down_tile_or_an_empty_cavern_is_not_a_room() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "9 wood 9 food");
    let mut position = Position::from(builder);
    position.play("take housework; furnish shelf 2,0 with 4 food");
    assert_eq!(position.view().seats[0].cave.cavern(), None);
    assert_eq!(position.may_all("cavern"), [""; 0]);
}
