//! A cave as a drawing.
//!
//! ```text
//! ·▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓·▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓·  Seat 0 (you)
//! ▓A1 0,0 ░░░░░░░░┊B1 0,1 ░░░░░░░░▓  wood  w  1
//! ▓░░░░░░░░░░░░░░░┊░░░░░░░░░░░░░░░▓  stone s  1
//! ▓░░░░░░░░░░░░░░░┊░░░░░░░░░░░░░░░▓  emmer e  1
//! ·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄·  flax  x  1
//! ```
//!
//! Full blocks are natural walls, double lines walls that were built, dotted lines open
//! sides. Beside the first four rows, where the board has no third column, stand the goods
//! and the additional cavern.

use caverna::{CavernSide, Content, Good, Place, Route, SeatView, Side, Space};
use narration::Texts;
use narration::caverna::words;

use super::letters;
use crate::palette::{CARE, GAIN, QUIET, STRONG, WORDS, paint};
use crate::paragraph::{aligned, padded, shortened, visible_width};

/// The width of a drawn cavern without its sides.
pub const CELL: usize = 15;

/// The width of a drawn cave: three caverns and four sides.
pub const WIDTH: usize = 3 * CELL + 4;

/// The lines of a cavern without its sides.
const LINES: usize = 3;

const NATURAL: char = '▓';

/// The columns for the name of a kind of goods beside the board.
const GOOD: usize = 5;

/// How a side is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Natural,
    Built,
    Open,
    /// Where the board ends without a wall: the daylight before the entrance.
    Daylight,
}

/// Whose cave it is.
#[derive(Clone, Copy, Debug)]
pub struct Owner<'a> {
    /// Their name.
    pub name: &'a str,
    /// Whether they began the round; in a game alone that is not said.
    pub began: bool,
}

/// The drawing, every line [`WIDTH`] columns wide.
pub fn draw(owner: Owner<'_>, seat: &SeatView, texts: &Texts) -> Vec<String> {
    let notes = notes(owner, seat, texts);
    let mut lines = Vec::new();
    for row in 0..5 {
        lines.push(border(seat, row));
        lines.extend((0..LINES).map(|line| caverns(seat, row, line, texts)));
    }
    lines.push(border(seat, 5));
    for (line, note) in lines.iter_mut().zip(notes) {
        let beside_the_board = visible_width(line) == 2 * CELL + 3;
        if beside_the_board {
            line.push_str(&note);
        }
    }
    lines.iter().map(|line| padded(line, WIDTH)).collect()
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
fn caverns(seat: &SeatView, row: u8, line: usize, texts: &Texts) -> String {
    let columns = if row == 4 { 3 } else { 2 };
    let mut text = String::new();
    for column in 0..columns {
        let space = Space::at(row, column).expect("the board has this space");
        text.push_str(&vertical(side_of(seat, space, Side::West)));
        text.push_str(&cell(seat, space, line, texts));
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
fn cell(seat: &SeatView, space: Space, line: usize, texts: &Texts) -> String {
    let content = seat.cave.content(space).expect("the cave has this space");
    match content {
        Content::FaceDown => face_down(seat, space, line, texts),
        Content::Empty => {
            let fits = seat
                .prospects
                .iter()
                .filter(|prospect| prospect.fits.contains(space))
                .count();
            let text = match line {
                0 => name_and_word(space, texts),
                1 => texts.say("terminal-caverna-empty"),
                _ => {
                    let rooms = ("rooms", fits.into());
                    let fits = texts.say_with("terminal-caverna-fits-rooms", &[rooms]);
                    paint(QUIET, shortened(&fits, CELL))
                }
            };
            padded(&text, CELL)
        }
        Content::Furnished { room } => match line {
            0 => {
                let start = name_and_word(space, texts);
                let points = ("points", room.card().points.into());
                let points = texts.say_with("terminal-caverna-points", &[points]);
                let points = aligned(&points, CELL - visible_width(&start));
                format!("{start}{}", paint(GAIN, points))
            }
            1 => padded(&paint(STRONG, letters::short_name(room, texts)), CELL),
            _ => padded(&letters::work(room, texts), CELL),
        },
    }
}

/// `A3 2,0`: as the log calls the space, and as it is typed. The additional cavern has room
/// for the word alone.
fn name_and_word(space: Space, texts: &Texts) -> String {
    let word = paint(WORDS, space);
    if space == Space::CAVERN {
        word
    } else {
        format!("{} {word}", words::space(space, texts))
    }
}

/// Stone, with the space's name and what can be found there.
fn face_down(seat: &SeatView, space: Space, line: usize, texts: &Texts) -> String {
    let reachable = |route| seat.cave.reachable(route).contains(space);
    let note = match line {
        0 => format!("{} ", name_and_word(space, texts)),
        1 if reachable(Route::AroundWalls) => inset(&texts.say("terminal-caverna-reachable")),
        1 if reachable(Route::ThroughWalls) => inset(&texts.say("terminal-caverna-behind")),
        2 if space.food() > 0 => {
            let food = ("food", space.food().into());
            inset(&texts.say_with("terminal-caverna-food", &[food]))
        }
        _ => String::new(),
    };
    let width = visible_width(&note);
    let before = if line == 0 { 0 } else { (CELL - width) / 2 };
    let stone = |count: usize| paint(QUIET, "░".repeat(count));
    let note = if line == 1 { paint(CARE, note) } else { note };
    format!("{}{note}{}", stone(before), stone(CELL - width - before))
}

/// With a blank on either side, shortened to fit.
fn inset(note: &str) -> String {
    format!(" {} ", shortened(note, CELL - 2))
}

/// What stands beside the first rows: the owner, the goods, the points, the additional
/// cavern, the turns left and who began.
fn notes(owner: Owner<'_>, seat: &SeatView, texts: &Texts) -> Vec<String> {
    let mut notes = vec![paint(STRONG, beside(owner.name))];
    for good in Good::ALL {
        let amount = seat.goods.amount(good);
        let full = if amount == good.limit() { " max" } else { "" };
        let name = shortened(&words::good(good, texts), GOOD);
        let letter = letters::letter(good, texts);
        let line = format!("  {} {letter} {amount:>2}{full}", padded(&name, GOOD));
        notes.push(if amount == 0 {
            paint(QUIET, line)
        } else {
            line
        });
    }
    let points = format!("  {:<7} {:>2}", texts.say("caverna-score"), seat.points);
    notes.push(paint(GAIN, points));
    match seat.cave.cavern() {
        Some(side) => notes.extend(cavern(seat, side, texts)),
        None => notes.extend(std::iter::repeat_n(String::new(), LINES + 2)),
    }
    notes.push(match seat.turns_left {
        0 => String::new(),
        turns => {
            let turns = ("turns", turns.into());
            beside(&texts.say_with("caverna-turns-left", &[turns]))
        }
    });
    if owner.began {
        notes.push(beside(&texts.say("caverna-start-player")));
    }
    notes
}

/// A note as wide as a drawn cavern and its side.
fn beside(note: &str) -> String {
    format!("  {}", shortened(note, CELL - 1))
}

/// The additional cavern; its west side is drawn by the board's east side.
fn cavern(seat: &SeatView, side: CavernSide, texts: &Texts) -> Vec<String> {
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
            cell(seat, Space::CAVERN, line, texts),
            vertical(edge(Side::East))
        )
    }));
    lines.push(format!("{}{}", horizontal(edge(Side::South)), corner()));
    lines
}
