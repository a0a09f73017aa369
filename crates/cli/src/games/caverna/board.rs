//! The position of a game of Caverna.

use caverna::{EXCEPTIONAL, GOAL, SoloResult, StageView, View};
use tabletop::Seat;

use super::{cave, display, letters, tiles};
use crate::games::{Company, capitalised};
use crate::palette::{CARE, GAIN, QUIET, STRONG, paint};
use crate::paragraph::wrap;

/// How wide the whole drawing is: two caves and two columns between them.
pub const WIDTH: usize = 2 * cave::WIDTH + 2;

/// The round, the caves, the action tiles, the display and what is to be done.
pub fn draw(view: &View, company: Company) -> String {
    let mut lines = vec![heading(view), String::new()];
    lines.extend(caves(view, company));
    lines.push(paint(QUIET, supply(view)));
    if view.stage == StageView::Over {
        lines.extend(goal(view));
        return lines.join("\n");
    }
    lines.push(String::new());
    lines.extend(tiles::lines(view, company));
    lines.push(String::new());
    lines.extend(display::lines(view, company));
    lines.push(String::new());
    lines.extend(turn(view, company));
    lines.join("\n")
}

/// Between the decisions of one's turn: the goods and what is still to be done. The whole
/// board is drawn when a turn begins.
pub fn status(view: &View, company: Company) -> Option<String> {
    view.turn?;
    let seat = view.on_turn?;
    let goods = view.seats.get(seat.index())?.goods;
    let stock: Vec<String> = caverna::Good::ALL
        .into_iter()
        .map(|good| format!("{} {}", good.word(), goods.amount(good)))
        .collect();
    let stock = paint(QUIET, format!("  {}", stock.join("   ")));
    let mut lines = vec![stock];
    lines.extend(turn(view, company));
    Some(lines.join("\n"))
}

