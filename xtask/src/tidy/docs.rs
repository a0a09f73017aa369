//! Every crate has a front page: the `//!` comment that says what the crate is.

use crate::finding::Finding;
use crate::tree::Tree;

pub fn findings(tree: &Tree) -> Vec<Finding> {
    let manifests = tree
        .files()
        .filter_map(|file| file.path.strip_suffix("Cargo.toml"));
    let packages = manifests.filter(|folder| tree.has(&format!("{folder}src")));
    packages
        .filter_map(|folder| missing_front_page(tree, folder))
        .collect()
}

fn missing_front_page(tree: &Tree, folder: &str) -> Option<Finding> {
    let roots = ["src/lib.rs", "src/main.rs"];
    let root = roots
        .iter()
        .find_map(|root| tree.file(&format!("{folder}{root}")))?;
    let begins_with_it = ["//!", "#![doc"].iter().any(|start| {
        let first = root.text.trim_start();
        first.starts_with(start)
    });
    (!begins_with_it).then(|| {
        let sentence = "the crate has no front page; begin this file with //! and say what the crate is, and what it is not";
        Finding::about(&root.path, sentence)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        findings(&Tree::of(&[("crates/a/Cargo.toml", ""), (path, text)])).len()
    }

    #[test]
    fn front_pages_are_fine() {
        assert_eq!(found("crates/a/src/lib.rs", "//! A.\n"), 0);
        assert_eq!(found("crates/a/src/main.rs", "\n//! A.\n"), 0);
        assert_eq!(found("crates/a/src/other.rs", ""), 0);
    }

    #[test]
    fn missing_front_pages_are_found() {
        assert_eq!(found("crates/a/src/lib.rs", "// A.\n"), 1);
        assert_eq!(found("crates/a/src/main.rs", "fn main() {}\n"), 1);
    }
}
