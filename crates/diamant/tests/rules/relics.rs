//! The relic variant (D19 to D22).

use diamant::{Card, Event, Relic};

use crate::expedition::Expedition;

fn values(relics: diamant::RelicSet) -> Vec<u8> {
    relics.iter().map(Relic::value).collect()
}

#[test]
fn d19_before_each_round_the_next_relic_comes_into_the_deck_and_stays_until_drawn() {
    let mut expedition = Expedition::with_relics(3);
    assert_eq!(values(expedition.view().relics_to_come), [7, 8, 10, 12]);
    for round in 1..=5_u8 {
        let in_deck = Relic::ALL.map(|relic| expedition.in_deck(Card::Relic(relic)));
        let expected: Vec<u32> = (1..=5).map(|number| u32::from(number <= round)).collect();
        assert_eq!(in_deck.as_slice(), expected, "round {round}");
        expedition.short_round("treasure 3");
    }
}

#[test]
fn d19_several_relics_can_lie_in_one_cave() {
    let mut expedition = Expedition::with_relics(3);
    expedition.short_round("treasure 1");
    expedition.walk(&["relic 7"]);
    expedition.reveal("relic 5");
    assert_eq!(values(expedition.view().relics_on_path), [5, 7]);
}

#[test]
fn d20_a_relic_does_nothing_and_leaves_the_game_if_nobody_takes_it() {
    let mut expedition = Expedition::with_relics(3);
    let events = expedition.reveal("relic 5");
    assert_eq!(
        events,
        [Event::RelicFound {
            relic: Relic::First
        }]
    );
    assert_eq!(expedition.in_cave().len(), 3);
    let events = expedition.leave(&[0, 1, 2]);
    let lost = events.iter().find_map(|event| match event {
        Event::RoundEnded { relics_lost, .. } => Some(values(*relics_lost)),
        _ => None,
    });
    assert_eq!(lost, Some(vec![5]));
    assert_eq!(expedition.in_deck(Card::Relic(Relic::First)), 0);
    assert_eq!(values(expedition.view().relics_lost), [5]);
    // A trap has the same effect.
    expedition.walk(&["relic 7", "trap lava"]);
    expedition.reveal("trap lava");
    assert_eq!(values(expedition.view().relics_lost), [5, 7]);
    assert_eq!(expedition.in_deck(Card::Relic(Relic::Second)), 0);
}

#[test]
fn d21_a_lone_leaver_takes_every_relic() {
    let mut expedition = Expedition::with_relics(3);
    expedition.short_round("treasure 1");
    expedition.walk(&["relic 5"]);
    expedition.reveal("relic 7");
    let events = expedition.leave(&[2]);
    let relics = [Relic::First, Relic::Second].into_iter().collect();
    let seat = tabletop::Seat::new(2);
    assert!(events.contains(&Event::RelicsTaken { seat, relics }));
    assert_eq!(expedition.seat(2).relics, relics);
    assert!(expedition.view().relics_on_path.is_empty());
    // The card is off the path and does not come back.
    assert_eq!(expedition.view().path.len(), 0);
    assert_eq!(expedition.in_deck(Card::Relic(Relic::First)), 0);
}

#[test]
fn d21_two_who_leave_together_take_no_relic() {
    let mut expedition = Expedition::with_relics(3);
    expedition.reveal("relic 5");
    expedition.leave(&[0, 1]);
    assert!(expedition.seat(0).relics.is_empty());
    assert_eq!(values(expedition.view().relics_on_path), [5]);
    // The player who is left can take it.
    expedition.reveal("treasure 2");
    expedition.leave(&[2]);
    assert_eq!(values(expedition.seat(2).relics), [5]);
}

#[test]
fn d22_relics_are_no_gems_and_count_their_value_at_the_end() {
    let mut expedition = Expedition::with_relics(3);
    expedition.reveal("relic 5");
    expedition.leave(&[1]);
    assert_eq!(expedition.chest(1), 0);
    expedition.short_round("treasure 2");
    for _ in 0..4 {
        expedition.short_round("treasure 3");
    }
    assert_eq!([0, 1, 2].map(|seat| expedition.chest(seat)), [5, 4, 5]);
    let outcome = expedition.table.outcome().unwrap();
    assert_eq!(outcome.points(), [5, 4 + 5, 5]);
    assert_eq!(
        outcome.winners(),
        tabletop::SeatSet::only(tabletop::Seat::new(1))
    );
}
