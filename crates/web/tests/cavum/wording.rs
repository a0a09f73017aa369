//! What is said about the game: events, decisions, options.

use std::collections::BTreeSet;

use catalog::GameId;
use cavum::{
    Cavum, Colour, Config, Decision, Event, Kind, Order, Piece, SequenceCard, Space, Stones, Tile,
};
use narration::{Narration, Reader, Weight, narration};
use tabletop::{AnyTable, BySeat, Config as _, Outcome, Prompt, Seat, SeatSet, Viewer};
use web::{Art, Lang, Scene, Texts};

use super::drawing::{check, check_sentence, names};
use super::{configs, play};

fn scene(lang: Lang, viewer: Viewer, names: &[String]) -> Scene<'_> {
    Scene {
        reader: Reader {
            texts: Texts::of(lang),
            viewer,
            names,
        },
        aids: true,
        best_so_far: false,
    }
}

#[test]
fn labels_are_there_and_tell_decisions_apart() {
    let mut verbs = BTreeSet::new();
    for (config, seed) in configs().into_iter().zip(1..) {
        let names = names(config.seats());
        let mut step = 0;
        play(config, seed, |table| {
            let Some(seat) = table.prompt().awaited().lowest() else {
                return;
            };
            step += 1;
            let lang = Lang::ALL[step % Lang::ALL.len()];
            let scene = scene(lang, Viewer::Seat(seat), &names);
            let mut seen = BTreeSet::new();
            for choice in Cavum::picture(&table.perspective(scene.viewer), &scene).choices {
                let text = choice.label.text;
                check(
                    &format!("<p>{text}</p><p>{}</p>", choice.label.detail),
                    &choice.words,
                );
                assert!(!text.trim().is_empty(), "{lang}: {}", choice.words);
                assert!(seen.insert(text.clone()), "{lang}: “{text}” stands twice");
                let verb = choice.words.split(' ').next().unwrap_or_default();
                verbs.insert(verb.to_owned());
            }
        });
    }
    for verb in [
        "bid", "pass", "card", "order", "lay", "station", "vein", "option", "discard", "prospect",
        "end",
    ] {
        assert!(verbs.contains(verb), "no game came to “{verb}”");
    }
}

#[test]
fn every_kind_of_decision_has_a_button_in_every_language() {
    let words = [
        "bid 0",
        "pass",
        "card 3",
        "order O5",
        "lay two -2,4 r1",
        "lay six -2,4 r0",
        "lay dynamite four -2,4 r2",
        "station -2,3",
        "station -4,6",
        "vein -2,4 green",
        "option lay three -1,0 r1",
        "option lay dynamite six -1,0 r0",
        "option station -4,6",
        "option vein -1,2 violet",
        "option points",
        "discard station",
        "discard vein",
        "discard two",
        "discard dynamite six",
        "prospect",
        "prospect -1,0",
        "step 0,1",
        "stop",
        "sell 1",
        "sell 3",
        "sell yellow",
        "fulfil O11",
        "end",
    ];
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for words in words {
            let decision: Decision = words.parse().expect("it is a decision");
            let label = Cavum::label(decision, &scene(lang, Viewer::Bystander, &[]));
            check(
                &format!("<p>{}</p><p>{}</p>", label.text, label.detail),
                words,
            );
            assert!(seen.insert(label.text.clone()), "{lang}: {}", label.text);
        }
    }
}

/// “I 4” is in a city; no space of the mountain may look like it.
#[test]
fn no_row_of_the_mountain_has_the_name_of_a_city() {
    let names = [];
    let mut seen = BTreeSet::new();
    for space in Space::all() {
        let event = Event::VeinExhausted { space };
        let scene = scene(Lang::En, Viewer::Bystander, &names);
        let text = Cavum::sentence(&event, &scene).expect("it is told").text;
        assert!(seen.insert(text.replace(' ', "")), "{text}");
    }
}

/// The turns of a tile tell its decisions apart, and only a tile that cannot be turned does
/// without them.
#[test]
fn a_button_says_where_the_exits_are() {
    let names = [];
    let text = |words: &str| {
        let decision: Decision = words.parse().expect("it is a decision");
        Cavum::label(decision, &scene(Lang::De, Viewer::Bystander, &names)).text
    };
    assert_eq!(
        text("lay two -2,4 r0"),
        "Zweier auf K4 legen, Ausgänge O, W"
    );
    assert_eq!(text("lay six 0,0 r0"), "Sechser auf F6 legen");
}

