//! A game's view takes the state apart completely, so that a new field does not compile
//! until somebody has decided who sees it.

use std::ops::Range;

use crate::finding::Finding;
use crate::functions::functions;
use crate::rust_text::RustText;
use crate::search::{closing_brace, is_word_char, occurrences};
use crate::tree::{File, Tree};

pub fn findings(tree: &Tree) -> Vec<Finding> {
    let crates = tree.crates();
    crates
        .into_iter()
        .flat_map(|name| findings_in_crate(tree, name))
        .collect()
}

fn findings_in_crate(tree: &Tree, name: &str) -> Vec<Finding> {
    let sources: Vec<_> = tree
        .rust_files()
        .filter(|(file, _)| file.crate_name() == Some(name))
        .filter(|(file, _)| file.in_source_of_a_crate() && !file.is_tests())
        .collect();
    let Some((game, at)) = sources.iter().find_map(|(file, rust)| {
        let at = occurrences(&rust.code_outside_tests, "Game for").next()?;
        Some((file, at))
    }) else {
        return Vec::new();
    };
    let mut findings = Vec::new();
    let mut takes_the_state_apart = false;
    for (file, rust) in &sources {
        for pattern in view_regions(file, rust)
            .into_iter()
            .flat_map(|region| patterns(&rust.code_outside_tests, region))
        {
            takes_the_state_apart |= pattern.is_of_the_state();
            if let Some(at) = pattern.rest {
                let sentence = format!(
                    "a view takes {} apart with a rest pattern; name every field, so that a new one cannot be forgotten",
                    pattern.name
                );
                findings.push(Finding::at(file, at, sentence));
            }
        }
    }
    if !takes_the_state_apart {
        let sentence = "no view of this game takes its state apart; begin it with `let State { every, field } = state;`";
        findings.push(Finding::at(game, at, sentence));
    }
    findings
}

/// Where views are made: the whole of a `view.rs`, elsewhere functions of that name.
fn view_regions(file: &File, rust: &RustText) -> Vec<Range<usize>> {
    let code = &rust.code_outside_tests;
    if file.path.ends_with("/view.rs") {
        return vec![Range {
            start: 0,
            end: code.len(),
        }];
    }
    let views = functions(code).into_iter().filter(|f| f.name == "view");
    views.map(|function| function.body).collect()
}

/// `let Name { … }`.
struct Pattern<'a> {
    name: &'a str,
    /// Where its first `..` stands, nested ones too.
    rest: Option<usize>,
}

impl Pattern<'_> {
    fn is_of_the_state(&self) -> bool {
        self.name == "Self" || self.name.ends_with("State")
    }
}

/// The patterns of structs. Those of variants (`let Stage::Choosing { seat, .. } = stage else`)
/// are left out: they ask what is the case and do not list what there is.
fn patterns(code: &str, region: Range<usize>) -> Vec<Pattern<'_>> {
    let part = &code[..region.end];
    occurrences(part, "let")
        .filter(|at| region.contains(at))
        .filter_map(|at| {
            let after = part[at + "let".len()..].trim_start();
            let name = &after[..after.find(|letter| !is_word_char(letter))?];
            let open = after[name.len()..].trim_start();
            if name.is_empty() || !open.starts_with('{') {
                return None;
            }
            let open = part.len() - open.len();
            let inside = &part[open..closing_brace(part, open)];
            let rest = inside.find("..").map(|length| open + length);
            Some(Pattern { name, rest })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: (&str, &str) = ("crates/pebbles/Cargo.toml", "");
    const GAME: (&str, &str) = (
        "crates/pebbles/src/game.rs",
        "impl Game for Pebbles { fn view(state: &State) -> View { state.view() } }",
    );

    fn found(view: &str) -> Vec<Finding> {
        findings(&Tree::of(&[
            MANIFEST,
            GAME,
            ("crates/pebbles/src/view.rs", view),
        ]))
    }

    #[test]
    fn complete_patterns_are_fine() {
        let view = "impl State { fn view(&self) -> View { let Self { bag, seats } = self; \
            let Stage::Betting { seat, .. } = stage else { return }; for i in 0..seats {} } }";
        assert_eq!(found(view), []);
    }

    #[test]
    fn rest_patterns_are_found() {
        let found = found("fn view(state: &State) {\nlet State { bag,\n.. } = state; }");
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].line, 3);
    }

    #[test]
    fn rest_patterns_of_parts_of_the_state_are_found() {
        let view = "fn view(s: &State) { let State { bag } = s; let Bag { white, .. } = bag; }";
        assert_eq!(found(view).len(), 1);
    }

    #[test]
    fn a_game_must_take_its_state_apart() {
        let found = found("fn view(state: &State) -> View { View { bag: state.bag } }");
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].path, GAME.0);
    }

    #[test]
    fn the_view_may_stand_with_the_game() {
        let game =
            "impl Game for Pebbles { fn view(s: &PebblesState) { let PebblesState { bag } = s; } }";
        let of = |text: &str| findings(&Tree::of(&[MANIFEST, ("crates/pebbles/src/lib.rs", text)]));
        assert_eq!(of(game), []);
        assert_eq!(of(&game.replace("bag }", "bag, .. }")).len(), 1);
        assert_eq!(of("impl AnyGame for Entry {}"), []);
    }
}
