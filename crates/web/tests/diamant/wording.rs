//! What happened in words: every event in every language.

use diamant::{Decision, Diamant, Event, Relic, RelicSet, TREASURES, Trap};
use narration::Narration as _;
use tabletop::{BySeat, Outcome, Seat, SeatSet, Viewer};
use web::Lang;

use super::{assert_complete, names, scene};

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|&number| Seat::new(number)).collect()
}

/// Every event in every shape that has its own words.
fn every_event() -> Vec<Event> {
    let some = [&[2][..], &[0, 3], &[0, 1, 2, 3, 4, 5, 6, 7]].map(seats);
    let mut events = Vec::new();
    for round in 1..=5 {
        for relic in [None].into_iter().chain(Relic::ALL.map(Some)) {
            events.push(Event::RoundBegan { round, relic });
        }
    }
    for in_cave in some {
        for value in TREASURES {
            let (each, left) = (value / in_cave.len(), value % in_cave.len());
            events.push(Event::TreasureFound {
                value,
                each,
                left,
                in_cave,
            });
        }
        for trap in Trap::ALL {
            for lost in [0, 1, 2, 40] {
                let fled = in_cave;
                events.push(Event::TrapSprung { trap, fled, lost });
            }
        }
        let nobody = SeatSet::EMPTY;
        for (staying, leaving) in [(in_cave, nobody), (nobody, in_cave), (seats(&[1]), in_cave)] {
            events.push(Event::ChoicesRevealed { staying, leaving });
        }
        for (gathered, share, left) in [(0, 0, 0), (1, 1, 1), (5, 0, 2), (40, 12, 0)] {
            events.push(Event::CameHome {
                seats: in_cave,
                gathered,
                share,
                left,
            });
        }
    }
    events.extend(Trap::ALL.map(|trap| Event::TrapMet { trap }));
    events.extend(Relic::ALL.map(|relic| Event::RelicFound { relic }));
    events.extend([Decision::Stay, Decision::Leave].map(|choice| Event::YouChose { choice }));
    let seat = Seat::new(4);
    for relics in [
        RelicSet::EMPTY.with(Relic::Third),
        Relic::ALL.into_iter().collect(),
    ] {
        events.push(Event::RelicsTaken { seat, relics });
        for relics_lost in [RelicSet::EMPTY, relics] {
            for rubies_lost in [0, 1, 9] {
                events.push(Event::RoundEnded {
                    round: 3,
                    rubies_lost,
                    relics_lost,
                });
            }
        }
    }
    for points in [[0, 0, 0], [0, 1, 0], [30, 12, 30], [3, 40, 7]] {
        let points = BySeat::from_fn(|seat| points[seat.index() % 3]);
        let outcome = Outcome::highest_wins(3, points);
        events.push(Event::GameEnded { outcome });
    }
    events
}

#[test]
fn every_event_has_a_sentence_in_every_language() {
    let names = names();
    for lang in Lang::ALL {
        let scene = scene(lang, Viewer::Bystander, &names);
        for event in every_event() {
            let sentence = Diamant::sentence(&event, &scene).expect("an event with words");
            assert_complete(&sentence.text);
            assert!(!sentence.text.contains("  "), "{}", sentence.text);
            assert_eq!(sentence.text.trim(), sentence.text);
            assert!(sentence.text.ends_with(['.', '!']), "{}", sentence.text);
        }
    }
}

/// A wrong argument name would not show as a key: the sentences must differ where the
/// events do.
#[test]
fn sentences_name_the_numbers_and_the_people() {
    let names = names();
    for lang in Lang::ALL {
        let scene = scene(lang, Viewer::Bystander, &names);
        let text = |event| Diamant::sentence(&event, &scene).expect("words").text;
        let treasure = text(Event::TreasureFound {
            value: 9,
            each: 1,
            left: 4,
            in_cave: seats(&[0, 1, 2, 3, 4]),
        });
        assert!(
            treasure.contains('9') && treasure.contains('4'),
            "{treasure}"
        );
        let revealed = text(Event::ChoicesRevealed {
            staying: seats(&[0, 1]),
            leaving: seats(&[2, 3, 4]),
        });
        assert!(
            names[..5].iter().all(|name| revealed.contains(name)),
            "{revealed}"
        );
        let home = text(Event::CameHome {
            seats: seats(&[1, 3]),
            gathered: 2,
            share: 3,
            left: 0,
        });
        assert!(home.contains('5') && home.contains("Bo"), "{home}");
    }
}

#[test]
fn a_sealed_choice_gets_no_words() {
    let names = names();
    let scene = scene(Lang::En, Viewer::Bystander, &names);
    let seat = Seat::new(1);
    assert_eq!(Diamant::sentence(&Event::Chose { seat }, &scene), None);
}

#[test]
fn lists_are_joined_as_in_the_language() {
    let names = names();
    let expected = [
        "Ann, Bo and Cleo",
        "Ann, Bo und Cleo",
        "Ann, Bo et Cleo",
        "Ann, Bo en Cleo",
        "Ann, Bo és Cleo",
    ];
    for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
        let scene = scene(lang, Viewer::Bystander, &names);
        let event = Event::ChoicesRevealed {
            staying: SeatSet::EMPTY,
            leaving: seats(&[0, 1, 2]),
        };
        let text = Diamant::sentence(&event, &scene).expect("words").text;
        assert!(text.contains(expected), "{text}");
    }
}
