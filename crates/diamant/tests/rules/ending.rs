//! The end (D17, D18).

use diamant::{Config, Event};
use tabletop::{Prompt, SeatSet};

use crate::expedition::Expedition;

#[test]
fn d17_after_five_rounds_the_chests_are_the_scores() {
    let mut expedition = Expedition::of(3);
    for round in 1..=4 {
        assert_eq!(expedition.view().round, round);
        assert_eq!(expedition.table.outcome(), None);
        expedition.short_round("treasure 9");
    }
    // In the last round seat 0 brings home more, the others lose what they gathered.
    expedition.reveal("treasure 17");
    expedition.leave(&[0]);
    expedition.walk(&["treasure 14", "trap ram"]);
    let events = expedition.reveal("trap ram");
    assert_eq!(expedition.prompt(), Prompt::Over);
    let outcome = expedition.table.outcome().unwrap();
    assert_eq!(outcome.points(), [4 * 3 + 5 + 2, 12, 12]);
    assert_eq!(events.last(), Some(&Event::GameEnded { outcome }));
    assert_eq!(expedition.view().outcome, Some(outcome));
}

#[test]
fn d18_the_highest_score_wins() {
    let mut expedition = Expedition::of(3);
    expedition.reveal("treasure 11");
    expedition.leave(&[1]);
    expedition.reveal("treasure 1");
    expedition.leave(&[0, 2]);
    for _ in 0..4 {
        expedition.short_round("treasure 3");
    }
    let outcome = expedition.table.outcome().unwrap();
    assert_eq!(outcome.points(), [7, 9, 7]);
    assert_eq!(
        outcome.winners(),
        [1].map(tabletop::Seat::new).into_iter().collect()
    );
}

#[test]
fn d18_a_tie_is_a_shared_victory() {
    let mut expedition = Expedition::with(Config::new(4).unwrap());
    for _ in 0..5 {
        expedition.reveal("treasure 13");
        expedition.leave(&[0, 3]);
        expedition.walk(&["trap lava"]);
        expedition.reveal("trap ram");
        expedition.leave(&[1, 2]);
    }
    let outcome = expedition.table.outcome().unwrap();
    // The odd ruby of each round stayed on the path for neither pair.
    assert_eq!(outcome.points(), [15, 15, 15, 15]);
    assert_eq!(outcome.winners(), SeatSet::first(4));
}
