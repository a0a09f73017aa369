//! Examples and properties that need a table laid out by hand: stones of several phases, a
//! board without tunnels, thousands of little boards.

use proptest::prelude::*;
use tabletop::{Game, Prompt, Seat, Silence};

use crate::board::{Board, Vein};
use crate::cities;
use crate::colour::{Colour, Stones};
use crate::config::Config;
use crate::decision::Decision;
use crate::explosion::blast_all;
use crate::game::Cavum;
use crate::market::Market;
use crate::network::Network;
use crate::pieces::Store;
use crate::routes::Routes;
use crate::space::{Space, SpaceSet};
use crate::state::{Stage, State};
use crate::tile::{Kind, Tile};
use crate::{building, sale};

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn space(words: &str) -> Space {
    words.parse().unwrap()
}

/// A table at which everybody has the card of their seat and twelve pieces.
pub(crate) fn building(seats: u8) -> State {
    let mut state = Cavum::set_up(&Config::new(seats).unwrap(), &mut Silence);
    for order in ["O1", "O2", "O3", "O4", "O6"] {
        let luck = format!("order {order}").parse().unwrap();
        Cavum::resolve(&mut state, luck, &mut Silence);
    }
    Cavum::resolve(&mut state, "opener 0".parse().unwrap(), &mut Silence);
    while !matches!(state.stage, Stage::Building(_)) {
        let Prompt::Turn(seat) = Cavum::prompt(&state) else {
            panic!("no luck before building");
        };
        let mut legal = Vec::new();
        Cavum::legal(&state, seat, &mut legal);
        let decision = if legal.contains(&Decision::Pass) {
            Decision::Pass
        } else {
            legal[0]
        };
        Cavum::decide(&mut state, seat, decision, &mut Silence);
    }
    state
}

fn play(state: &mut State, number: u8, words: &str) {
    let decision = words.parse().unwrap();
    assert_eq!(Cavum::prompt(state), Prompt::Turn(seat(number)), "{words}");
    assert!(Cavum::is_legal(state, seat(number), decision), "{words}");
    Cavum::decide(state, seat(number), decision, &mut Silence);
}

/// Four players at the sale of yellow; 8 is the highest visible number, and the second
/// player has three yellow stones, the others one.
fn yellow_at_eight() -> State {
    let mut state = building(4);
    state.market = Market::at_the_start();
    state.market.put(Colour::Yellow, 1);
    for number in 0..4 {
        let player = &mut state.players[seat(number)];
        player.stones = Stones::default();
        player.stones[Colour::Yellow] = if number == 1 { 3 } else { 1 };
        player.points = 20;
    }
    sale::begin(&mut state, &mut Silence);
    state
}

#[test]
fn k43_three_stones_at_eight_go_on_8_7_and_6_and_bring_24() {
    let mut state = yellow_at_eight();
    assert_eq!(state.highest_visible(Colour::Yellow), 8);
    play(&mut state, 0, "pass");
    play(&mut state, 1, "bid 8");
    play(&mut state, 2, "pass");
    play(&mut state, 3, "pass");
    play(&mut state, 1, "sell 3");
    assert_eq!(state.points(seat(1)), 20 + 24);
    assert_eq!(state.highest_visible(Colour::Yellow), 5);
}

#[test]
fn k43_one_stone_at_four_goes_on_8_and_brings_4() {
    let mut state = yellow_at_eight();
    play(&mut state, 0, "bid 8");
    play(&mut state, 1, "bid 6");
    play(&mut state, 2, "pass");
    play(&mut state, 3, "bid 5");
    play(&mut state, 0, "pass");
    play(&mut state, 1, "bid 4");
    play(&mut state, 3, "pass");
    play(&mut state, 1, "sell 1");
    assert_eq!(state.points(seat(1)), 20 + 4);
    assert_eq!(state.highest_visible(Colour::Yellow), 7);
    assert_eq!(state.stones(seat(1))[Colour::Yellow], 2);
}

#[test]
fn k32_with_1_to_4_empty_a_new_vein_takes_the_stones_of_5_to_8() {
    let mut market = Market::at_the_start();
    assert_eq!(market.take(Colour::Red, 4), 4);
    assert_eq!(market.highest_visible(Colour::Red), 4);
    assert_eq!(market.take(Colour::Red, 4), 4);
    // Only the 9 is still covered.
    assert_eq!(market.highest_visible(Colour::Red), 8);
    assert_eq!(market.take(Colour::Red, 4), 1);
    assert_eq!(market.take(Colour::Red, 4), 0);
}

