//! A cave as a drawing.
//!
//! ```text
//! ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   You
//! ▓0,0 ░░░░░░░░░░░┊0,1 ░░░░░░░░░░░▓  wood    w  1
//! ▓░░░░░░░░░░░░░░░┊░░░░░░░░░░░░░░░▓  stone   s  1
//! ▓░░░░░░░░░░░░░░░┊░░░░░░░░░░░░░░░▓  emmer   e  1
//! ·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄·  flax    x  1
//! ```
//!
//! Full blocks are natural walls, double lines walls that were built, dotted lines open
//! sides. Beside the first four rows, where the board has no third column, stand the goods
//! and the additional cavern.

use caverna::{CavernSide, Content, Good, Place, Route, SeatView, Side, Space};

use super::letters;
use crate::palette::{CARE, GAIN, QUIET, STRONG, WORDS, paint};
use crate::paragraph::visible_width;

/// The width of a drawn cavern without its sides.
pub const CELL: usize = 15;

/// The width of a drawn cave: three caverns and four sides.
pub const WIDTH: usize = 3 * CELL + 4;

/// The lines of a cavern without its sides.
const LINES: usize = 3;

const NATURAL: char = '▓';

/// How a side is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Natural,
    Built,
    Open,
    /// Where the board ends without a wall: the daylight before the entrance.
    Daylight,
}

/// The drawing, every line [`WIDTH`] columns wide.
pub fn draw(name: &str, seat: &SeatView) -> Vec<String> {
    let notes = notes(name, seat);
    let mut lines = Vec::new();
    for row in 0..5 {
        lines.push(border(seat, row));
        lines.extend((0..LINES).map(|line| caverns(seat, row, line)));
    }
    lines.push(border(seat, 5));
    for (line, note) in lines.iter_mut().zip(notes) {
        let beside_the_board = visible_width(line) == 2 * CELL + 3;
        if beside_the_board {
            line.push_str(&note);
        }
    }
    for line in &mut lines {
        let missing = WIDTH.saturating_sub(visible_width(line));
        line.push_str(&" ".repeat(missing));
    }
    lines
}

/// The line between two rows, above the row of this number.
fn border(seat: &SeatView, row: u8) -> String {
    let columns = if row >= 4 { 3 } else { 2 };
    let mut line = String::new();
    for column in 0..columns {
        let below = Space::at(row, column);
        let above = row.checked_sub(1).and_then(|row| Space::at(row, column));
        let edge = match (below, above) {
            (Some(space), _) => side_of(seat, space, Side::North),
            (None, Some(space)) => side_of(seat, space, Side::South),
            (None, None) => Edge::Open,
        };
        line.push_str(&corner());
        line.push_str(&horizontal(edge));
    }
    line.push_str(&corner());
    line
}

/// One line of the caverns of a row, with their sides.
fn caverns(seat: &SeatView, row: u8, line: usize) -> String {
    let columns = if row == 4 { 3 } else { 2 };
    let mut text = String::new();
    for column in 0..columns {
        let space = Space::at(row, column).expect("the board has this space");
        text.push_str(&vertical(side_of(seat, space, Side::West)));
        text.push_str(&cell(seat, space, line));
        if column == columns - 1 {
            text.push_str(&vertical(side_of(seat, space, Side::East)));
        }
    }
    text
}

fn side_of(seat: &SeatView, space: Space, side: Side) -> Edge {
    if seat.cave.natural_walls(space).has(side) {
        Edge::Natural
    } else if seat.cave.walls(space).has(side) {
        Edge::Built
    } else if space == Space::ENTRANCE && side == Side::West {
        Edge::Daylight
    } else {
        Edge::Open
    }
}

fn corner() -> String {
    paint(QUIET, "·")
}

fn horizontal(edge: Edge) -> String {
    match edge {
        Edge::Natural => NATURAL.to_string().repeat(CELL),
        Edge::Built => paint(STRONG, "═".repeat(CELL)),
        Edge::Open | Edge::Daylight => paint(QUIET, "┄".repeat(CELL)),
    }
}

