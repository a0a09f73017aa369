//! Nothing unfinished, skipped or printed for debugging was left behind.

use crate::finding::Finding;
use crate::search::{occurrences, offset_in};
use crate::tree::{File, Tree};

// The needles are put together from pieces, so that other tools that look for the same do
// not find this file.

/// What must not be in Rust code, and what would be right.
const UNFINISHED: &[(&str, &str)] = &[
    (concat!("to", "do!"), "write what is to be done"),
    (concat!("un", "implemented!"), "write what is to be done"),
    (concat!("d", "bg!"), "take it out"),
    (
        concat!("#[ig", "nore"),
        "make the test pass, make it fast, or take it out",
    ),
];

/// Libraries speak through what they return.
const PRINTED: &[&str] = &["println!", "print!", "eprintln!", "eprint!"];

/// The crates whose output is their purpose.
const SPEAKING_CRATES: &[&str] = &["cli"];

/// What marks work left for later in a comment.
const MARKERS: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("HA", "CK"),
];

/// Files other than Rust whose whole text is searched for markers. Markdown is not among
/// them: it may speak about markers.
const MARKED: &[&str] = &[
    "css", "ftl", "html", "js", "mjs", "py", "sh", "toml", "ts", "yml",
];

pub fn findings(tree: &Tree) -> Vec<Finding> {
    tree.files()
        .flat_map(|file| {
            let mut findings = unfinished(file);
            findings.extend(printed(file));
            findings.extend(marked(file));
            findings.extend(conflicts(file));
            findings
        })
        .collect()
}

fn unfinished(file: &File) -> Vec<Finding> {
    let Some(rust) = &file.rust else {
        return Vec::new();
    };
    let mut findings = Vec::new();
    for (needle, remedy) in UNFINISHED {
        for at in occurrences(&rust.code, needle) {
            findings.push(Finding::at(
                file,
                at,
                format!("{needle} was left behind; {remedy}"),
            ));
        }
    }
    findings
}

fn printed(file: &File) -> Vec<Finding> {
    let is_silent = file.in_source_of_a_crate()
        && !file
            .crate_name()
            .is_some_and(|name| SPEAKING_CRATES.contains(&name));
    let Some(rust) = file.rust.as_ref().filter(|_| is_silent) else {
        return Vec::new();
    };
    let mut findings = Vec::new();
    for needle in PRINTED {
        for at in occurrences(&rust.code, needle) {
            let sentence = format!(
                "{needle} in a library; return what is to be said, or log it, and let the program print"
            );
            findings.push(Finding::at(file, at, sentence));
        }
    }
    findings
}

fn marked(file: &File) -> Vec<Finding> {
    let text = match &file.rust {
        Some(rust) => &rust.comments,
        None if file.has_extension(MARKED) => &file.text,
        None => return Vec::new(),
    };
    let mut findings = Vec::new();
    for marker in MARKERS {
        for at in occurrences(text, marker) {
            let sentence = format!("{marker} marks work left for later; do it, or write an issue");
            findings.push(Finding::at(file, at, sentence));
        }
    }
    findings
}

/// Lines of seven such signs. A line of `=` is left out: in Markdown it makes a heading.
fn conflicts(file: &File) -> Vec<Finding> {
    file.text
        .lines()
        .filter(|line| {
            let sign = line.chars().next().filter(|sign| "<>|".contains(*sign));
            sign.is_some_and(|sign| {
                let rest = line.trim_start_matches(sign);
                line.len() - rest.len() == 7 && (rest.is_empty() || rest.starts_with(' '))
            })
        })
        .map(|line| {
            let sentence = "a merge was not finished here; choose what stays";
            Finding::at(file, offset_in(&file.text, line), sentence)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        findings(&Tree::of(&[(path, text)])).len()
    }

    #[test]
    fn finished_code_is_fine() {
        let code =
            "fn todo_list() { let text = \"todo!() println!\"; } // println! is for programs";
        assert_eq!(found("crates/pebbles/src/a.rs", code), 0);
    }

    #[test]
    fn unfinished_code_is_found() {
        for (needle, _) in UNFINISHED {
            assert_eq!(
                found("xtask/src/a.rs", &format!("{needle}]")),
                1,
                "{needle}"
            );
        }
    }

    #[test]
    fn printing_is_for_programs() {
        let code = "fn a() { println!(); }";
        assert_eq!(found("crates/pebbles/src/a.rs", code), 1);
        for path in [
            "crates/cli/src/a.rs",
            "crates/pebbles/examples/a.rs",
            "crates/pebbles/benches/a.rs",
            "xtask/src/a.rs",
        ] {
            assert_eq!(found(path, code), 0, "{path}");
        }
    }

    #[test]
    fn markers_are_found_in_comments() {
        for marker in MARKERS {
            assert_eq!(found("a.rs", &format!("// {marker}: more")), 1, "{marker}");
            assert_eq!(found("a.rs", &format!("const {marker}: u8 = 1;")), 0);
            assert_eq!(found("a.css", &format!("/* {marker} */")), 1);
            assert_eq!(found("a.md", &format!("We write no {marker}.")), 0);
        }
    }

    #[test]
    fn conflicts_are_found_in_any_text() {
        for sign in ["<", ">", "|"] {
            assert_eq!(found("a.md", &format!("a\n{} HEAD\n", sign.repeat(7))), 1);
            assert_eq!(found("a.md", &format!("a\n{}\n", sign.repeat(8))), 0);
        }
        assert_eq!(found("a.md", "Title\n=======\n"), 0);
    }
}
