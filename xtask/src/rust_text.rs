//! A Rust file taken apart into code, comments and literals.
//!
//! The checks look for words, and a word means something else in a comment or in a string.
//! This is no parser: it knows just enough of the language to tell these three apart.

use std::ops::Range;

use crate::search::{closing_brace, is_word_char, occurrences};

/// The parts of a Rust file.
///
/// `code` and `comments` are as long as the file, with everything else blanked, so that a
/// place in one is a place in all.
#[derive(Clone, Debug)]
pub struct RustText {
    pub code: String,
    /// The code with the items under `#[cfg(test)]` blanked too.
    pub code_outside_tests: String,
    pub comments: String,
    /// What stands between the quotes of the string literals, with its place.
    pub literals: Vec<(usize, String)>,
}

impl RustText {
    pub fn new(text: &str) -> Self {
        let kinds = kinds(text);
        let code = only(Kind::Code, text, &kinds);
        Self {
            code_outside_tests: without_tests(&code),
            comments: only(Kind::Comment, text, &kinds),
            literals: literals(text, &kinds),
            code,
        }
    }

    /// Whether this place is in an item under `#[cfg(test)]`.
    pub fn is_test(&self, offset: usize) -> bool {
        self.code.as_bytes()[offset] != self.code_outside_tests.as_bytes()[offset]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    Literal,
    Letter,
}

/// The kind of each byte. Quotes are code, what stands between them is not.
fn kinds(text: &str) -> Vec<Kind> {
    let bytes = text.as_bytes();
    let mut kinds = vec![Kind::Code; bytes.len()];
    let mut at = 0;
    while at < bytes.len() {
        let rest = &text.as_bytes()[at..];
        let (range, kind) = if rest.starts_with(b"//") {
            (at..line_end(bytes, at), Kind::Comment)
        } else if rest.starts_with(b"/*") {
            (at..block_comment_end(bytes, at), Kind::Comment)
        } else if let Some(inside) = raw_string(bytes, at) {
            (inside, Kind::Literal)
        } else if bytes[at] == b'"' {
            (at + 1..quoted_end(bytes, at + 1, b'"'), Kind::Literal)
        } else if bytes[at] == b'\'' && is_letter_literal(text, at) {
            (at + 1..quoted_end(bytes, at + 1, b'\''), Kind::Letter)
        } else {
            at += 1;
            continue;
        };
        let end = range.end;
        kinds[range].fill(kind);
        // A literal's closing quote must not open another.
        at = end + usize::from(kind != Kind::Comment);
    }
    kinds
}

fn line_end(bytes: &[u8], start: usize) -> usize {
    let length = bytes[start..].iter().position(|&byte| byte == b'\n');
    length.map_or(bytes.len(), |length| start + length)
}

/// Block comments nest.
fn block_comment_end(bytes: &[u8], start: usize) -> usize {
    let (mut at, mut depth) = (start, 0_usize);
    while at < bytes.len() {
        if bytes[at..].starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if bytes[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    at
}

/// What stands between the quotes of the raw string that begins here with its `r`, if one
/// does.
fn raw_string(bytes: &[u8], at: usize) -> Option<Range<usize>> {
    let before = &bytes[..at];
    let before = match before {
        [start @ .., b'b' | b'c'] => start,
        whole => whole,
    };
    let in_a_word = before
        .last()
        .is_some_and(|&byte| is_word_char(char::from(byte)));
    if bytes[at] != b'r' || in_a_word {
        return None;
    }
    let hashes = bytes[at + 1..]
        .iter()
        .take_while(|&&byte| byte == b'#')
        .count();
    let start = at + 1 + hashes + 1;
    if bytes.get(start - 1) != Some(&b'"') {
        return None;
    }
    let mut fence = vec![b'"'];
    fence.resize(1 + hashes, b'#');
    let length = bytes[start..]
        .windows(fence.len())
        .position(|window| window == fence);
    Some(start..length.map_or(bytes.len(), |length| start + length))
}

fn quoted_end(bytes: &[u8], start: usize, quote: u8) -> usize {
    let mut at = start;
    while at < bytes.len() && bytes[at] != quote {
        at += 1 + usize::from(bytes[at] == b'\\');
    }
    at.min(bytes.len())
}

/// Whether the quote opens a letter (`'a'`) and not a lifetime (`'a`).
fn is_letter_literal(text: &str, quote: usize) -> bool {
    let mut after = text[quote + 1..].chars();
    match after.next() {
        Some('\\') => true,
        Some(_) => after.next() == Some('\''),
        None => false,
    }
}

fn only(kind: Kind, text: &str, kinds: &[Kind]) -> String {
    let kept = text.bytes().zip(kinds).map(|(byte, &found)| {
        let stays = byte == b'\n' || found == kind;
        if stays { byte } else { b' ' }
    });
    String::from_utf8(kept.collect()).expect("a character is of one kind as a whole")
}

fn literals(text: &str, kinds: &[Kind]) -> Vec<(usize, String)> {
    let mut start = 0;
    kinds
        .chunk_by(|left, right| left == right)
        .filter_map(|run| {
            let range = start..start + run.len();
            start = range.end;
            (run[0] == Kind::Literal).then(|| (range.start, text[range].to_owned()))
        })
        .collect()
}

fn without_tests(code: &str) -> String {
    let mut kept = code.as_bytes().to_vec();
    for start in occurrences(code, "#[cfg(test)]") {
        let end = match code[start..].find(['{', ';']) {
            Some(length) if code[start + length..].starts_with('{') => {
                closing_brace(code, start + length)
            }
            Some(length) => start + length,
            None => code.len(),
        };
        let end = end.min(code.len() - 1);
        for byte in &mut kept[start..=end] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
    }
    String::from_utf8(kept).expect("whole items are blanked")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_not_code() {
        let text = RustText::new("a // b\n/* c /* d */ e */ f");
        assert_eq!(text.code.split_whitespace().collect::<Vec<_>>(), ["a", "f"]);
        assert!(text.comments.contains("// b") && text.comments.contains("e */"));
        assert_eq!(text.code.len(), text.comments.len());
    }

    #[test]
    fn literals_are_not_code() {
        let text = RustText::new(r##"x("a // \" b", r#"c " d"#, b"e") // f"##);
        let found: Vec<&str> = text.literals.iter().map(|(_, text)| &**text).collect();
        assert_eq!(found, [r#"a // \" b"#, r#"c " d"#, "e"]);
        assert_eq!(text.comments.trim(), "// f");
    }

    #[test]
    fn letters_and_lifetimes_are_told_apart() {
        let text = RustText::new(r#"fn x<'a>(y: &'a str) { y == '"' || y == '\'' || y == '{' }"#);
        assert!(text.code.contains("<'a>(y: &'a str) {"));
        assert!(text.literals.is_empty());
        assert_eq!(text.code.matches('{').count(), 1);
    }

    #[test]
    fn characters_of_many_bytes_stay_whole() {
        let text = RustText::new("// é ü\nlet a = \"ő\"; 'é'");
        assert!(text.comments.contains("é ü"));
        assert_eq!(text.literals[0].1, "ő");
        assert!(text.code.contains("let a"));
    }

    #[test]
    fn test_items_can_be_left_out() {
        let text = RustText::new("fn a() {}\n#[cfg(test)]\nmod tests { fn b() {} }\nfn c() {}");
        assert!(text.code.contains("fn b"));
        assert!(!text.code_outside_tests.contains("fn b"));
        assert!(text.code_outside_tests.contains("fn c"));
        assert!(text.is_test(text.code.find("fn b").expect("there")));
        assert!(!text.is_test(0));
    }
}
