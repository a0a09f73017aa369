//! What is said about the game: events, decisions, names.

use std::collections::BTreeSet;

use catalog::GameId;
use caverna::{CavernSide, Caverna, Config, Decision, Event, Good, Goods, Room, Tile, Usage};
use narration::{LogLine, Narration, Reader, Utterance, Weight, narration};
use tabletop::{AnyTable, BySeat, Config as _, Outcome, Prompt, Seat, Viewer};
use web::{Art, Lang, Scene, Texts};

use super::drawing::{check, check_sentence, names};
use super::play;

#[test]
fn labels_are_there_and_tell_decisions_apart() {
    for (config, seed) in [(Config::DUEL, 7), (Config::SOLO, 8)] {
        let names = names(config.seats());
        play(config, seed, |table| {
            let Some(seat) = table.prompt().awaited().lowest() else {
                return;
            };
            for lang in Lang::ALL {
                let scene = Scene {
                    reader: Reader {
                        texts: Texts::of(lang),
                        viewer: Viewer::Seat(seat),
                        names: &names,
                    },
                    aids: true,
                    best_so_far: false,
                };
                let mut seen = BTreeSet::new();
                for choice in Caverna::picture(&table.perspective(scene.viewer), &scene).choices {
                    let text = choice.label.text;
                    check(
                        &format!("<p>{text} {}</p>", choice.label.detail),
                        &choice.words,
                    );
                    assert!(!text.trim().is_empty(), "{lang}: {}", choice.words);
                    assert!(seen.insert(text.clone()), "{lang}: “{text}” stands twice");
                }
            }
        });
    }
}

#[test]
fn every_event_of_whole_games_is_told() {
    let mut highlights = 0;
    for seed in 10..20 {
        for config in [Config::DUEL, Config::SOLO] {
            let names = names(config.seats());
            play(config, seed, |table| {
                if table.prompt() != Prompt::Over {
                    return;
                }
                for lang in Lang::ALL {
                    let scene = Scene {
                        reader: Reader {
                            texts: Texts::of(lang),
                            viewer: Viewer::Bystander,
                            names: &names,
                        },
                        aids: true,
                        best_so_far: false,
                    };
                    for entry in narration(GameId::Caverna)
                        .story(table as &dyn AnyTable, &scene)
                        .lines
                    {
                        let text = &entry.sentence.text;
                        check_sentence(text, lang);
                        highlights += usize::from(entry.sentence.weight == Weight::Highlight);
                    }
                }
            });
        }
    }
    assert!(
        highlights >= 100,
        "every game ends with a highlight in every language"
    );
}

#[test]
fn every_turn_is_one_line_that_says_everything_once() {
    for config in [Config::DUEL, Config::SOLO] {
        let names = names(config.seats());
        play(config, 21, |table| {
            let scene = Scene {
                reader: Reader {
                    texts: Texts::of(Lang::En),
                    viewer: Viewer::Bystander,
                    names: &names,
                },
                aids: true,
                best_so_far: false,
            };
            let log = narration(GameId::Caverna)
                .story(table as &dyn AnyTable, &scene)
                .lines;
            let taken = |step: &&Utterance| step.sentence.text.contains(" takes ");
            let taken_in = |entry: &LogLine| entry.spoken.iter().filter(taken).count();
            assert!(log.iter().all(|entry| taken_in(entry) <= 1));
            if table.prompt() == Prompt::Over {
                let turns: usize = log.iter().map(taken_in).sum();
                let lines = log.iter().filter(|entry| taken_in(entry) == 1).count();
                let played: u8 = caverna::turns_by_round(config).iter().sum();
                assert_eq!(turns, usize::from(played * config.seats()));
                assert_eq!(turns, lines);
            }
        });
    }
}

