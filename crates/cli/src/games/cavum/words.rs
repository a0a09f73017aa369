//! Cavum's things in words and colours.

use anstyle::{AnsiColor, Style};
use cavum::{Colour, Kind, OrderView, Stones, Tile};

use crate::palette::{GAIN, RARE, paint};

/// The cities clockwise from the start city in the south.
pub const CITY_LETTERS: [char; 5] = ['A', 'B', 'C', 'D', 'E'];

/// City spaces.
pub const CITY: Style = AnsiColor::Cyan.on_default();

/// The spaces of a route.
pub const PATH: Style = Style::new().bold().invert();

/// A station, the reader's own or another.
pub const fn station(own: bool) -> Style {
    if own { GAIN } else { RARE }
}

/// A stone's own colour.
pub fn stone(colour: Colour) -> Style {
    let colour = match colour {
        Colour::Yellow => AnsiColor::Yellow,
        Colour::Red => AnsiColor::Red,
        Colour::Blue => AnsiColor::Blue,
        Colour::Green => AnsiColor::Green,
        Colour::White => AnsiColor::BrightWhite,
        Colour::Violet => AnsiColor::Magenta,
    };
    colour.on_default().bold()
}

/// The first letter of a colour's word, large: no two colours share one.
pub fn letter(colour: Colour) -> char {
    match colour {
        Colour::Yellow => 'Y',
        Colour::Red => 'R',
        Colour::Blue => 'B',
        Colour::Green => 'G',
        Colour::White => 'W',
        Colour::Violet => 'V',
    }
}

/// A colour's word in its colour.
pub fn colour(colour: Colour) -> String {
    paint(stone(colour), colour)
}

/// `2 yellow, red`; “nothing” if there is none.
pub fn stones(stones: Stones) -> String {
    let each = stones.iter().map(|(of, count)| match count {
        1 => colour(of),
        _ => format!("{count} {}", colour(of)),
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() {
        "nothing".to_owned()
    } else {
        each.join(", ")
    }
}

/// `O11 yellow red blue: 22/-11, +2`: value, penalty, and the points that lie on it.
pub fn order(order: &OrderView) -> String {
    let stones: Vec<String> = order.stones.iter().map(|&of| colour(of)).collect();
    let chips = match order.chips {
        0 => String::new(),
        chips => format!(", +{}", 2 * chips),
    };
    format!(
        "{} {}: {}/-{}{chips}",
        order.order,
        stones.join(" "),
        order.value,
        order.penalty
    )
}

/// `a tunnel with four exits`, `dynamite with three exits`.
pub fn tile(tile: Tile) -> String {
    if tile.is_dynamite() {
        format!("dynamite with {} exits", tile.kind())
    } else {
        format!("a tunnel with {} exits", tile.kind())
    }
}

/// The exits of a tile as directions: `E W`.
pub fn exits(tile: Tile) -> String {
    let names = ["E", "NE", "NW", "W", "SW", "SE"];
    let open = |(side, _): &(usize, &str)| tile.exits() & 1 << side != 0;
    let open: Vec<&str> = names
        .into_iter()
        .enumerate()
        .filter(open)
        .map(|(_, name)| name)
        .collect();
    open.join(" ")
}

/// What the turns of a kind mean: `two r0 E W, r1 NE SW, r2 NW SE`.
pub fn turns(kind: Kind) -> String {
    let turn = |turn: u8| format!("r{turn} {}", exits(Tile::tunnel(kind, turn)));
    let turns: Vec<String> = (0..kind.turns()).map(turn).collect();
    match kind {
        Kind::Six => "six r0 all sides".to_owned(),
        _ => format!("{kind} {}", turns.join(", ")),
    }
}

/// A number of things: `1 point`, `3 points`.
pub fn count(number: impl Into<u32>, thing: &str) -> String {
    match number.into() {
        1 => format!("1 {thing}"),
        number => format!("{number} {thing}s"),
    }
}