fn vertical(edge: Edge) -> String {
    match edge {
        Edge::Natural => NATURAL.to_string(),
        Edge::Built => paint(STRONG, "║"),
        Edge::Open => paint(QUIET, "┊"),
        Edge::Daylight => paint(GAIN, "»"),
    }
}

/// One line of what lies on a space.
fn cell(seat: &SeatView, space: Space, line: usize) -> String {
    let content = seat.cave.content(space).expect("the cave has this space");
    match content {
        Content::FaceDown => face_down(seat, space, line),
        Content::Empty => {
            let fits = seat
                .prospects
                .iter()
                .filter(|prospect| prospect.fits.contains(space))
                .count();
            match line {
                0 => padded(&paint(WORDS, space)),
                1 => padded("empty"),
                _ if fits == 1 => padded("fits 1 room"),
                _ => padded(&paint(QUIET, format!("fits {fits} rooms"))),
            }
        }
        Content::Furnished { room } => match line {
            0 => {
                let points = format!("{} pts", room.card().points);
                let gap = CELL - space.to_string().len();
                format!("{space}{}", paint(GAIN, format!("{points:>gap$}")))
            }
            1 => padded(&paint(STRONG, letters::short_name(room))),
            _ => padded(&letters::work(room)),
        },
    }
}

/// Stone, with the space's word and what can be found there.
fn face_down(seat: &SeatView, space: Space, line: usize) -> String {
    let reachable = |route| seat.cave.reachable(route).contains(space);
    let note = match line {
        0 => format!("{space} "),
        1 if reachable(Route::AroundWalls) => " can be dug ".to_owned(),
        1 if reachable(Route::ThroughWalls) => " behind a wall ".to_owned(),
        2 if space.food() > 0 => " +1 food ".to_owned(),
        _ => String::new(),
    };
    let width = note.chars().count();
    let before = if line == 0 { 0 } else { (CELL - width) / 2 };
    let stone = |count: usize| paint(QUIET, "░".repeat(count));
    let note = if line == 1 { paint(CARE, note) } else { note };
    format!("{}{note}{}", stone(before), stone(CELL - width - before))
}

fn padded(text: &str) -> String {
    let missing = CELL.saturating_sub(visible_width(text));
    format!("{text}{}", " ".repeat(missing))
}

/// What stands beside the first rows: the owner, the goods, the points, and the additional
/// cavern.
fn notes(name: &str, seat: &SeatView) -> Vec<String> {
    let mut notes = vec![format!("  {}", paint(STRONG, name))];
    for good in Good::ALL {
        let amount = seat.goods.amount(good);
        let full = if amount == good.limit() { " max" } else { "" };
        let line = format!(
            "  {:<6}{} {amount:>2}{full}",
            good.word(),
            letters::letter(good)
        );
        notes.push(if amount == 0 {
            paint(QUIET, line)
        } else {
            line
        });
    }
    notes.push(paint(GAIN, format!("  points  {:>2}", seat.points)));
    match seat.cave.cavern() {
        Some(side) => notes.extend(cavern(seat, side)),
        None => notes.extend(std::iter::repeat_n(String::new(), LINES + 2)),
    }
    notes.push(match seat.turns_left {
        0 => String::new(),
        1 => "  1 turn left".to_owned(),
        turns => format!("  {turns} turns left"),
    });
    notes
}

/// The additional cavern; its west side is drawn by the board's east side.
fn cavern(seat: &SeatView, side: CavernSide) -> Vec<String> {
    let edge = |at: Side| {
        let built = |place: Place| seat.cave.built_walls().any(|wall| wall == place);
        if side.natural_walls().has(at) {
            Edge::Natural
        } else if Place::of_cavern(at).is_some_and(built) {
            Edge::Built
        } else {
            Edge::Open
        }
    };
    let mut lines = vec![format!("{}{}", horizontal(edge(Side::North)), corner())];
    lines.extend((0..LINES).map(|line| {
        format!(
            "{}{}",
            cell(seat, Space::CAVERN, line),
            vertical(edge(Side::East))
        )
    }));
    lines.push(format!("{}{}", horizontal(edge(Side::South)), corner()));
    lines
}
