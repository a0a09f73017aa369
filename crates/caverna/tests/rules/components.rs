//! C1 to C7: what is in the box and how it is laid out.

use caverna::{
    Back, Content, Good, Place, PositionBuilder, Room, RoomBack, Space, Tile, TilePlace,
};

use crate::protocol::{ANN, BOB, EIGHT_ROUNDS, Furnish, Match, Position, Protocol};

#[test]
fn c1_each_player_starts_with_one_of_each_good() {
    let duel = Match::duel();
    for seat in [ANN, BOB] {
        assert_eq!(duel.has(seat), "wood stone emmer flax food gold");
    }
    assert_eq!(Match::solo().view().seats.len(), 1);
    assert_eq!(Match::solo().has(ANN), "wood stone emmer flax food gold");
}

#[test]
fn c2_what_goes_over_the_limit_is_lost() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS).stock(ANN, "8 wood 9 stone 9 food 17 gold");
    let mut position = Position::from(builder);
    position.play("take undergrowth; gain 2 wood; end");
    assert_eq!(position.has(ANN), "9 wood 9 stone 9 food 17 gold");
    position.play("take housework; end");
    // The gain still happens with a full track.
    position.play("take excavation; gain stone; end");
    assert_eq!(position.has(ANN), "9 wood 9 stone 9 food 17 gold");
    position.play("take cultivation; end; take expedition; trade 5 wood; end");
    assert_eq!(position.has(ANN), "4 wood 9 stone 9 food 19 gold");
}

#[test]
fn c2_only_gold_goes_to_19() {
    for good in Good::ALL {
        assert_eq!(good.limit(), if good == Good::Gold { 19 } else { 9 });
    }
}

#[test]
fn c3_seven_walls_are_a_common_supply() {
    let mut builder = PositionBuilder::duel(&[Tile::Masonry]);
    for place in ["0,0 0,1", "0,0 1,0", "1,0 1,1"] {
        builder = builder.wall(ANN, place);
    }
    for place in ["0,0 0,1", "0,0 1,0", "1,0 1,1"] {
        builder = builder.wall(BOB, place);
    }
    let mut position = Position::from(builder);
    assert_eq!(position.view().walls, 1);
    position.play("take masonry");
    assert_eq!(position.may_all("wall").len(), 11);
    position.play("wall 4,1 4,2");
    assert_eq!(position.view().walls, 0);
    assert_eq!(Match::duel().view().walls, 7);
}

#[test]
fn c4_the_backs_order_the_tiles() {
    use Tile::{Cultivation, Excavation, Housework, Undergrowth};
    let mut duel = Match::duel();
    duel.play("luck start 0");
    let open = |tile: &Tile| duel.view().place_of(*tile) == TilePlace::Available;
    let start: Vec<Tile> = Tile::ALL.into_iter().filter(open).collect();
    assert_eq!(start, [Undergrowth, Cultivation, Housework, Excavation]);
    assert!(start.iter().all(|tile| tile.card().back == Back::Start));

    let twos = ["tile furnishing", "tile masonry", "tile undermining"];
    let threes = [
        "tile expansion",
        "tile drift-mining",
        "tile expedition",
        "tile breach",
    ];
    let mut left: Vec<&str> = twos.to_vec();
    for (round, turns) in (1..).zip([2, 2, 2, 3, 3, 3, 3, 4]) {
        if round == 4 {
            left = threes.to_vec();
        }
        // The last of its back, and Renovation, come without being drawn.
        if left.len() > 1 {
            assert_eq!(duel.chances(), left);
            let told = left.remove(0);
            duel.play(&format!("luck {told}"));
        }
        assert_eq!(duel.view().round, round);
        assert_eq!(duel.view().turns_per_player(), turns);
        for _ in 0..2 * turns {
            duel.idle();
        }
    }
    assert!(duel.view().outcome.is_some());
    assert_eq!(duel.view().to_come.len(), 0);
}

#[test]
fn c5_natural_walls() {
    let expected = [
        ("0,0", r#"["north","west"]"#),
        ("0,1", r#"["north","east"]"#),
        ("1,0", r#"["west"]"#),
        ("1,1", r#"["east"]"#),
        ("2,0", r#"["west"]"#),
        ("2,1", r#"["east"]"#),
        // Its west side is open daylight.
        ("3,0", "[]"),
        ("3,1", r#"["east"]"#),
        ("4,0", r#"["south","west"]"#),
        ("4,1", r#"["south"]"#),
        ("4,2", r#"["north","east","south"]"#),
    ];
    let view = Match::duel().view();
    for seat in [ANN, BOB] {
        let cave = view.seats[seat.index()].cave;
        assert_eq!(cave.spaces().len(), 11);
        for (words, sides) in expected {
            let walls = cave.walls(crate::protocol::space(words));
            assert_eq!(serde_json::to_string(&walls).unwrap(), sides, "{words}");
        }
    }
}

#[test]
fn c6_walls_stand_on_the_fourteen_edges_between_spaces() {
    let mut position = Position::from(PositionBuilder::duel(&[Tile::Masonry]));
    position.play("take masonry");
    let edges = [
        "0,0 0,1", "0,0 1,0", "0,1 1,1", "1,0 1,1", "1,0 2,0", "1,1 2,1", "2,0 2,1", "2,0 3,0",
        "2,1 3,1", "3,0 3,1", "3,0 4,0", "3,1 4,1", "4,0 4,1", "4,1 4,2",
    ];
    assert_eq!(position.may_all("wall"), edges);
    let columns = edges.iter().filter(|edge| edge[..2] == edge[4..6]).count();
    assert_eq!(columns, 6, "edges within a row");
    // One wall each, on one's own board.
    let builder = PositionBuilder::duel(&[Tile::Masonry]);
    let mut own = Position::from(builder.wall(ANN, "3,0 3,1"));
    own.play("take masonry");
    assert_eq!(own.may_all("wall").len(), 13);
    assert!(!own.may("wall 3,0 3,1"));
    let mut other = Position::from(builder.wall(BOB, "3,0 3,1"));
    other.play("take masonry");
    assert_eq!(other.may_all("wall").len(), 14);
    assert_eq!(Place::all().count(), 16, "and two at the additional cavern");
}

#[test]
fn c7_light_rooms_lie_open_and_dark_ones_face_down() {
    let view = Match::duel().view();
    let names: Vec<&str> = view.display.iter().map(Room::word).collect();
    assert_eq!(
        names,
        [
            "shelf",
            "spinning-wheel",
            "tunnel",
            "grindstone",
            "food-corner",
            "parlor"
        ]
    );
    assert_eq!(view.unseen, Room::DARK);
    assert_eq!(view.unseen.len(), 18);
    assert!(view.unseen.iter().all(|room| room.back() == RoomBack::Dark));
    for seat in &view.seats {
        for space in Space::all() {
            let content = match space.to_string().as_str() {
                "3,0" => Some(Content::Furnished {
                    room: Room::CaveEntrance,
                }),
                "2,0" => Some(Content::Empty),
                "cavern" => None,
                _ => Some(Content::FaceDown),
            };
            assert_eq!(seat.cave.content(space), content, "{space}");
        }
    }
}
