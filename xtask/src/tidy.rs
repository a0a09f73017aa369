//! `cargo xtask tidy`: what the compiler, rustfmt and clippy cannot see.
//!
//! A check is a function from the files of the project to what it finds. To add one, write
//! it beside the others with a clean and an offending example, and give it a row in
//! [`CHECKS`].

mod arrows;
mod determinism;
mod docs;
mod honest_tests;
mod leftovers;
mod length;
mod links;
mod locales;
mod modules;
mod names;
mod rules;
mod types;
mod views;

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};
use std::process::ExitCode;

use crate::finding::Finding;
use crate::tree::Tree;

/// A check with the name it is called by.
#[derive(Clone, Copy, Debug)]
pub struct Check {
    name: &'static str,
    sentence: &'static str,
    findings: fn(&Tree) -> Vec<Finding>,
}

const CHECKS: &[Check] = &[
    Check {
        name: "rules",
        sentence: "Every numbered rule has a test named after it, and every number that is cited exists.",
        findings: rules::findings,
    },
    Check {
        name: "length",
        sentence: "No source file is longer than one idea.",
        findings: length::findings,
    },
    Check {
        name: "leftovers",
        sentence: "Nothing unfinished, skipped or printed for debugging was left behind.",
        findings: leftovers::findings,
    },
    Check {
        name: "views",
        sentence: "A game's view takes the state apart completely, so that no field is forgotten.",
        findings: views::findings,
    },
    Check {
        name: "determinism",
        sentence: "Rules use nothing that could differ between two runs of the same record.",
        findings: determinism::findings,
    },
    Check {
        name: "arrows",
        sentence: "Our crates depend on each other only along the arrows of the design.",
        findings: arrows::findings,
    },
    Check {
        name: "modules",
        sentence: "The modules of the server use each other only along the arrows of the design.",
        findings: modules::findings,
    },
    Check {
        name: "names",
        sentence: "Modules have whole words for names, and words that say what is in them.",
        findings: names::findings,
    },
    Check {
        name: "types",
        sentence: "No two public types share a name.",
        findings: types::findings,
    },
    Check {
        name: "honest-tests",
        sentence: "Every test contains something that can fail.",
        findings: honest_tests::findings,
    },
    Check {
        name: "locales",
        sentence: "Every text exists in every language, with the same variables, and is used.",
        findings: locales::findings,
    },
    Check {
        name: "links",
        sentence: "Relative links in Markdown files lead somewhere.",
        findings: links::findings,
    },
    Check {
        name: "docs",
        sentence: "Every crate has a front page.",
        findings: docs::findings,
    },
];

/// The checks with these names; all of them for no names.
pub fn choose(names: &[&str]) -> Result<Vec<Check>, UnknownCheck> {
    if names.is_empty() {
        return Ok(CHECKS.to_vec());
    }
    let find = |name: &&str| CHECKS.iter().find(|check| check.name == *name).copied();
    names
        .iter()
        .map(|name| find(name).ok_or_else(|| UnknownCheck((*name).to_owned())))
        .collect()
}

/// A name that no check has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCheck(String);

impl fmt::Display for UnknownCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no check {:?}; see --list", self.0)
    }
}

/// The checks with a sentence each.
pub fn list() -> String {
    let mut list = String::new();
    for check in CHECKS {
        writeln!(list, "{:<14}{}", check.name, check.sentence).expect("a string takes all");
    }
    list
}

/// Runs the checks on the project, prints what they find and a line that sums it up.
pub fn run(checks: &[Check]) -> ExitCode {
    let tree = match Tree::read() {
        Ok(tree) => tree,
        Err(error) => {
            eprintln!("tidy: the project's files cannot be read: {error}");
            return ExitCode::from(2);
        }
    };
    let (report, found) = report(checks, &tree);
    print!("{report}");
    if found == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn report(checks: &[Check], tree: &Tree) -> (String, usize) {
    let mut report = String::new();
    let mut paths = BTreeSet::new();
    let mut found = 0;
    for check in checks {
        let mut findings = (check.findings)(tree);
        findings.sort();
        for finding in findings {
            writeln!(report, "{finding} [{}]", check.name).expect("a string takes all");
            paths.insert(finding.path);
            found += 1;
        }
    }
    let (checks, files) = (checks.len(), tree.files().count());
    let summary = match found {
        0 => format!("tidy: {checks} checks on {files} files found nothing"),
        1 => format!("tidy: {checks} checks on {files} files found 1 thing"),
        _ => format!(
            "tidy: {checks} checks on {files} files found {found} things in {} files",
            paths.len()
        ),
    };
    report.push_str(&summary);
    report.push('\n');
    (report, found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_are_chosen_by_name() {
        let names = |checks: Vec<Check>| checks.iter().map(|check| check.name).collect::<Vec<_>>();
        assert_eq!(choose(&[]).map(|all| all.len()).ok(), Some(CHECKS.len()));
        assert_eq!(
            choose(&["links", "docs"]).map(names).ok(),
            Some(vec!["links", "docs"])
        );
        assert_eq!(
            choose(&["linsk"]).map(names).err(),
            Some(UnknownCheck("linsk".into()))
        );
    }

    #[test]
    fn every_check_is_listed_once() {
        let names: BTreeSet<_> = CHECKS.iter().map(|check| check.name).collect();
        assert_eq!(names.len(), CHECKS.len());
        assert_eq!(list().lines().count(), CHECKS.len());
    }

    #[test]
    fn everything_found_is_printed_and_counted() {
        let tree = Tree::of(&[("README.md", "[a](gone.md)\n[b](lost.md)\n")]);
        let checks = choose(&["links"]).expect("a known check");
        let (report, found) = report(&checks, &tree);
        assert_eq!(found, 2);
        assert!(report.starts_with("README.md:1: "), "{report}");
        assert!(
            report.ends_with("1 checks on 1 files found 2 things in 1 files\n"),
            "{report}"
        );
    }

    #[test]
    fn an_empty_tree_is_tidy() {
        assert_eq!(report(CHECKS, &Tree::default()).1, 0);
    }
}
