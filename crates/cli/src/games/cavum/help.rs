//! How to read the mountain and which words there are.

use narration::Texts;

use super::tables::WIDTH;
use crate::palette::{STRONG, WORDS, paint};
use crate::paragraph::wrap_to;

/// The words of the game with an example each and the keys of their meanings.
const DECISIONS: [(&str, &str); 12] = [
    ("bid 3, pass", "terminal-cavum-help-bid"),
    ("card 2", "terminal-cavum-help-card"),
    ("order O5", "terminal-cavum-help-order"),
    ("lay four -2,3 r1", "terminal-cavum-help-lay"),
    ("lay dynamite six 0,2 r0", "terminal-cavum-help-dynamite"),
    ("station -2,3", "terminal-cavum-help-station"),
    ("vein -2,4 green", "terminal-cavum-help-vein"),
    ("option ...", "terminal-cavum-help-option"),
    ("discard vein", "terminal-cavum-help-discard"),
    ("prospect -1,0", "terminal-cavum-help-prospect"),
    ("sell 2, sell red", "terminal-cavum-help-sell"),
    ("fulfil O5, end", "terminal-cavum-help-fulfil"),
];

/// The column in which the meanings begin.
const MEANINGS: usize = 27;

/// How to read the drawing and what can be typed, in at most 100 columns.
pub fn text(texts: &Texts) -> String {
    let notes = [
        "terminal-cavum-help-hexes",
        "terminal-cavum-help-strokes",
        "terminal-cavum-help-cities",
        "terminal-cavum-help-dynamite-sign",
        "terminal-cavum-help-orders",
    ];
    let note = |key: &str| format!("  {}", wrap_to(WIDTH, &texts.say(key), 2));
    let mut lines = vec![paint(STRONG, texts.say("cavum-board-mountain"))];
    lines.extend(notes.map(note));
    lines.push(paint(STRONG, texts.say("terminal-cavum-help-words")));
    lines.extend(DECISIONS.map(|(words, key)| {
        let words = paint(WORDS, format!("{words:<24}"));
        let meaning = wrap_to(WIDTH, &texts.say(key), MEANINGS);
        format!("  {words} {meaning}")
    }));
    lines.push(note("terminal-cavum-help-beginnings"));
    lines.join("\n")
}
