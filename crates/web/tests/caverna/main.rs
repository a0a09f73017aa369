//! Caverna's drawings and sentences, over whole games and in every language.

#[path = "../drawing/mod.rs"]
mod drawing;
#[path = "../playing/mod.rs"]
mod playing;
mod wording;

use caverna::{CavernSide, Caverna, Config, Decision, PositionBuilder, Room, State, Tile};
use narration::Reader;
use tabletop::{Game, Perspective, Seat, SeatSet, Table, Version, Viewer};
use web::{Art, Lang, Scene, Texts};

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
                };
                let html = Caverna::picture(&table.perspective(viewer), &scene)
                    .board
                    .into_string();
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
        let names = names(config.seats());
        play(config, seed, |table| {
            let Some(seat) = table.prompt().awaited().lowest() else {
                return;
            };
            let viewer = Viewer::Seat(seat);
            let scene = Scene {
                reader: Reader {
                    texts: Texts::of(Lang::En),
                    viewer,
                    names: &names,
                },
                aids: true,
            };
            let html = Caverna::picture(&table.perspective(viewer), &scene)
                .board
                .into_string();
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
        let scene = Scene {
            reader: Reader {
                texts: Texts::of(Lang::En),
                viewer,
                names: &names,
            },
            aids: true,
        };
        let html = Caverna::picture(&seen(&state, seat), &scene)
            .board
            .into_string();
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
