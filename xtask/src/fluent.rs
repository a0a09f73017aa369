//! The texts of a Fluent file: their keys, variables and references.
//!
//! This is no parser of Fluent; the program that loads the texts has one and refuses what
//! is wrongly written. It reads what must agree between languages.

use std::collections::BTreeSet;

use crate::search::offset_in;

/// A message, a term (`-key`) or an attribute of one (`key.attribute`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    pub key: String,
    /// Where the key stands in the file.
    pub offset: usize,
    /// The variables (`$name`) it uses, without their signs.
    pub variables: BTreeSet<String>,
    /// Those of them that are shown, and not only looked at to choose a variant.
    pub shown: BTreeSet<String>,
    /// The messages and terms it refers to.
    pub references: BTreeSet<String>,
}

/// The texts of a file, in order.
pub fn texts(file: &str) -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    let mut message = "";
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let is_indented = line.starts_with([' ', '\t', '}']);
        let (name, pattern) = split_at_equals(line);
        if is_indented {
            if let Some(attribute) = name.strip_prefix('.') {
                texts.push(Text::new(
                    format!("{message}.{attribute}"),
                    offset_in(file, name),
                ));
            }
        } else if !name.is_empty() {
            message = name;
            texts.push(Text::new(name.to_owned(), offset_in(file, name)));
        }
        if let Some(text) = texts.last_mut() {
            // A line that goes on has no name of its own, whatever stands before its `=`.
            let is_named = !is_indented || name.starts_with('.');
            text.read(if is_named { pattern } else { line });
        }
    }
    texts
}

impl Text {
    fn new(key: String, offset: usize) -> Self {
        Self {
            key,
            offset,
            variables: BTreeSet::new(),
            shown: BTreeSet::new(),
            references: BTreeSet::new(),
        }
    }

    fn read(&mut self, pattern: &str) {
        let names = |sign| pattern.split(sign).skip(1).map(str::trim_start).map(name);
        self.variables.extend(names('$').map(str::to_owned));
        let is_shown = |after: &&str| !after[name(after).len()..].trim_start().starts_with("->");
        let shown = pattern.split('$').skip(1).filter(is_shown).map(name);
        self.shown.extend(shown.map(str::to_owned));
        self.references.extend(
            names('{')
                .filter(|name| {
                    name.starts_with(|letter: char| letter.is_lowercase() || letter == '-')
                })
                .map(str::to_owned),
        );
    }
}

fn split_at_equals(line: &str) -> (&str, &str) {
    match line.split_once('=') {
        Some((name, pattern)) => (name.trim(), pattern),
        None => ("", line),
    }
}

/// The name at the beginning of a text.
fn name(text: &str) -> &str {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    &text[..text.find(|letter| !is_name(letter)).unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn texts_have_keys_variables_and_references() {
        let file = "# a comment = none\n-brand = Grotto\nhello = Hi { $name }, { -brand }{ bye }\n";
        let found = texts(file);
        assert_eq!(found[0].key, "-brand");
        assert_eq!(found[1].key, "hello");
        assert_eq!(found[1].offset, file.find("hello").expect("there"));
        assert_eq!(found[1].variables, set(&["name"]));
        assert_eq!(found[1].references, set(&["-brand", "bye"]));
    }

    #[test]
    fn texts_go_on_in_indented_lines() {
        let file = "rubies = { $count ->\n    [one] a = { $seat }\n   *[other] { NUMBER($many) }\n}\n    \
            .title = { $where }\nnext = x\n";
        let found = texts(file);
        let keys: Vec<_> = found.iter().map(|text| &*text.key).collect();
        assert_eq!(keys, ["rubies", "rubies.title", "next"]);
        assert_eq!(found[0].variables, set(&["count", "many", "seat"]));
        assert_eq!(found[0].shown, set(&["many", "seat"]));
        assert_eq!(found[1].variables, set(&["where"]));
        assert!(found[0].references.is_empty());
    }
}