fn heading(view: &View) -> String {
    let rounds = view.turns_by_round.len();
    let title = match (view.stage, view.round) {
        (StageView::Over, _) => "The game is over".to_owned(),
        (_, 0) => "Setting up".to_owned(),
        (_, round) => format!("Round {round} of {rounds}"),
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
    let turns = format!("turns by round {}", turns.join(" "));
    let taken = title.chars().count() + turns.chars().count();
    format!(
        " {} {} {} {}",
        paint(QUIET, "──"),
        paint(STRONG, title),
        paint(QUIET, "─".repeat(WIDTH - 7 - taken)),
        paint(QUIET, turns)
    )
}

/// The caves side by side, the reader's own first.
fn caves(view: &View, company: Company) -> Vec<String> {
    let mut seats: Vec<Seat> = (0..).map(Seat::new).take(view.seats.len()).collect();
    seats.sort_by_key(|&seat| !company.viewer().is(seat));
    let drawn: Vec<Vec<String>> = seats
        .into_iter()
        .map(|seat| {
            let name = capitalised(&company.name(seat));
            let begins = !view.is_solo() && view.start_player == seat && view.round > 0;
            let name = if begins {
                format!("{name}, began")
            } else {
                name
            };
            cave::draw(&name, &view.seats[seat.index()])
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
fn supply(view: &View) -> String {
    let letters: Vec<String> = caverna::Good::ALL
        .into_iter()
        .map(|good| format!("{} {}", letters::letter(good), good.word()))
        .collect();
    let walls = match view.walls {
        1 => "1 wall".to_owned(),
        walls => format!("{walls} walls"),
    };
    let pile = match view.pile {
        Some(pile) => format!(", {pile} rooms in the pile"),
        None => String::new(),
    };
    format!("  supply: {walls}{pile}   ({})", letters.join(", "))
}

/// Whose turn it is and what is still to be done in it.
fn turn(view: &View, company: Company) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(to_do) = tiles::to_do(view) {
        lines.push(format!("  {}", wrap(&to_do, 4)));
    } else if view.stage == StageView::ChoosingTile
        && let Some(seat) = view.on_turn
    {
        let whose = if company.viewer().is(seat) {
            "Your turn: take a tile.".to_owned()
        } else {
            format!("The turn of seat {seat}.")
        };
        lines.push(paint(STRONG, format!("  {whose}")));
    }
    lines.extend(goal(view));
    lines
}

/// The goals of the solo game (C40).
fn goal(view: &View) -> Option<String> {
    if !view.is_solo() {
        return None;
    }
    let points = view.seats.first()?.points;
    Some(match view.solo_result {
        Some(SoloResult::Missed) => paint(
            CARE,
            format!("  {points} points: the goal of {GOAL} is missed."),
        ),
        Some(SoloResult::Reached) => paint(
            GAIN,
            format!("  {points} points: the goal of {GOAL} is reached!"),
        ),
        Some(SoloResult::Exceptional) => paint(
            GAIN,
            format!("  {points} points: more than {EXCEPTIONAL}, exceptional!"),
        ),
        None => paint(
            QUIET,
            format!(
                "  Points so far: {points}. The goal is {GOAL}; more than {EXCEPTIONAL} is exceptional."
            ),
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::super::help;
    use super::*;
    use crate::paragraph::visible_width;
    use caverna::{CavernSide, Caverna, Config, PositionBuilder, Room, State, Tile};
    use tabletop::{Game, LuckSource, QuickDice, Seed, Table, Viewer};

    const VIEWERS: [Viewer; 3] = [
        Viewer::Seat(Seat::new(0)),
        Viewer::Seat(Seat::new(1)),
        Viewer::Bystander,
    ];

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    fn drawn(state: &State) -> String {
        let viewer = Viewer::Seat(Seat::new(0));
        plain(&draw(
            &Caverna::view(state, viewer),
            Company::seen_by(viewer),
        ))
    }

    fn check_width(text: &str) {
        for line in text.lines() {
            assert!(visible_width(line) <= WIDTH, "{line}");
        }
    }

    #[test]
    fn no_position_of_many_games_is_wider_than_100_columns() {
        assert_eq!(WIDTH, 100);
        check_width(&help::text());
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
                    let company = Company::seen_by(viewer);
                    check_width(&draw(&view, company));
                    check_width(&display::to_come(&view));
                    check_width(&status(&view, company).unwrap_or_default());
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
                "sacrific.-altar┊furn.-workshop ▓",
                "wood  w  9 max",
                "gold  g 19 max",
                "·═══════════════·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄·═══════════════·",
                "equipment-room ║secret-chamber ▓",
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
            line("grindstone").ends_with("1e→3f/4e→7f      fits 1,0 2,0 4,0"),
            "{board}"
        );
        assert!(line("shelf").ends_with("fits 1,0 2,0; lacks 1w"), "{board}");
        assert!(line("parlor").ends_with("lacks 1g; no fit"), "{board}");
        assert!(
            line("prospecting-site").contains("blue   5  D--L   -"),
            "{board}"
        );
        assert!(
            line("prospecting-site").ends_with("fits 1,0 2,0 4,0; too many blue"),
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
        assert!(board.contains("cave-entrance  ║"), "{board}");
    }

    #[test]
    fn the_turn_says_what_is_still_to_be_done() {
        let luck = LuckSource::Told;
        let mut table = Table::<Caverna>::open(Config::DUEL, luck);
        table.tell_in_words("start 0").unwrap();
        table.tell_in_words("tile masonry").unwrap();
        let seat = Seat::new(0);
        let company = Company::seen_by(Viewer::Seat(seat));
        let status = |table: &Table<Caverna>| {
            status(&table.view(company.viewer()), company).map(|text| plain(&text))
        };
        assert_eq!(status(&table), None, "the whole board is drawn");
        for (words, left) in [
            (
                "take masonry",
                "use a room; gain wood or stone; build a wall",
            ),
            ("gain stone", "use a room; build a wall"),
            ("wall 3,0 3,1", "use a room"),
        ] {
            table.decide_in_words(seat, words, None).unwrap();
            let shown = status(&table).unwrap();
            let expected = format!("masonry: still to do: {left}");
            assert!(shown.ends_with(&expected), "{shown}");
        }
        let words = "use cave-entrance for flax";
        table.decide_in_words(seat, words, None).unwrap();
        let shown = status(&table).unwrap();
        assert!(shown.contains("stone 2   emmer 1   flax 2"), "{shown}");
        assert!(shown.ends_with("masonry: everything is done"), "{shown}");
    }
}
