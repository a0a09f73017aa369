//! Modules of the server use each other only along the arrows of the design.

use crate::finding::Finding;
use crate::search::{is_word_char, occurrences};
use crate::tree::{File, Tree};

const SOURCES: &str = "crates/server/src/";

/// The arrows: each module with the modules it may use, all of which stand above it, so there is
/// no cycle. A module includes the modules inside it that have no row of their own.
const ARROWS: &[(&str, &[&str])] = &[
    ("clock", &[]),
    ("lock", &[]),
    ("gzip", &[]),
    ("drawings", &["gzip", "lock"]),
    ("listen", &[]),
    ("metrics", &["lock"]),
    ("password_hash", &[]),
    ("proxies", &[]),
    ("shutdown", &[]),
    ("site", &[]),
    ("tls", &["lock"]),
    ("token", &[]),
    ("recovery_code", &["token"]),
    ("visitor_key", &["token"]),
    ("store", &["lock", "password_hash", "token"]),
    ("retention", &["store"]),
    ("data_folder", &["store"]),
    ("restore", &["data_folder", "store"]),
    ("refusal", &["store"]),
    ("daily", &["lock", "refusal"]),
    ("limits", &["daily", "refusal", "visitor_key"]),
    ("password", &["password_hash", "refusal", "token"]),
    ("thinking", &["lock", "metrics", "refusal", "token"]),
    (
        "tables",
        &[
            "clock",
            "drawings",
            "lock",
            "metrics",
            "refusal",
            "retention",
            "store",
            "thinking",
            "token",
            "visitor_key",
        ],
    ),
    (
        "people",
        &[
            "clock",
            "lock",
            "metrics",
            "password",
            "recovery_code",
            "refusal",
            "store",
            "tables",
            "token",
            "visitor_key",
        ],
    ),
    ("doctor", &["store", "tables"]),
    (
        "options",
        &[
            "clock",
            "daily",
            "limits",
            "listen",
            "proxies",
            "retention",
            "site",
            "tables",
            "tls",
        ],
    ),
    (
        "connections",
        &["limits", "listen", "lock", "options", "proxies", "tls"],
    ),
    (
        "app",
        &[
            "clock",
            "limits",
            "metrics",
            "options",
            "people",
            "proxies",
            "retention",
            "shutdown",
            "site",
            "store",
            "tables",
        ],
    ),
    (
        "http",
        &[
            "app",
            "drawings",
            "gzip",
            "limits",
            "metrics",
            "options",
            "people",
            "proxies",
            "refusal",
            "site",
            "tables",
            "token",
            "visitor_key",
        ],
    ),
    (
        "http::api",
        &["app", "gzip", "http", "refusal", "tables", "token"],
    ),
    (
        "http::pages",
        &[
            "app",
            "gzip",
            "http",
            "password",
            "people",
            "recovery_code",
            "refusal",
            "site",
            "tables",
            "token",
        ],
    ),
    (
        "http::routes",
        &["app", "http", "http::api", "http::pages", "refusal"],
    ),
    ("sweep", &["app", "refusal", "store"]),
    (
        "run",
        &[
            "app",
            "connections",
            "data_folder",
            "http",
            "listen",
            "options",
            "store",
            "sweep",
            "tls",
        ],
    ),
];

pub fn findings(tree: &Tree) -> Vec<Finding> {
    let files = tree.rust_files().filter_map(|(file, rust)| {
        let place = file.path.strip_prefix(SOURCES)?;
        let tests = file.is_tests() || place == "lib.rs";
        (!tests).then_some((file, place, rust))
    });
    files
        .flat_map(|(file, place, rust)| wrong_arrows(file, place, &rust.code_outside_tests))
        .collect()
}

fn wrong_arrows(file: &File, place: &str, code: &str) -> Vec<Finding> {
    let here = modules_of(place);
    let Some((module, may_use)) = row(&here) else {
        let sentence = format!(
            "{place} belongs to no module of the table in xtask/src/tidy/modules.rs; give it a row"
        );
        return vec![Finding::about(&file.path, sentence)];
    };
    let mut findings = Vec::new();
    for (offset, path) in paths(code, &here) {
        let path: Vec<_> = path.iter().map(String::as_str).collect();
        if let Some((used, _)) = row(&path)
            && used != module
            && !may_use.contains(&used)
        {
            let sentence = format!(
                "the module {module} must not use {used}; it may use {}",
                may_use.join(", ")
            );
            findings.push(Finding::at(file, offset, sentence));
        }
    }
    findings
}

