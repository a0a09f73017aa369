//! Finding words and braces in text.

/// The line, from 1, on which this byte stands.
pub fn line_at(text: &str, offset: usize) -> usize {
    1 + text[..offset].matches('\n').count()
}

/// The words of a text with their places: letters, digits and underscores.
pub fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split(|letter: char| !is_word_char(letter))
        .filter(|word| !word.is_empty())
        .map(|word| (offset_in(text, word), word))
}

/// Where the needle stands in the text, not as a part of a longer word.
pub fn occurrences<'a>(text: &'a str, needle: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(needle)
        .map(|(offset, _)| offset)
        .filter(move |&offset| {
            let end = offset + needle.len();
            let joined_before = needle.starts_with(is_word_char)
                && text[..offset].chars().next_back().is_some_and(is_word_char);
            let joined_after =
                needle.ends_with(is_word_char) && text[end..].starts_with(is_word_char);
            !joined_before && !joined_after
        })
}

/// The place of the brace that closes the one at `open`; the end of the text if none does.
pub fn closing_brace(code: &str, open: usize) -> usize {
    let mut depth = 0_usize;
    for (offset, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 1 => return offset,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    code.len()
}

/// Whether words may contain this.
pub fn is_word_char(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Where a slice of a text begins in it.
pub fn offset_in(text: &str, part: &str) -> usize {
    part.as_ptr() as usize - text.as_ptr() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_places() {
        let found: Vec<_> = words("let x_1 = é;").collect();
        assert_eq!(found, [(0, "let"), (4, "x_1"), (10, "é")]);
    }

    #[test]
    fn occurrences_are_whole_words() {
        let text = "map HashMap MyHashMap HashMaps HashMap::new";
        assert_eq!(occurrences(text, "HashMap").collect::<Vec<_>>(), [4, 31]);
        assert_eq!(occurrences("a!b", "a!").collect::<Vec<_>>(), [0]);
    }

    #[test]
    fn braces_are_matched() {
        assert_eq!(closing_brace("a{b{c}d}e", 1), 7);
        assert_eq!(closing_brace("{ open", 0), 6);
    }

    #[test]
    fn lines_count_from_one() {
        assert_eq!(line_at("a\nb\n", 0), 1);
        assert_eq!(line_at("a\nb\n", 2), 2);
    }
}