#[test]
fn the_log_of_whole_games_is_told() {
    let mut highlights = 0;
    for (config, seed) in configs().into_iter().zip(10..) {
        let names = names(config.seats());
        play(config, seed, |table| {
            if table.prompt() != Prompt::Over {
                return;
            }
            for lang in Lang::ALL {
                let scene = scene(lang, Viewer::Bystander, &names);
                for entry in narration(GameId::Cavum)
                    .story(table as &dyn AnyTable, &scene)
                    .lines
                {
                    let steps = entry.spoken.iter().map(|spoken| &spoken.sentence);
                    for sentence in steps.chain([&entry.sentence]) {
                        check_sentence(&sentence.text, lang);
                        highlights += usize::from(sentence.weight == Weight::Highlight);
                    }
                }
            }
        });
    }
    assert!(highlights >= 15, "every game ends with a highlight");
}

/// Every kind of event in all its wordings; whole games seldom show the rare ones.
fn every_kind_of_event() -> Vec<Event> {
    let seat = Seat::new(0);
    let space: Space = "-2,3".parse().expect("it is a space");
    let city_space: Space = "-4,6".parse().expect("it is a space");
    let order: Order = "O11".parse().expect("it is an order");
    let stones: Stones = [Colour::Red, Colour::Red, Colour::White]
        .into_iter()
        .collect();
    let mut events = vec![
        Event::PhaseBegan { phase: 2 },
        Event::OrderTurnedUp { order },
        Event::OpenerDrawn { seat },
        Event::Passed { seat },
        Event::StationBuilt { seat, space },
        Event::StationBuilt {
            seat,
            space: city_space,
        },
        Event::OptionCashed { seat, points: 3 },
        Event::ProspectedInVain { seat },
        Event::RouteBegan { seat, space },
        Event::VeinExhausted { space },
        Event::StonesShown { seat, stones },
        Event::StonesShown {
            seat,
            stones: Stones::default(),
        },
    ];
    for card in SequenceCard::ALL {
        events.push(Event::CardTaken { seat, card });
    }
    for points in [0, 1, 7] {
        events.extend([
            Event::Bid { seat, points },
            Event::AuctionWon { seat, points },
            Event::OrderTaken {
                seat,
                order,
                points,
            },
            Event::OrderFulfilled {
                seat,
                order,
                points,
            },
            Event::PenaltyPaid {
                seat,
                order,
                points,
            },
        ]);
    }
    for count in [0, 1, 3] {
        events.extend([
            Event::RouteEnded {
                seat,
                stones: count,
            },
            Event::CityScored {
                city: count,
                seat,
                points: count,
            },
        ]);
    }
    for chips in [1, 2] {
        events.push(Event::ChipPut { order, chips });
    }
    events.extend(events_with_pieces(seat, space));
    events.extend(events_with_stones(seat, space));
    let winners = [SeatSet::first(1), SeatSet::first(2)];
    for winners in winners {
        let points = BySeat::from_fn(|_| 80);
        events.push(Event::GameEnded {
            outcome: Outcome::new(2, points, winners),
        });
    }
    events
}

fn events_with_pieces(seat: Seat, space: Space) -> Vec<Event> {
    let mut events = Vec::new();
    for kind in Kind::ALL {
        for tile in [Tile::tunnel(kind, 0), Tile::dynamite(kind, 0)] {
            events.extend([
                Event::TileLaid { seat, tile, space },
                Event::TileExploded { space, tile },
                Event::TileHit { space, tile },
            ]);
        }
        for piece in [Piece::Tunnel(kind), Piece::Dynamite(kind)] {
            events.push(Event::Bought { seat, piece });
            events.push(Event::Discarded { seat, piece });
        }
    }
    for piece in [Piece::Station, Piece::Vein] {
        events.push(Event::Bought { seat, piece });
        events.push(Event::Discarded { seat, piece });
    }
    events
}

