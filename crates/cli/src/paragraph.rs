//! Text that fits a terminal.

/// The width that every terminal has.
pub const WIDTH: usize = 80;

/// The words broken into lines of at most 80 columns, the later ones indented like the
/// first. Colours take no room.
pub fn wrap(text: &str, indent: usize) -> String {
    wrap_to(WIDTH, text, indent)
}

/// As [`wrap`], for lines of another width.
pub fn wrap_to(columns: usize, text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut lines = vec![String::new()];
    let mut used = 0;
    // Other blanks, such as those before a French colon, are there to keep words together.
    let words = text.split([' ', '\n']).filter(|word| !word.is_empty());
    for word in words {
        let width = visible_width(word);
        if used > 0 && indent + used + 1 + width > columns {
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

/// The text with blanks after it, up to a width. Colours take no room.
pub fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", missing(text, width))
}

/// The text with blanks before it, up to a width. Colours take no room.
pub fn aligned(text: &str, width: usize) -> String {
    format!("{}{text}", missing(text, width))
}

fn missing(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(visible_width(text)))
}

/// The text in at most this many columns: its longest word is cut, “Sacrific. Altar”.
pub fn shortened(text: &str, width: usize) -> String {
    let excess = text.chars().count().saturating_sub(width);
    if excess == 0 {
        return text.to_owned();
    }
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let longest = words.iter_mut().max_by_key(|word| word.chars().count());
    if let Some(word) = longest {
        // One more goes for the full stop.
        let kept = word.chars().count().saturating_sub(excess + 1).max(1);
        *word = word.chars().take(kept).chain(['.']).collect();
    }
    words.join(" ").chars().take(width).collect()
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
    fn blanks_that_keep_words_together_are_kept() {
        assert_eq!(wrap("Manche\u{a0}:  fin", 0), "Manche\u{a0}: fin");
    }

    #[test]
    fn long_names_are_cut_in_their_longest_word() {
        assert_eq!(shortened("Shelf", 15), "Shelf");
        assert_eq!(shortened("Sacrificial Altar", 15), "Sacrific. Altar");
        assert_eq!(shortened("Möbelwerkstätten", 15), "Möbelwerkstätt.");
        for width in 1..20 {
            assert!(shortened("Furniture Workshop", width).chars().count() <= width);
        }
    }

    #[test]
    fn colours_take_no_room() {
        assert_eq!(visible_width(&paint(DANGER, "lava")), 4);
        let coloured = vec![paint(DANGER, "lava"); 16].join(" ");
        assert_eq!(wrap(&coloured, 0).lines().count(), 1);
        assert_eq!(visible_width(&padded(&coloured, 90)), 90);
        assert_eq!(visible_width(&aligned(&coloured, 90)), 90);
    }
}
