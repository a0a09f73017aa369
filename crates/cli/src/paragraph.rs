//! Text that fits a terminal.

/// The width that every terminal has.
pub const WIDTH: usize = 80;

/// The words broken into lines of at most 80 columns, the later ones indented like the
/// first. Colours take no room.
pub fn wrap(text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split_whitespace() {
        let width = visible_width(word);
        if used > 0 && indent + used + 1 + width > WIDTH {
            lines.push(String::new());
            used = 0;
        }
        let line = lines.last_mut().expect("there is always a line");
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += width;
    }
    lines.join(&format!("\n{margin}"))
}

/// How many columns a text takes: its characters without colour codes.
pub fn visible_width(text: &str) -> usize {
    anstream::adapter::strip_str(text)
        .map(|part| part.chars().count())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::{DANGER, paint};

    #[test]
    fn a_long_sentence_is_broken_between_words() {
        let text = "seat ".repeat(40);
        let wrapped = wrap(&text, 4);
        let mut lines = wrapped.lines();
        assert!(lines.next().is_some_and(|line| line.len() <= WIDTH - 4));
        for line in lines {
            assert!(
                line.starts_with("    seat") && line.len() <= WIDTH,
                "{line}"
            );
        }
        assert_eq!(wrapped.split_whitespace().count(), 40);
    }

    #[test]
    fn colours_take_no_room() {
        assert_eq!(visible_width(&paint(DANGER, "lava")), 4);
        let coloured = vec![paint(DANGER, "lava"); 16].join(" ");
        assert_eq!(wrap(&coloured, 0).lines().count(), 1);
    }
}
