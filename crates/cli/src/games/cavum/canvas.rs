//! Characters with colours, put where they belong in any order.

use anstyle::Style;

use crate::palette::paint;

/// A drawing with a fixed number of lines and columns.
pub struct Canvas {
    lines: Vec<Vec<(char, Style)>>,
}

impl Canvas {
    /// Nothing but blanks.
    pub fn new(lines: usize, columns: usize) -> Self {
        let blank = (' ', Style::new());
        Self {
            lines: vec![vec![blank; columns]; lines],
        }
    }

    /// One character. What lies outside is not drawn.
    pub fn put(&mut self, line: usize, column: usize, character: char, style: Style) {
        let place = self
            .lines
            .get_mut(line)
            .and_then(|line| line.get_mut(column));
        if let Some(place) = place {
            *place = (character, style);
        }
    }

    /// A word whose middle stands in the column; of an even number of characters the one
    /// before the middle.
    pub fn write(&mut self, line: usize, middle: usize, word: &str, style: Style) {
        let start = middle.saturating_sub(word.chars().count().saturating_sub(1).div_ceil(2));
        for (offset, character) in word.chars().enumerate() {
            self.put(line, start + offset, character, style);
        }
    }

    /// The lines as text, without blanks at their ends.
    pub fn into_lines(self) -> Vec<String> {
        self.lines.iter().map(|line| text(line)).collect()
    }
}

fn text(line: &[(char, Style)]) -> String {
    let blank = |(character, _): &&(char, Style)| *character == ' ';
    let blanks = line.iter().rev().take_while(blank).count();
    let pieces = line[..line.len() - blanks].chunk_by(|one, other| one.1 == other.1);
    pieces
        .map(|piece| {
            let word: String = piece.iter().map(|(character, _)| character).collect();
            let style = piece[0].1;
            if style.is_plain() {
                word
            } else {
                paint(style, word)
            }
        })
        .collect()
}
