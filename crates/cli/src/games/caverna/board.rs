//! The position of a game of Caverna.

use caverna::{Caverna, EXCEPTIONAL, GOAL, Good, SoloResult, StageView, View};
use narration::caverna::words;
use narration::{Narration, Reader, Texts};
use tabletop::Seat;

use super::cave::{self, Owner};
use super::{display, letters, tiles};
use crate::palette::{CARE, GAIN, QUIET, STRONG, paint};
use crate::paragraph::{visible_width, wrap_to};

/// How wide the whole drawing is: two caves and two columns between them.
pub const WIDTH: usize = 2 * cave::WIDTH + 2;

/// The round, the caves, the action tiles, the display and what is to be done.
pub fn draw(view: &View, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
    let mut lines = vec![heading(view, texts), String::new()];
    lines.extend(caves(view, reader));
    lines.push(paint(QUIET, supply(view, texts)));
    if view.stage == StageView::Over {
        lines.extend(goal(view, texts));
        return lines.join("\n");
    }
    lines.push(String::new());
    lines.extend(tiles::lines(view, reader));
    lines.push(String::new());
    lines.extend(display::lines(view, reader));
    lines.push(String::new());
    lines.extend(turn(view, reader));
    lines.join("\n")
}

/// Between the decisions of one's turn: the goods and what is still to be done. The whole
/// board is drawn when a turn begins.
pub fn status(view: &View, reader: &Reader<'_>) -> Option<String> {
    view.turn?;
    let seat = view.on_turn?;
    let goods = view.seats.get(seat.index())?.goods;
    let stock =
        Good::ALL.map(|good| format!("{} {}", words::good(good, reader.texts), goods.amount(good)));
    let mut lines = vec![paint(QUIET, format!("  {}", stock.join("   ")))];
    lines.extend(turn(view, reader));
    Some(lines.join("\n"))
}

fn heading(view: &View, texts: &Texts) -> String {
    let rounds = ("rounds", view.turns_by_round.len().into());
    let title = match (view.stage, view.round) {
        (StageView::Over, _) => texts.say("table-over"),
        (_, 0) => texts.say("terminal-caverna-setup"),
        (_, round) => texts.say_with("caverna-round", &[("round", round.into()), rounds]),
    };
    let turns: Vec<String> = view
        .turns_by_round
        .iter()
        .zip(1..)
        .map(|(turns, round)| {
            if round == view.round {
                format!("[{turns}]")
            } else {
                turns.to_string()
            }
        })
        .collect();
    let turns = texts.say_with(
        "terminal-caverna-turns",
        &[("turns", turns.join(" ").into())],
    );
    let taken = visible_width(&title) + visible_width(&turns);
    format!(
        " {} {} {} {}",
        paint(QUIET, "──"),
        paint(STRONG, title),
        paint(QUIET, "─".repeat(WIDTH - 7 - taken)),
        paint(QUIET, turns)
    )
}

/// The caves side by side, the reader's own first.
fn caves(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut seats: Vec<Seat> = (0..).map(Seat::new).take(view.seats.len()).collect();
    seats.sort_by_key(|&seat| !reader.viewer.is(seat));
    let drawn: Vec<Vec<String>> = seats
        .into_iter()
        .map(|seat| {
            let owner = Owner {
                name: reader.name(seat),
                began: !view.is_solo() && view.start_player == seat && view.round > 0,
            };
            cave::draw(owner, &view.seats[seat.index()], reader.texts)
        })
        .collect();
    (0..drawn[0].len())
        .map(|line| {
            let both: Vec<&str> = drawn.iter().map(|cave| cave[line].as_str()).collect();
            both.join("  ").trim_end().to_owned()
        })
        .collect()
}

/// What is common to all, and how to read the letters.
fn supply(view: &View, texts: &Texts) -> String {
    let mut supply = texts.say_with("caverna-walls-left", &[("count", view.walls.into())]);
    if let Some(pile) = view.pile {
        let pile = texts.say_with("caverna-pile", &[("count", pile.into())]);
        supply = format!("{supply}, {pile}");
    }
    let line = format!("{supply} ({})", letters::legend(texts));
    format!("  {}", wrap_to(WIDTH, &line, 2))
}

/// Whose turn it is and what is still to be done in it.
fn turn(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(to_do) = tiles::to_do(view, reader.texts) {
        lines.push(format!("  {}", wrap_to(WIDTH, &to_do, 4)));
    }
    // What is still to be done says it all while a tile's actions are done.
    if view.stage != StageView::Acting
        && let Some(asked) = Caverna::question(view, reader)
    {
        lines.push(paint(STRONG, format!("  {asked}")));
    }
    lines.extend(goal(view, reader.texts));
    lines
}

