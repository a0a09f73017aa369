//! The board (K1 to K3).

use cavum::{CITY_SPACES, DIRECTIONS, MOUNTAIN_SPACES, Space, SpaceSet, cities, opposite};

use crate::mine::{Mine, space};

#[test]
fn k1_the_mountain_is_a_hexagon_of_side_six() {
    let hexes: Vec<Space> = Space::MOUNTAIN.iter().collect();
    assert_eq!((hexes.len(), MOUNTAIN_SPACES), (91, 91));
    for hex in hexes {
        let (q, r) = hex.coordinates();
        assert!(q.abs().max(r.abs()).max((q + r).abs()) <= 5, "{hex}");
    }
    assert_eq!(
        DIRECTIONS,
        [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    );
    let around: Vec<String> = (0..6)
        .map(|side| space("2,-3").neighbour(side).unwrap().to_string())
        .collect();
    assert_eq!(around, ["3,-3", "3,-4", "2,-4", "1,-3", "1,-2", "2,-2"]);
    for side in 0..6 {
        let there = space("0,0").neighbour(side).unwrap();
        assert_eq!(there.neighbour(opposite(side)), Some(space("0,0")));
    }
    // Tiles go on the mountain only.
    let mine = Mine::building(2);
    assert!(!mine.may(0, "lay six -4,6 r0"));
}

#[test]
fn k2_five_cities_with_a_gap_between_neighbours() {
    let sizes: Vec<u8> = cities().map(SpaceSet::len).collect();
    assert_eq!(sizes, [5, 6, 7, 7, 6]);
    assert_eq!((sizes.iter().sum::<u8>(), CITY_SPACES), (31, 31));
    for city in Space::all().filter(|space| !space.is_mountain()) {
        let (q, r) = city.coordinates();
        assert_eq!(q.abs().max(r.abs()).max((q + r).abs()), 6, "{city}");
    }
    for gap in ["-6,6", "-5,-1", "3,-6", "6,-1", "0,6"] {
        assert!(gap.parse::<Space>().is_err(), "{gap}");
    }
    let names: Vec<String> = cities()
        .map(|city| city.lowest().unwrap().to_string())
        .collect();
    assert_eq!(names, ["-1,6", "-6,5", "-4,-2", "4,-6", "6,0"]);
    assert_eq!(space("-3,6").city(), Some(0));
    assert_eq!(space("1,5").city(), Some(4));
    assert_eq!(space("0,0").city(), None);
}

#[test]
fn k3_city_spaces_open_to_the_mountain_only_and_a_gap_to_nothing() {
    for city in cities().flat_map(SpaceSet::iter) {
        assert!(city.around().iter().all(Space::is_mountain), "{city}");
        assert!((1..=3).contains(&city.around().len()), "{city}");
    }
    let mut mine = Mine::building(2);
    mine.act(0, &["lay three -4,4 r1", "station -4,4", "station -5,6"]);
    // (-5,6) and (-6,5) are next to each other, but cities are not joined.
    assert!(!mine.may(0, "station -6,5"));
    // Towards the gap (-6,6) nothing is continued; towards the own city space it is.
    assert!(!mine.may(0, "lay two -5,5 r1"));
    assert!(mine.may(0, "lay two -5,5 r2"));
}
