//! A round (D5 to D16).

use diamant::{Card, Config, Diamant, Event, StageView, Trap};
use tabletop::{
    Game, LuckSource, Playout, Prompt, QuickDice, Rejection, Seat, SeatSet, Silence, Table, Viewer,
};

use crate::expedition::Expedition;

#[test]
fn d5_before_a_round_everybody_is_in_the_cave_with_nothing_and_the_deck_is_whole() {
    let mut expedition = Expedition::of(4);
    assert_eq!(expedition.in_cave(), SeatSet::first(4));
    expedition.walk(&["treasure 17", "trap lava", "treasure 9"]);
    expedition.reveal("trap snakes");
    expedition.leave(&[0, 1]);
    expedition.short_round("treasure 2");
    // Everything revealed is in the deck again, and all are back in the cave.
    let view = expedition.view();
    assert_eq!(view.round, 2);
    assert_eq!(view.deck_size(), 30);
    assert_eq!(expedition.in_deck(Card::Treasure(17)), 1);
    assert_eq!(expedition.in_cave(), SeatSet::first(4));
    assert!(view.seats.iter().all(|seat| seat.gathered == 0));
    assert!(view.path.is_empty());
}

#[test]
fn d6_the_first_card_of_a_round_is_met_by_all() {
    let mut expedition = Expedition::of(3);
    assert_eq!(expedition.prompt(), Prompt::Chance);
    let refused = expedition
        .table
        .decide_in_words(Seat::new(0), "leave", None);
    assert_eq!(refused, Err(Rejection::AwaitingLuck));
    expedition.short_round("treasure 3");
    // So in the second round.
    assert_eq!(expedition.prompt(), Prompt::Chance);
    assert!(expedition.table.legal(Seat::new(0)).is_empty());
    expedition.reveal("treasure 3");
    assert_eq!(expedition.prompt(), Prompt::Sealed(SeatSet::first(3)));
}

#[test]
fn d7_a_treasure_is_divided_equally_and_the_rest_stays_on_its_card() {
    let mut expedition = Expedition::of(4);
    let events = expedition.reveal("treasure 15");
    assert_eq!(
        events,
        [Event::TreasureFound {
            value: 15,
            each: 3,
            left: 3,
            in_cave: SeatSet::first(4)
        }]
    );
    assert!(
        expedition
            .view()
            .seats
            .iter()
            .all(|seat| seat.gathered == 3)
    );
    assert_eq!(expedition.view().path[0].rubies, 3);
    expedition.leave(&[3]);
    // Three are left in the cave, and the one at the camp gets nothing more.
    expedition.reveal("treasure 7");
    assert_eq!([0, 3].map(|seat| expedition.seat(seat).gathered), [5, 0]);
    assert_eq!(expedition.view().path[1].rubies, 1);
    assert_eq!(expedition.chest(3), 6);
}

#[test]
fn d8_the_first_trap_of_a_kind_does_nothing() {
    let mut expedition = Expedition::of(3);
    expedition.walk(&["treasure 9"]);
    assert_eq!(
        expedition.reveal("trap ram"),
        [Event::TrapMet { trap: Trap::Ram }]
    );
    assert_eq!(expedition.seat(0).gathered, 3);
    assert_eq!(expedition.view().stage, StageView::Choosing);
    // Neither does the first of another kind.
    expedition.all_stay();
    expedition.reveal("trap lava");
    assert_eq!(expedition.in_cave(), SeatSet::first(3));
}

#[test]
fn d9_the_second_trap_of_a_kind_ends_the_round_at_once_with_nothing() {
    let mut expedition = Expedition::with_relics(3);
    expedition.reveal("treasure 9");
    expedition.leave(&[2]);
    expedition.walk(&["relic 5", "trap boulder", "treasure 4"]);
    let events = expedition.reveal("trap boulder");
    let fled = SeatSet::first(2);
    assert_eq!(
        events[0],
        Event::TrapSprung {
            trap: Trap::Boulder,
            fled,
            lost: 5
        }
    );
    // No decision: the next round has begun. The chest of the one who left is untouched.
    assert_eq!(expedition.prompt(), Prompt::Chance);
    assert_eq!(expedition.view().round, 2);
    assert_eq!([0, 1, 2].map(|seat| expedition.chest(seat)), [0, 0, 3]);
    assert!(
        expedition
            .view()
            .seats
            .iter()
            .all(|seat| seat.gathered == 0)
    );
}

#[test]
fn d9_traps_of_earlier_rounds_do_not_count() {
    let mut expedition = Expedition::of(3);
    expedition.short_round("trap lava");
    assert_eq!(
        expedition.reveal("trap lava"),
        [Event::TrapMet { trap: Trap::Lava }]
    );
}

