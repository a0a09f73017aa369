//! Components and set-up (K4 to K13).

use cavum::{Cavum, Colour, Config, Event, Kind, Order, Tile};
use tabletop::{Game, Playout, Prompt, QuickDice, Silence};

use crate::mine::{Mine, ORDERS};
use crate::worked_examples::{played, two_stations};

#[test]
fn k4_the_exits_of_the_tiles_and_their_turns() {
    let exits = |kind, turn| Tile::tunnel(kind, turn).exits();
    assert_eq!(exits(Kind::Two, 0), 0b00_1001);
    assert_eq!(exits(Kind::Three, 0), 0b01_0101);
    assert_eq!(exits(Kind::Four, 0), 0b01_1011);
    assert_eq!(exits(Kind::Six, 0), 0b11_1111);
    assert_eq!(Kind::ALL.map(Kind::turns), [3, 2, 3, 1]);
    for kind in Kind::ALL {
        let ways: Vec<u8> = (0..kind.turns()).map(|turn| exits(kind, turn)).collect();
        let mut different = ways.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), ways.len(), "{kind}");
        // Turned once more it lies as it did.
        let sixth = |exits: u8| (exits << 1 | exits >> 5) & 0b11_1111;
        assert_eq!(sixth(*ways.last().unwrap()), ways[0], "{kind}");
    }
    // A turn that is the same as another has no words.
    let mine = Mine::building(2);
    assert!(mine.may(0, "lay three -2,4 r1"));
    assert!(!mine.may(0, "lay three -2,4 r2"));
    assert!(!mine.may(0, "lay six -2,4 r1"));
}

#[test]
fn k5_four_players_and_three_phases_use_everything_exactly() {
    let mine = Mine::building(4);
    let view = mine.view();
    // The start tiles are four fours and a six; each of 4 players takes 3 times.
    let phases = 3 * 4;
    let start = [0, 0, 4, 1];
    let used: Vec<u8> = (0..4)
        .map(|kind| start[kind] + view.pool.tunnels[kind] + phases)
        .collect();
    assert_eq!(used, [12, 14, 19, 17]);
    assert_eq!(view.pool.veins + 1 + phases, 18);
    assert_eq!(view.pool.stations[0] + 3 * 3, 11);
    let each = &view.seats[0].pieces;
    assert_eq!((each.tunnels, each.veins, each.stations), ([1; 4], 1, 3));
    // A piece too many would be taken from an empty supply.
    let mut playout = Playout::<Cavum>::new(QuickDice::new(5));
    for _ in 0..30 {
        let mut state = Cavum::set_up(&Config::new(4).unwrap(), &mut Silence);
        playout.finish(&mut state);
        assert!(Cavum::outcome(&state).is_some());
    }
}

#[test]
fn k6_six_colours_of_nine_stones_sold_yellow_first() {
    let view = Mine::unopened(3).view();
    let colours: Vec<String> = view
        .scales
        .iter()
        .map(|scale| scale.colour.to_string())
        .collect();
    assert_eq!(
        colours,
        ["yellow", "red", "blue", "green", "white", "violet"]
    );
    let stones: Vec<u8> = view.scales.iter().map(|scale| scale.stones).collect();
    assert_eq!(stones, [0, 9, 9, 9, 9, 9]);
    let (mut mine, _) = played();
    let mut asked = Vec::new();
    while let cavum::StageView::Selling { colour, seat, .. } = mine.view().stage {
        asked.push(colour.to_string());
        mine.act(seat.into(), &["pass"]);
    }
    asked.dedup();
    assert_eq!(asked, ["yellow", "red", "blue", "green"]);
}

#[test]
fn k7_stones_leave_from_the_lowest_number_and_return_to_the_highest_empty_one() {
    let mine = two_stations();
    assert_eq!((mine.price("green"), mine.price("red")), (3, 0));
    let (mut mine, _) = played();
    // Two blue veins of three, from which two stones are in hand.
    assert_eq!((mine.price("blue"), mine.price("yellow")), (6, 9));
    mine.act(0, &["bid 9"]);
    mine.act(1, &["pass"]);
    mine.act(0, &["sell 1"]);
    // The stone lies on the 9.
    assert_eq!(mine.price("yellow"), 8);
    let yellow = mine.view().scales[0];
    assert_eq!((yellow.stones, yellow.highest_visible), (1, 8));
}

