//! Every test contains something that can fail. What it fails at, only a reader can judge.

use std::collections::BTreeSet;

use crate::finding::Finding;
use crate::functions::{Function, functions};
use crate::rust_text::RustText;
use crate::search::words;
use crate::tree::{File, Tree};

/// The crate whose functions are tests that other crates call.
const SUITE: &str = "conformance";

pub fn findings(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (file, rust) in tree.rust_files() {
        let tests = functions(&rust.code).into_iter().filter(Function::is_test);
        let silent: Vec<_> = tests.filter(|test| !can_fail(test, &rust.code)).collect();
        if silent.is_empty() {
            continue;
        }
        let judges = judges(tree, file);
        for test in silent {
            let body = &rust.code[test.body];
            if !words(body).any(|(_, word)| judges.contains(word)) {
                let sentence = format!(
                    "the test {} cannot fail; assert what it is about, or take it out",
                    test.name
                );
                findings.push(Finding::at(file, test.offset, sentence));
            }
        }
    }
    findings
}

fn can_fail(function: &Function, code: &str) -> bool {
    // An assertion of what is always so is none.
    let body = code[function.body.clone()].replace("assert!(true", "");
    function.head.contains("should_panic")
        || body.contains('?')
        || words(&body).any(|(_, word)| is_judging(word))
}

fn is_judging(word: &str) -> bool {
    word.contains("assert")
        || ["check", "unwrap"]
            .iter()
            .any(|start| word.starts_with(start))
        || ["expect", "expect_err", "panic", "unreachable"].contains(&word)
}

/// Functions a test of this file may leave the judging to: those among the tests of the same
/// crate, and the suite's.
fn judges<'a>(tree: &'a Tree, file: &File) -> BTreeSet<&'a str> {
    let mut judges = BTreeSet::new();
    for (other, rust) in tree.rust_files() {
        let is_suite = other.crate_name() == Some(SUITE);
        if is_suite || package(other) == package(file) {
            judges.extend(judges_of(other, rust, is_suite));
        }
    }
    judges
}

fn judges_of<'a>(
    file: &'a File,
    rust: &'a RustText,
    is_suite: bool,
) -> impl Iterator<Item = &'a str> {
    functions(&rust.code)
        .into_iter()
        .filter(move |function| is_suite || file.is_tests() || rust.is_test(function.offset))
        .filter(|function| can_fail(function, &rust.code))
        .map(|function| function.name)
}

/// The folder of the file's package.
fn package(file: &File) -> &str {
    let folder = file.path.split("/src/").next().unwrap_or_default();
    folder.split("/tests/").next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATH: &str = "crates/pebbles/src/a.rs";

    fn found(code: &str) -> usize {
        findings(&Tree::of(&[(PATH, code)])).len()
    }

    #[test]
    fn tests_that_can_fail_are_fine() {
        for body in [
            "assert_eq!(1, 1)",
            "prop_assert!(a)",
            "parse().unwrap();",
            "parse().expect(\"words\");",
            "parse()?;",
            "check_all();",
            "panic!()",
        ] {
            assert_eq!(found(&format!("#[test] fn a() {{ {body} }}")), 0, "{body}");
        }
        assert_eq!(found("#[test] #[should_panic] fn a() { b(); }"), 0);
        assert_eq!(found("fn not_a_test() {}"), 0);
    }

    #[test]
    fn tests_that_cannot_fail_are_found() {
        for body in [
            "",
            "let expected = 1;",
            "// assert!(a)",
            "say(\"assert\");",
            "assert!(true);",
        ] {
            let code = format!("#[tokio::test] async fn a() {{ {body}\n }}");
            assert_eq!(found(&code), 1, "{body}");
        }
    }

    #[test]
    fn other_test_functions_may_judge() {
        let test = "#[cfg(test)] mod tests { #[test] fn a() { refuses(1); } }";
        let judge = "fn refuses(x: u8) { assert!(x > 0); }";
        let found = |path, code| findings(&Tree::of(&[(PATH, test), (path, code)])).len();
        assert_eq!(found("crates/pebbles/tests/b.rs", judge), 0);
        assert_eq!(found("crates/conformance/src/b.rs", judge), 0);
        assert_eq!(found("crates/pebbles/src/b.rs", judge), 1);
        assert_eq!(found("crates/other/tests/b.rs", judge), 1);
    }
}
