//! Laying tiles (K23 to K27).

use crate::mine::Mine;
use crate::worked_examples::{before_red_prospects, dealt, four_veins, two_stations};

#[test]
fn k23_on_an_empty_hex_or_on_strictly_fewer_exits() {
    let mut mine = Mine::building(2);
    mine.act(0, &["lay three -2,4 r1"]);
    assert!(!mine.may(0, "lay two -2,4 r1"), "fewer");
    assert!(!mine.may(0, "option lay three -2,4 r1"), "the same");
    assert!(mine.may(0, "lay four -2,4 r1"), "more");
    // On the start tiles, fours, only sixes.
    assert!(!mine.may(0, "lay four -2,5 r0"));
    assert!(mine.may(0, "lay six -2,5 r0"));
    // Dynamite covers and is covered like any tile.
    assert!(!mine.may(0, "lay dynamite two -2,4 r1"));
    mine.act(0, &["lay dynamite two -3,4 r2", "end"]);
    assert!(mine.may(1, "lay dynamite three -3,4 r1"));
    mine.act(1, &["lay three -3,4 r1"]);
    assert_eq!(mine.hex("-3,4").unwrap().level, 2);
}

#[test]
fn k23_no_tile_covers_a_station_or_a_vein() {
    let mut mine = two_stations();
    assert!(mine.hex("-2,3").unwrap().station.is_some());
    assert!(mine.hex("-2,4").unwrap().vein.is_some());
    for place in ["-2,3", "-2,4"] {
        assert!(!mine.may(0, &format!("lay six {place} r0")), "{place}");
    }
    mine.act(0, &["station -4,6", "end"]);
    assert!(!mine.may(1, "option lay six -2,3 r0"));
}

#[test]
fn k24_a_tunnel_must_be_continued() {
    let mine = dealt();
    // (-2,4) lies north-east of (-3,5) and north-west of (-2,5), whose exits face it.
    assert!(mine.may(0, "lay two -2,4 r1"), "SW");
    assert!(mine.may(0, "lay two -2,4 r2"), "SE");
    assert!(!mine.may(0, "lay two -2,4 r0"), "E and W continue nothing");
    // Nothing leads to (-2,3), and nothing is beside (3,3).
    assert!(!mine.may(0, "lay six -2,3 r0"));
    assert!(!mine.may(0, "lay six 3,-3 r0"));
    // Covering follows the same rule: nothing faces (-2,5) before (-2,4) is laid.
    assert!(!mine.may(0, "lay six -2,5 r0"));
    let mut mine = mine;
    mine.act(0, &["lay two -2,4 r2"]);
    assert!(mine.may(0, "lay six -2,5 r0"));
}

#[test]
fn k24_only_one_tunnel_need_match_and_tunnels_may_be_cut_off() {
    let mut mine = dealt();
    mine.act(0, &["lay six -2,4 r0"]);
    // Six exits of (-2,4) lead to (-1,3); this tile answers only one of its neighbours'.
    mine.act(0, &["lay two -1,3 r1"]);
    // (-1,4) has exits of (-2,5), (-1,5), (-2,4) and (-1,3) around it. A two from the west
    // to the east cuts the tunnels of the start tiles off.
    assert!(mine.may(0, "lay three -1,4 r1"));
    assert!(mine.may(0, "lay dynamite two -1,4 r0"));
}

#[test]
fn k24_a_vein_continues_a_tunnel_only_if_a_tile_leads_to_it() {
    let mine = four_veins();
    // (0,1) leads to the middle, so that any side of the vein may be continued.
    assert!(mine.may(0, "lay dynamite two 0,-1 r2"));
    assert!(mine.may(0, "option lay six 1,-1 r0"));
    // Before (0,1) was laid nothing led there.
    let mine = two_stations();
    assert!(!mine.may(0, "lay six 0,-1 r0"));
    assert!(!mine.may(0, "lay six 1,-1 r0"));
}

#[test]
fn k24_others_stations_do_not_hinder_laying() {
    let mine = two_stations();
    // (-2,3) has Blue's station; Red may go on from its exits all the same.
    let mut red = mine;
    red.act(0, &["discard station", "end"]);
    assert!(red.may(1, "lay two -2,2 r2"), "SE of (-2,2) is (-2,3)");
}

#[test]
fn k25_a_tile_about_to_be_covered_still_leads_to_the_vein() {
    let mut mine = dealt();
    mine.act(
        0,
        &[
            "lay two -2,4 r1",
            "lay dynamite two -1,3 r1",
            "lay four 0,2 r0",
            "vein 0,2 red",
        ],
    );
    // Only (-1,3) leads to the vein. It may be covered with a three to the north-east, which
    // goes on from the vein and from nothing else.
    assert!(mine.may(1, "lay three -1,3 r1"), "NE W SE");
    assert!(mine.may(1, "lay six 1,2 r0"), "another side of the vein");
    // A three that turns away from the vein is legal too; then nothing leads to the vein.
    mine.act(1, &["lay three -1,3 r0"]);
    assert!(!mine.may(1, "lay six 1,2 r0"));
}

#[test]
fn k26_only_the_owner_of_the_station_starts_a_tunnel_from_a_city() {
    let mut mine = Mine::building(2);
    // Anybody builds towards a city: (-5,5) lies between two of them, but nothing leads there.
    assert!(!mine.may(0, "lay two -5,5 r2"));
    mine.act(
        0,
        &[
            "lay six -4,4 r0",
            "station -4,4",
            "station -5,6",
            "discard vein",
        ],
    );
    assert_eq!(mine.turn(), Some(1));
    assert!(!mine.may(1, "lay two -5,5 r2"), "it is Blue's station");
    mine.act(1, &["discard vein", "end"]);
    assert!(mine.may(0, "lay two -5,5 r2"));
    // Red may build towards the city from a tunnel: (-4,4) leads W to (-5,4) and SW to
    // (-5,5).
    mine.act(0, &["discard station", "end"]);
    assert!(mine.may(1, "lay two -5,5 r1"), "NE of (-5,5) is (-4,4)");
}

#[test]
fn k27_covered_tiles_are_not_shown() {
    let mut mine = Mine::building(2);
    mine.act(0, &["lay two -2,4 r1", "lay three -2,4 r1"]);
    let hex = mine.hex("-2,4").unwrap();
    assert_eq!(hex.level, 2);
    assert_eq!(hex.tile.unwrap().kind(), cavum::Kind::Three);
    let seen = serde_json::to_string(&mine.view().mountain).unwrap();
    assert!(!seen.contains("two"), "{seen}");
    // Nor what lies under a vein.
    let mine = before_red_prospects();
    assert!(mine.hex("-2,4").unwrap().tile.is_none());
}
