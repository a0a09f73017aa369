//! C17 to C20: excavating.

use caverna::{Content, PositionBuilder, Room, Tile};
use tabletop::Prompt;

use crate::protocol::{ANN, BOB, EIGHT_ROUNDS, Furnish, Match, Position, Protocol, space};

#[test]
fn c17_an_excavated_tile_goes_to_the_display_for_both() {
    let mut duel = Match::duel();
    duel.play("luck start 0; luck tile furnishing; take excavation; dig 2,1");
    assert_eq!(duel.prompt(), Prompt::Chance);
    assert_eq!(duel.chances().len(), 18);
    duel.play("luck room prospecting-site");
    let view = duel.view();
    assert!(view.display.contains(Room::ProspectingSite));
    assert!(!view.unseen.contains(Room::ProspectingSite));
    assert_eq!(
        view.seats[0].cave.content(space("2,1")),
        Some(Content::Empty)
    );
    assert_eq!(view.seats[1].cave.covered().len(), 9);
    for seat in &view.seats {
        assert!(
            seat.prospects
                .iter()
                .any(|it| it.room == Room::ProspectingSite)
        );
    }
}

#[test]
fn c17_two_spaces_give_food() {
    let mut position = Position::from(PositionBuilder::duel(&EIGHT_ROUNDS));
    position.play("take excavation; dig 3,1; luck room stall");
    assert_eq!(position.has(ANN), "wood stone emmer flax 2 food gold");
    let mut found = Vec::new();
    for at in [
        "0,0", "0,1", "1,0", "1,1", "2,1", "3,1", "4,0", "4,1", "4,2",
    ] {
        if space(at).food() > 0 {
            found.push(at);
        }
    }
    assert_eq!(found, ["1,1", "3,1"]);
    // (1,1) through the open tunnel.
    let open = PositionBuilder::duel(&EIGHT_ROUNDS).dug(ANN, space("1,0"), Room::Stall);
    let mut position = Position::from(open);
    position.play("take drift-mining; dig 1,1; luck room treasury");
    assert_eq!(position.has(ANN), "wood stone emmer flax 2 food gold");
    position.play("end; take excavation; dig 1,0; luck room dungeon");
    assert_eq!(position.has(BOB), "wood stone emmer flax food gold");
}

#[test]
fn c17_face_up_rooms_and_empty_caverns_cannot_be_excavated() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::Shelf, "2,0")
        .dug(ANN, space("2,1"), Room::Stall);
    let mut position = Position::from(builder);
    position.play("take drift-mining");
    assert_eq!(position.may_all("dig"), ["1,0", "1,1", "3,1", "4,0"]);
}

#[test]
fn c18_worked_example_reachable_at_the_start() {
    let mut position = Position::from(PositionBuilder::duel(&EIGHT_ROUNDS));
    position.play("take drift-mining");
    assert_eq!(position.may_all("dig"), ["1,0", "2,1", "3,1", "4,0"]);
}

#[test]
fn c18_worked_example_a_wall_closes_a_path_and_digging_opens_another() {
    let walled = PositionBuilder::duel(&EIGHT_ROUNDS).wall(ANN, "3,0 3,1");
    let mut position = Position::from(walled);
    position.play("take drift-mining");
    assert_eq!(position.may_all("dig"), ["1,0", "2,1", "4,0"]);
    let dug = walled.dug(ANN, space("2,1"), Room::Stall);
    let mut position = Position::from(dug);
    position.play("take drift-mining");
    assert_eq!(position.may_all("dig"), ["1,0", "1,1", "3,1", "4,0"]);
}

#[test]
fn c18_furnished_caverns_can_be_walked_through() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS).room(ANN, Room::Shelf, "2,0");
    let mut position = Position::from(builder);
    position.play("take drift-mining");
    assert!(position.may("dig 1,0") && position.may("dig 2,1"));
}

#[test]
fn c19_undermining_ignores_every_wall_but_no_tile() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .dug(ANN, space("1,0"), Room::Stall)
        .wall(ANN, "2,0 3,0")
        .wall(ANN, "1,0 2,0")
        .wall(ANN, "0,0 1,0")
        .wall(ANN, "3,0 3,1")
        .wall(ANN, "3,0 4,0");
    let mut around = Position::from(builder);
    around.play("take drift-mining");
    assert_eq!(around.may_all("dig"), [""; 0], "walled in");
    let mut through = Position::from(builder);
    through.play("take undermining");
    assert_eq!(through.may_all("dig"), ["0,0", "1,1", "2,1", "3,1", "4,0"]);
    assert!(!through.may("dig 0,1"), "a face-down tile is in the way");
    // The dig is instead of the rooms.
    through.play("dig 0,0; luck room dungeon");
    assert_eq!(through.may_all("use"), [""; 0]);
    let mut rooms = Position::from(builder);
    rooms.play("take undermining; use cave-entrance for wood");
    assert_eq!(rooms.may_all("dig"), [""; 0]);
}

