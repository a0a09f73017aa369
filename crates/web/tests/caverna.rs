//! Caverna's drawings and sentences, over whole games and in every language.

use std::collections::BTreeSet;

use caverna::{
    CavernSide, Caverna, Config, Decision, Event, Good, Goods, Room, Study, Tile, Usage,
};
use tabletop::{
    AnyTable, BySeat, Config as _, Game, LuckSource, Outcome, Prompt, Seat, Table, Viewer,
};
use web::{Art, Lang, Scene, Texts, Weight, art};

/// A small generator, so that the games differ and are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % count
    }
}

/// Plays a random game and shows the table after every step.
fn play(config: Config, seed: u64, mut look: impl FnMut(&Table<Caverna>)) {
    let mut dice = Dice(seed);
    let mut table = Table::open(config, LuckSource::Told);
    loop {
        look(&table);
        match table.prompt() {
            Prompt::Over => return,
            Prompt::Chance => {
                let outcomes = table.chances();
                let (outcome, _) = outcomes[dice.below(outcomes.len())];
                table.tell(outcome).expect("it was offered");
            }
            prompt => {
                let seat = prompt.awaited().lowest().expect("somebody is asked");
                let legal = table.legal(seat);
                // Furnishing is rare among random decisions; prefer it, to fill the caves.
                let furnishes = |index: &usize| legal[*index].to_string().starts_with("furnish");
                let rooms: Vec<usize> = (0..legal.len()).filter(furnishes).collect();
                let index = if rooms.is_empty() {
                    dice.below(legal.len())
                } else {
                    rooms[dice.below(rooms.len())]
                };
                table.decide(seat, legal[index], None).expect("it is legal");
            }
        }
    }
}

fn names(config: Config) -> Vec<String> {
    ["Ann", "Bert"][..usize::from(config.seats())]
        .iter()
        .map(|name| (*name).to_owned())
        .collect()
}

/// Everything that must be true of any piece of the page.
fn check(html: &str, what: &str) {
    for tag in html
        .split('<')
        .skip(1)
        .filter_map(|rest| rest.split('>').next())
    {
        let attributes = tag.split('"').step_by(2).flat_map(str::split_whitespace);
        for attribute in attributes.skip(1) {
            let forbidden = attribute.starts_with("style=") || attribute.starts_with("on");
            assert!(!forbidden, "{what}: <{tag}>");
        }
        if tag.starts_with("svg") {
            let described = tag.contains("aria-hidden=\"true\"") || tag.contains("role=\"img\"");
            assert!(described, "{what}: <{tag}>");
        }
        for said in ["title=\"", "aria-label=\""] {
            let value = tag
                .split_once(said)
                .and_then(|(_, rest)| rest.split('"').next());
            assert!(
                !value.unwrap_or_default().contains("caverna-"),
                "{what}: <{tag}>"
            );
        }
    }
    let between = html.split('>').filter_map(|rest| rest.split('<').next());
    for text in between {
        assert!(!text.contains("caverna-"), "{what}: “{text}” has no text");
        // A text whose argument is missing shows the argument's name.
        assert!(!text.contains("{$"), "{what}: “{text}” lacks an argument");
    }
}

/// An id or a transition name that stood twice would break the page.
fn check_unique(html: &str, what: &str) {
    let mut seen = BTreeSet::new();
    for tag in html
        .split('<')
        .skip(1)
        .filter_map(|rest| rest.split('>').next())
    {
        let id = tag
            .split_once(" id=\"")
            .and_then(|(_, rest)| rest.split('"').next());
        let classes = tag
            .split_once(" class=\"")
            .and_then(|(_, rest)| rest.split('"').next());
        let moving = classes
            .unwrap_or_default()
            .split_whitespace()
            .filter(|class| class.starts_with("vt-"));
        for name in id.into_iter().chain(moving) {
            assert!(seen.insert(name.to_owned()), "{what}: {name} stands twice");
        }
    }
}

fn viewers(config: Config) -> Vec<Viewer> {
    (0..config.seats())
        .map(|seat| Viewer::Seat(Seat::new(seat)))
        .chain([Viewer::Bystander])
        .collect()
}