#[test]
fn k38_a_city_of_five_with_three_stations_one_unconnected_brings_three_each() {
    let mut board = Board::bare();
    for hex in ["-4,5", "-3,5", "-2,5", "-1,5"] {
        board.lay(Tile::tunnel(Kind::Four, 1), space(hex));
    }
    board.lay(Tile::tunnel(Kind::Six, 0), space("-4,4"));
    board.lay(Tile::tunnel(Kind::Six, 0), space("-2,4"));
    for (owner, place) in [
        (0, "-4,4"),
        (0, "-5,6"),
        (1, "-2,4"),
        (1, "-2,6"),
        (2, "-1,6"),
    ] {
        board.build(seat(owner), space(place));
    }
    let points = cities::points(&board, 3);
    assert_eq!(points.first(3), [3, 3, 0]);
}

#[test]
fn k29_a_route_to_a_station_in_a_city_is_not_enough() {
    let owner = seat(0);
    let mut board = Board::bare();
    board.lay(Tile::tunnel(Kind::Six, 0), space("-4,5"));
    board.build(owner, space("-4,6"));
    assert!(crate::stations::city_spaces(&board, owner).is_empty());
    board.lay(Tile::tunnel(Kind::Six, 0), space("-4,4"));
    board.build(owner, space("-4,4"));
    let free = crate::stations::city_spaces(&board, owner);
    assert_eq!(free, SpaceSet::only(space("-5,6")));
}

#[test]
fn k11_past_99_the_count_goes_on() {
    let mut state = building(2);
    state.players[seat(0)].points = 98;
    play(&mut state, 0, "option points");
    assert_eq!(state.points(seat(0)), 101);
}

#[test]
fn k22_a_tile_without_any_place_may_be_thrown_away() {
    let mut state = building(2);
    state.board = Board::bare();
    let tiles = [
        "discard two",
        "discard three",
        "discard four",
        "discard six",
        "discard dynamite two",
    ];
    for words in tiles {
        let decision = words.parse().unwrap();
        assert!(Cavum::is_legal(&state, seat(0), decision), "{words}");
    }
    let mut legal = Vec::new();
    Cavum::legal(&state, seat(0), &mut legal);
    assert!(
        !legal
            .iter()
            .any(|decision| matches!(decision, Decision::Lay(..)))
    );
    play(&mut state, 0, "discard six");
    assert_eq!(state.pool.tunnels[Kind::Six as usize], 5);
}

#[test]
fn k20_the_only_possibility_is_not_asked() {
    let mut state = building(2);
    state.board = Board::bare();
    // Blue has only stations left, and nowhere to build one.
    let pieces = &mut state.players[seat(0)].pieces;
    pieces.tunnels = [0; 4];
    pieces.dynamite = None;
    pieces.veins = 0;
    pieces.options = 0;
    pieces.stations = 2;
    state.players[seat(1)].pieces = *pieces;
    building::begin(&mut state, &mut Silence);
    let left = |state: &State, number| state.pieces(seat(number)).stations;
    // One station is gone; now there is a choice: another, or the end of the turn.
    assert_eq!((left(&state, 0), left(&state, 1)), (1, 2));
    let mut legal = Vec::new();
    Cavum::legal(&state, seat(0), &mut legal);
    assert_eq!(legal.len(), 2);
}

/// A few tiles, dynamite, veins and stations in the middle of the mountain.
fn little_board() -> impl Strategy<Value = Board> {
    let places: Vec<Space> = Space::MOUNTAIN
        .iter()
        .filter(|hex| {
            let (q, r) = hex.coordinates();
            q.abs().max(r.abs()).max((q + r).abs()) <= 2
        })
        .collect();
    let hex = (0..6_u8, 0..6_u8, any::<bool>(), 0..8_u8, 0..3_u8);
    proptest::collection::vec(proptest::collection::vec(hex, 0..3), places.len()).prop_map(
        move |stacks| {
            let mut board = Board::bare();
            for (&place, stack) in places.iter().zip(stacks) {
                let mut tops = None;
                for (kind, turn, dynamite, piece, owner) in stack {
                    // Half of the tiles are sixes, so that there are routes.
                    let kind = Kind::ALL[usize::from(kind.min(3))];
                    if tops >= Some(kind) {
                        continue;
                    }
                    tops = Some(kind);
                    let tile = if dynamite {
                        Tile::dynamite(kind, turn)
                    } else {
                        Tile::tunnel(kind, turn)
                    };
                    board.lay(tile, place);
                    if piece == 0 && board.vein(place).is_none() {
                        let colour = Colour::ALL[usize::from(owner) * 2];
                        board.discover(Vein { colour, stones: 2 }, place);
                    }
                    if piece < 3 && piece > 0 && board.station(place).is_none() && !dynamite {
                        board.build(seat(owner), place);
                    }
                }
            }
            board
        },
    )
}

/// A board with more routes than this is left out.
const MANY: usize = 5_000;

