//! Section 1: the auction, the pieces, the orders (K14 to K19).

use cavum::{Event, Kind, StageView};
use tabletop::{Prompt, Seat};

use crate::mine::{Mine, ORDERS};

#[test]
fn k14_a_lot_decides_who_opens_the_first_auction() {
    let mut mine = Mine::unopened(3);
    for order in ORDERS {
        mine.luck(&format!("order {order}"));
    }
    let lots: Vec<String> = mine
        .table
        .chances()
        .iter()
        .map(|(lot, weight)| format!("{lot} × {weight}"))
        .collect();
    assert_eq!(lots, ["opener 0 × 1", "opener 1 × 1", "opener 2 × 1"]);
    mine.luck("opener 2");
    assert_eq!(mine.turn(), Some(2));
    // The opener cannot pass; 0 is a bid.
    assert!(!mine.may(2, "pass") && mine.may(2, "bid 0"));
}

#[test]
fn k14_each_raises_or_passes_for_good_and_the_last_one_pays_and_chooses() {
    let mut mine = Mine::opened(3);
    mine.act(0, &["bid 2"]);
    assert!(!mine.may(1, "bid 2"));
    mine.act(1, &["bid 3"]);
    mine.act(2, &["pass"]);
    mine.act(0, &["bid 5"]);
    // Seat 2 has passed and is not asked again.
    assert_eq!(mine.turn(), Some(1));
    let events = mine.act(1, &["pass"]);
    let seat = Seat::new(0);
    assert!(events.contains(&Event::AuctionWon { seat, points: 5 }));
    assert_eq!(mine.points(), [15, 20, 20]);
    assert_eq!(mine.legal(0), ["card 1", "card 2", "card 3", "card 4"]);
    mine.act(0, &["card 3"]);
    assert_eq!(mine.seat(0).card.unwrap().number(), 3);
}

#[test]
fn k14_later_the_holder_of_the_lowest_card_opens() {
    let mut mine = Mine::opened(3);
    mine.act(0, &["bid 0"]);
    mine.act(1, &["pass"]);
    mine.act(2, &["pass"]);
    mine.act(0, &["card 4"]);
    mine.act(1, &["bid 0"]);
    mine.act(2, &["bid 1"]);
    mine.act(1, &["pass"]);
    mine.act(2, &["card 2"]);
    mine.act(1, &["card 3"]);
    mine.drift_until(|view| view.phase == 2 && matches!(view.stage, StageView::Bidding { .. }));
    assert_eq!(mine.turn(), Some(2));
}

#[test]
fn k15_nobody_bids_more_than_they_have() {
    let mut mine = Mine::opened(3);
    assert!(mine.may(0, "bid 20") && !mine.may(0, "bid 21"));
    mine.act(0, &["bid 20"]);
    // The others cannot raise, so they are not asked.
    assert!(matches!(mine.view().stage, StageView::ChoosingCard { seat } if seat == Seat::new(0)));
    assert_eq!(mine.points(), [0, 20, 20]);
}

#[test]
fn k16_the_next_clockwise_without_a_card_opens_and_the_last_takes_any_card_for_nothing() {
    let mut mine = Mine::opened(4);
    mine.act(0, &["bid 0"]);
    mine.act(1, &["bid 1"]);
    mine.act(2, &["pass"]);
    mine.act(3, &["bid 2"]);
    mine.act(0, &["pass"]);
    mine.act(1, &["pass"]);
    mine.act(3, &["card 1"]);
    // Next to 3 is 0; then 1, who is next to 0.
    assert_eq!(mine.turn(), Some(0));
    mine.act(0, &["bid 0"]);
    mine.act(1, &["pass"]);
    mine.act(2, &["pass"]);
    mine.act(0, &["card 4"]);
    assert_eq!(mine.turn(), Some(1));
    mine.act(1, &["bid 4"]);
    // 3 and 0 have a card: only 2 is asked.
    assert_eq!(mine.turn(), Some(2));
    mine.act(2, &["pass"]);
    mine.act(1, &["card 2"]);
    // One card is left for the last one, at no price and without a question.
    assert_eq!(mine.seat(2).card.unwrap().number(), 3);
    assert_eq!(mine.points(), [20, 16, 20, 18]);
}