/// The goals of the solo game (C40).
fn goal(view: &View, texts: &Texts) -> Option<String> {
    if !view.is_solo() {
        return None;
    }
    let (style, text) = match view.solo_result {
        Some(SoloResult::Missed) => (CARE, texts.say("caverna-result-missed")),
        Some(SoloResult::Reached) => (GAIN, texts.say("caverna-result-reached")),
        Some(SoloResult::Exceptional) => (GAIN, texts.say("caverna-result-exceptional")),
        None => {
            let goals = [("goal", GOAL.into()), ("more", EXCEPTIONAL.into())];
            (QUIET, texts.say_with("caverna-goals", &goals))
        }
    };
    let points = view.seats.first()?.points;
    let points = texts.say_with("caverna-points", &[("points", points.into())]);
    Some(paint(style, format!("  {points}. {text}")))
}

#[cfg(test)]
mod tests {
    use super::super::help;
    use super::*;
    use crate::names::names_of;
    use caverna::{CavernSide, Config, PositionBuilder, Room, State, Tile};
    use narration::Lang;
    use tabletop::{Game, LuckSource, QuickDice, Seed, Table, Viewer};

    const VIEWERS: [Viewer; 3] = [
        Viewer::Seat(Seat::new(0)),
        Viewer::Seat(Seat::new(1)),
        Viewer::Bystander,
    ];

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    /// Lets somebody who reads this language look at the view.
    fn read<T>(view: &View, viewer: Viewer, lang: Lang, look: impl Fn(&Reader<'_>) -> T) -> T {
        let texts = Texts::of(lang);
        let seats = u8::try_from(view.seats.len()).unwrap();
        let names = names_of(seats, viewer, texts);
        look(&Reader {
            texts,
            viewer,
            names: &names,
        })
    }

    fn drawn(state: &State) -> String {
        let viewer = Viewer::Seat(Seat::new(0));
        let view = Caverna::view(state, viewer);
        read(&view, viewer, Lang::En, |reader| {
            plain(&draw(&view, reader))
        })
    }

    fn check_width(text: &str) {
        for line in text.lines() {
            assert!(visible_width(line) <= WIDTH, "{line}");
        }
    }

    #[test]
    fn no_position_of_many_games_is_wider_than_100_columns() {
        assert_eq!(WIDTH, 100);
        let mut step = 0;
        for lang in Lang::ALL {
            check_width(&help::text(Texts::of(lang)));
        }
        for seed in 0..12 {
            let config = if seed % 2 == 0 {
                Config::DUEL
            } else {
                Config::SOLO
            };
            let luck = LuckSource::Rolled(Seed::from_number(seed));
            let mut table = Table::<Caverna>::open(config, luck);
            let mut dice = QuickDice::new(seed);
            loop {
                for viewer in VIEWERS {
                    let view = table.view(viewer);
                    step += 1;
                    let lang = Lang::ALL[step % Lang::ALL.len()];
                    read(&view, viewer, lang, |reader| {
                        check_width(&draw(&view, reader));
                        check_width(&display::to_come(&view, reader.texts));
                        check_width(&status(&view, reader).unwrap_or_default());
                    });
                }
                let Some(seat) = table.prompt().awaited().lowest() else {
                    break;
                };
                let decision = *dice.pick(&table.legal(seat));
                table.decide(seat, decision, None).unwrap();
            }
        }
    }

    /// A player who owns nearly everything, with the longest lines there can be.
    fn full_cave(side: CavernSide) -> PositionBuilder {
        let seat = Seat::new(0);
        let space = |words: &str| words.parse().unwrap();
        let wall = |words: &str| words.parse().unwrap();
        let rooms = [
            (Room::SacrificialAltar, "0,0"),
            (Room::FurnitureWorkshop, "0,1"),
            (Room::Bakehouse, "1,0"),
            (Room::ProspectingSite, "1,1"),
            (Room::Stall, "2,1"),
            (Room::JunctionRoom, "3,1"),
            (Room::DiggingCave, "4,0"),
            (Room::EquipmentRoom, "4,1"),
            (Room::SecretChamber, "4,2"),
        ];
        let mut study = PositionBuilder::duel(&[Tile::Masonry]);
        for (room, place) in rooms {
            study = study
                .dug(seat, space(place), room)
                .furnished(seat, room, space(place));
        }
        study
            .furnished(seat, Room::Shelf, space("2,0"))
            .cavern(seat, side)
            .walled(seat, wall("4,1 4,2"))
            .walled(seat, wall("2,0 3,0"))
            .walled(seat, wall("cavern south"))
            .goods(
                seat,
                "9 wood 9 stone 9 emmer 9 flax 9 food 19 gold"
                    .parse()
                    .unwrap(),
            )
    }

    #[test]
    fn a_full_cave_with_the_additional_cavern() {
        for (side, east) in [(CavernSide::Corner, '┊'), (CavernSide::Alcove, '▓')] {
            let board = drawn(&full_cave(side).position());
            check_width(&board);
            for expected in [
                "Sacrific. Altar┊Furni. Workshop▓",
                "wood  w  9 max",
                "gold  g 19 max",
                "·═══════════════·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄·═══════════════·",
                "Equipment Room ║Secret Chamber ▓",
            ] {
                assert!(board.contains(expected), "{expected}\n{board}");
            }
            let cavern = format!("▓cavern         {east}");
            assert!(board.contains(&cavern), "{board}");
        }
    }

    #[test]
    fn the_display_says_what_fits_and_what_is_missing() {
        let seat = Seat::new(0);
        let state = PositionBuilder::duel(&[Tile::Masonry])
            .dug(seat, "1,0".parse().unwrap(), Room::Dungeon)
            .dug(seat, "4,0".parse().unwrap(), Room::ProspectingSite)
            .goods(seat, "stone".parse().unwrap())
            .position();
        let board = drawn(&state);
        let line = |room: &str| {
            let mut lines = board
                .lines()
                .filter(|line| line.trim_start().starts_with(room));
            lines.next().unwrap_or_else(|| panic!("{room}\n{board}"))
        };
        assert!(
            line("Grindstone").ends_with("1e→3f/4e→7f      fits A2 A3 A5"),
            "{board}"
        );
        assert!(line("Shelf").ends_with("fits A2 A3; lacks 1w"), "{board}");
        assert!(line("Parlor").ends_with("lacks 1g; no fit"), "{board}");
        assert!(
            line("Prospecting Site").contains("blue   5  D--L   -"),
            "{board}"
        );
        assert!(
            line("Prospecting Site").ends_with("fits A2 A3 A5; too many blue"),
            "{board}"
        );
    }

    #[test]
    fn reachable_tiles_are_marked_and_walls_stand_in_the_way() {
        let seat = Seat::new(0);
        let open = drawn(&PositionBuilder::duel(&[Tile::Masonry]).position());
        assert_eq!(open.matches("can be dug").count(), 8, "four in each cave");
        let wall = |words: &str| words.parse().unwrap();
        let walled = PositionBuilder::duel(&[Tile::Masonry])
            .walled(seat, wall("3,0 3,1"))
            .position();
        let board = drawn(&walled);
        assert_eq!(board.matches("can be dug").count(), 7, "{board}");
        assert_eq!(board.matches("behind a wall").count(), 1, "{board}");
        assert!(board.contains("Cave Entrance  ║"), "{board}");
    }

    #[test]
    fn the_turn_says_what_is_still_to_be_done() {
        let luck = LuckSource::Told;
        let mut table = Table::<Caverna>::open(Config::DUEL, luck);
        table.tell_in_words("start 0").unwrap();
        table.tell_in_words("tile masonry").unwrap();
        let seat = Seat::new(0);
        let status = |table: &Table<Caverna>| {
            let view = table.view(Viewer::Seat(seat));
            let shown = read(&view, Viewer::Seat(seat), Lang::En, |reader| {
                status(&view, reader)
            });
            // Where a line ends does not matter here.
            shown.map(|text| plain(&text).replace("\n    ", " "))
        };
        assert_eq!(status(&table), None, "the whole board is drawn");
        for (words, left) in [
            (
                "take masonry",
                "use one of your orange rooms; gain 1 wood or 1 stone; build a wall",
            ),
            ("gain stone", "use one of your orange rooms; build a wall"),
            ("wall 3,0 3,1", "use one of your orange rooms"),
        ] {
            table.decide_in_words(seat, words, None).unwrap();
            let shown = status(&table).unwrap();
            let expected = format!("Masonry: still to do: {left}");
            assert!(shown.ends_with(&expected), "{shown}");
        }
        let words = "use cave-entrance for flax";
        table.decide_in_words(seat, words, None).unwrap();
        let shown = status(&table).unwrap();
        assert!(shown.contains("stone 2   emmer 1   flax 2"), "{shown}");
        assert!(shown.ends_with("Masonry: everything is done"), "{shown}");
    }
}
