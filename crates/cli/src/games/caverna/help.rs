//! How the board is read and what is typed.

use super::letters;
use crate::palette::{STRONG, WORDS, paint};

/// The words of the game, in the order of a turn.
const DECISIONS: [(&str, &str); 12] = [
    ("take housework", "take this action tile"),
    ("gain 2 emmer flax", "goods of the tile"),
    ("trade 5 wood", "an exchange, named by what you pay"),
    ("use treasury", "use an orange room; with several ways also"),
    ("use bakehouse with 2 emmer", "… what you pay"),
    (
        "use cave-entrance for wood",
        "… what you gain, or where you dig (at 1,0)",
    ),
    (
        "dig 1,0",
        "excavate this tile; dig twice 1,0: and then another",
    ),
    ("wall 3,0 3,1", "build a wall between two spaces"),
    ("raze 3,0 3,1", "raze it"),
    (
        "furnish shelf 2,0 with 2 food",
        "build a room here, for this besides its cost",
    ),
    (
        "convert emmer",
        "one emmer, flax or gold becomes one food, at any time",
    ),
    ("end", "end the turn, whatever is left to do"),
];

/// The notation of the game and of its drawing.
pub fn text() -> String {
    let decisions = DECISIONS
        .iter()
        .map(|(words, meaning)| format!("  {} {meaning}", paint(WORDS, format!("{words:<29}"))));
    let letters: Vec<String> = caverna::Good::ALL
        .into_iter()
        .map(|good| format!("{} {}", letters::letter(good), good.word()))
        .collect();
    let notes = [
        "A space is its row and column: 1,0 is the second row, the first column.".to_owned(),
        "The parts of a tile are done in any order, each once or not at all.".to_owned(),
        format!("Goods in the drawing: {}.", letters.join(", ")),
        "→ is an exchange, / means or, ; means and, = refills to that number.".to_owned(),
        "Sides: ▓ a natural wall, ═ ║ a built one, ┄ ┊ open, » daylight. ░ is face down."
            .to_owned(),
        "Walls of a room, clockwise: D must be a wall, L may be, - must not; any turn of"
            .to_owned(),
        "it will do: D--D fits every corner with exactly two walls.".to_owned(),
    ];
    let title = paint(STRONG, "Caverna");
    let lines: Vec<String> = std::iter::once(title)
        .chain(decisions)
        .chain(notes.into_iter().map(|note| format!("  {note}")))
        .collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use caverna::Decision;

    #[test]
    fn the_examples_are_decisions() {
        for (words, _) in DECISIONS {
            assert!(tabletop::read::<Decision>(words).is_some(), "{words}");
        }
    }
}