/// Every route, by trying all steps from all stations.
fn all_routes(board: &Board, owner: Seat) -> Vec<Vec<Space>> {
    fn go_on(network: &Network<'_>, path: &mut Vec<Space>, found: &mut Vec<Vec<Space>>) {
        let at = *path.last().unwrap();
        if found.len() > MANY {
            return;
        }
        if path.len() > 1 && network.stations().contains(at) {
            found.push(path.clone());
        }
        for next in network.beside(at).intersection(network.passable()) {
            if !path.contains(&next) {
                path.push(next);
                go_on(network, path, found);
                path.pop();
            }
        }
    }
    let network = Network::of(board, owner);
    let mut found = Vec::new();
    for station in network.stations() {
        go_on(&network, &mut vec![station], &mut found);
    }
    found
}

fn collected(board: &Board, route: &[Space]) -> Stones {
    let veins = route.iter().filter_map(|&hex| board.vein(hex));
    veins.map(|vein| vein.colour).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// K40: the order of the blasts changes nothing.
    #[test]
    fn k40_explosions_give_the_same_result_in_every_order(
        board in little_board(),
        picks in proptest::collection::vec(0..20_usize, 40),
    ) {
        let blast = |pick: &mut dyn FnMut(SpaceSet) -> Option<Space>| {
            let mut after = board;
            let mut pool = Store::default();
            blast_all(&mut after, pick, |_, tile, _| pool.receive(tile));
            (after, pool)
        };
        let first = blast(&mut |dynamite| dynamite.lowest());
        let last = blast(&mut |dynamite| dynamite.iter().last());
        let mut picks = picks.into_iter().cycle();
        let random = blast(&mut |dynamite| {
            let place = picks.next().unwrap() % usize::from(dynamite.len().max(1));
            dynamite.iter().nth(place)
        });
        prop_assert_eq!(first, last);
        prop_assert_eq!(first, random);
        prop_assert!(first.0.visible_dynamite().is_empty());
    }

    /// K35: what the walk offers is exactly what some whole route does.
    #[test]
    fn k35_steps_are_offered_exactly_where_a_route_goes_on(board in little_board()) {
        let mut state = building(3);
        state.board = board;
        let owner = seat(0);
        let routes = all_routes(&board, owner);
        prop_assume!(routes.len() <= MANY);
        let player = &mut state.players[owner];
        player.pieces = crate::pieces::Pieces { prospect: true, ..Default::default() };
        let mut starts = Vec::new();
        crate::prospecting::legal(&state, owner, &mut starts);
        let mut expected: Vec<Decision> = routes
            .iter()
            .map(|route| Decision::ProspectFrom(route[0]))
            .collect();
        expected.sort();
        expected.dedup();
        if expected.is_empty() {
            expected.push(Decision::Prospect);
        }
        prop_assert_eq!(&starts, &expected);
        // Every route can be walked in the words that are offered.
        for route in routes.iter().take(40) {
            let mut state = state;
            let begin = Decision::ProspectFrom(route[0]);
            Cavum::decide(&mut state, owner, begin, &mut Silence);
            while let Some(path) = state.walk() {
                if path.len() > route.len() || path != &route[..path.len()] {
                    break;
                }
                let mut legal = Vec::new();
                Cavum::legal(&state, owner, &mut legal);
                let here = path.to_vec();
                let mut onward: Vec<Decision> = routes
                    .iter()
                    .filter(|other| other.starts_with(&here))
                    .map(|other| match other.get(here.len()) {
                        Some(&next) => Decision::Step(next),
                        None => Decision::Stop,
                    })
                    .collect();
                onward.sort();
                onward.dedup();
                prop_assert_eq!(&legal, &onward);
                prop_assert!(legal.len() > 1, "a forced step was asked");
                let next = match route.get(here.len()) {
                    Some(&next) => Decision::Step(next),
                    None => Decision::Stop,
                };
                Cavum::decide(&mut state, owner, next, &mut Silence);
            }
        }
    }

    /// K35: the search finds what trying everything finds.
    #[test]
    fn k35_the_best_routes_are_those_of_trying_everything(board in little_board()) {
        for owner in [0, 1, 2].map(seat) {
            let routes = all_routes(&board, owner);
            if routes.len() > MANY {
                continue;
            }
            let mut hauls: Vec<Stones> = routes.iter().map(|route| collected(&board, route)).collect();
            hauls.sort();
            hauls.dedup();
            let all = hauls.clone();
            hauls.retain(|haul| !all.iter().any(|other| other != haul && other.covers(*haul)));
            let search = Routes::of(&board, owner);
            let found = search.hauls();
            let mut stones: Vec<Stones> = found.iter().map(|route| route.stones).collect();
            stones.sort();
            prop_assert_eq!(stones, hauls);
            for route in &found {
                let mut backwards = route.spaces.clone();
                backwards.reverse();
                prop_assert!(routes.contains(&route.spaces) && routes.contains(&backwards));
                prop_assert_eq!(collected(&board, &route.spaces), route.stones);
            }
            let values = [3, 1, 4, 1, 5, 9];
            let best = routes.iter().map(|route| collected(&board, route).worth(values)).max();
            let found = search.best(values).map(|route| route.stones.worth(values));
            prop_assert_eq!(found, best);
        }
    }
}
