//! Every text exists in every language, with the same variables, and is used. A language may
//! leave out a variable that only chooses a plural which it does not have.
//!
//! The texts are in `crates/narration/locales`, in a folder or a file for each language. A text is
//! used when its key is a string literal of the code or stands in another text. Keys the
//! code puts together begin with a prefix listed in the first column of the table in
//! `crates/narration/locales/README.md`.

use std::collections::{BTreeMap, BTreeSet};

use crate::finding::Finding;
use crate::fluent::{Text, texts};
use crate::search::offset_in;
use crate::tree::{File, Tree};

const FOLDER: &str = "crates/narration/locales";

/// The languages; the first is the one the others are compared with.
const LANGUAGES: &[&str] = &["en", "de", "fr", "nl", "hu"];

pub fn findings(tree: &Tree) -> Vec<Finding> {
    if !tree.has(FOLDER) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    let mut locales = BTreeMap::new();
    for language in LANGUAGES {
        let locale = Locale::of(tree, language, &mut findings);
        locales.insert(*language, locale);
    }
    findings.extend(unknown_languages(tree));
    let first = &locales[LANGUAGES[0]];
    findings.extend(first.missing_in_others(&locales));
    for locale in locales.values() {
        findings.extend(locale.not_in(first));
        findings.extend(locale.other_variables_than(first));
    }
    let prefixes = dynamic_prefixes(tree);
    findings.extend(first.unused(&used_keys(tree), &prefixes));
    findings.extend(first.idle_prefixes(&prefixes));
    findings
}

/// The texts of one language with the files they are in.
struct Locale<'a>(BTreeMap<String, (&'a File, Text)>);

impl<'a> Locale<'a> {
    /// Reads a language; reports keys that are there twice.
    fn of(tree: &'a Tree, language: &str, findings: &mut Vec<Finding>) -> Self {
        let mut locale = BTreeMap::new();
        for file in locale_files(tree).filter(|file| language_of(file) == language) {
            for text in texts(&file.text) {
                let (key, offset) = (text.key.clone(), text.offset);
                if locale.insert(key, (file, text.clone())).is_some() {
                    let sentence = format!("{} is there for the second time; keep one", text.key);
                    findings.push(Finding::at(file, offset, sentence));
                }
            }
        }
        Self(locale)
    }

    /// One finding for each key: a new text is missing in all other languages at first.
    fn missing_in_others(&self, locales: &BTreeMap<&str, Self>) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (key, (file, text)) in &self.0 {
            let missing = locales
                .iter()
                .filter(|(_, other)| !other.0.contains_key(key));
            let languages: Vec<_> = missing.map(|(language, _)| *language).collect();
            if !languages.is_empty() {
                let sentence =
                    format!("{key} is missing in {}; translate it", languages.join(", "));
                findings.push(Finding::at(file, text.offset, sentence));
            }
        }
        findings
    }

    fn not_in(&self, first: &Self) -> Vec<Finding> {
        let extra = self.0.iter().filter(|(key, _)| !first.0.contains_key(*key));
        extra
            .map(|(key, (file, text))| {
                let sentence = format!(
                    "{key} is not in {}; add it there or take it out here",
                    LANGUAGES[0]
                );
                Finding::at(file, text.offset, sentence)
            })
            .collect()
    }

    fn other_variables_than(&self, first: &Self) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (key, (file, text)) in &self.0 {
            if let Some((_, original)) = first.0.get(key)
                && !(original.shown.is_subset(&text.variables)
                    && text.variables.is_subset(&original.variables))
            {
                let sentence = format!(
                    "{key} uses {} here and {} in {}; use the same",
                    listed(&text.variables),
                    listed(&original.variables),
                    LANGUAGES[0]
                );
                findings.push(Finding::at(file, text.offset, sentence));
            }
        }
        findings
    }

    fn unused(&self, used: &BTreeSet<&str>, prefixes: &[Prefix]) -> Vec<Finding> {
        let referred: BTreeSet<&str> = self
            .0
            .values()
            .flat_map(|(_, text)| text.references.iter().map(String::as_str))
            .collect();
        let is_used = |key: &str| {
            used.contains(key)
                || referred.contains(key)
                || prefixes.iter().any(|prefix| key.starts_with(prefix.text))
        };
        // An attribute is used with its message.
        let unused = self
            .0
            .iter()
            .filter(|(key, _)| !key.contains('.') && !is_used(key));
        unused
            .map(|(key, (file, text))| {
                let sentence = format!(
                    "{key} is used nowhere; take it out, or list its prefix in {FOLDER}/README.md if the code puts it together"
                );
                Finding::at(file, text.offset, sentence)
            })
            .collect()
    }

    fn idle_prefixes(&self, prefixes: &[Prefix]) -> Vec<Finding> {
        let is_idle = |prefix: &&Prefix| !self.0.keys().any(|key| key.starts_with(prefix.text));
        prefixes
            .iter()
            .filter(is_idle)
            .map(|prefix| {
                let sentence = format!("no key begins with {}; take the line out", prefix.text);
                Finding::at(prefix.file, prefix.offset, sentence)
            })
            .collect()
    }
}

fn locale_files(tree: &Tree) -> impl Iterator<Item = &File> {
    tree.files()
        .filter(|file| file.path.starts_with(FOLDER) && file.has_extension(&["ftl"]))
}

