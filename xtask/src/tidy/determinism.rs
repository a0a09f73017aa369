//! Rules use nothing that could differ between two runs of the same record: a game is
//! replayed for ever, on any machine.

use super::arrows;
use crate::finding::Finding;
use crate::search::{closing_brace, is_word_char, occurrences, words};
use crate::tree::{File, Tree};

/// What must not be used, and why.
const FORBIDDEN: &[(&str, &str)] = &[
    (
        "f32",
        "numbers are whole here: floats round differently in another order",
    ),
    (
        "f64",
        "numbers are whole here: floats round differently in another order",
    ),
    (
        "HashMap",
        "its order differs from run to run; take BTreeMap or an array",
    ),
    (
        "HashSet",
        "its order differs from run to run; take BTreeSet or an array",
    ),
    ("std::time", "rules know no clock"),
    ("std::fs", "rules know no files"),
    ("std::net", "rules know no network"),
    ("std::env", "rules know no environment"),
    ("rand::", "luck comes from the table, as outcomes of chance"),
    ("unsafe", "rules are safe code"),
    ("println!", "rules tell events, they do not print"),
];

pub fn findings(tree: &Tree) -> Vec<Finding> {
    let games = arrows::games(tree);
    let is_ruled = |file: &File| {
        let name = file.crate_name();
        name.is_some_and(|name| name == "tabletop" || games.contains(name))
            && file.in_source_of_a_crate()
            && !file.is_tests()
    };
    let mut findings = Vec::new();
    for (file, rust) in tree.rust_files().filter(|(file, _)| is_ruled(file)) {
        for (at, needle, why) in uses(&rust.code_outside_tests) {
            findings.push(Finding::at(file, at, format!("{needle} in rules; {why}")));
        }
    }
    findings
}

/// Every use of something forbidden with its place and the reason.
fn uses(code: &str) -> Vec<(usize, &'static str, &'static str)> {
    let mut uses = Vec::new();
    for &(needle, why) in FORBIDDEN {
        let plain = occurrences(code, needle);
        let imported = imported_in_groups(code, needle);
        let suffixes = suffixes_of_numbers(code, needle);
        uses.extend(
            plain
                .chain(imported)
                .chain(suffixes)
                .map(|at| (at, needle, why)),
        );
    }
    uses
}

/// `use std::{fmt, time::Instant}` uses `std::time`.
fn imported_in_groups<'a>(code: &'a str, needle: &'a str) -> impl Iterator<Item = usize> + 'a {
    let module = needle.strip_prefix("std::");
    occurrences(code, "std::{").filter(move |&at| {
        let open = at + "std::".len();
        let inside = &code[open + 1..closing_brace(code, open)];
        module.is_some_and(|module| first_names(inside).any(|name| name == module))
    })
}

/// The names with which the members of an import group begin, not those nested deeper.
fn first_names(group: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_i32;
    group
        .split(move |letter| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            depth == 0 && letter == ','
        })
        .map(|member| {
            let member = member.trim_start();
            let end = member.find(|letter| !is_word_char(letter));
            &member[..end.unwrap_or(member.len())]
        })
}

/// `1_f64` is one word.
fn suffixes_of_numbers<'a>(code: &'a str, needle: &'a str) -> impl Iterator<Item = usize> + 'a {
    words(code)
        .filter(move |(_, word)| {
            word.starts_with(|first: char| first.is_ascii_digit())
                && !word.starts_with("0x")
                && word.ends_with(needle)
        })
        .map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, code: &str) -> usize {
        let manifest = ("crates/pebbles/Cargo.toml", "");
        findings(&Tree::of(&[manifest, (path, code)])).len()
    }

    #[test]
    fn whole_numbers_and_ordered_maps_are_fine() {
        let code = "use std::collections::BTreeMap; use std::{fmt, str::{self, time}};\n\
            // no f64, no HashMap\nfn a() -> u64 { \"std::time\"; as_secs_f64; 0xf64 }\n\
            #[cfg(test)] mod tests { use std::collections::HashSet; }";
        assert_eq!(found("crates/pebbles/src/a.rs", code), 0);
    }

    #[test]
    fn everything_forbidden_is_found() {
        for (needle, _) in FORBIDDEN {
            let code = format!("fn a() {{ {needle} }}");
            assert_eq!(found("crates/pebbles/src/a.rs", &code), 1, "{needle}");
            assert_eq!(found("crates/tabletop/src/a.rs", &code), 1, "{needle}");
        }
    }

    #[test]
    fn disguises_are_found() {
        let imported = "use std::{fmt, time::{Duration, Instant}};";
        assert_eq!(found("crates/pebbles/src/a.rs", imported), 1);
        assert_eq!(found("crates/pebbles/src/a.rs", "let a = 1_f64;"), 1);
    }

    #[test]
    fn shells_examples_and_tests_may() {
        for path in [
            "crates/server/src/a.rs",
            "crates/pebbles/examples/a.rs",
            "crates/pebbles/tests/a.rs",
            "crates/pebbles/src/a/tests.rs",
        ] {
            assert_eq!(found(path, "use std::time::Instant;"), 0, "{path}");
        }
    }
}