fn events_with_stones(seat: Seat, space: Space) -> Vec<Event> {
    let mut events = Vec::new();
    for colour in Colour::ALL {
        events.push(Event::NobodySold { colour });
        events.push(Event::StoneProspected {
            seat,
            space,
            colour,
        });
        for count in [1, 4] {
            events.extend([
                Event::VeinDiscovered {
                    seat,
                    space,
                    colour,
                    stones: count,
                },
                Event::PriceBid {
                    seat,
                    colour,
                    price: count,
                },
                Event::StonesSold {
                    seat,
                    colour,
                    count,
                    points: count.into(),
                },
                Event::StoneSold {
                    seat,
                    colour,
                    price: count,
                },
            ]);
        }
    }
    events
}

#[test]
fn every_kind_of_event_has_its_sentence_in_every_language() {
    let names = ["Ann", "Bert"].map(str::to_owned);
    for lang in Lang::ALL {
        let scene = scene(lang, Viewer::Bystander, &names);
        let mut seen = BTreeSet::new();
        for event in every_kind_of_event() {
            let sentence = Cavum::sentence(&event, &scene);
            let sentence = sentence.unwrap_or_else(|| panic!("{lang}: {event:?} is not told"));
            check_sentence(&sentence.text, lang);
            seen.insert(sentence.text);
        }
        // A stone of the sale at 1 and one of the final sale at 1 are told alike.
        assert!(seen.len() > 100, "{lang}: {}", seen.len());
    }
}

#[test]
fn a_turn_is_one_line_and_so_is_an_explosion() {
    let names = ["Ann", "Bert"].map(str::to_owned);
    let scene = scene(Lang::En, Viewer::Bystander, &names);
    let seat = Seat::new(0);
    let space = |words: &str| words.parse::<Space>().expect("it is a space");
    let line = |events: &[Event]| {
        let goes_on = events
            .windows(2)
            .all(|two| Cavum::goes_on(&two[0], &two[1]));
        assert!(goes_on, "{events:?}");
        let events: Vec<&Event> = events.iter().collect();
        Cavum::line(&events, &scene).expect("it is told")
    };
    let turn = line(&[
        Event::TileLaid {
            seat,
            tile: Tile::tunnel(Kind::Two, 1),
            space: space("-2,4"),
        },
        Event::StationBuilt {
            seat,
            space: space("-2,4"),
        },
        Event::Bought {
            seat,
            piece: Piece::Vein,
        },
        Event::VeinDiscovered {
            seat,
            space: space("0,2"),
            colour: Colour::Green,
            stones: 3,
        },
        Event::TurnEnded { seat },
    ]);
    assert_eq!(
        turn.text,
        "Ann: two-exit tile on K4; station on K4; vein on H6, green (option)."
    );
    let route = line(&[
        Event::RouteBegan {
            seat,
            space: space("-2,6"),
        },
        Event::RouteWent {
            seat,
            space: space("-2,5"),
        },
        Event::StoneProspected {
            seat,
            space: space("-2,5"),
            colour: Colour::Blue,
        },
        Event::RouteWent {
            seat,
            space: space("-2,4"),
        },
        Event::RouteEnded { seat, stones: 1 },
    ]);
    assert_eq!(route.text, "Ann: prospects from I 2 to K4: 1 blue stone.");
    let explosion = line(&[
        Event::TileExploded {
            space: space("0,0"),
            tile: Tile::dynamite(Kind::Six, 0),
        },
        Event::TileHit {
            space: space("1,0"),
            tile: Tile::tunnel(Kind::Two, 0),
        },
    ]);
    assert_eq!(explosion.text, "Explosion on F6: 2 tiles are gone!");
    assert_eq!(explosion.weight, Weight::Highlight);
    let scoring = line(&[
        Event::CityScored {
            city: 0,
            seat,
            points: 3,
        },
        Event::CityScored {
            city: 0,
            seat,
            points: 3,
        },
        Event::CityScored {
            city: 1,
            seat: Seat::new(1),
            points: 4,
        },
    ]);
    assert_eq!(scoring.text, "City scoring: Ann +6, Bert +4.");
}

#[test]
fn every_option_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        for option in Config::OPTIONS {
            let key = format!("cavum-option-{}", option.name);
            assert!(Texts::of(lang).has(&key), "{key} in {lang}");
        }
        for key in ["cavum-name", "cavum-tagline", "cavum-players"] {
            assert!(Texts::of(lang).has(key), "{key} in {lang}");
        }
    }
}
