//! What a player can see (D23, D24).

use diamant::{Card, Config, Trap};
use tabletop::{Seat, Viewer};

use crate::expedition::Expedition;

fn chests_seen(expedition: &Expedition, viewer: Viewer) -> Vec<Option<u16>> {
    let view = expedition.table.view(viewer);
    view.seats.iter().map(|seat| seat.chest).collect()
}

#[test]
fn d23_the_path_the_gathered_rubies_and_the_relics_are_public() {
    let mut expedition = Expedition::with_relics(3);
    expedition.walk(&["trap lava"]);
    expedition.reveal("trap lava");
    expedition.walk(&["relic 7"]);
    expedition.reveal("treasure 7");
    expedition.leave(&[1]);
    for viewer in Viewer::all(3) {
        let view = expedition.table.view(viewer);
        assert_eq!(view.path.len(), 1, "the relic is gone from the path");
        assert_eq!(view.traps_gone[Trap::Lava as usize].count, 1);
        assert_eq!(
            view.seats
                .iter()
                .map(|seat| seat.in_cave)
                .collect::<Vec<_>>(),
            [true, false, true]
        );
        assert_eq!(
            view.seats
                .iter()
                .map(|seat| seat.gathered)
                .collect::<Vec<_>>(),
            [2, 0, 2]
        );
        assert_eq!(diamant::Relic::total(view.seats[1].relics), 7);
    }
}

#[test]
fn d23_a_closed_chest_is_for_its_owner_until_the_end() {
    let mut expedition = Expedition::with(Config::new(3).unwrap());
    expedition.reveal("treasure 7");
    expedition.leave(&[0]);
    let seat = |number| Viewer::Seat(Seat::new(number));
    assert_eq!(chests_seen(&expedition, seat(0)), [Some(3), None, None]);
    assert_eq!(chests_seen(&expedition, seat(1)), [None, Some(0), None]);
    assert_eq!(
        chests_seen(&expedition, Viewer::Bystander),
        [None, None, None]
    );
    expedition.short_round("treasure 1");
    for _ in 0..4 {
        expedition.short_round("treasure 3");
    }
    assert_eq!(
        chests_seen(&expedition, Viewer::Bystander),
        [Some(7), Some(6), Some(6)]
    );
}

#[test]
fn d23_open_chests_are_for_everybody() {
    let mut expedition = Expedition::with(Config::new(3).unwrap().with_open_chests());
    expedition.reveal("treasure 7");
    expedition.leave(&[0]);
    for viewer in Viewer::all(3) {
        assert_eq!(
            chests_seen(&expedition, viewer),
            [Some(3), Some(0), Some(0)]
        );
    }
}

#[test]
fn d24_what_is_left_in_the_deck_is_shown_as_a_set() {
    let mut expedition = Expedition::of(3);
    expedition.walk(&["treasure 5", "trap ram"]);
    expedition.reveal("treasure 17");
    let view = expedition.view();
    assert_eq!(view.deck_size(), 27);
    assert_eq!(expedition.in_deck(Card::Treasure(5)), 1);
    assert_eq!(expedition.in_deck(Card::Treasure(17)), 0);
    assert_eq!(view.deadly_cards(), 2);
    let cards: Vec<Card> = view.deck.iter().map(|entry| entry.card).collect();
    assert!(cards.is_sorted(), "an order would be a secret: {cards:?}");
}

#[test]
fn d24_choices_not_yet_revealed_are_hidden() {
    let mut expedition = Expedition::of(3);
    expedition.reveal("treasure 5");
    let chooser = Seat::new(2);
    expedition
        .table
        .decide_in_words(chooser, "leave", None)
        .unwrap();
    for viewer in Viewer::all(3) {
        let view = expedition.table.view(viewer);
        assert!(view.seats[2].chosen);
        assert_eq!(view.own_choice.is_some(), viewer.is(chooser));
        assert!(!format!("{:?}", expedition.table).contains("Leave"));
    }
}
