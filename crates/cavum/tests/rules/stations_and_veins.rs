//! Stations, routes and veins (K28 to K33).

use cavum::{Colour, Event};
use tabletop::Seat;

use crate::mine::Mine;
use crate::worked_examples::{before_blue_prospects, four_veins, two_stations};

#[test]
fn k28_a_mountain_station_goes_on_the_tile_of_the_action_before() {
    let mut mine = Mine::building(2);
    mine.act(0, &["lay two -2,4 r1"]);
    assert!(mine.may(0, "station -2,4"));
    assert!(!mine.may(0, "station -2,5"), "a start tile");
    mine.act(0, &["discard vein"]);
    assert!(!mine.may(0, "station -2,4"), "another action came between");
    mine.act(0, &["lay six -3,4 r0", "end"]);
    assert!(!mine.may(1, "station -3,4"), "somebody else laid it");
    mine.act(1, &["discard vein", "end"]);
    assert!(!mine.may(0, "station -3,4"), "another turn");
}

#[test]
fn k28_only_directly_on_the_board_and_not_on_dynamite() {
    let mut mine = Mine::building(2);
    mine.act(0, &["lay two -2,4 r1", "lay three -2,4 r1"]);
    assert!(!mine.may(0, "station -2,4"), "level 2");
    mine.act(0, &["lay dynamite two -3,4 r2"]);
    assert!(!mine.may(0, "station -3,4"), "dynamite");
    // A bought tile counts.
    mine.act(0, &["end"]);
    mine.act(1, &["option lay six -1,4 r0"]);
    assert!(mine.may(1, "station -1,4") && mine.may(1, "option station -1,4"));
}

#[test]
fn k29_a_city_station_needs_a_route_to_an_own_mountain_station() {
    let mut mine = Mine::building(2);
    assert!(
        !mine
            .legal(0)
            .iter()
            .any(|words| words.starts_with("station"))
    );
    mine.act(0, &["lay six -4,4 r0", "station -4,4"]);
    let places: Vec<String> = mine
        .legal(0)
        .into_iter()
        .filter(|words| words.starts_with("station"))
        .collect();
    // Through (-4,5) to the south; (-3,5) is not joined.
    assert_eq!(places, ["station -4,6", "station -5,6"]);
    let events = mine.act(0, &["station -5,6"]);
    let (seat, space) = (Seat::new(0), "-5,6".parse().unwrap());
    assert_eq!(events, [Event::StationBuilt { seat, space }]);
    assert!(!mine.may(0, "station -5,6"), "one station for each space");
    mine.act(0, &["end"]);
    // Red has no mountain station.
    assert!(!mine.may(1, "station -4,6"));
}

#[test]
fn k30_others_stations_interrupt_and_own_city_stations_can_be_passed() {
    let mut mine = two_stations();
    // Blue's station on (-2,3) leads by the vein to (-3,5) and (-2,5).
    for place in ["-4,6", "-3,6", "-2,6"] {
        assert!(mine.may(0, &format!("station {place}")), "{place}");
    }
    // (-4,5) is joined to nothing but city spaces: only through an own station.
    assert!(!mine.may(0, "station -5,6"));
    mine.act(0, &["station -4,6"]);
    assert!(mine.may(0, "station -5,6"));
    // Somebody else's station interrupts: (0,4) hangs on Red's (-1,3) alone.
    let mut mine = Mine::building(2);
    mine.act(0, &["lay two -2,4 r1", "discard vein", "end"]);
    mine.act(1, &["lay six -1,3 r0", "station -1,3", "end"]);
    mine.act(0, &["lay six -1,2 r0", "station -1,2"]);
    assert!(
        !mine
            .legal(0)
            .iter()
            .any(|words| words.starts_with("station"))
    );
}

