//! How the board is read and what is typed.

use narration::Texts;

use super::board::WIDTH;
use super::letters;
use crate::palette::{STRONG, WORDS, paint};
use crate::paragraph::wrap_to;

/// The words of the game, in the order of a turn, with the keys of their meanings.
const DECISIONS: [(&str, &str); 12] = [
    ("take housework", "terminal-caverna-help-take"),
    ("gain 2 emmer flax", "terminal-caverna-help-gain"),
    ("trade 5 wood", "terminal-caverna-help-trade"),
    ("use treasury", "terminal-caverna-help-use"),
    (
        "use bakehouse with 2 emmer",
        "terminal-caverna-help-use-with",
    ),
    (
        "use cave-entrance for wood",
        "terminal-caverna-help-use-for",
    ),
    ("dig 1,0", "terminal-caverna-help-dig"),
    ("wall 3,0 3,1", "terminal-caverna-help-wall"),
    ("raze 3,0 3,1", "terminal-caverna-help-raze"),
    (
        "furnish shelf 2,0 with 2 food",
        "terminal-caverna-help-furnish",
    ),
    ("convert emmer", "terminal-caverna-help-convert"),
    ("end", "terminal-caverna-help-end"),
];

/// The column in which the meanings begin.
const MEANINGS: usize = 32;

/// The notation of the game and of its drawing.
pub fn text(texts: &Texts) -> String {
    let decisions = DECISIONS.iter().map(|(words, key)| {
        let words = paint(WORDS, format!("{words:<29}"));
        let meaning = wrap_to(WIDTH, &texts.say(key), MEANINGS);
        format!("  {words} {meaning}")
    });
    let letters = ("letters", letters::legend(texts).into());
    let notes = [
        texts.say("terminal-caverna-help-spaces"),
        texts.say("terminal-caverna-help-parts"),
        texts.say_with("terminal-caverna-help-letters", &[letters]),
        texts.say("terminal-caverna-help-signs"),
        texts.say("terminal-caverna-help-sides"),
        texts.say("terminal-caverna-help-walls"),
    ];
    let title = paint(STRONG, texts.say("caverna-name"));
    let notes = notes.map(|note| format!("  {}", wrap_to(WIDTH, &note, 2)));
    let lines: Vec<String> = std::iter::once(title)
        .chain(decisions)
        .chain(notes)
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