#[test]
fn d9_relics_already_taken_are_untouched() {
    let mut expedition = Expedition::with_relics(3);
    expedition.reveal("relic 5");
    expedition.leave(&[1]);
    expedition.walk(&["trap lava"]);
    expedition.reveal("trap lava");
    assert_eq!(diamant::Relic::total(expedition.seat(1).relics), 5);
}

#[test]
fn d10_one_of_the_two_identical_traps_leaves_the_game() {
    let mut expedition = Expedition::of(3);
    for left in [2, 1] {
        expedition.walk(&["trap spiders"]);
        expedition.reveal("trap spiders");
        assert_eq!(expedition.in_deck(Card::Trap(Trap::Spiders)), left);
        assert_eq!(u32::from(expedition.view().traps_gone[0].count), 3 - left);
    }
    // Only one is left: it can come up and never again spring.
    expedition.walk(&["trap spiders"]);
    assert_eq!(expedition.in_deck(Card::Trap(Trap::Spiders)), 0);
    assert_eq!(expedition.in_deck(Card::Trap(Trap::Lava)), 3);
}

#[test]
fn d11_choices_are_sealed_until_all_have_chosen() {
    let mut expedition = Expedition::of(3);
    expedition.reveal("treasure 9");
    let (ann, bob, cleo) = (Seat::new(0), Seat::new(1), Seat::new(2));
    let asked = expedition.table.version();
    let others = |table: &Table<Diamant>| {
        [Viewer::Seat(bob), Viewer::Seat(cleo), Viewer::Bystander].map(|viewer| table.view(viewer))
    };
    // Whatever Ann chooses, the others see and hear the same.
    let heard = ["stay", "leave"].map(|word| {
        let mut table = expedition.table.clone();
        let change = table.decide_in_words(ann, word, Some(asked)).unwrap();
        let ears = tabletop::heard_by(Viewer::Seat(bob), change.events).copied();
        (ears.collect::<Vec<_>>(), others(&table))
    });
    assert_eq!(heard[0], heard[1]);
    assert_eq!(heard[0].0, [Event::Chose { seat: ann }]);
    // She herself knows, and cannot change it.
    let table = &mut expedition.table;
    table.decide_in_words(ann, "leave", Some(asked)).unwrap();
    assert_eq!(
        table.view(Viewer::Seat(ann)).own_choice,
        "leave".parse().ok()
    );
    let again = table.decide_in_words(ann, "stay", None).unwrap_err();
    assert_eq!(again.code(), "not_awaited");
    assert_eq!(table.undo(ann, None), Err(Rejection::ChoiceIsSealed));
    // Nothing happens before the last choice, then everything at once.
    assert!(table.view(Viewer::Bystander).seats[0].in_cave);
    table.decide_in_words(cleo, "stay", Some(asked)).unwrap();
    let change = table.decide_in_words(bob, "leave", Some(asked)).unwrap();
    let leaving = SeatSet::first(2);
    let staying = SeatSet::only(cleo);
    let revealed = Event::ChoicesRevealed { staying, leaving };
    assert!(
        change
            .events
            .iter()
            .any(|announcement| announcement.event == revealed)
    );
}

#[test]
fn d12_leavers_share_all_rubies_on_the_path_as_one_pool() {
    let mut expedition = Expedition::of(5);
    // 9, 7 and 4 leave 4 + 2 + 4 = 10 rubies on three cards.
    expedition.walk(&["treasure 9", "treasure 7"]);
    expedition.reveal("treasure 4");
    assert_eq!(expedition.view().rubies_on_path, 10);
    let events = expedition.leave(&[0, 1, 2]);
    let came_home = events
        .iter()
        .find(|event| matches!(event, Event::CameHome { .. }));
    let seats = SeatSet::first(3);
    assert_eq!(
        came_home,
        Some(&Event::CameHome {
            seats,
            gathered: 2,
            share: 3,
            left: 1
        })
    );
    // Card by card it would have been 1 + 0 + 1 each.
    assert_eq!(expedition.chest(0), 5);
    assert_eq!(expedition.view().rubies_on_path, 1);
    // The next to leave take what stayed, with the rest of the new card.
    expedition.reveal("treasure 3");
    expedition.leave(&[4]);
    assert_eq!(expedition.chest(4), 2 + 1 + 1 + 1);
}

