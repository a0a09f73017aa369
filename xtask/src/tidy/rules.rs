//! Every numbered rule of `docs/rules` has a test named after it, and no test or comment
//! speaks of a number that is not there.

use std::collections::BTreeSet;

use super::arrows;
use crate::finding::Finding;
use crate::functions::{Function, functions};
use crate::search::{offset_in, words};
use crate::tree::{File, Tree};

const FOLDER: &str = "docs/rules/";

pub fn findings(tree: &Tree) -> Vec<Finding> {
    let mut findings = games_without_a_page(tree);
    let tested = tested_numbers(tree);
    for page in tree.files().filter_map(Page::of) {
        findings.extend(page.repeated_numbers());
        findings.extend(page.untested_numbers(&tested));
        findings.extend(page.tests_of_unknown_numbers(tree));
        findings.extend(page.citations_of_unknown_numbers(tree));
    }
    findings
}

/// A game's numbered rules: the lines `- D12 …` of its page.
struct Page<'a> {
    file: &'a File,
    game: &'a str,
    /// Each number with its place, in the order of the page.
    numbers: Vec<(usize, &'a str)>,
}

impl<'a> Page<'a> {
    fn of(file: &'a File) -> Option<Self> {
        let game = file.path.strip_prefix(FOLDER)?.strip_suffix(".md")?;
        let numbers = numbered_rules(&file.text);
        (!numbers.is_empty()).then_some(Self {
            file,
            game,
            numbers,
        })
    }

    /// Whether the number begins with this game's letter.
    fn claims(&self, number: &str) -> bool {
        is_rule_number(number) && self.numbers[0].1[..1] == number[..1]
    }

    fn has(&self, number: &str) -> bool {
        self.numbers.iter().any(|(_, known)| *known == number)
    }

    fn repeated_numbers(&self) -> Vec<Finding> {
        let mut seen = BTreeSet::new();
        let repeated = self
            .numbers
            .iter()
            .filter(|(_, number)| !seen.insert(number));
        repeated
            .map(|(at, number)| {
                let sentence =
                    format!("{number} stands here for the second time; a number is one rule");
                Finding::at(self.file, *at, sentence)
            })
            .collect()
    }

    fn untested_numbers(&self, tested: &BTreeSet<String>) -> Vec<Finding> {
        let untested = self
            .numbers
            .iter()
            .filter(|(_, number)| !tested.contains(*number));
        untested
            .map(|(at, number)| {
                let sentence = format!(
                    "{number} has no test; name one after it: fn {}_what_it_says()",
                    number.to_lowercase()
                );
                Finding::at(self.file, *at, sentence)
            })
            .collect()
    }

    fn tests_of_unknown_numbers(&self, tree: &Tree) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (file, rust) in tree.rust_files() {
            for test in functions(&rust.code)
                .iter()
                .filter(|f| may_be_rule_test(f, &rust.code))
            {
                for number in numbers_in_name(test.name) {
                    if self.claims(&number) && !self.has(&number) {
                        let sentence = format!(
                            "the test {} is named after {number}, which {} does not have; name it after the rule it tests",
                            test.name, self.file.path
                        );
                        findings.push(Finding::at(file, test.offset, sentence));
                    }
                }
            }
        }
        findings
    }

    fn citations_of_unknown_numbers(&self, tree: &Tree) -> Vec<Finding> {
        let mut findings = Vec::new();
        let own = |file: &File| file.crate_name() == Some(self.game);
        for (file, rust) in tree.rust_files().filter(|(file, _)| own(file)) {
            for (at, number) in words(&rust.comments) {
                if self.claims(number) && !self.has(number) {
                    let sentence = format!(
                        "the comment cites {number}, which {} does not have; cite the rule it means",
                        self.file.path
                    );
                    findings.push(Finding::at(file, at, sentence));
                }
            }
        }
        findings
    }
}

/// Without its page a game would pass all other checks of this kind unseen.
fn games_without_a_page(tree: &Tree) -> Vec<Finding> {
    arrows::games(tree)
        .into_iter()
        .filter(|game| {
            let page = tree.file(&format!("{FOLDER}{game}.md"));
            page.and_then(Page::of).is_none()
        })
        .map(|game| {
            let sentence = format!(
                "the game {game} has no numbered rules in {FOLDER}{game}.md; write them there (or, if this is no game, give the crate its row in xtask/src/tidy/arrows.rs)"
            );
            Finding::about(format!("crates/{game}/Cargo.toml"), sentence)
        })
        .collect()
}

