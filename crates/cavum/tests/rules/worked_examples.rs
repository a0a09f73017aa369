//! The worked examples of the rules page that a match can show: the rulebook's first phase
//! of two players, step by step. Seat 0 is Blue, seat 1 is Red. (The examples that need
//! stones of three phases are beside the rules, in `src/examples.rs`.)

use cavum::{Colour, Event, Kind, Piece, Stones};
use tabletop::Seat;

use crate::mine::{Mine, destroyed, prospected, space};

const BLUE: u8 = 0;
const RED: u8 = 1;

/// Blue has card 1, Red card 2; Blue takes the order of yellow and blue, Red that of red,
/// blue and green.
pub fn dealt() -> Mine {
    let mut mine = Mine::opened(2).cards_for_nothing();
    mine.act(BLUE, &["order O5"]);
    mine.act(RED, &["order O7"]);
    mine.no_orders()
}

/// Up to Red's first station.
pub fn two_stations() -> Mine {
    let mut mine = dealt();
    mine.act(
        BLUE,
        &[
            "lay two -2,4 r1",
            "vein -2,4 green",
            "lay four -2,3 r1",
            "station -2,3",
        ],
    );
    mine.act(RED, &["lay six -1,3 r0", "station -1,3", "end"]);
    mine
}

/// Up to the vein that Red discovers.
pub fn four_veins() -> Mine {
    let mut mine = two_stations();
    mine.act(BLUE, &["station -4,6", "end"]);
    mine.act(
        RED,
        &[
            "station -2,6",
            "lay dynamite three -3,4 r1",
            "lay four 0,3 r0",
            "end",
        ],
    );
    mine.act(
        BLUE,
        &[
            "lay six -1,2 r0",
            "lay three 0,1 r0",
            "option lay six -1,0 r0",
            "station -1,0",
        ],
    );
    mine.act(RED, &["vein 0,3 red", "end"]);
    mine
}

/// Up to Blue's prospecting.
pub fn before_blue_prospects() -> Mine {
    let mut mine = four_veins();
    mine.act(BLUE, &["option vein -1,2 blue", "lay dynamite two 0,-1 r2"]);
    mine
}

/// Up to Red's prospecting.
pub fn before_red_prospects() -> Mine {
    let mut mine = before_blue_prospects();
    mine.prospect(BLUE, "-1,0 0,0 0,1 -1,2 -2,3 -2,4 -3,5 -4,6");
    mine.act(
        RED,
        &[
            "lay three 1,2 r0",
            "option lay six 1,-1 r0",
            "station 1,-1",
            "lay two 1,1 r2",
        ],
    );
    mine.act(RED, &["option vein 1,1 blue"]);
    mine
}

/// The whole phase up to the sale, and what happened in its last step.
pub fn played() -> (Mine, Vec<Event>) {
    let mut mine = before_red_prospects();
    let events = mine.prospect(RED, "1,-1 0,0 0,1 1,1 1,2 0,3 -1,3 -2,4 -2,5 -2,6");
    (mine, events)
}

#[test]
fn blue_prospects_yellow_blue_and_green() {
    let mut mine = before_blue_prospects();
    let events = mine.prospect(BLUE, "-1,0 0,0 0,1 -1,2 -2,3 -2,4 -3,5 -4,6");
    assert_eq!(prospected(&events), "yellow blue green");
    let stones: Stones = [Colour::Yellow, Colour::Blue, Colour::Green]
        .into_iter()
        .collect();
    assert_eq!(mine.seat(BLUE).stones, Some(stones));
    assert_eq!(mine.seat(BLUE).pieces.count(), 0);
    assert_eq!(mine.turn(), Some(RED));
}

#[test]
fn red_goes_on_because_blue_has_done_twelve_actions() {
    let mine = before_red_prospects();
    assert_eq!(mine.turn(), Some(RED));
    assert!(mine.seat(RED).pieces.only_prospect());
    assert!(mine.may(RED, "end"), "one action of this turn is done");
}

#[test]
fn red_prospects_yellow_blue_red_and_green() {
    let (mine, events) = played();
    assert_eq!(prospected(&events), "yellow blue red green");
    assert_eq!(mine.seat(RED).stone_count, 4);
    // Three stones of the green vein were there, two are taken.
    let vein = mine.hex("-2,4").unwrap().vein.unwrap();
    assert_eq!((vein.colour, vein.stones), (Colour::Green, 1));
}

#[test]
fn the_cities_bring_three_each() {
    let (mine, events) = played();
    let scored: Vec<_> = events
        .iter()
        .filter(|event| matches!(event, Event::CityScored { .. }))
        .collect();
    let station = |seat| Event::CityScored {
        city: 0,
        seat: Seat::new(seat),
        points: 3,
    };
    assert_eq!(scored, [&station(BLUE), &station(RED)]);
    assert_eq!(mine.points(), [23, 23]);
}

#[test]
fn two_dynamite_tiles_and_two_start_tiles_go() {
    let (mine, events) = played();
    assert_eq!(
        destroyed(&events),
        [
            "0,-1 exploded dynamite two r2",
            "-3,4 exploded dynamite three r1",
            "-4,5 hit four r1",
            "-3,5 hit four r1",
        ]
    );
    let pool = mine.view().pool;
    assert_eq!(pool.tunnels, [0, 2, 3 + 2, 4 - 2]);
    assert_eq!(pool.dynamite, [1, 1, 0, 0]);
}

#[test]
fn a_scoring_after_the_explosion_would_give_red_four_and_blue_nothing() {
    let (mine, _) = played();
    let now: Vec<u16> = mine
        .view()
        .seats
        .iter()
        .map(|seat| seat.city_points)
        .collect();
    assert_eq!(now, [0, 4]);
}

#[test]
fn k50_only_ways_on_tiles_count_not_those_printed_on_the_board() {
    // The ways of the start tiles are printed beneath them. While such a tile lies there, its
    // ways can be continued.
    let building = Mine::building(2);
    assert!(building.may(0, "lay six -4,4 r0"));
    // Once it is blown up, nothing leads to the hex beside it, nor from Blue's city station
    // to the mountain.
    let (mine, _) = played();
    assert!(mine.hex("-4,5").is_none());
    let red = mine
        .view()
        .hindrances(Seat::new(RED), Piece::Tunnel(Kind::Six));
    assert!(red.iter().any(|(hex, _)| *hex == space("-4,4")), "{red:?}");
    assert_eq!(mine.seat(BLUE).city_points, 0);
}

#[test]
fn the_best_routes_of_the_example_are_the_ones_taken() {
    let mine = before_blue_prospects();
    let hauls = mine.view().routes(Seat::new(BLUE)).hauls();
    let worth: Vec<u8> = hauls.iter().map(|route| route.stones.total()).collect();
    assert_eq!(worth, [3]);
    let mine = before_red_prospects();
    let best = mine.view().routes(Seat::new(RED)).best([1; 6]).unwrap();
    assert_eq!(best.stones.total(), 4);
    assert_eq!(best.spaces.len(), 10);
}