/// The folder below the locales, or the file's own name.
fn language_of(file: &File) -> &str {
    let path = file.path[FOLDER.len()..].trim_start_matches('/');
    path.split(['/', '.']).next().unwrap_or_default()
}

fn unknown_languages(tree: &Tree) -> Vec<Finding> {
    locale_files(tree)
        .filter(|file| !LANGUAGES.contains(&language_of(file)))
        .map(|file| {
            let sentence = format!("this is none of the languages {}", LANGUAGES.join(", "));
            Finding::about(&file.path, sentence)
        })
        .collect()
}

fn listed(variables: &BTreeSet<String>) -> String {
    if variables.is_empty() {
        return "no variables".to_owned();
    }
    let signed: Vec<_> = variables.iter().map(|name| format!("${name}")).collect();
    signed.join(", ")
}

/// The string literals of the code, tests apart; of `key.attribute` the key.
fn used_keys(tree: &Tree) -> BTreeSet<&str> {
    let mut used = BTreeSet::new();
    let sources = tree
        .rust_files()
        .filter(|(file, _)| file.in_source_of_a_crate() && !file.is_tests());
    for (_, rust) in sources {
        let literals = rust
            .literals
            .iter()
            .filter(|(at, text)| !text.is_empty() && !rust.is_test(at - 1));
        used.extend(literals.map(|(_, text)| text.split('.').next().unwrap_or_default()));
    }
    used
}

/// A prefix of keys that the code puts together.
struct Prefix<'a> {
    file: &'a File,
    offset: usize,
    text: &'a str,
}

/// What stands in backticks in the first column of the tables of the locales' page.
fn dynamic_prefixes(tree: &Tree) -> Vec<Prefix<'_>> {
    let Some(file) = tree.file(&format!("{FOLDER}/README.md")) else {
        return Vec::new();
    };
    let cells = file
        .text
        .lines()
        .filter_map(|line| line.strip_prefix('|')?.split('|').next());
    cells
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .map(|text| text.trim_end_matches('*'))
        .filter(|text| !text.is_empty())
        .map(|text| Prefix {
            file,
            offset: offset_in(&file.text, text),
            text,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: (&str, &str) = (
        "crates/web/src/a.rs",
        "fn a() { text(\"hello\"); text(\"page.title\") } \
            #[cfg(test)] mod tests { fn a() { text(\"only-tested\") } }",
    );

    /// What is found with these texts in English and in all the other languages.
    fn found(english: &str, others: &str, readme: &str) -> Vec<String> {
        let mut files = vec![CODE, ("crates/narration/locales/README.md", readme)];
        files.push(("crates/narration/locales/en/shell.ftl", english));
        for path in [
            "crates/narration/locales/de/shell.ftl",
            "crates/narration/locales/fr/shell.ftl",
            "crates/narration/locales/nl.ftl",
            "crates/narration/locales/hu/shell.ftl",
        ] {
            files.push((path, others));
        }
        let findings = findings(&Tree::of(&files));
        findings
            .into_iter()
            .map(|finding| finding.sentence)
            .collect()
    }

    #[test]
    fn complete_languages_are_fine() {
        let texts =
            "hello = Hi { $name } { inner }\ninner = x\npage = p\n    .title = t\nevent-a = b\n";
        let readme = "| prefix | what |\n|---|---|\n| `event-` | events |\n";
        assert_eq!(found(texts, texts, readme), [""; 0]);
    }

    #[test]
    fn without_locales_there_is_nothing_to_say() {
        assert_eq!(findings(&Tree::of(&[CODE])), []);
    }

    #[test]
    fn missing_and_extra_keys_are_found() {
        let found = found("hello = a\npage = a\n", "hello = a\nbye = a\n", "");
        assert_eq!(found[0], "page is missing in de, fr, hu, nl; translate it");
        assert_eq!(
            found
                .iter()
                .filter(|s| s.starts_with("bye is not in en"))
                .count(),
            4
        );
        assert_eq!(found.len(), 5, "{found:?}");
    }

    #[test]
    fn a_language_must_be_there() {
        let tree = Tree::of(&[CODE, ("crates/narration/locales/en.ftl", "hello = a\n")]);
        let found = findings(&tree);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].sentence.contains("missing in de, fr, hu, nl"));
        let tree = Tree::of(&[CODE, ("crates/narration/locales/xx.ftl", "hello = a\n")]);
        assert!(findings(&tree)[0].sentence.starts_with("this is none of"));
    }

    #[test]
    fn keys_that_are_there_twice_are_found() {
        let found = found("hello = a\nhello = b\n", "hello = a\n", "");
        assert_eq!(found, ["hello is there for the second time; keep one"]);
    }

    #[test]
    fn other_variables_are_found() {
        let found = found("hello = { $name }\n", "hello = { $nom }\n", "");
        assert_eq!(found.len(), 4);
        assert_eq!(
            found[0],
            "hello uses $nom here and $name in en; use the same"
        );
    }

    #[test]
    fn unused_keys_are_found_once() {
        let texts = "hello = a\nlost = a\nonly-tested = a\n";
        let found = found(texts, texts, "");
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("lost is used nowhere"));
        assert!(found[1].starts_with("only-tested is used nowhere"));
    }

    #[test]
    fn prefixes_without_keys_are_found() {
        let found = found("hello = a\n", "hello = a\n", "| `event-*` | events |\n");
        assert_eq!(found, ["no key begins with event-; take the line out"]);
    }
}