#[test]
fn a_turn_grows_in_its_line() {
    use tabletop::{LuckSource, Table};
    let mut table = Table::<Caverna>::open(Config::DUEL, LuckSource::Told);
    for luck in ["start 0", "tile masonry"] {
        table.tell_in_words(luck).expect("it is possible");
    }
    let names = names(2);
    let steps = [
        ("convert flax", "Ann: 1 flax → 1 food."),
        ("convert emmer", "Ann: 1 flax → 1 food; 1 emmer → 1 food."),
        (
            "take excavation",
            "Ann: Excavation – 1 flax → 1 food; 1 emmer → 1 food.",
        ),
        (
            "dig twice 3,1",
            "Ann: Excavation – 1 flax → 1 food; 1 emmer → 1 food; excavated B4 for 2 food (+1 food).",
        ),
        (
            "room bakehouse",
            "Ann: Excavation – 1 flax → 1 food; 1 emmer → 1 food; excavated B4 for 2 food (+1 food): Bakehouse.",
        ),
    ];
    for (words, line) in steps {
        if words.starts_with("room") {
            table.tell_in_words(words).expect("it is possible");
        } else {
            table
                .decide_in_words(Seat::new(0), words, None)
                .expect("it is legal");
        }
        let scene = Scene {
            reader: Reader {
                texts: Texts::of(Lang::En),
                viewer: Viewer::Bystander,
                names: &names,
            },
            aids: true,
            best_so_far: false,
        };
        let log = narration(GameId::Caverna)
            .story(&table as &dyn AnyTable, &scene)
            .lines;
        let last = log.last().expect("there is a line");
        assert_eq!(last.sentence.text, line);
        assert!(!last.spoken.is_empty(), "each step is said");
    }
}

/// Every kind of event in all its wordings; whole games seldom show the rare ones.
fn every_kind_of_event() -> Vec<Event> {
    let seat = Seat::new(0);
    let (room, tile) = (Room::Shelf, Tile::Breach);
    let space = "1,1".parse().expect("it is a space");
    let places = ["3,0 3,1", "cavern east", "cavern south"];
    let places = places.map(|words| words.parse().expect("it is a place"));
    let (none, some) = (Goods::NONE, Goods::ONE_OF_EACH);
    let mut events = vec![
        Event::StartDrawn { seat },
        Event::RoomSetAside { room },
        Event::RoundBegan {
            round: 3,
            turns: 2,
            start: seat,
            tile,
        },
        Event::TileTaken { seat, tile },
        Event::Gained { seat, goods: none },
        Event::Gained { seat, goods: some },
        Event::Traded {
            seat,
            paid: some,
            gained: some,
        },
        Event::NoRoomUsed { seat },
        Event::BlueRoomActed {
            seat,
            room,
            gained: none,
        },
        Event::BlueRoomActed {
            seat,
            room,
            gained: some,
        },
        Event::Dug {
            seat,
            space,
            paid: none,
            food: 0,
        },
        Event::Dug {
            seat,
            space,
            paid: some,
            food: 1,
        },
        Event::RoomUnearthed { room },
        Event::PileTurned { room },
        Event::Furnished {
            seat,
            room,
            space,
            paid: none,
        },
        Event::Furnished {
            seat,
            room,
            space,
            paid: some,
        },
        Event::CaveFilled { seat },
        Event::RoundEnded { round: 1 },
    ];
    events.extend(Good::CONVERTIBLE.map(|good| Event::Converted { seat, good }));
    events.extend(CavernSide::ALL.map(|side| Event::CavernChosen { seat, side }));
    for place in places {
        events.push(Event::WallBuilt { seat, place });
        events.push(Event::WallRazed {
            seat,
            place,
            gained: some,
        });
    }
    for (paid, gained) in [(none, none), (none, some), (some, none), (some, some)] {
        events.push(Event::RoomUsed {
            seat,
            room,
            paid,
            gained,
        });
    }
    for points in [[49, 20], [50, 20], [61, 61]] {
        let points = BySeat::from_fn(|seat| points[seat.index() % 2]);
        for seats in [1, 2] {
            let outcome = Outcome::highest_wins(seats, points);
            events.push(Event::GameEnded { outcome });
        }
    }
    events
}