#[test]
fn k8_the_sequence_card_gives_the_dynamite() {
    let mine = Mine::building(4);
    let dynamite: Vec<_> = mine
        .view()
        .seats
        .iter()
        .map(|seat| (seat.card.unwrap().number(), seat.pieces.dynamite.unwrap()))
        .collect();
    assert_eq!(
        dynamite,
        [
            (1, Kind::Two),
            (2, Kind::Three),
            (3, Kind::Four),
            (4, Kind::Six)
        ]
    );
}

#[test]
fn k9_fifteen_order_cards_of_different_colours() {
    let cards: Vec<(String, usize, u8, u8)> = Order::all()
        .map(|order| {
            let mut colours = order.stones().to_vec();
            colours.dedup();
            colours.sort_unstable();
            colours.dedup();
            assert_eq!(colours.len(), order.stones().len(), "{order}");
            (
                order.to_string(),
                colours.len(),
                order.value(),
                order.penalty(),
            )
        })
        .collect();
    let of_size = |size| cards.iter().filter(|card| card.1 == size).count();
    assert_eq!([2, 3, 4].map(of_size), [6, 6, 3]);
    for printed in [22, 27, 28] {
        assert!(cards.iter().any(|card| card.2 == printed), "{printed}");
    }
    // Published reviews: the two dearest cards they name have four stones, one of them white.
    for value in [27, 28] {
        let card = Order::all().find(|order| order.value() == value).unwrap();
        assert_eq!(card.stones().len(), 4, "{card}");
        assert!(card.stones().contains(&Colour::White), "{card}");
    }
    // As the rules page has it.
    let page = include_str!("../../../../docs/rules/cavum.md");
    for (name, _, value, penalty) in cards {
        let order: Order = name.parse().unwrap();
        let words: Vec<String> = order.stones().iter().map(Colour::to_string).collect();
        let row = format!("| {name} | {} | {value} | {penalty} |", words.join(" "));
        assert!(page.contains(&row), "{row}");
    }
}

#[test]
fn k10_the_start_tiles_and_the_yellow_vein() {
    let mine = Mine::unopened(2);
    let places: Vec<String> = mine
        .view()
        .mountain
        .iter()
        .map(|hex| hex.space.to_string())
        .collect();
    assert_eq!(places, ["0,0", "-4,5", "-3,5", "-2,5", "-1,5"]);
    for place in ["-4,5", "-3,5", "-2,5", "-1,5"] {
        let tile = mine.hex(place).unwrap().tile.unwrap();
        assert_eq!(tile.exits(), 0b11_0110, "NE NW SW SE");
    }
    let middle = mine.hex("0,0").unwrap();
    let vein = middle.vein.unwrap();
    assert_eq!((vein.colour, vein.stones), (Colour::Yellow, 9));
    assert_eq!(mine.price("yellow"), 9);
}

#[test]
fn k11_everybody_starts_with_twenty_points() {
    for seats in 2..=4 {
        assert_eq!(Mine::unopened(seats).points(), vec![20; usize::from(seats)]);
    }
}

#[test]
fn k12_what_the_pool_has_at_the_beginning() {
    let pool = Mine::unopened(3).view().pool;
    assert_eq!(pool.tunnels, [0, 2, 3, 4]);
    assert_eq!(pool.dynamite, [0; 4]);
    assert_eq!((pool.veins, pool.stations), (5, vec![2, 2, 2]));
    let mine = Mine::building(3);
    assert!(mine.may(0, "option lay three -2,4 r1"));
    assert!(!mine.may(0, "option lay two -2,4 r1"));
}

#[test]
fn k13_five_order_cards_lie_open() {
    let mut mine = Mine::unopened(2);
    assert_eq!(mine.view().orders.len(), 0);
    assert_eq!(mine.table.chances().len(), 15);
    for order in ORDERS {
        mine.luck(&format!("order {order}"));
    }
    let view = mine.view();
    let open: Vec<String> = view
        .orders
        .iter()
        .map(|order| order.order.to_string())
        .collect();
    assert_eq!(open, ORDERS);
    assert_eq!(view.orders_to_come.len(), 10);
}

#[test]
fn k13_three_phases_or_two_for_beginners() {
    for (config, phases) in [
        (Config::new(2).unwrap(), 3),
        (Config::new(2).unwrap().for_beginners(), 2),
    ] {
        let mut mine = Mine::with(config);
        let mut began = 1;
        while mine.table.prompt() != Prompt::Over {
            for event in mine.drift() {
                began += u8::from(matches!(event, Event::PhaseBegan { .. }));
            }
        }
        assert_eq!((began, mine.view().phases), (phases, phases));
    }
}
