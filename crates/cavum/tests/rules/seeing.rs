//! What a player can see (K49).

use cavum::Config;
use tabletop::{Seat, Viewer};

use crate::mine::Mine;

/// Both players have prospected the green vein, with stones closed or open.
fn prospected(config: Config) -> Mine {
    let mut mine = Mine::with(config).deal().cards_for_nothing().no_orders();
    mine.act(
        0,
        &[
            "lay two -2,4 r1",
            "vein -2,4 green",
            "lay four -2,3 r1",
            "station -2,3",
        ],
    );
    mine.act(
        1,
        &["lay six -1,3 r0", "station -1,3", "discard vein", "end"],
    );
    mine.act(
        0,
        &[
            "station -3,6",
            "discard station",
            "option points",
            "option points",
        ],
    );
    mine.act(
        1,
        &[
            "station -2,6",
            "discard station",
            "option points",
            "option points",
        ],
    );
    mine.finish_building();
    mine
}

#[test]
fn k49_colours_of_others_stones_are_hidden() {
    let mine = prospected(Config::new(2).unwrap());
    for viewer in Viewer::all(2) {
        let view = mine.table.view(viewer);
        for (number, seat) in (0..).zip(&view.seats) {
            assert!(seat.stone_count > 0, "the number is public");
            assert_eq!(seat.stones.is_some(), viewer.is(Seat::new(number)));
        }
    }
}

#[test]
fn k49_open_stones_are_for_everybody() {
    let mine = prospected(Config::new(2).unwrap().with_open_stones());
    for viewer in Viewer::all(2) {
        let view = mine.table.view(viewer);
        assert!(view.open_stones);
        assert!(view.seats.iter().all(|seat| seat.stones.is_some()));
    }
}

#[test]
fn k49_stones_are_shown_in_the_final_sale() {
    let mut mine = prospected(Config::new(2).unwrap().for_beginners());
    mine.drift_until(|view| {
        matches!(
            view.stage,
            cavum::StageView::FinalSale { .. } | cavum::StageView::Over
        )
    });
    assert!(mine.view().seats.iter().all(|seat| seat.stones.is_some()));
}

#[test]
fn k49_the_rest_is_public() {
    let mine = prospected(Config::new(2).unwrap());
    let [one, other, bystander] = [
        Viewer::Seat(Seat::new(0)),
        Viewer::Seat(Seat::new(1)),
        Viewer::Bystander,
    ]
    .map(|viewer| mine.table.view(viewer));
    for view in [&one, &other] {
        assert_eq!(view.mountain, bystander.mountain);
        assert_eq!(view.cities, bystander.cities);
        assert_eq!(view.pool, bystander.pool);
        assert_eq!(view.orders, bystander.orders);
        assert_eq!(view.scales, bystander.scales);
        for (seat, seen) in view.seats.iter().zip(&bystander.seats) {
            assert_eq!((seat.points, seat.card), (seen.points, seen.card));
            assert_eq!(seat.pieces, seen.pieces);
            assert_eq!(seat.orders, seen.orders);
        }
    }
    // The deck is a set: an order would be a secret.
    assert!(bystander.orders_to_come.is_sorted());
}
