//! Our crates depend on each other only along the arrows of the design; they never point
//! back, and no game knows another.

use std::collections::BTreeSet;

use crate::finding::Finding;
use crate::search::{is_word_char, offset_in};
use crate::tree::{File, Tree};

/// Stands for all games in the table.
const GAMES: &str = "games";

/// The arrows of the design: each crate that is no game with what it may depend on. A crate
/// of `crates` without a row is a game.
const SHELLS: &[(&str, &[&str])] = &[
    ("tabletop", &[]),
    ("conformance", &["tabletop"]),
    ("bots", &["tabletop", GAMES]),
    ("catalog", &["tabletop", "bots", GAMES]),
    ("narration", &["tabletop", "catalog", GAMES]),
    ("lessons", &["tabletop", "catalog"]),
    ("arena", &["tabletop", "catalog"]),
    ("model", &["tabletop", "catalog"]),
    (
        "web",
        &[
            "tabletop",
            "catalog",
            "lessons",
            "model",
            "narration",
            GAMES,
        ],
    ),
    (
        "server",
        &["tabletop", "bots", "catalog", "lessons", "model", "web"],
    ),
    ("python", &["tabletop", "bots", "catalog"]),
    (
        "cli",
        &[
            "tabletop",
            "conformance",
            "bots",
            "catalog",
            "narration",
            "arena",
            "model",
            "web",
            "server",
            GAMES,
        ],
    ),
];

const GAME_MAY_USE: &[&str] = &["tabletop"];
const GAME_MAY_USE_IN_TESTS: &[&str] = &["tabletop", "conformance"];

/// The games: every crate of `crates` that is no shell.
pub fn games(tree: &Tree) -> BTreeSet<&str> {
    let crates = tree.crates().into_iter();
    crates.filter(|name| shell(name).is_none()).collect()
}

pub fn findings(tree: &Tree) -> Vec<Finding> {
    let own = tree.crates();
    let games = games(tree);
    let mut findings = Vec::new();
    for (file, name) in manifests(tree) {
        for dependency in dependencies(&file.text) {
            let used = dependency.name;
            if own.contains(used) && !is_allowed(name, &dependency, games.contains(used)) {
                let sentence = format!(
                    "{name} must not depend on {used}: {}; see the table in xtask/src/tidy/arrows.rs",
                    what_is_allowed(name)
                );
                findings.push(Finding::at(file, offset_in(&file.text, used), sentence));
            }
        }
    }
    findings
}

/// What this crate may depend on, if it is no game.
fn shell(name: &str) -> Option<&'static [&'static str]> {
    let row = SHELLS.iter().find(|(shell, _)| *shell == name);
    row.map(|(_, may_use)| *may_use)
}

/// The manifests of our crates with their names.
fn manifests(tree: &Tree) -> impl Iterator<Item = (&File, &str)> {
    tree.files().filter_map(|file| {
        let name = file.crate_name()?;
        (file.path == format!("crates/{name}/Cargo.toml")).then_some((file, name))
    })
}

/// The tests of a shell may play real games; the tests of a game must not know another.
fn is_allowed(name: &str, dependency: &Dependency, is_game: bool) -> bool {
    let used = if is_game { GAMES } else { dependency.name };
    match (shell(name), dependency.purpose) {
        (Some(_), Purpose::Tests) => true,
        (Some(may_use), Purpose::Code) => may_use.contains(&used),
        (None, Purpose::Tests) => GAME_MAY_USE_IN_TESTS.contains(&used),
        (None, Purpose::Code) => GAME_MAY_USE.contains(&used),
    }
}

fn what_is_allowed(name: &str) -> String {
    match shell(name) {
        Some([]) => "it uses none of our crates".to_owned(),
        Some(may_use) => format!("it may use {}", may_use.join(", ")),
        None => format!(
            "a game may use {}, and {} in its tests",
            GAME_MAY_USE.join(", "),
            GAME_MAY_USE_IN_TESTS.join(", ")
        ),
    }
}

struct Dependency<'a> {
    name: &'a str,
    purpose: Purpose,
}

#[derive(Clone, Copy)]
enum Purpose {
    Code,
    Tests,
}

/// The dependencies a manifest lists, one by one (`a = …`, `a.workspace = true`) or in a
/// section each (`[dependencies.a]`), also those of single platforms and build scripts.
fn dependencies(manifest: &str) -> Vec<Dependency<'_>> {
    let mut found = Vec::new();
    let mut section = None;
    for line in manifest.lines().map(str::trim) {
        if let Some(header) = line.strip_prefix('[') {
            let header = header.trim_end_matches(']');
            section = purpose(header);
            if let Some((parent, name)) = header.rsplit_once('.')
                && let Some(purpose) = purpose(parent)
            {
                found.push(Dependency { name, purpose });
            }
        } else if let Some(purpose) = section {
            let is_name = |letter| is_word_char(letter) || letter == '-';
            let end = line.find(|letter| !is_name(letter)).unwrap_or(line.len());
            if end > 0 {
                let name = renamed(line).unwrap_or(&line[..end]);
                found.push(Dependency { name, purpose });
            }
        }
    }
    found
}

