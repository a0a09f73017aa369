//! Section 4: selling (K42 to K45).

use cavum::{Event, Order, StageView};
use tabletop::Seat;

use crate::mine::Mine;
use crate::worked_examples::played;

fn for_sale(mine: &Mine) -> String {
    match mine.view().stage {
        StageView::Selling { colour, .. } => colour.to_string(),
        stage => format!("{stage:?}"),
    }
}

#[test]
fn k42_the_first_bid_is_any_visible_number_and_each_later_one_lower() {
    let (mut mine, _) = played();
    assert_eq!((for_sale(&mine).as_str(), mine.turn()), ("yellow", Some(0)));
    let bids: Vec<String> = (1..=9).map(|price| format!("bid {price}")).collect();
    assert_eq!(mine.legal(0)[..9], bids);
    assert_eq!(mine.legal(0)[9..], ["pass"]);
    mine.act(0, &["bid 7"]);
    assert!(!mine.may(1, "bid 7") && mine.may(1, "bid 6"));
    mine.act(1, &["bid 5"]);
    mine.act(0, &["bid 4"]);
    mine.act(1, &["pass"]);
    // All but one have passed.
    let stage = mine.view().stage;
    assert!(
        matches!(stage, StageView::SellingStones { price: 4, .. }),
        "{stage:?}"
    );
    assert_eq!(mine.turn(), Some(0));
}

#[test]
fn k42_a_bid_of_one_ends_it() {
    let (mut mine, _) = played();
    mine.act(0, &["bid 1"]);
    let stage = mine.view().stage;
    assert!(
        matches!(stage, StageView::SellingStones { price: 1, .. }),
        "{stage:?}"
    );
}

#[test]
fn k42_a_pass_is_final_for_the_colour() {
    let (mut mine, _) = played();
    mine.act(0, &["pass"]);
    mine.act(1, &["bid 3"]);
    assert_eq!(mine.turn(), Some(1), "nobody underbids");
    assert!(matches!(mine.view().stage, StageView::SellingStones { .. }));
}

#[test]
fn k42_who_has_none_of_the_colour_is_not_asked() {
    let (mut mine, _) = played();
    mine.act(0, &["pass"]);
    mine.act(1, &["pass"]);
    // Only Red has a red stone, and its scale shows three numbers.
    assert_eq!((for_sale(&mine).as_str(), mine.turn()), ("red", Some(1)));
    assert_eq!(mine.legal(1), ["bid 1", "bid 2", "bid 3", "pass"]);
}

#[test]
fn k43_the_lowest_bidder_alone_sells_at_the_bid() {
    let (mut mine, _) = played();
    mine.act(0, &["bid 9"]);
    mine.act(1, &["bid 8"]);
    mine.act(0, &["pass"]);
    let events = mine.act(1, &["sell 1"]);
    let sold = Event::StonesSold {
        seat: Seat::new(1),
        colour: cavum::Colour::Yellow,
        count: 1,
        points: 8,
    };
    assert!(events.contains(&sold));
    assert_eq!(mine.points(), [23, 31]);
    assert_eq!(mine.price("yellow"), 8, "it lies on the 9");
    // Blue may not sell yellow any more.
    assert_eq!(for_sale(&mine), "red");
    assert_eq!(mine.seat(0).stone_count, 3);
}

#[test]
fn k51_a_losing_bidder_takes_the_stone_back() {
    let (mut mine, _) = played();
    let stones = mine.seat(0).stone_count;
    // Blue has one yellow stone and shows it.
    mine.act(0, &["bid 9"]);
    mine.act(1, &["bid 8"]);
    mine.act(0, &["pass"]);
    mine.act(1, &["sell 1"]);
    assert_eq!(mine.seat(0).stone_count, stones);
    while let StageView::Selling { seat, .. } = mine.view().stage {
        mine.act(seat.into(), &["pass"]);
    }
    assert!(mine.may(0, "fulfil O5"), "yellow and blue");
}

#[test]
fn k43_if_nobody_bids_nobody_sells() {
    let (mut mine, _) = played();
    mine.act(0, &["pass"]);
    let events = mine.act(1, &["pass"]);
    let colour = cavum::Colour::Yellow;
    assert!(events.contains(&Event::NobodySold { colour }));
    assert_eq!(mine.price("yellow"), 9);
    assert_eq!(mine.points(), [23, 23]);
}

/// Nobody sells by colour.
fn to_the_orders() -> Mine {
    let (mut mine, _) = played();
    while let StageView::Selling { seat, .. } = mine.view().stage {
        mine.act(seat.into(), &["pass"]);
    }
    mine
}

#[test]
fn k44_orders_are_fulfilled_in_card_order() {
    let mut mine = to_the_orders();
    assert_eq!(mine.legal(0), ["fulfil O5", "end"]);
    let events = mine.act(0, &["fulfil O5"]);
    let order: Order = "O5".parse().unwrap();
    let fulfilled = Event::OrderFulfilled {
        seat: Seat::new(0),
        order,
        points: 15,
    };
    assert!(events.contains(&fulfilled));
    assert_eq!(mine.points(), [23 + 15, 23]);
    // The stones lie on the highest empty numbers, and the card has left the game.
    assert_eq!((mine.price("yellow"), mine.price("blue")), (8, 5));
    assert_eq!(mine.view().orders_fulfilled, [order]);
    assert!(mine.seat(0).orders.is_empty());
    assert_eq!(mine.turn(), Some(1));
    mine.act(1, &["fulfil O7"]);
    assert_eq!(mine.points(), [38, 43]);
    assert_eq!(mine.seat(1).stone_count, 1);
}

#[test]
fn k44_nobody_must_fulfil_an_order() {
    let mut mine = to_the_orders();
    mine.act(0, &["end"]);
    mine.act(1, &["end"]);
    assert_eq!(mine.seat(0).orders.len(), 1);
    assert_eq!(mine.view().phase, 2);
}

#[test]
fn k45_a_new_phase_has_five_new_orders_and_all_cards_again() {
    let mut mine = to_the_orders();
    let left = mine.view().orders.len();
    mine.act(0, &["fulfil O5"]);
    mine.act(1, &["end"]);
    let view = mine.view();
    assert_eq!(
        (view.phase, &view.stage),
        (2, &StageView::Dealing { left: 5 })
    );
    assert!(view.seats.iter().all(|seat| seat.card.is_none()));
    for order in ["O2", "O3", "O4", "O6", "O8"] {
        mine.luck(&format!("order {order}"));
    }
    assert_eq!(mine.view().orders.len(), left + 5);
    assert_eq!(mine.turn(), Some(0), "Blue held the lowest card");
    mine.act(0, &["bid 0"]);
    mine.act(1, &["pass"]);
    assert_eq!(mine.legal(0), ["card 1", "card 2", "card 3", "card 4"]);
}
