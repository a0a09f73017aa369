//! The worked examples of the rules page.

use diamant::{Card, Relic, Trap};

use crate::expedition::Expedition;

/// Cards 9 and 7 among five: 1 + 1 each, 4 + 2 left.
fn nine_and_seven() -> Expedition {
    let mut expedition = Expedition::of(5);
    expedition.walk(&["treasure 9"]);
    expedition.reveal("treasure 7");
    expedition
}

#[test]
fn nine_rubies_among_five() {
    let mut expedition = Expedition::of(5);
    expedition.reveal("treasure 9");
    assert!(
        expedition
            .view()
            .seats
            .iter()
            .all(|seat| seat.gathered == 1)
    );
    assert_eq!(expedition.view().path[0].rubies, 4);
}

#[test]
fn nine_and_seven_then_two_leave() {
    let mut expedition = nine_and_seven();
    assert_eq!(expedition.view().rubies_on_path, 6);
    expedition.leave(&[1, 4]);
    assert_eq!([1, 4].map(|seat| expedition.chest(seat)), [5, 5]);
    assert_eq!(expedition.view().rubies_on_path, 0);
}

#[test]
fn nine_and_seven_then_three_leave() {
    let mut expedition = nine_and_seven();
    expedition.leave(&[0, 1, 4]);
    assert_eq!([0, 1, 4].map(|seat| expedition.chest(seat)), [4, 4, 4]);
    assert_eq!(expedition.view().rubies_on_path, 0);
}

#[test]
fn nine_and_seven_then_four_leave() {
    let mut expedition = nine_and_seven();
    expedition.leave(&[0, 1, 2, 4]);
    assert_eq!(
        [0, 1, 2, 4].map(|seat| expedition.chest(seat)),
        [3, 3, 3, 3]
    );
    assert_eq!(expedition.view().rubies_on_path, 2);
}

#[test]
fn snake_treasure_snake() {
    let mut expedition = Expedition::of(5);
    expedition.walk(&["trap snakes", "treasure 5"]);
    assert_eq!(expedition.seat(0).gathered, 1);
    expedition.reveal("trap snakes");
    let view = expedition.view();
    assert!(
        view.seats
            .iter()
            .all(|seat| seat.chest == Some(0) && seat.gathered == 0)
    );
    let traps = Trap::ALL.map(|trap| expedition.in_deck(Card::Trap(trap)));
    assert_eq!(traps.iter().sum::<u32>(), 14);
    assert_eq!(expedition.in_deck(Card::Trap(Trap::Snakes)), 2);
}

#[test]
fn a_lone_leaver_in_round_three_takes_relics_5_and_8() {
    let mut expedition = Expedition::with_relics(4);
    expedition.short_round("treasure 4");
    expedition.reveal("treasure 4");
    expedition.leave(&[0, 1, 2, 3]);
    assert_eq!(expedition.view().round, 3);
    expedition.walk(&["relic 5"]);
    expedition.reveal("relic 8");
    expedition.leave(&[3]);
    let relics: Vec<u8> = expedition.seat(3).relics.iter().map(Relic::value).collect();
    assert_eq!(relics, [5, 8]);
    expedition.short_round("trap lava");
    expedition.short_round("treasure 4");
    expedition.short_round("treasure 4");
    let outcome = expedition.table.outcome().unwrap();
    assert_eq!(outcome.points(), [4, 4, 4, 4 + 13]);
}