/// `other = { package = "name" }` depends on `name`.
fn renamed(line: &str) -> Option<&str> {
    let (_, after) = line.split_once("package")?;
    after.trim_start().strip_prefix('=')?.split('"').nth(1)
}

/// What a section of dependencies is for.
fn purpose(header: &str) -> Option<Purpose> {
    match header.rsplit('.').next()? {
        "dependencies" | "build-dependencies" => Some(Purpose::Code),
        "dev-dependencies" => Some(Purpose::Tests),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found when this crate has this manifest, among one crate of each kind.
    fn found(name: &str, manifest: &str) -> Vec<Finding> {
        let path = format!("crates/{name}/Cargo.toml");
        let mut files = vec![(&*path, manifest)];
        let others = [
            ("crates/tabletop/Cargo.toml", ""),
            ("crates/conformance/Cargo.toml", ""),
            ("crates/pebbles/Cargo.toml", ""),
            ("crates/marbles/Cargo.toml", ""),
            ("crates/bots/Cargo.toml", ""),
            ("crates/catalog/Cargo.toml", ""),
            ("crates/narration/Cargo.toml", ""),
            ("crates/model/Cargo.toml", ""),
            ("crates/web/Cargo.toml", ""),
            ("crates/server/Cargo.toml", ""),
            ("crates/cli/Cargo.toml", ""),
        ];
        files.extend(others.iter().filter(|(other, _)| *other != path));
        findings(&Tree::of(&files))
    }

    fn uses(name: &str, used: &str) -> usize {
        found(
            name,
            &format!("[dependencies]\nserde = \"1\"\n{used}.workspace = true\n"),
        )
        .len()
    }

    #[test]
    fn the_arrows_of_the_design_are_fine() {
        for (name, used) in [
            ("conformance", "tabletop"),
            ("pebbles", "tabletop"),
            ("bots", "pebbles"),
            ("catalog", "bots"),
            ("catalog", "marbles"),
            ("narration", "pebbles"),
            ("narration", "catalog"),
            ("web", "pebbles"),
            ("web", "narration"),
            ("web", "catalog"),
            ("web", "model"),
            ("server", "web"),
            ("cli", "server"),
            ("cli", "pebbles"),
        ] {
            assert_eq!(uses(name, used), 0, "{name} on {used}");
        }
    }

    #[test]
    fn other_arrows_are_found() {
        for (name, used) in [
            ("tabletop", "conformance"),
            ("tabletop", "pebbles"),
            ("conformance", "pebbles"),
            ("pebbles", "marbles"),
            ("pebbles", "conformance"),
            ("bots", "catalog"),
            ("catalog", "web"),
            ("catalog", "narration"),
            ("narration", "web"),
            ("narration", "bots"),
            ("web", "server"),
            ("web", "bots"),
            ("model", "web"),
            ("model", "server"),
            ("server", "pebbles"),
        ] {
            assert_eq!(uses(name, used), 1, "{name} on {used}");
        }
    }

    #[test]
    fn tests_of_a_game_know_the_suite_and_no_other_game() {
        let manifest = "[dev-dependencies]\nconformance = {}\n\n[lints]\nmarbles = 1\n";
        assert_eq!(found("pebbles", manifest), []);
        assert_eq!(
            found("pebbles", "[dev-dependencies]\nmarbles = {}").len(),
            1
        );
        assert_eq!(found("server", "[dev-dependencies]\nmarbles = {}"), []);
    }

    #[test]
    fn every_way_to_write_a_dependency_is_read() {
        for manifest in [
            "[dependencies]\nmarbles = { path = \"../marbles\" }",
            "[dependencies]\nmarbles.workspace = true",
            "[dependencies]\nballs = { package = \"marbles\" }",
            "[dependencies.marbles]\npath = \"../marbles\"",
            "[target.'cfg(unix)'.dependencies]\nmarbles = \"1\"",
            "[build-dependencies]\nmarbles = \"1\"",
        ] {
            assert_eq!(found("pebbles", manifest).len(), 1, "{manifest}");
        }
    }

    #[test]
    fn crates_without_a_row_are_games() {
        let tree = Tree::of(&[
            ("crates/pebbles/Cargo.toml", ""),
            ("crates/web/Cargo.toml", ""),
        ]);
        assert_eq!(games(&tree), BTreeSet::from(["pebbles"]));
    }
}
