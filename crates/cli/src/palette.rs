//! Colours by meaning. They never stand alone: every coloured word says the same in text.

use std::fmt::Display;

use anstyle::{AnsiColor, Style};
use narration::{Sentence, Weight};

/// What a reader's eye should find first.
pub const STRONG: Style = Style::new().bold();
/// What may be overlooked.
pub const QUIET: Style = Style::new().dimmed();
/// What ends a round.
pub const DANGER: Style = AnsiColor::Red.on_default().bold();
/// What might become dangerous.
pub const CARE: Style = AnsiColor::Yellow.on_default();
/// What is gained.
pub const GAIN: Style = AnsiColor::Green.on_default();
/// What is rare.
pub const RARE: Style = AnsiColor::Magenta.on_default().bold();
/// What can be typed.
pub const WORDS: Style = AnsiColor::Cyan.on_default().bold();

/// What has just happened and matters to everybody.
pub const HIGHLIGHT: Style = AnsiColor::Yellow.on_default().bold();

/// A sentence as it stands out.
pub fn told(sentence: &Sentence) -> String {
    match sentence.weight {
        Weight::Plain => sentence.text.clone(),
        Weight::Highlight => paint(HIGHLIGHT, &sentence.text),
        Weight::Heading => paint(STRONG, &sentence.text),
    }
}

/// The text in a style. The printer removes the colours where they do not belong.
pub fn paint(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}
