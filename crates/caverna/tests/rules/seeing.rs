//! C41 and C42: what can be seen.

use caverna::{Caverna, Content, PositionBuilder, Room, Tile};
use tabletop::{Game, Viewer};

use crate::protocol::{ANN, BOB, EIGHT_ROUNDS, Furnish, Match, Position, Protocol};

#[test]
fn c41_everybody_sees_the_same() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS[..4])
        .room(ANN, Room::Stall, "1,0")
        .wall(BOB, "3,0 3,1")
        .stock(BOB, "3 wood 2 gold");
    let mut position = Position::from(builder);
    position.play("take masonry; gain wood");
    let views = Viewer::all(2).map(|viewer| Caverna::view(&position.0, viewer));
    assert!(views.into_iter().all(|view| view == position.view()));

    let view = position.view();
    let stall = view.seats[0].cave.place_of(Room::Stall).unwrap();
    assert_eq!(
        view.seats[0].cave.content(stall),
        Some(Content::Furnished { room: Room::Stall })
    );
    assert_eq!(view.seats[1].cave.built_wall_count(), 1);
    assert_eq!(view.seats[1].goods.to_string(), "3 wood 2 gold");
    assert_eq!(
        view.seats[0].taken.iter().collect::<Vec<_>>(),
        [Tile::Masonry]
    );
    assert_eq!(view.turn.unwrap().open, [true, false, true]);
    assert_eq!(view.walls, 6);
    assert_eq!(view.display.len(), 6);
    // What is still face down, as a set.
    assert_eq!(view.unseen.len(), 17);
    assert!(!view.unseen.contains(Room::Stall));
    assert_eq!(view.to_come.len(), 4);
}

#[test]
fn c41_a_view_is_complete_enough_to_draw() {
    let view = Match::duel().view();
    let json = serde_json::to_value(&view).unwrap();
    let space = &json["seats"][0]["cave"]["spaces"][0];
    assert_eq!(space["space"], "0,0");
    assert_eq!(space["kind"], "face_down");
    assert_eq!(space["walls"], serde_json::json!(["north", "west"]));
    let entrance = &json["seats"][1]["cave"]["spaces"][6];
    assert_eq!(entrance["room"], "cave-entrance");
    assert_eq!(json["tiles"][11]["place"], "to_come");
    assert_eq!(json["tiles"][0]["place"], "available");
    assert_eq!(json["seats"][0]["goods"]["gold"], 1);
    assert_eq!(json["display"][0], "shelf");
    assert_eq!(
        json["seats"][0]["prospects"][5]["obstacles"][0]["kind"],
        "no_fitting_space"
    );
}

#[test]
fn c42_which_room_lies_where_is_nowhere_to_be_seen() {
    let mut duel = Match::duel();
    duel.play("luck start 0; luck tile masonry");
    let json = serde_json::to_value(duel.view()).unwrap();
    for seat in [0, 1] {
        let spaces = json["seats"][seat]["cave"]["spaces"]
            .as_array()
            .unwrap()
            .clone();
        let face_down = spaces.iter().filter(|space| space["kind"] == "face_down");
        assert_eq!(face_down.clone().count(), 9);
        assert!(
            face_down
                .into_iter()
                .all(|space| space.get("room").is_none())
        );
    }
    // Any unseen room can be under any tile, and under the other's as well.
    let position = Position::from(PositionBuilder::duel(&[Tile::Masonry]));
    let mut seen = Vec::new();
    for at in ["1,0", "2,1", "3,1", "4,0"] {
        let mut dig = position;
        dig.play(&format!("take excavation; dig {at}"));
        seen.push(dig.chances());
    }
    assert!(
        seen.iter()
            .all(|chances| chances.len() == 18 && *chances == seen[0])
    );
}

#[test]
fn c42_the_order_of_action_tiles_is_open_until_they_are_turned_up() {
    let mut duel = Match::duel();
    duel.play("luck start 0");
    for told in ["tile undermining", "tile masonry", "tile furnishing"] {
        let mut other = Match::duel();
        other.play("luck start 0");
        assert_eq!(other.view(), duel.view());
        other.play(&format!("luck {told}"));
    }
    assert_eq!(duel.view().to_come.len(), 8);
    assert_eq!(duel.view().next.len(), 3);
}

#[test]
fn c42_the_pile_has_no_order() {
    let mut solo = Match::solo();
    solo.play("luck out tunnel; luck out parlor; luck out shelf; luck tile masonry");
    solo.play("take excavation; dig 1,0; luck room stall");
    // The pile's top can be any room that is unseen.
    assert_eq!(solo.chances().len(), 17);
    assert_eq!(solo.view().unseen.len(), 17);
}
