//! Lines from a stream that may hold anything.

use std::io::{self, BufRead, Read};

/// What came next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line without its end.
    Text(String),
    /// A line that is not UTF-8.
    NotText,
    /// A line beyond the limit; it was skipped to its end.
    TooLong,
    /// There is no more.
    End,
}

/// Reads lines up to a limit, so that a stream without line ends cannot fill the memory.
#[derive(Debug)]
pub struct Lines<R> {
    reader: R,
    longest: usize,
}

impl<R: BufRead> Lines<R> {
    /// Lines of at most `longest` bytes, the line end not counted.
    pub fn new(reader: R, longest: usize) -> Self {
        Self { reader, longest }
    }

    /// The next line. A last line without an end counts.
    pub fn next(&mut self) -> io::Result<Line> {
        let mut bytes = Vec::new();
        self.read_up_to(self.longest + 1, &mut bytes)?;
        if bytes.is_empty() {
            return Ok(Line::End);
        }
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        } else if bytes.len() > self.longest {
            self.skip_to_end_of_line()?;
            return Ok(Line::TooLong);
        }
        if bytes.last() == Some(&b'\r') {
            bytes.pop();
        }
        Ok(String::from_utf8(bytes).map_or(Line::NotText, Line::Text))
    }

    fn read_up_to(&mut self, limit: usize, bytes: &mut Vec<u8>) -> io::Result<()> {
        let limit = u64::try_from(limit).unwrap_or(u64::MAX);
        self.reader
            .by_ref()
            .take(limit)
            .read_until(b'\n', bytes)
            .map(drop)
    }

    fn skip_to_end_of_line(&mut self) -> io::Result<()> {
        /// How much is thrown away at a time.
        const PIECE: usize = 64 * 1024;
        let mut piece = Vec::new();
        loop {
            piece.clear();
            self.read_up_to(PIECE, &mut piece)?;
            if piece.is_empty() || piece.last() == Some(&b'\n') {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8], longest: usize) -> Vec<Line> {
        let mut lines = Lines::new(bytes, longest);
        std::iter::from_fn(|| match lines.next().unwrap() {
            Line::End => None,
            line => Some(line),
        })
        .collect()
    }

    fn text(words: &str) -> Line {
        Line::Text(words.to_owned())
    }

    #[test]
    fn line_ends_of_both_kinds_and_a_last_line_without_one() {
        assert_eq!(
            all(b"one\r\n\ntwo\nthree", 10),
            [text("one"), text(""), text("two"), text("three")]
        );
    }

    #[test]
    fn a_line_at_the_limit_is_read_and_one_beyond_is_skipped_whole() {
        assert_eq!(
            all(b"12345\n123456\n1\n", 5),
            [text("12345"), Line::TooLong, text("1")]
        );
        let long = [vec![b'x'; 200_000], b"\nafter".to_vec()].concat();
        assert_eq!(all(&long, 5), [Line::TooLong, text("after")]);
        assert_eq!(all(b"123456", 5), [Line::TooLong]);
    }

    #[test]
    fn bytes_that_are_not_text_spoil_only_their_line() {
        assert_eq!(all(b"\xff\xfe\nok\n", 10), [Line::NotText, text("ok")]);
    }
}