#[test]
fn c19_other_digs_do_not_go_through_walls() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::DiggingCave, "4,0")
        .wall(ANN, "3,0 3,1")
        .wall(ANN, "2,0 3,0")
        .wall(ANN, "4,0 4,1");
    for tile in ["excavation", "expansion", "drift-mining"] {
        let mut position = Position::from(builder);
        position.play(&format!("take {tile}"));
        assert_eq!(position.may_all("dig"), [""; 0], "{tile}");
    }
    let mut position = Position::from(builder);
    position.play("take undermining");
    assert_eq!(position.may_all("use digging-cave"), [""; 0]);
}

#[test]
fn c20_one_dig_or_two_for_two_food_and_a_stone_either_way() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "2 food");
    let mut one = Position::from(builder);
    one.play("take excavation; dig 1,0; luck room stall; gain stone");
    assert_eq!(one.has(ANN), "stone 2 food");
    assert_eq!(one.offered(), ["end"], "one or two was chosen");
    let mut two = Position::from(builder);
    two.play("take excavation; gain stone; dig twice 1,0");
    assert_eq!(two.has(ANN), "stone", "paid before the first tile is seen");
    two.play("luck room stall");
    // The first has opened the way to the second, which follows at once.
    assert_eq!(
        two.offered(),
        ["dig 0,0", "dig 1,1", "dig 2,1", "dig 3,1", "dig 4,0"]
    );
    two.play("dig 0,0; luck room treasury");
    assert_eq!(two.offered(), ["end"]);
    let mut poor = Position::from(builder);
    poor.play("take cultivation; end; take undergrowth; end");
    let hungry = PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "food");
    let mut hungry = Position::from(hungry);
    hungry.play("take excavation");
    assert_eq!(hungry.may_all("dig twice"), [""; 0]);
    assert!(hungry.may("dig 1,0"));
}

/// Only (0,0) is reachable, and it leads to (0,1).
fn corner() -> PositionBuilder {
    PositionBuilder::duel(&EIGHT_ROUNDS)
        .dug(ANN, space("1,0"), Room::Stall)
        .wall(ANN, "1,0 1,1")
        .wall(ANN, "2,0 2,1")
        .wall(ANN, "3,0 3,1")
        .wall(ANN, "3,0 4,0")
}

#[test]
fn c20_the_double_dig_needs_two_tiles_one_after_the_other() {
    let corner = corner().stock(ANN, "2 food");
    let mut leads_on = Position::from(corner);
    leads_on.play("take excavation");
    assert_eq!(leads_on.may_all("dig twice"), ["0,0"]);
    // There is no choice after it, so nothing is asked.
    leads_on.play("dig twice 0,0; luck room treasury; luck room dungeon");
    assert_eq!(
        leads_on.view().seats[0].cave.content(space("0,1")),
        Some(Content::Empty)
    );
    // With a wall behind it there is no second one.
    let mut dead_end = Position::from(corner.wall(ANN, "0,0 0,1"));
    dead_end.play("take excavation");
    assert_eq!(dead_end.may_all("dig twice"), [""; 0]);
    assert!(dead_end.may("dig 0,0"));
}

#[test]
fn c20_a_forced_second_dig_is_asked_only_if_something_else_can_be_decided_as_well() {
    let after_the_first = |stock: &str| {
        let mut position = Position::from(corner().stock(ANN, stock));
        position.play("take excavation; dig twice 0,0; luck room treasury");
        position
    };
    // Only (0,1) is left and nothing can be converted: it is dug without a question.
    let forced = after_the_first("2 food");
    assert_eq!(forced.prompt(), Prompt::Chance);
    assert_eq!(forced.view().turn.unwrap().dug, 2);
    // With a good to convert there is a choice, and a question that was put stays.
    let mut asked = after_the_first("emmer 2 food");
    assert_eq!(asked.offered(), ["convert emmer", "dig 0,1"]);
    asked.play("convert emmer");
    assert_eq!(asked.offered(), ["dig 0,1"]);
    asked.play("dig 0,1");
    assert_eq!(asked.prompt(), Prompt::Chance);
}

#[test]
fn c20_nothing_is_asked_without_a_tile_left() {
    let rooms: Vec<Room> = Room::DARK.iter().collect();
    let covered = caverna::Space::COVERED;
    let mut builder = PositionBuilder::duel(&[Tile::Masonry]);
    for (at, room) in covered.iter().zip(rooms) {
        builder = builder.dug(ANN, at, room);
    }
    let mut position = Position::from(builder.stock(ANN, "2 food"));
    position.play("take excavation");
    assert_eq!(position.offered(), ["gain stone", "end"]);
}