/// The row of the innermost module of a path that has one.
fn row(path: &[&str]) -> Option<(&'static str, &'static [&'static str])> {
    let rows = ARROWS.iter().filter(|(module, _)| {
        let mut parts = path.iter();
        module.split("::").all(|part| parts.next() == Some(&part))
    });
    rows.max_by_key(|(module, _)| module.len()).copied()
}

/// The modules a file of the sources is in, the outermost first.
fn modules_of(place: &str) -> Vec<&str> {
    let mut parts: Vec<_> = place.trim_end_matches(".rs").split('/').collect();
    if parts.last() == Some(&"mod") {
        parts.pop();
    }
    parts
}

/// The paths inside the crate that a file names, from the crate's root, with their places.
fn paths(code: &str, here: &[&str]) -> Vec<(usize, Vec<String>)> {
    let mut found = Vec::new();
    for start in ["crate::", "super::"] {
        // In a chain of them, all but the first are read with it.
        let starts = occurrences(code, start).filter(|&offset| !code[..offset].ends_with("::"));
        for offset in starts {
            let mut rest = &code[offset..];
            let mut root = match rest.strip_prefix("crate::") {
                Some(inside) => {
                    rest = inside;
                    &[]
                }
                None => here,
            };
            while let Some(further) = rest.strip_prefix("super::") {
                root = &root[..root.len().saturating_sub(1)];
                rest = further;
            }
            let mut path = root.iter().map(ToString::to_string).collect();
            expand(rest, &mut path, &mut |path| {
                found.push((offset, path.to_vec()));
            });
        }
    }
    found
}

/// Follows `a::b::{c, d::e}` to each of its ends; returns what comes after it.
fn expand<'a>(code: &'a str, path: &mut Vec<String>, end: &mut impl FnMut(&[String])) -> &'a str {
    let depth = path.len();
    let mut code = code.trim_start();
    loop {
        if let Some(mut list) = code.strip_prefix('{') {
            while !list.trim_start().starts_with('}') && !list.trim_start().is_empty() {
                list = expand(list, path, end).trim_start();
                list = list.strip_prefix(',').unwrap_or(list);
            }
            code = list.trim_start().strip_prefix('}').unwrap_or_default();
            break;
        }
        let length = code
            .find(|letter| !is_word_char(letter))
            .unwrap_or(code.len());
        path.push(code[..length].to_owned());
        code = &code[length..];
        if let Some(further) = code.strip_prefix("::") {
            code = further;
            continue;
        }
        end(path);
        // An alias, or something that is no path at all.
        let rest = code.find([',', '}', ';']).unwrap_or(code.len());
        code = &code[rest..];
        break;
    }
    path.truncate(depth);
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(place: &str, code: &str) -> Vec<String> {
        let path = format!("{SOURCES}{place}");
        let findings = findings(&Tree::of(&[(&path, code)]));
        findings
            .into_iter()
            .map(|finding| finding.sentence)
            .collect()
    }

    #[test]
    fn the_arrows_of_the_design_are_fine() {
        for (place, code) in [
            ("tables/play.rs", "use crate::store::{Conflict, LogEntry};"),
            ("tables/play.rs", "use super::live::TableHandle;"),
            (
                "http/caller.rs",
                "use super::explain; use crate::people::Onlooker;",
            ),
            ("http/api/tables.rs", "use crate::http::record::download;"),
            ("http/routes.rs", "use super::{api, caller, pages};"),
            (
                "store/sqlite/log.rs",
                "use super::super::error::StoreError;",
            ),
            (
                "store/mod.rs",
                "#[cfg(test)]\nmod tests { use crate::http::router; }",
            ),
            ("http/sealed_tests.rs", "use crate::store::Sqlite;"),
            ("lib.rs", "use crate::anything;"),
        ] {
            assert_eq!(found(place, code), Vec::<String>::new(), "{place}: {code}");
        }
    }

    #[test]
    fn other_arrows_are_found() {
        for (place, code, used) in [
            ("store/mod.rs", "use crate::tables::Tables;", "tables"),
            ("thinking/pool.rs", "use crate::tables::Tables;", "tables"),
            (
                "tables/mod.rs",
                "fn f(people: &crate::people::People) {}",
                "people",
            ),
            ("http/show.rs", "use crate::store::Store;", "store"),
            (
                "http/api/state.rs",
                "use crate::http::{answer, pages::replay};",
                "http::pages",
            ),
            (
                "http/pages/home.rs",
                "use super::super::api::games;",
                "http::api",
            ),
            ("people/mod.rs", "use super::http;", "http"),
        ] {
            let sentences = found(place, code);
            assert_eq!(sentences.len(), 1, "{place}: {code}");
            let part = format!("must not use {used};");
            assert!(sentences[0].contains(&part), "{sentences:?}");
        }
    }

    #[test]
    fn a_new_module_needs_a_row() {
        assert_eq!(found("novelty.rs", "").len(), 1);
        assert_eq!(found("novelty/mod.rs", "").len(), 1);
    }

    #[test]
    fn the_table_has_no_cycle() {
        for (place, (module, may_use)) in ARROWS.iter().enumerate() {
            for used in *may_use {
                let above = ARROWS[..place].iter().any(|(above, _)| above == used);
                assert!(above, "{module} uses {used}, which does not stand above it");
            }
        }
    }
}
