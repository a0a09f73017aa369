//! Section 3: cities and explosion (K38 to K41).

use cavum::Event;
use tabletop::Seat;

use crate::mine::{Mine, destroyed};
use crate::worked_examples::{before_red_prospects, played};

#[test]
fn k38_a_connected_station_brings_the_free_spaces_of_its_city() {
    let (mine, _) = played();
    assert_eq!(mine.points(), [23, 23], "two of five spaces are taken");
    // After the explosion Blue's station counts as a free space.
    let now: Vec<u16> = mine
        .view()
        .seats
        .iter()
        .map(|seat| seat.city_points)
        .collect();
    assert_eq!(now, [0, 4]);
}

#[test]
fn k38_two_stations_in_one_city_both_score() {
    let mut mine = Mine::building(2);
    mine.act(
        0,
        &[
            "lay six -4,4 r0",
            "station -4,4",
            "station -5,6",
            "station -4,6",
        ],
    );
    assert_eq!(mine.seat(0).city_points, 3 + 3);
    let events = mine.finish_building();
    let scored = events.iter().filter(
        |event| matches!(event, Event::CityScored { seat, points: 3, .. } if *seat == Seat::new(0)),
    );
    assert_eq!(scored.count(), 2);
}

#[test]
fn k39_dynamite_takes_what_is_under_it_and_the_tops_around_it() {
    let mut mine = Mine::building(2);
    // A two under the dynamite; beside it start tiles, one covered, a station and a vein.
    mine.act(
        0,
        &[
            "lay two -3,4 r2",
            "lay six -3,5 r0",
            "lay three -2,4 r1",
            "vein -2,4 red",
        ],
    );
    mine.act(
        1,
        &[
            "lay dynamite three -3,4 r1",
            "lay six -4,4 r0",
            "station -4,4",
            "end",
        ],
    );
    let pool = mine.view().pool;
    let events = mine.finish_building();
    let gone = destroyed(&events);
    for tile in [
        "-3,4 exploded dynamite three r1",
        "-3,4 exploded two r2",
        "-3,5 hit six r0",
        "-4,5 hit four r1",
    ] {
        assert!(gone.contains(&tile.to_owned()), "{tile}: {gone:?}");
    }
    // Only the top tile of a neighbour goes, and none with a station or a vein.
    assert_eq!(
        mine.hex("-3,5").unwrap().tile.unwrap().kind(),
        cavum::Kind::Four
    );
    assert!(mine.hex("-4,4").unwrap().station.is_some());
    assert!(mine.hex("-2,4").unwrap().vein.is_some());
    assert!(mine.hex("-3,4").is_none() && mine.hex("-4,5").is_none());
    // All of it lies in the pool.
    let after = mine.view().pool;
    assert!(after.tunnels[0] > pool.tunnels[0] && after.dynamite[1] == 1);
}

#[test]
fn k39_a_vein_hides_dynamite() {
    let mut mine = Mine::building(2);
    mine.act(0, &["lay dynamite two -2,4 r1", "vein -2,4 red", "end"]);
    let events = mine.finish_building();
    assert!(mine.hex("-2,4").unwrap().vein.is_some());
    assert!(
        !destroyed(&events)
            .iter()
            .any(|tile| tile.starts_with("-2,4"))
    );
}

#[test]
fn k40_neighbouring_dynamite_explodes_one_by_one_and_hits_twice() {
    let mut mine = Mine::building(2);
    mine.act(0, &["lay dynamite two -4,4 r2", "lay six -4,5 r0", "end"]);
    mine.act(1, &["lay dynamite three -3,4 r1", "end"]);
    let events = mine.finish_building();
    let gone = destroyed(&events);
    for tile in [
        "-4,4 exploded dynamite two r2",
        "-3,4 exploded dynamite three r1",
        // Beside both: hit twice.
        "-4,5 hit six r0",
        "-4,5 hit four r1",
    ] {
        assert!(gone.contains(&tile.to_owned()), "{tile}: {gone:?}");
    }
    assert!(
        !gone.iter().any(|tile| tile.contains("hit dynamite")),
        "{gone:?}"
    );
}

#[test]
fn k40_dynamite_uncovered_by_a_blast_explodes_too() {
    let mut mine = Mine::building(2);
    mine.act(0, &["lay dynamite two -4,4 r2", "lay three -4,4 r1", "end"]);
    mine.act(1, &["lay dynamite three -3,4 r1", "end"]);
    let events = mine.finish_building();
    let gone = destroyed(&events);
    let place = |tile: &str| gone.iter().position(|gone| gone == tile);
    let uncovered = place("-4,4 hit three r1");
    let exploded = place("-4,4 exploded dynamite two r2");
    assert!(uncovered.is_some() && uncovered < exploded, "{gone:?}");
    // Without the chain nobody would see it go.
    assert!(mine.hex("-4,4").is_none());
}

#[test]
fn k41_start_tiles_are_not_safe_and_stations_stay() {
    let before = before_red_prospects();
    assert!(before.hex("-3,5").is_some());
    let (mine, _) = played();
    assert!(mine.hex("-3,5").is_none() && mine.hex("-4,5").is_none());
    for station in ["-2,3", "-1,0", "-1,3", "1,-1"] {
        assert!(mine.hex(station).unwrap().station.is_some(), "{station}");
    }
    let blue = mine.view().cities[0]
        .iter()
        .filter(|city| city.station.is_some())
        .count();
    assert_eq!(blue, 2, "even Blue's, which nothing leads to any more");
}
