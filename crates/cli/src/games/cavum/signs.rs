//! How Cavum's things look in the drawing: letters, numerals and colours.

use anstyle::{AnsiColor, Style};
use cavum::{Colour, Kind, Order, Stones, Tile};
use narration::Texts;
use narration::cavum::words;

use crate::palette::{GAIN, RARE, WORDS, paint};

/// The cities clockwise from the start city in the south, one column wide each.
pub const CITY_NUMERALS: [char; 5] = ['Ⅰ', 'Ⅱ', 'Ⅲ', 'Ⅳ', 'Ⅴ'];

/// City spaces.
pub const CITY: Style = AnsiColor::Cyan.on_default();

/// The spaces of a route.
pub const PATH: Style = Style::new().bold().invert();

/// The reader's own stations.
pub const OWN_STATION: Style = GAIN;

/// Everybody else's stations.
pub const OTHER_STATION: Style = RARE;

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

/// One or two letters that stand for a colour: no two colours share them.
pub fn letter(colour: Colour, texts: &Texts) -> String {
    texts.say(&format!("terminal-cavum-letter-{colour}"))
}

/// A colour's name in its colour.
pub fn colour(colour: Colour, texts: &Texts) -> String {
    paint(stone(colour), words::colour(colour, texts))
}

/// “2 yellow and 1 red”, in their colours.
pub fn stones(stones: Stones, texts: &Texts) -> String {
    let each: Vec<String> = stones
        .iter()
        .map(|(colour, count)| {
            let alike = std::iter::repeat_n(colour, usize::from(count)).collect();
            paint(stone(colour), words::stones(alike, texts))
        })
        .collect();
    texts.all_of(&each)
}

/// `O11 yellow red blue: 22/-11`: what it asks for, its value and its penalty.
pub fn order(order: Order, texts: &Texts) -> String {
    let stones: Vec<String> = order.stones().iter().map(|&of| colour(of, texts)).collect();
    let (value, penalty) = (order.value(), order.penalty());
    let word = paint(WORDS, order);
    format!("{word} {}: {value}/-{penalty}", stones.join(" "))
}

/// What the turns of a kind mean: `two r0 E W, r1 NE SW, r2 NW SE`.
pub fn turns(kind: Kind, texts: &Texts) -> String {
    if kind.turns() == 1 {
        let all = texts.say("terminal-cavum-all-sides");
        return format!("{kind} r0 {all}");
    }
    let turn = |turn: u8| {
        let sides = words::sides(Tile::tunnel(kind, turn), texts).unwrap_or_default();
        format!("r{turn} {}", sides.replace(',', ""))
    };
    let turns: Vec<String> = (0..kind.turns()).map(turn).collect();
    format!("{kind} {}", turns.join(", "))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use narration::Lang;

    #[test]
    fn no_two_colours_share_their_letters() {
        for lang in Lang::ALL {
            let letters = Colour::ALL.map(|colour| letter(colour, Texts::of(lang)));
            assert!(letters.iter().all(|letter| letter.chars().count() <= 2));
            let different: BTreeSet<&String> = letters.iter().collect();
            assert_eq!(different.len(), Colour::ALL.len(), "{lang}");
        }
    }
}
