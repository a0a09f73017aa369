//! Caverna's drawings and sentences, over whole games and in every language.

#[path = "../drawing/mod.rs"]
mod drawing;
#[path = "../playing/mod.rs"]
mod playing;
mod wording;

use caverna::{CavernSide, Caverna, Config, Decision, Event, PositionBuilder, Room, State, Tile};
use narration::Reader;
use tabletop::{Game, LuckSource, Perspective, Seat, SeatSet, Table, Version, Viewer};
use web::{Art, Cue, Lang, Over, Picture, Scene, Texts};

use drawing::{check, check_unique, names};

/// Plays a random game and shows the table after every step. Furnishing is rare among random
/// decisions; it is preferred, to fill the caves.
fn play(config: Config, seed: u64, look: impl FnMut(&Table<Caverna>)) {
    let furnishes = |words: &str| words.starts_with("furnish");
    playing::play(
        config,
        seed,
        |words, dice| playing::pick(words, dice, furnishes),
        look,
    );
}

/// What a seat has of a position that no table was played to.
fn seen(state: &State, seat: Seat) -> Perspective<'static, Caverna> {
    let viewer = Viewer::Seat(seat);
    let mut legal = Vec::new();
    Caverna::legal(state, seat, &mut legal);
    Perspective {
        viewer,
        config: &Config::DUEL,
        seats: Caverna::seats(state),
        length: 0,
        version: Version::default(),
        prompt: Caverna::prompt(state),
        view: Caverna::view(state, viewer),
        heard: Vec::new(),
        legal,
        chosen: SeatSet::EMPTY,
        may_undo: false,
        outcome: Caverna::outcome(state),
    }
}

/// Everything that is drawn, in the order of the page.
fn whole(picture: &Picture) -> String {
    let parts = [
        &picture.head,
        &picture.turn,
        &picture.board,
        &picture.explanation,
        &picture.beside,
    ];
    parts.map(|part| part.0.as_str()).concat()
}

fn viewers(config: Config) -> Vec<Viewer> {
    (0..config.seats())
        .map(|seat| Viewer::Seat(Seat::new(seat)))
        .chain([Viewer::Bystander])
        .collect()
}

fn in_english(viewer: Viewer, names: &[String]) -> Scene<'_> {
    Scene {
        reader: Reader {
            texts: Texts::of(Lang::En),
            viewer,
            names,
        },
        aids: true,
        best_so_far: false,
    }
}

#[test]
fn boards_are_whole_at_every_step_for_every_viewer() {
    for (config, seed) in [
        (Config::DUEL, 1),
        (Config::DUEL, 2),
        (Config::SOLO, 3),
        (Config::SOLO, 4),
    ] {
        let names = names(config.seats());
        let mut step = 0;
        play(config, seed, |table| {
            step += 1;
            let lang = Lang::ALL[step % Lang::ALL.len()];
            for viewer in viewers(config) {
                let scene = Scene {
                    reader: Reader {
                        texts: Texts::of(lang),
                        viewer,
                        names: &names,
                    },
                    aids: step % 2 == 0,
                    best_so_far: false,
                };
                let html = whole(&Caverna::picture(&table.perspective(viewer), &scene));
                let what = format!("step {step} in {lang} for {viewer:?}");
                check(&html, &what);
                check_unique(&html, &what);
            }
        });
    }
}

#[test]
fn a_personal_best_stands_in_the_headline_of_the_end() {
    let names = names(1);
    let viewer = Viewer::Seat(Seat::new(0));
    let mut ended = 0;
    play(Config::SOLO, 3, |table| {
        let headline = |best_so_far| {
            let scene = Scene {
                best_so_far,
                ..in_english(viewer, &names)
            };
            let html = whole(&Caverna::picture(&table.perspective(viewer), &scene));
            let (_, after) = html.split_once("<h2 id=\"cv-result\"")?;
            Some(
                after
                    .split("</h2>")
                    .next()?
                    .contains("Your best result so far!"),
            )
        };
        if table.outcome().is_some() {
            assert_eq!([headline(true), headline(false)], [Some(true), Some(false)]);
            ended += 1;
        }
    });
    assert!(ended > 0);
}