#[test]
fn k16_all_four_cards_are_on_offer_to_two_players() {
    let mut mine = Mine::opened(2);
    mine.act(0, &["bid 0"]);
    mine.act(1, &["pass"]);
    assert_eq!(mine.legal(0).len(), 4);
    mine.act(0, &["card 2"]);
    assert_eq!(mine.legal(1), ["card 1", "card 3", "card 4"]);
    mine.act(1, &["card 4"]);
    let cards: Vec<u8> = mine
        .view()
        .seats
        .iter()
        .map(|seat| seat.card.unwrap().number())
        .collect();
    assert_eq!(cards, [2, 4]);
}

#[test]
fn k17_everybody_takes_twelve_pieces() {
    let mine = Mine::opened(2).cards_for_nothing();
    let pieces = mine.seat(1).pieces;
    assert_eq!(pieces.count(), 12);
    assert_eq!(pieces.tunnels, [1, 1, 1, 1]);
    assert_eq!(pieces.dynamite, Some(Kind::Three));
    assert_eq!((pieces.veins, pieces.options, pieces.stations), (1, 2, 3));
    assert!(pieces.prospect);
}

#[test]
fn k18_orders_are_taken_in_card_order_round_and_round() {
    let mut mine = Mine::opened(3).cards_for_nothing();
    assert_eq!(mine.legal(0)[..2], ["pass", "order O1"]);
    mine.act(0, &["order O11"]);
    mine.act(1, &["pass"]);
    mine.act(2, &["order O1"]);
    // A pass is final: after seat 0 comes seat 2.
    mine.act(0, &["order O5"]);
    assert_eq!(mine.turn(), Some(2));
    mine.act(2, &["order O7"]);
    mine.act(0, &["order O13"]);
    // No card is left.
    assert!(matches!(mine.view().stage, StageView::Building { .. }));
    let held: Vec<usize> = mine
        .view()
        .seats
        .iter()
        .map(|seat| seat.orders.len())
        .collect();
    assert_eq!(held, [3, 0, 2]);
}

#[test]
fn k18_it_ends_when_all_have_passed() {
    let mut mine = Mine::opened(2).cards_for_nothing();
    mine.act(0, &["order O1"]);
    mine.act(1, &["pass"]);
    mine.act(0, &["pass"]);
    assert!(matches!(mine.view().stage, StageView::Building { .. }));
    assert_eq!(mine.view().orders.len(), 4);
}

#[test]
fn k19_a_card_left_over_gets_a_chip_worth_two_points() {
    let mut mine = Mine::building(2);
    let chips = |mine: &Mine| -> Vec<u8> {
        let view = mine.view();
        view.orders.iter().map(|order| order.chips).collect()
    };
    assert_eq!(chips(&mine), [1; 5]);
    let taking = |phase| {
        move |view: &cavum::View| {
            view.phase == phase && matches!(view.stage, StageView::TakingOrders { .. })
        }
    };
    mine.drift_until(taking(2));
    assert_eq!(mine.view().orders.len(), 10);
    let before = mine.points();
    let seat = mine.turn().unwrap();
    let events = mine.act(seat, &["order O11"]);
    let (order, taker) = ("O11".parse().unwrap(), Seat::new(seat));
    assert!(events.contains(&Event::OrderTaken {
        seat: taker,
        order,
        points: 2
    }));
    assert_eq!(
        mine.points()[usize::from(seat)],
        before[usize::from(seat)] + 2
    );
    let held = mine.view().seats[usize::from(seat)].orders.clone();
    let chips_on_it = held.iter().map(|order| order.chips).max();
    assert_eq!(chips_on_it, Some(0), "the chips have become points");
    mine.drift_until(taking(3));
    // Left over twice: two chips. In the last phase there are no more.
    let twice = mine
        .view()
        .orders
        .iter()
        .filter(|order| order.chips == 2)
        .count();
    assert_eq!(twice, 4);
    mine.drift_until(|view| matches!(view.stage, StageView::Building { .. }));
    assert_eq!(chips(&mine).iter().max(), Some(&2));
    assert_ne!(mine.table.prompt(), Prompt::Over);
}