#[test]
fn every_kind_of_event_has_its_words_in_every_language() {
    for lang in Lang::ALL {
        let names = names(2);
        let scene = Scene {
            reader: Reader {
                texts: Texts::of(lang),
                viewer: Viewer::Bystander,
                names: &names,
            },
            aids: true,
            best_so_far: false,
        };
        let mut seen = BTreeSet::new();
        for event in every_kind_of_event() {
            let sentence = Caverna::sentence(&event, &scene).expect("it is told");
            check_sentence(&sentence.text, lang);
            assert!(
                seen.insert(sentence.text.clone()),
                "{lang}: “{}” twice",
                sentence.text
            );
        }
        let seat = Seat::new(0);
        assert_eq!(Caverna::sentence(&Event::TurnEnded { seat }, &scene), None);
    }
}

#[test]
fn every_kind_of_decision_has_its_words_in_every_language() {
    let kinds = [
        "convert emmer",
        "convert flax",
        "convert gold",
        "take renovation",
        "trade 5 wood",
        "trade 5 stone",
        "trade food",
        "use no-room",
        "dig 1,1",
        "dig twice 1,0",
        "gain 2 emmer flax",
        "wall 3,0 3,1",
        "wall cavern east",
        "raze 3,0 3,1",
        "raze cavern south",
        "furnish shelf 2,0",
        "furnish shelf 2,0 with 5 food",
        "furnish shelf cavern with gold",
        "furnish prospecting-site 2,0",
        "cavern corner",
        "cavern alcove",
        "end",
    ];
    for lang in Lang::ALL {
        let names = names(2);
        let scene = Scene {
            reader: Reader {
                texts: Texts::of(lang),
                viewer: Viewer::Seat(Seat::new(0)),
                names: &names,
            },
            aids: true,
            best_so_far: false,
        };
        let mut seen = BTreeSet::new();
        let written = kinds.map(|words| words.parse().expect("it is a decision"));
        let usages = Room::ALL
            .into_iter()
            .flat_map(Usage::all)
            .map(Decision::Use);
        for decision in written.into_iter().chain(usages) {
            let words = decision.to_string();
            let label = Caverna::label(decision, &scene);
            check(&format!("<p>{} {}</p>", label.text, label.detail), &words);
            assert!(!label.text.is_empty(), "{words} in {lang}");
            assert!(
                seen.insert(label.text.clone()),
                "{lang}: “{}” twice",
                label.text
            );
        }
    }
}

#[test]
fn everything_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let mut keys: Vec<String> = ["name", "tagline", "players"]
            .iter()
            .map(|key| format!("caverna-{key}"))
            .collect();
        keys.extend(Room::ALL.map(|room| format!("caverna-room-{room}")));
        keys.extend(Tile::ALL.map(|tile| format!("caverna-tile-{tile}")));
        for family in ["good", "amount", "object"] {
            keys.extend(Good::ALL.map(|good| format!("caverna-{family}-{good}")));
        }
        for option in Config::OPTIONS {
            keys.push(format!("caverna-option-{}", option.name));
            keys.push(format!("caverna-option-{}-help", option.name));
        }
        for key in keys {
            assert!(texts.has(&key), "{key} in {lang}");
        }
        let rooms: BTreeSet<String> = Room::ALL
            .iter()
            .map(|room| texts.say(&format!("caverna-room-{room}")))
            .collect();
        assert_eq!(
            rooms.len(),
            Room::ALL.len(),
            "two rooms have one name in {lang}"
        );
    }
}

#[test]
fn every_language_has_the_same_keys() {
    let english = keys(Lang::En);
    assert!(english.len() > 200);
    for lang in Lang::ALL {
        assert_eq!(keys(lang), english, "{lang}");
    }
}

fn keys(lang: Lang) -> Vec<String> {
    let path = format!(
        "{}/../narration/locales/{lang}/caverna.ftl",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(path)
        .expect("the file is there")
        .lines()
        .filter_map(|line| Some(line.split_once(" =")?.0))
        .filter(|key| key.starts_with("caverna-"))
        .map(str::to_owned)
        .collect()
}
