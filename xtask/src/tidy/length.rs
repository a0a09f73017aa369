//! No source file is longer than one idea.

use crate::finding::Finding;
use crate::tree::{File, Tree};

/// The most lines of a Rust file, its tests included. A file holds one idea; what takes ten
/// screens to read is two, and those who look for the second do not look here.
const LONGEST_RUST: usize = 500;

/// The most lines of other sources. Style sheets and texts are lists, of which one reads
/// the part one needs; but beyond this nobody finds that part any more.
const LONGEST_OTHER: usize = 1000;

const OTHER: &[&str] = &["css", "ftl", "html", "js", "mjs", "py", "ts"];

pub fn findings(tree: &Tree) -> Vec<Finding> {
    tree.files().filter_map(too_long).collect()
}

fn too_long(file: &File) -> Option<Finding> {
    let longest = match file.has_extension(OTHER) {
        true => LONGEST_OTHER,
        false if file.rust.is_some() => LONGEST_RUST,
        false => return None,
    };
    let lines = file.text.lines().count();
    (lines > longest).then(|| Finding {
        path: file.path.clone(),
        line: longest + 1,
        sentence: format!("the file has {lines} lines, {longest} are the most; split it in two by what it is about"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, lines: usize) -> usize {
        findings(&Tree::of(&[(path, &"x\n".repeat(lines))])).len()
    }

    #[test]
    fn short_files_are_fine() {
        assert_eq!(found("a.rs", LONGEST_RUST), 0);
        assert_eq!(found("a.css", LONGEST_OTHER), 0);
        assert_eq!(found("Cargo.lock", 9 * LONGEST_OTHER), 0);
    }

    #[test]
    fn long_files_are_found() {
        assert_eq!(found("a.rs", LONGEST_RUST + 1), 1);
        assert_eq!(found("a.css", LONGEST_OTHER + 1), 1);
    }
}