/// The numbers at the beginning of the lines of a list, with their places.
fn numbered_rules(text: &str) -> Vec<(usize, &str)> {
    text.lines()
        .filter_map(|line| {
            let rule = line.strip_prefix("- ")?;
            let (_, number) = words(rule).next()?;
            (rule.starts_with(number) && is_rule_number(number))
                .then(|| (offset_in(text, number), number))
        })
        .collect()
}

/// The numbers of all rules that some test is named after.
fn tested_numbers(tree: &Tree) -> BTreeSet<String> {
    let mut tested = BTreeSet::new();
    for (_, rust) in tree.rust_files() {
        for function in functions(&rust.code) {
            if may_be_rule_test(&function, &rust.code) {
                tested.extend(numbers_in_name(function.name));
            }
        }
    }
    tested
}

/// A test, or a function that begins its line and whose
/// name begins with a number, for tests that are made by macros.
fn may_be_rule_test(function: &Function, code: &str) -> bool {
    let line = code[..function.offset]
        .rsplit('\n')
        .next()
        .unwrap_or_default();
    let begins_line = matches!(line.trim(), "" | "async");
    function.is_test() || begins_line && function.name.contains('_')
}

/// `d12_d13_what_it_says` is named after D12 and D13.
fn numbers_in_name(name: &str) -> impl Iterator<Item = String> {
    name.split('_')
        .take_while(|word| *word == word.to_lowercase() && is_rule_number(&word.to_uppercase()))
        .map(str::to_uppercase)
}

/// A capital letter and a number.
fn is_rule_number(word: &str) -> bool {
    let mut letters = word.chars();
    letters
        .next()
        .is_some_and(|letter| letter.is_ascii_uppercase())
        && word.len() > 1
        && letters.all(|letter| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {

    use super::*;

    const PAGE: (&str, &str) = (
        "docs/rules/pebbles.md",
        "# Pebbles\n- P1 Bets are secret.\n- P2 Most points win.\n- Part of no rule\n",
    );

    fn sentences(files: &[(&str, &str)]) -> Vec<String> {
        let findings = findings(&Tree::of(files));
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn tested_rules_are_fine() {
        let tests = "#[test] fn p1_p2_whole_game() {} // (P1, P2), not D9 or P";
        assert_eq!(
            sentences(&[PAGE, ("crates/pebbles/src/a.rs", tests)]),
            [""; 0]
        );
    }

    #[test]
    fn untested_rules_are_found() {
        let tests = "#[test] fn p1_bets() {}\n#[test] fn about_p2() {}";
        let found = sentences(&[PAGE, ("crates/pebbles/tests/a.rs", tests)]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("docs/rules/pebbles.md:3: P2 has no test"));
    }

    #[test]
    fn tests_made_by_macros_count_and_calls_do_not() {
        let made = RULES_BY_MACRO.replace('|', "\n");
        assert_eq!(sentences(&[PAGE, ("a.rs", &made)]), [""; 0]);
        assert_eq!(sentences(&[PAGE, ("a.rs", "// fn p1_a() {}")]).len(), 2);
    }

    const RULES_BY_MACRO: &str = "each! {|    fn p1_a() {}|    async fn p2_b() {}|}";

    #[test]
    fn tests_of_unknown_rules_are_found() {
        let tests = "#[test] fn p1_p2_p3_all() {}\n#[test] fn q9_of_another_game() {}";
        let found = sentences(&[PAGE, ("crates/pebbles/tests/a.rs", tests)]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("named after P3"));
    }

    #[test]
    fn citations_of_unknown_rules_are_found() {
        let code = "#[test] fn p1_p2_all() {}\n/// The bet (P1, P7).\nfn bet() {}";
        let found = sentences(&[PAGE, ("crates/pebbles/src/a.rs", code)]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("crates/pebbles/src/a.rs:2: the comment cites P7"));
        let elsewhere = sentences(&[PAGE, ("crates/other/src/a.rs", code)]);
        assert_eq!(elsewhere, [""; 0]);
    }

    #[test]
    fn repeated_numbers_are_found() {
        let page = ("docs/rules/pebbles.md", "- P1 One.\n- P1 Another.\n");
        let found = sentences(&[page, ("a.rs", "#[test] fn p1_a() {}")]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("second time"));
    }

    #[test]
    fn a_game_needs_its_page() {
        let found = sentences(&[("crates/pebbles/Cargo.toml", "")]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("no numbered rules in docs/rules/pebbles.md"));
        assert_eq!(sentences(&[("crates/tabletop/Cargo.toml", "")]), [""; 0]);
    }
}
