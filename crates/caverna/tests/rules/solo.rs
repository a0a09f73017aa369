//! C37 to C40: the solo game.

use caverna::{EXCEPTIONAL, GOAL, PositionBuilder, Room, SoloResult, Tile, TilePlace};
use tabletop::{Game, Prompt};

use crate::protocol::{ANN, Furnish, Match, Position, Protocol, SEVEN_ROUNDS};

const OUT: [Room; 3] = [Room::Tunnel, Room::Grindstone, Room::Parlor];

/// A solo game in its last round, with every tile.
fn builder() -> PositionBuilder {
    PositionBuilder::solo(OUT, &SEVEN_ROUNDS)
}

#[test]
fn c37_three_light_rooms_are_out_and_nine_dark_ones_are_the_pile() {
    let mut solo = Match::solo();
    assert_eq!(solo.chances().len(), 6);
    assert_eq!(solo.chances()[0], "out shelf");
    solo.play("luck out tunnel");
    assert_eq!(solo.chances().len(), 5);
    solo.play("luck out parlor; luck out shelf");
    let view = solo.view();
    let left: Vec<&str> = view.display.iter().map(Room::word).collect();
    assert_eq!(left, ["spinning-wheel", "grindstone", "food-corner"]);
    assert_eq!(view.out.len(), 3);
    assert_eq!(view.pile, Some(9));
    assert_eq!(view.unseen.len(), 18);
    assert_eq!(view.seats[0].cave.covered().len(), 9);
}

#[test]
fn c38_breach_is_out_and_there_are_seven_rounds() {
    let mut solo = Match::solo();
    solo.play("luck out tunnel; luck out parlor; luck out shelf; luck tile masonry");
    assert_eq!(solo.view().place_of(Tile::Breach), TilePlace::Out);
    let mut turns = Vec::new();
    while solo.prompt() != Prompt::Over {
        match (solo.prompt(), solo.view().round) {
            (Prompt::Chance, _) => {
                let chance = solo.chances().remove(0);
                assert_ne!(chance, "tile breach");
                solo.play(&format!("luck {chance}"));
            }
            (_, round) => {
                turns.resize(usize::from(round), 0);
                turns[usize::from(round) - 1] += 1;
                solo.idle();
            }
        }
    }
    assert_eq!(turns, [2, 2, 2, 3, 3, 3, 4]);
}

#[test]
fn c38_renovation_has_no_condition() {
    let position = Position::from(builder().stock(ANN, "nothing"));
    assert!(position.may("take renovation"));
}

#[test]
fn c39_exactly_one_tile_also_turns_up_the_pile() {
    let mut one = Position::from(builder());
    one.play("take excavation; dig 1,0; luck room stall");
    assert_eq!(one.prompt(), Prompt::Chance, "right after the dig");
    assert_eq!(one.chances().len(), 17);
    one.play("luck room dungeon");
    let view = one.view();
    assert!(view.display.contains(Room::Stall) && view.display.contains(Room::Dungeon));
    assert_eq!(view.pile, Some(8));
    assert_eq!(view.unseen.len(), 16);
    // Two tiles do not.
    let mut two = Position::from(builder().stock(ANN, "2 food"));
    two.play("take excavation; dig twice 1,0; luck room stall; dig 2,1; luck room dungeon");
    assert_eq!(two.view().pile, Some(9));
    assert_eq!(two.offered(), ["gain stone", "end"]);
    two.play("end");
    assert_eq!(two.view().pile, Some(9));
}

#[test]
fn c39_expansion_can_furnish_what_the_pile_turned_up() {
    let mut position = Position::from(builder().stock(ANN, "2 wood 5 food"));
    position.play("take expansion; dig 1,0; luck room stall; luck room warehouse");
    assert!(position.may("furnish warehouse 1,0 with 5 food"));
}

#[test]
fn c39_the_digging_cave_alone_turns_up_the_pile_at_once() {
    let with_cave = builder()
        .room(ANN, Room::DiggingCave, "1,0")
        .stock(ANN, "gold");
    for tile in ["undergrowth", "undermining", "expedition"] {
        let mut position = Position::from(with_cave);
        position.play(&format!("take {tile}; use digging-cave at 2,1"));
        position.play("luck room stall; luck room dungeon");
        assert_eq!(position.view().pile, Some(8), "{tile}");
    }
}