#[test]
fn boards_are_whole_at_every_step_for_every_viewer() {
    for (config, seed) in [
        (Config::DUEL, 1),
        (Config::DUEL, 2),
        (Config::SOLO, 3),
        (Config::SOLO, 4),
    ] {
        let names = names(config);
        let mut step = 0;
        play(config, seed, |table| {
            step += 1;
            let lang = Lang::ALL[step % Lang::ALL.len()];
            for viewer in viewers(config) {
                let scene = Scene {
                    texts: Texts::of(lang),
                    viewer,
                    names: &names,
                    aids: step % 2 == 0,
                };
                let html = Caverna::board(&table.view(viewer), &scene).into_string();
                let what = format!("step {step} in {lang} for {viewer:?}");
                check(&html, &what);
                check_unique(&html, &what);
            }
        });
    }
}

#[test]
fn parts_of_the_board_are_words_of_legal_decisions() {
    for (config, seed) in [(Config::DUEL, 5), (Config::SOLO, 6)] {
        let names = names(config);
        play(config, seed, |table| {
            let Some(seat) = table.prompt().awaited().lowest() else {
                return;
            };
            let viewer = Viewer::Seat(seat);
            let scene = Scene {
                texts: Texts::of(Lang::En),
                viewer,
                names: &names,
                aids: true,
            };
            let html = Caverna::board(&table.view(viewer), &scene).into_string();
            let legal: Vec<String> = table.legal(seat).iter().map(ToString::to_string).collect();
            let begins = |words: &str| {
                let whole = |decision: &&String| {
                    *decision == words || decision.starts_with(&format!("{words} "))
                };
                legal.iter().find(whole).is_some()
            };
            let parts: Vec<&str> = html
                .split("data-words=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            // Every tile that can be taken, and every way of digging, can be picked on the
            // board, and nothing else of these kinds.
            for verb in ["take", "dig", "wall", "raze", "end", "cavern", "convert"] {
                for words in parts
                    .iter()
                    .filter(|words| words.split(' ').next() == Some(verb))
                {
                    assert!(begins(words), "{words} is not legal: {legal:?}");
                }
            }
            for decision in &legal {
                let verb = decision.split(' ').next().expect("there is a verb");
                let whole = matches!(
                    verb,
                    "take"
                        | "dig"
                        | "wall"
                        | "raze"
                        | "end"
                        | "cavern"
                        | "gain"
                        | "trade"
                        | "convert"
                );
                if whole {
                    assert!(
                        parts.contains(&decision.as_str()),
                        "{decision} cannot be picked: {parts:?}"
                    );
                }
                if verb == "furnish" {
                    let words: Vec<&str> = decision.split(' ').collect();
                    let room = words[..2].join(" ");
                    assert!(parts.contains(&room.as_str()), "{decision} cannot be begun");
                    assert!(parts.contains(&words[2]), "{decision}: no place to pick");
                }
            }
        });
    }
}

#[test]
fn labels_are_there_and_tell_decisions_apart() {
    for (config, seed) in [(Config::DUEL, 7), (Config::SOLO, 8)] {
        let names = names(config);
        play(config, seed, |table| {
            let Some(seat) = table.prompt().awaited().lowest() else {
                return;
            };
            for lang in Lang::ALL {
                let scene = Scene {
                    texts: Texts::of(lang),
                    viewer: Viewer::Seat(seat),
                    names: &names,
                    aids: true,
                };
                let mut seen = BTreeSet::new();
                for choice in art("caverna").choices(table as &dyn AnyTable, &scene) {
                    let text = choice.label.text;
                    check(
                        &format!("<p>{text} {}</p>", choice.label.hint),
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
    let mut moments = 0;
    for seed in 10..20 {
        for config in [Config::DUEL, Config::SOLO] {
            let names = names(config);
            play(config, seed, |table| {
                if table.prompt() != Prompt::Over {
                    return;
                }
                for lang in Lang::ALL {
                    let scene = Scene {
                        texts: Texts::of(lang),
                        viewer: Viewer::Bystander,
                        names: &names,
                        aids: true,
                    };
                    for entry in art("caverna").log(table as &dyn AnyTable, &scene) {
                        let text = &entry.sentence.text;
                        check(&format!("<p>{text}</p>"), &format!("{lang}"));
                        assert!(text.ends_with(['.', '!']), "{lang}: “{text}”");
                        assert!(!text.contains("  "), "{lang}: “{text}”");
                        moments += usize::from(entry.sentence.weight == Weight::Moment);
                    }
                }
            });
        }
    }
    assert!(
        moments >= 100,
        "every game ends with a moment in every language"
    );
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
        let names = names(Config::DUEL);
        let scene = Scene {
            texts: Texts::of(lang),
            viewer: Viewer::Bystander,
            names: &names,
            aids: true,
        };
        let mut seen = BTreeSet::new();
        for event in every_kind_of_event() {
            let sentence = Caverna::sentence(&event, &scene).expect("it is told");
            check(
                &format!("<p>{}</p>", sentence.text),
                &format!("{event:?} in {lang}"),
            );
            assert!(
                sentence.text.ends_with(['.', '!']),
                "{lang}: “{}”",
                sentence.text
            );
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
        let names = names(Config::DUEL);
        let scene = Scene {
            texts: Texts::of(lang),
            viewer: Viewer::Seat(Seat::new(0)),
            names: &names,
            aids: true,
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
            check(&format!("<p>{} {}</p>", label.text, label.hint), &words);
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
fn the_additional_cavern_is_drawn_with_its_wall_places() {
    let seat = Seat::new(0);
    for (side, places) in [(CavernSide::Corner, 16), (CavernSide::Alcove, 15)] {
        let mut state = Study::duel(&[Tile::Masonry]).cavern(seat, side).position();
        let take: Decision = "take masonry".parse().expect("it is a decision");
        Caverna::decide(&mut state, seat, take, &mut tabletop::Silence);
        let names = names(Config::DUEL);
        let viewer = Viewer::Seat(seat);
        let scene = Scene {
            texts: Texts::of(Lang::En),
            viewer,
            names: &names,
            aids: true,
        };
        let html = Caverna::board(&Caverna::view(&state, viewer), &scene).into_string();
        check(&html, "a cave with the additional cavern");
        assert_eq!(html.matches("data-words=\"wall ").count(), places);
        assert!(html.contains("cv-with-extra"));
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
    let path = format!("{}/locales/{lang}/caverna.ftl", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path)
        .expect("the file is there")
        .lines()
        .filter_map(|line| Some(line.split_once(" =")?.0))
        .filter(|key| key.starts_with("caverna-"))
        .map(str::to_owned)
        .collect()
}

#[test]
fn rules_show_every_tile_and_every_room() {
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let html = Caverna::rules(texts).into_string();
        check(&html, &format!("rules in {lang}"));
        check_unique(&html, &format!("rules in {lang}"));
        assert_eq!(
            html.matches("data-words").count(),
            0,
            "nothing can be picked there"
        );
        for room in Room::ALL {
            assert!(
                html.contains(&format!("#cv-room-{room}\"")),
                "{room} in {lang}"
            );
        }
        for tile in Tile::ALL {
            assert!(
                html.contains(&format!("#cv-tile-{tile}\"")),
                "{tile} in {lang}"
            );
        }
    }
}

#[test]
fn the_style_sheet_moves_every_room_and_tile() {
    let sheet = web::asset("caverna.css").expect("it is compiled in");
    let sheet = String::from_utf8(sheet.bytes.into_owned()).expect("it is text");
    for room in Room::ALL
        .into_iter()
        .filter(|room| *room != Room::CaveEntrance)
    {
        assert!(sheet.contains(&format!(".vt-room-{room} ")), "{room}");
        assert!(sheet.contains(&format!(".cv-fits-{room}")), "{room}");
    }
    for tile in Tile::ALL {
        assert!(sheet.contains(&format!(".vt-tile-{tile} ")), "{tile}");
    }
}