#[test]
fn k30_both_sides_need_an_exit_and_a_vein_has_six() {
    let mut mine = Mine::building(2);
    // A six answers the start tiles; a two beside it that does not answer is not joined.
    mine.act(0, &["lay six -2,4 r0", "lay two -3,4 r2"]);
    mine.act(0, &["lay four -3,3 r1", "station -3,3"]);
    mine.act(1, &["discard vein", "end"]);
    // (-3,3) SE (-3,4) SE (-3,5) NE (-2,4) SE (-2,5). The exit of (-4,5) is not answered.
    let places = |mine: &Mine| -> Vec<String> {
        let legal = mine.legal(0).into_iter();
        legal.filter(|words| words.starts_with("station")).collect()
    };
    assert_eq!(
        places(&mine),
        ["station -2,6", "station -3,6", "station -4,6"]
    );
    // With a vein on it (-3,4) has six exits, and (-4,5) is joined as well.
    mine.act(0, &["vein -3,4 red"]);
    assert_eq!(
        places(&mine),
        [
            "station -2,6",
            "station -3,6",
            "station -4,6",
            "station -5,6"
        ]
    );
}

#[test]
fn k31_a_vein_touches_no_city_and_no_other_vein() {
    let mine = two_stations();
    let veins = |mine: &Mine, seat| -> Vec<String> {
        let legal = mine.legal(seat).into_iter();
        legal
            .filter(|words| words.contains("vein") && words.ends_with("white"))
            .collect()
    };
    // The start tiles touch cities, (-2,3) and (-1,3) have stations and lie beside the vein.
    assert_eq!(veins(&mine, 0), Vec::<String>::new());
    // Red's six on (-1,3) carries a station; (0,3) touches neither; dynamite is good too.
    let mine = before_blue_prospects();
    assert!(!mine.may(0, "vein -1,2 white"), "Blue has played the vein");
    let mut mine = four_veins();
    assert_eq!(veins(&mine, 0), ["option vein -1,2 white"]);
    mine.act(0, &["lay dynamite two 0,-1 r2"]);
    assert!(
        !mine.may(0, "option vein 0,-1 white"),
        "it lies beside the middle"
    );
    let mut mine = Mine::building(2);
    mine.act(0, &["lay dynamite two -2,4 r1"]);
    assert!(mine.may(0, "vein -2,4 white"));
    assert!(!mine.may(0, "vein -2,5 white"));
}

#[test]
fn k32_three_stones_with_two_players_else_four() {
    for (seats, stones) in [(2, 3), (3, 4), (4, 4)] {
        let mut mine = Mine::building(seats);
        mine.act(0, &["lay two -2,4 r1", "vein -2,4 green"]);
        let vein = mine.hex("-2,4").unwrap().vein.unwrap();
        assert_eq!((vein.colour, vein.stones), (Colour::Green, stones));
        assert_eq!(mine.price("green"), stones);
        assert!(!mine.may(0, "option vein -2,4 red"));
    }
}

#[test]
fn k32_fewer_stones_if_there_are_fewer_and_no_colour_without_any() {
    let mut mine = Mine::building(3);
    assert!(!mine.may(0, "vein -2,4 yellow"));
    mine.act(
        0,
        &[
            "lay six -3,4 r0",
            "vein -3,4 blue",
            "lay four -3,3 r1",
            "end",
        ],
    );
    mine.act(
        1,
        &[
            "lay six -2,2 r0",
            "vein -2,2 blue",
            "lay three -1,1 r0",
            "end",
        ],
    );
    assert_eq!(mine.price("blue"), 8);
    // All yellow stones lie in the middle: their scale is empty.
    assert!(!mine.may(2, "vein -4,4 yellow"));
    mine.act(2, &["lay six -1,4 r0", "vein -1,4 blue"]);
    assert_eq!(mine.hex("-1,4").unwrap().vein.unwrap().stones, 1);
    assert_eq!(mine.price("blue"), 9);
    mine.act(2, &["lay four 0,3 r1", "lay three 1,2 r0"]);
    let blue: Vec<String> = mine
        .legal(0)
        .into_iter()
        .filter(|words| words.ends_with("blue"))
        .collect();
    assert_eq!(blue, Vec::<String>::new());
    assert!(mine.may(0, "option vein 1,2 red"));
}

#[test]
fn k33_a_vein_belongs_to_nobody_and_interrupts_nobody() {
    let mut mine = two_stations();
    // Blue has discovered the vein on (-2,4). Red's route to the city leads over it.
    mine.act(0, &["station -4,6", "end"]);
    assert!(mine.may(1, "station -2,6"));
    assert!(mine.may(1, "station -3,6"));
}