#[test]
fn parts_of_the_board_are_words_of_legal_decisions() {
    for (config, seed) in [(Config::DUEL, 5), (Config::SOLO, 6)] {
        let names = names(config.seats());
        play(config, seed, |table| {
            let Some(seat) = table.prompt().awaited().lowest() else {
                return;
            };
            let viewer = Viewer::Seat(seat);
            let scene = in_english(viewer, &names);
            let html = whole(&Caverna::picture(&table.perspective(viewer), &scene));
            let legal: Vec<String> = table.legal(seat).iter().map(ToString::to_string).collect();
            let parts: Vec<&str> = html
                .split("data-words=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            // Whatever names a thing can be done with it, and nothing else can be picked. What
            // a room needs may be missing, and a tile may lead nowhere: only these are picked
            // in vain.
            for words in parts
                .iter()
                .flat_map(|part| part.split('|'))
                .filter(|words| !words.starts_with("use ") && !words.contains('*'))
                .filter(|words| !words.starts_with("trade "))
            {
                let possible = legal.iter().any(|decision| begins(decision, words));
                assert!(possible, "{words} is not legal: {legal:?}");
            }
            for decision in &legal {
                let picks = parts
                    .iter()
                    .filter(|part| part.split('|').any(|words| begins(decision, words)));
                let left = |picks: &[&&str]| {
                    let fits = |decision: &&String| {
                        picks
                            .iter()
                            .all(|part| part.split('|').any(|words| begins(decision, words)))
                    };
                    legal.iter().filter(fits).count()
                };
                // The end of the turn is always in sight; the ways of a room are listed once
                // the room is picked.
                let picks: Vec<&&str> = picks.collect();
                let verb = decision.split(' ').next().expect("there is a verb");
                match verb {
                    "end" => assert!(picks.is_empty(), "{decision}: {picks:?}"),
                    "use" => assert!(!picks.is_empty(), "{decision}: {parts:?}"),
                    "dig" => assert!(left(&picks) <= 2, "{decision}: {picks:?}"),
                    _ => assert_eq!(left(&picks), 1, "{decision}: {picks:?}"),
                }
            }
        });
    }
}

/// Whether the decision begins with the words of a part of the board, as the script reads them.
fn begins(decision: &str, words: &str) -> bool {
    let mut said = decision.split(' ');
    words
        .split(' ')
        .all(|word| said.next().is_some_and(|next| word == "*" || word == next))
}

#[test]
fn the_additional_cavern_is_drawn_with_its_wall_places() {
    let seat = Seat::new(0);
    for (side, places) in [(CavernSide::Corner, 16), (CavernSide::Alcove, 15)] {
        let mut state = PositionBuilder::duel(&[Tile::Masonry])
            .cavern(seat, side)
            .position();
        let take: Decision = "take masonry".parse().expect("it is a decision");
        Caverna::decide(&mut state, seat, take, &mut tabletop::Silence);
        let names = names(2);
        let viewer = Viewer::Seat(seat);
        let scene = in_english(viewer, &names);
        let html = whole(&Caverna::picture(&seen(&state, seat), &scene));
        check(&html, "a cave with the additional cavern");
        // The tile itself stands for all of them.
        assert_eq!(html.matches("data-words=\"wall ").count(), places + 1);
        assert!(html.contains("cv-with-extra"));
    }
}

#[test]
fn rules_show_every_tile_and_every_room() {
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let html = Caverna::rules(texts).text.into_string();
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

/// The view after these decisions of the first player, for this viewer, as a whole page.
fn after(decisions: &[&str], viewer: Viewer) -> String {
    let mut table = Table::<Caverna>::open(Config::DUEL, LuckSource::Told);
    for luck in ["start 0", "tile masonry"] {
        table.tell_in_words(luck).expect("the game begins so");
    }
    for words in decisions {
        table
            .decide_in_words(Seat::new(0), words, None)
            .expect("it is legal");
    }
    let names = names(2);
    let scene = in_english(viewer, &names);
    whole(&Caverna::picture(&table.perspective(viewer), &scene))
}

#[test]
fn what_can_be_built_comes_first_by_points() {
    let html = after(&["take housework"], Viewer::Seat(Seat::new(0)));
    let places: Vec<usize> = ["spinning-wheel", "shelf", "food-corner"]
        .map(|room| {
            html.find(&format!("data-spot=\"room {room}\""))
                .expect("it is on display")
        })
        .to_vec();
    // The empty cavern has one wall: four points, then three; a corner is not there.
    assert!(places.is_sorted(), "{places:?}");
    assert_eq!(html.matches("class=\"cv-card cv-orange\"").count(), 3);
    assert_eq!(html.matches("cv-barred").count(), 3);
}

#[test]
fn every_tile_has_its_place_and_says_who_has_it() {
    let html = after(&["take housework"], Viewer::Seat(Seat::new(1)));
    for tile in Tile::ALL {
        assert_eq!(
            html.matches(&format!("data-spot=\"tile {tile}\"")).count(),
            1,
            "{tile}"
        );
    }
    assert!(html.contains("seat-0 cv-in-use"));
    assert_eq!(html.matches("class=\"cv-tile cv-later\"").count(), 7);
}

#[test]
fn what_cannot_be_done_says_why() {
    // Two food are asked for, and the cheaper room costs a wood.
    let html = after(&["take housework"], Viewer::Seat(Seat::new(0)));
    assert!(html.contains("1 food missing"), "{html}");
    assert!(html.contains("cv-impossible"));
}

#[test]
fn a_room_that_was_found_flies_from_its_space_to_the_display() {
    let dug = Event::Dug {
        seat: Seat::new(0),
        space: "4,0".parse().expect("it is a space"),
        paid: caverna::Goods::NONE,
        food: 0,
    };
    let unearthed = Event::RoomUnearthed {
        room: Room::Bakehouse,
    };
    let names = names(2);
    for viewer in viewers(Config::DUEL) {
        let scene = in_english(viewer, &names);
        let film = Caverna::highlights(&[], &[&dug, &unearthed], &scene);
        assert_eq!(film.len(), 2);
        assert_eq!(film[0].over, Over::Before);
        assert_eq!(film[1].over, Over::After);
        assert_eq!(film[1].caption, "New on display: Bakehouse.");
        let flies = film[1].cues.iter().any(|cue| {
            matches!(cue, Cue::Fly { from, to, .. } if from == "space 0 4,0" && to == "room bakehouse")
        });
        assert!(flies, "{:?}", film[1].cues);
    }
}

#[test]
fn only_what_others_do_is_shown_step_by_step() {
    let gained = Event::Gained {
        seat: Seat::new(0),
        goods: "2 wood".parse().expect("they are goods"),
    };
    let names = names(2);
    for (viewer, shown) in viewers(Config::DUEL).into_iter().zip([0, 1, 1]) {
        let scene = in_english(viewer, &names);
        let film = Caverna::highlights(&[], &[&gained], &scene);
        assert_eq!(film.len(), shown, "{viewer:?}");
    }
}
