//! Modules have whole words for names, and words that say what is in them.

use std::collections::BTreeSet;

use crate::finding::Finding;
use crate::search::{is_word_char, occurrences};
use crate::tree::{File, Tree};

/// Words that could be the name of any module.
const EMPTY_WORDS: &[&str] = &[
    "common", "helper", "helpers", "misc", "stuff", "tools", "util", "utils",
];

/// Abbreviations with the words to write instead.
const ABBREVIATIONS: &[(&str, &str)] = &[
    ("cfg", "config"),
    ("cmd", "command"),
    ("conn", "connection"),
    ("ctx", "context"),
    ("db", "database, or store"),
    ("evt", "event"),
    ("fmt", "format"),
    ("impls", "what it implements"),
    ("mgr", "what it manages"),
    ("msg", "message"),
    ("obj", "what it is"),
    ("opts", "options"),
    ("params", "parameters"),
    ("pos", "position"),
    ("req", "request"),
    ("resp", "response"),
    ("srv", "server"),
    ("sys", "system"),
    ("tmp", "what it is"),
    ("val", "value"),
];

pub fn findings(tree: &Tree) -> Vec<Finding> {
    let mut findings = BTreeSet::new();
    for (file, rust) in tree
        .rust_files()
        .filter(|(file, _)| file.in_source_of_a_crate())
    {
        let folders_and_stem = source_path(file).trim_end_matches(".rs").split('/');
        for name in folders_and_stem {
            let about = |sentence| Finding::about(&file.path, sentence);
            findings.extend(complaint(name).map(about));
        }
        for at in occurrences(&rust.code, "mod") {
            let name = inline_module(&rust.code[at + "mod".len()..]);
            let about = |sentence| Finding::at(file, at, sentence);
            findings.extend(name.and_then(complaint).map(about));
        }
    }
    findings.into_iter().collect()
}

/// The path from the crate's `src` folder.
fn source_path(file: &File) -> &str {
    file.path.splitn(4, '/').nth(3).unwrap_or_default()
}

/// The name of a module whose body follows; others are files and are seen as such.
fn inline_module(after: &str) -> Option<&str> {
    let after = after.trim_start();
    let name = &after[..after.find(|letter| !is_word_char(letter))?];
    after[name.len()..]
        .trim_start()
        .starts_with('{')
        .then_some(name)
}

fn complaint(name: &str) -> Option<String> {
    name.split('_').find_map(|word| {
        if EMPTY_WORDS.contains(&word) {
            return Some(format!(
                "{word:?} in the module's name {name:?} says nothing; name what is in it, or move that to where it is used"
            ));
        }
        let (_, whole) = ABBREVIATIONS.iter().find(|(short, _)| *short == word)?;
        Some(format!("{word:?} in the module's name {name:?} is short for something; write {whole}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, code: &str) -> usize {
        findings(&Tree::of(&[(path, code)])).len()
    }

    #[test]
    fn whole_words_are_fine() {
        for path in [
            "crates/pebbles/src/config.rs",
            "crates/pebbles/src/lib.rs",
            "crates/pebbles/tests/common/mod.rs",
            "crates/utils/src/any_table.rs",
        ] {
            assert_eq!(found(path, "mod bag; mod tests { }"), 0, "{path}");
        }
    }

    #[test]
    fn empty_words_and_abbreviations_are_found() {
        for path in [
            "crates/pebbles/src/utils.rs",
            "crates/pebbles/src/string_helpers.rs",
            "crates/pebbles/src/common/bag.rs",
            "crates/pebbles/src/cfg.rs",
        ] {
            assert_eq!(found(path, ""), 1, "{path}");
        }
        assert_eq!(found("crates/pebbles/src/lib.rs", "mod misc { }"), 1);
    }
}