#[test]
fn c39_with_a_second_way_to_dig_the_pile_waits() {
    let with_cave = builder().room(ANN, Room::DiggingCave, "1,0");
    // The tile's own dig first, while [1] is unused. Gold does not matter.
    let mut own = Position::from(with_cave.stock(ANN, "nothing"));
    own.play("take drift-mining; dig 2,1; luck room stall");
    assert_eq!(own.prompt(), Prompt::Turn(ANN));
    assert!(own.view().turn.unwrap().pile_waits);
    // Once it waits it waits to the end, whatever is done with [1].
    own.play("use cave-entrance for wood");
    assert_eq!(own.view().pile, Some(9));
    own.play("end");
    assert_eq!(own.prompt(), Prompt::Chance);
    own.play("luck room dungeon");
    assert_eq!(own.view().pile, Some(8));
    assert_eq!(own.view().turn, None, "the next turn has begun");
    // The Digging Cave first, while the tile's own dig is unused.
    let mut cave = Position::from(with_cave.stock(ANN, "gold"));
    cave.play("take drift-mining; use digging-cave at 2,1; luck room stall");
    assert!(cave.view().turn.unwrap().pile_waits);
    // The second dig makes two: nothing is turned up, and nothing waits any more.
    cave.play("dig 3,1");
    assert!(!cave.view().turn.unwrap().pile_waits);
    cave.play("luck room dungeon");
    assert!(!cave.view().turn.unwrap().pile_waits);
    cave.play("end");
    assert_eq!(cave.view().pile, Some(9));
    assert_eq!(cave.prompt(), Prompt::Turn(ANN));
}

#[test]
fn c39_no_second_way_without_a_room_that_digs_or_a_tile_to_dig() {
    // [1] used before the dig.
    let with_cave = builder().room(ANN, Room::DiggingCave, "1,0");
    let mut used = Position::from(with_cave);
    used.play("take drift-mining; use cave-entrance for wood; dig 2,1; luck room stall");
    assert_eq!(used.prompt(), Prompt::Chance);
    // No Digging Cave.
    let mut without = Position::from(builder());
    without.play("take drift-mining; dig 2,1; luck room stall");
    assert_eq!(without.prompt(), Prompt::Chance);
    // No other reachable tile: (4,0) is walled off from (4,1).
    let last = with_cave
        .wall(ANN, "0,0 1,0")
        .wall(ANN, "1,0 1,1")
        .wall(ANN, "2,0 2,1")
        .wall(ANN, "3,0 3,1")
        .wall(ANN, "4,0 4,1");
    let mut last = Position::from(last);
    last.play("take drift-mining; dig 4,0; luck room stall");
    assert_eq!(last.prompt(), Prompt::Chance);
}

/// Nine tiles lie on the board and nine in the pile, so nine single digs empty both, and
/// nobody ever digs beside an empty pile.
#[test]
fn c39_an_empty_pile_turns_up_nothing() {
    let mut solo = Match::solo();
    solo.play("luck out tunnel; luck out parlor; luck out shelf");
    let mut dug = 0;
    while solo.prompt() != Prompt::Over {
        if solo.prompt() == Prompt::Chance {
            // Undermining and Drift Mining as soon as possible.
            let chance = solo.chances().pop().unwrap();
            solo.play(&format!("luck {chance}"));
            continue;
        }
        let tiles = solo.may_all("take");
        let digs = ["excavation", "undermining", "expansion", "drift-mining"];
        let tile = tiles.iter().find(|tile| digs.contains(&tile.as_str()));
        let Some(tile) = tile else {
            solo.idle();
            continue;
        };
        solo.play(&format!("take {tile}"));
        let single = |words: &&String| !words.starts_with("twice");
        let spaces = solo.may_all("dig");
        if let Some(at) = spaces.iter().find(single) {
            solo.play(&format!("dig {at}"));
            dug += 1;
            while solo.prompt() == Prompt::Chance {
                // The last room of all is no surprise and not drawn.
                assert!(solo.view().unseen.len() > 1);
                let chance = solo.chances().remove(0);
                solo.play(&format!("luck {chance}"));
            }
        } else {
            assert_eq!(dug, 9);
        }
        solo.play("end");
    }
    assert_eq!(dug, 9);
    assert_eq!(solo.view().pile, Some(0));
    assert_eq!(solo.view().unseen.len(), 0);
    assert_eq!(solo.view().display.len(), 3 + 18);
}

#[test]
fn c40_the_goal_is_fifty_points() {
    let finished = |gold: &str, rooms: &[(Room, &str)]| {
        let mut builder = builder().stock(ANN, gold);
        for (room, at) in rooms {
            builder = builder.room(ANN, *room, at);
        }
        let mut position = Position::from(builder.turns_over(3));
        position.play("take undergrowth; end");
        let outcome = caverna::Caverna::outcome(&position.0).expect("over");
        let result = position.view().solo_result.expect("over");
        (outcome.points_of(ANN), outcome.winners().len(), result)
    };
    let rooms = [
        (Room::StateRoom, "1,0"),
        (Room::Treasury, "2,1"),
        (Room::GoldVein, "3,1"),
    ];
    assert_eq!(finished("18 gold", &rooms), (49, 0, SoloResult::Missed));
    assert_eq!(finished("19 gold", &rooms), (50, 1, SoloResult::Reached));
    let more = [
        &rooms[..],
        &[(Room::DiggingCave, "4,0"), (Room::Shelf, "2,0")],
    ]
    .concat();
    assert_eq!(finished("18 gold", &more), (60, 1, SoloResult::Reached));
    assert_eq!(finished("19 gold", &more), (61, 1, SoloResult::Exceptional));
    assert_eq!((GOAL, EXCEPTIONAL), (50, 60));
}