#[test]
fn d12_what_stays_behind_lies_on_a_treasure_card() {
    let mut expedition = Expedition::of(5);
    expedition.walk(&["treasure 9", "trap lava"]);
    expedition.reveal("trap ram");
    expedition.leave(&[0, 1, 2]);
    let rubies: Vec<u8> = expedition
        .view()
        .path
        .iter()
        .map(|card| card.rubies)
        .collect();
    assert_eq!(rubies, [1, 0, 0]);
}

#[test]
fn d13_a_leaver_is_safe_and_takes_no_more_part_in_the_round() {
    let mut expedition = Expedition::of(3);
    expedition.reveal("treasure 7");
    expedition.leave(&[0]);
    assert_eq!(expedition.chest(0), 3);
    expedition.reveal("treasure 17");
    assert!(expedition.table.legal(Seat::new(0)).is_empty());
    let refused = expedition.table.decide_in_words(Seat::new(0), "stay", None);
    assert_eq!(refused.unwrap_err().code(), "not_awaited");
    expedition.all_stay();
    expedition.walk(&["trap ram"]);
    expedition.reveal("trap ram");
    assert_eq!([0, 1, 2].map(|seat| expedition.chest(seat)), [3, 0, 0]);
}

#[test]
fn d14_the_round_goes_on_while_somebody_is_in_the_cave() {
    let mut expedition = Expedition::of(3);
    expedition.reveal("treasure 3");
    expedition.leave(&[0, 1]);
    assert_eq!(
        (expedition.view().round, expedition.prompt()),
        (1, Prompt::Chance)
    );
    expedition.walk(&["treasure 5", "trap lava"]);
    expedition.reveal("treasure 11");
    assert_eq!(
        expedition.prompt(),
        Prompt::Sealed(SeatSet::only(Seat::new(2)))
    );
    expedition.leave(&[2]);
    assert_eq!(expedition.view().round, 2);
    assert_eq!(expedition.chest(2), 1 + 5 + 11);
}

#[test]
fn d15_rubies_left_on_the_path_are_lost_and_cards_go_back() {
    let mut expedition = Expedition::of(4);
    expedition.walk(&["treasure 15"]);
    expedition.reveal("trap snakes");
    let events = expedition.leave(&[0, 1, 2, 3]);
    // Three rubies do not divide by four leavers.
    assert!(events.contains(&Event::RoundEnded {
        round: 1,
        rubies_lost: 3,
        relics_lost: diamant::RelicSet::EMPTY,
    }));
    let view = expedition.view();
    assert_eq!(view.rubies_on_path, 0);
    assert_eq!(view.deck_size(), 30);
    assert_eq!(expedition.in_deck(Card::Treasure(15)), 1);
    assert_eq!(expedition.in_deck(Card::Trap(Trap::Snakes)), 3);
}

#[test]
fn d16_a_second_trap_always_comes_before_the_deck_is_empty() {
    // The worst case: four cards of different kinds have left the game, and every card that
    // does not end the round comes first.
    let mut expedition = Expedition::with_relics(3);
    for trap in ["spiders", "snakes", "lava", "boulder"] {
        let card = format!("trap {trap}");
        expedition.walk(&[&card]);
        expedition.reveal(&card);
    }
    assert_eq!(expedition.view().round, 5);
    loop {
        let view = expedition.view();
        let harmless = view.deck.iter().find(|entry| !view.is_deadly(entry.card));
        match harmless {
            Some(entry) => expedition.walk(&[&entry.card.to_string()]),
            None => break,
        }
    }
    let view = expedition.view();
    assert!(view.deck_size() > 0);
    assert_eq!(view.deadly_cards(), view.deck_size());
    let deadly = view.deck[0].card.to_string();
    expedition.reveal(&deadly);
    assert_eq!(expedition.prompt(), Prompt::Over);
}

#[test]
fn d16_random_games_of_every_size_never_empty_the_deck() {
    let mut playout = Playout::<Diamant>::new(QuickDice::new(16));
    for seats in Config::FEWEST..=Config::MOST {
        for _ in 0..200 {
            let config = Config::new(seats).unwrap().with_relics();
            let mut state = Diamant::set_up(&config, &mut Silence);
            playout.finish(&mut state);
            assert!(!state.deck().is_empty());
        }
    }
}

#[test]
fn luck_is_rolled_from_the_deck_when_nobody_tells_it() {
    let seed = tabletop::Seed::from_number(9);
    let table = Table::<Diamant>::open(Config::default(), LuckSource::Rolled(seed));
    assert_eq!(table.prompt(), Prompt::Sealed(SeatSet::first(4)));
    assert_eq!(table.view(Viewer::Bystander).deck_size(), 29);
}
