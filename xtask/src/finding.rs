//! What a check has to say about a line.

use std::fmt;

use crate::search::line_at;
use crate::tree::File;

/// Something that is not right, where it is, and a sentence that says what would be right.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    pub path: String,
    /// The line, from 1.
    pub line: usize,
    pub sentence: String,
}

impl Finding {
    /// A finding about the line with this byte of the file's text.
    pub fn at(file: &File, offset: usize, sentence: impl Into<String>) -> Self {
        Self {
            path: file.path.clone(),
            line: line_at(&file.text, offset),
            sentence: sentence.into(),
        }
    }

    /// A finding about a whole file, or about one that should be there.
    pub fn about(path: impl Into<String>, sentence: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            line: 1,
            sentence: sentence.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.sentence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_reads_like_a_compilers_message() {
        let file = File::new("docs/a.md", "one\ntwo\n");
        let finding = Finding::at(&file, 4, "this is wrong; write that");
        assert_eq!(
            finding.to_string(),
            "docs/a.md:2: this is wrong; write that"
        );
    }
}
