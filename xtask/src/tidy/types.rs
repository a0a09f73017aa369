//! No two public types share a name.
//!
//! A reader who comes across `Moment` should not have to ask which one. `pub(super)` and the
//! like do not count: such types stay among neighbours.

use std::collections::BTreeMap;

use crate::finding::Finding;
use crate::search::{line_at, occurrences, words};
use crate::tidy::arrows::games;
use crate::tree::{File, Tree};

/// The roles of the contract. Each game has a type of its own for them, and the core its traits
/// and its example game: that is what makes them roles.
const ROLES: &[&str] = &[
    "Chance",
    "Config",
    "Decision",
    "Event",
    "SeatView",
    "StageView",
    "State",
    "View",
];

/// The crate of the contract.
const CORE: &str = "tabletop";

/// The core's example is a game like any other, and speaks its own language.
const EXAMPLE: &str = "crates/tabletop/src/example.rs";

/// The words that introduce a type.
const KEYWORDS: &[&str] = &["enum", "struct", "trait", "type", "union"];

pub fn findings(tree: &Tree) -> Vec<Finding> {
    let games = games(tree);
    // Each game speaks the language of its rulebook: two games may have the same word for
    // different things, and nobody reads both at once.
    let in_a_game = |definition: &Definition| {
        definition.file.path == EXAMPLE || definition.owner.is_some_and(|it| games.contains(it))
    };
    let mut findings = Vec::new();
    for (name, definitions) in definitions(tree) {
        let may_share = |definition: &Definition| {
            let plays_role = ROLES.contains(&name) && definition.owner == Some(CORE);
            plays_role || in_a_game(definition)
        };
        let (sharing, mut others): (Vec<_>, Vec<_>) =
            definitions.iter().partition(|it| may_share(it));
        let first = match sharing.first() {
            Some(first) => first,
            None => others.remove(0),
        };
        findings.extend(others.iter().map(|other| {
            let sentence = format!(
                "there is another public type {name} in {}:{}; one name means one thing, so rename one of them",
                first.file.path,
                line_at(&first.file.text, first.offset),
            );
            Finding::at(other.file, other.offset, sentence)
        }));
    }
    findings
}

struct Definition<'a> {
    file: &'a File,
    offset: usize,
    /// The crate of `crates` it belongs to.
    owner: Option<&'a str>,
}

/// The public types of the workspace by name, in the order of the files.
fn definitions(tree: &Tree) -> BTreeMap<&str, Vec<Definition<'_>>> {
    let mut definitions: BTreeMap<&str, Vec<Definition<'_>>> = BTreeMap::new();
    for (file, rust) in tree.rust_files() {
        if !is_source(file) {
            continue;
        }
        let code = &rust.code_outside_tests;
        for offset in occurrences(code, "pub") {
            if let Some(name) = type_name(&code[offset + "pub".len()..]) {
                definitions.entry(name).or_default().push(Definition {
                    file,
                    offset,
                    owner: file.crate_name(),
                });
            }
        }
    }
    definitions
}

/// Tests and examples are programs of their own.
fn is_source(file: &File) -> bool {
    (file.in_source_of_a_crate() || file.path.starts_with("xtask/src/")) && !file.is_tests()
}

/// The name of the type that `pub` introduces, if it does.
fn type_name(after_pub: &str) -> Option<&str> {
    if !after_pub.starts_with(char::is_whitespace) {
        return None;
    }
    let mut words = words(after_pub).map(|(_, word)| word);
    let is_modifier = |word: &&str| matches!(*word, "unsafe" | "auto");
    let keyword = words.find(|word| !is_modifier(word))?;
    KEYWORDS.contains(&keyword).then(|| words.next()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found among these files, with `pebbles` and `marbles` as games.
    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let manifests = ["pebbles", "marbles", "tabletop", "web", "server"]
            .map(|name| (format!("crates/{name}/Cargo.toml"), ""));
        let manifests = manifests.iter().map(|(path, text)| (path.as_str(), *text));
        let files: Vec<_> = manifests.chain(files.iter().copied()).collect();
        let findings = findings(&Tree::of(&files));
        findings.iter().map(Finding::to_string).collect()
    }

    fn shared(one: &str, other: &str, code: &str) -> usize {
        found(&[(one, code), (other, code)]).len()
    }

    const WEB: &str = "crates/web/src/log.rs";
    const SERVER: &str = "crates/server/src/store/rows.rs";
    const PEBBLES: &str = "crates/pebbles/src/bag.rs";
    const MARBLES: &str = "crates/marbles/src/bag.rs";
    const TABLETOP: &str = "crates/tabletop/src/game.rs";

    #[test]
    fn two_public_types_with_one_name_are_found() {
        let found = found(&[
            (SERVER, "//! Rows.\npub struct Moment(u64);"),
            (WEB, "\n\npub enum Moment { Reveal }"),
        ]);
        let [sentence] = found.as_slice() else {
            panic!("{found:?}");
        };
        assert!(
            sentence.starts_with("crates/web/src/log.rs:3: "),
            "{sentence}"
        );
        assert!(
            sentence.contains("crates/server/src/store/rows.rs:2"),
            "{sentence}"
        );
        for code in ["pub trait Art: Game {}", "pub type Told<E> = (E, u8);"] {
            assert_eq!(shared(WEB, SERVER, code), 1, "{code}");
        }
        assert_eq!(shared("xtask/src/tree.rs", WEB, "pub struct Tree;"), 1);
        assert_eq!(shared(WEB, "crates/web/src/page.rs", "pub struct Part;"), 1);
    }

    #[test]
    fn what_is_not_a_public_type_is_fine() {
        for code in [
            "struct Entry;",
            "pub(super) struct Entry;",
            "pub(crate) enum Entry {}",
            "pub fn entry() {}",
            "pub use other::Entry;",
            "// pub struct Entry;",
            "const TEXT: &str = \"pub struct Entry;\";",
            "#[cfg(test)]\nmod tests { pub struct Entry; }",
        ] {
            assert_eq!(shared(WEB, SERVER, code), 0, "{code}");
        }
        let tests = "crates/web/tests/world/mod.rs";
        assert_eq!(shared(WEB, tests, "pub struct World;"), 0);
    }

    #[test]
    fn games_share_names_among_themselves_only() {
        assert_eq!(shared(PEBBLES, MARBLES, "pub struct Bag;"), 0);
        assert_eq!(shared(PEBBLES, WEB, "pub struct Bag;"), 1);
        assert_eq!(shared(PEBBLES, TABLETOP, "pub struct Bag;"), 1);
        assert_eq!(shared(PEBBLES, EXAMPLE, "pub struct Bag;"), 0);
        let bag = "pub struct Bag;";
        let found = found(&[(MARBLES, bag), (PEBBLES, bag), (SERVER, bag)]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].starts_with(SERVER),
            "only the shell is to blame: {found:?}"
        );
    }

    #[test]
    fn roles_of_the_contract_are_shared_by_the_games_and_the_core_only() {
        for role in ROLES {
            let code = format!("pub struct {role};");
            assert_eq!(shared(PEBBLES, TABLETOP, &code), 0, "{role}");
            assert_eq!(shared(PEBBLES, SERVER, &code), 1, "{role}");
            assert_eq!(shared(TABLETOP, WEB, &code), 1, "{role}");
        }
    }
}
