//! Every legal decision as a button, folded together where they are many.

use maud::{Markup, html};
use narration::Texts;

use crate::any_art::Rendering;
use crate::pages::amounts::amounts;
use crate::pages::table::TablePage;
use crate::picture::{Branch, Choice};
use crate::visitor::Visitor;

/// The form of the decisions. Decisions on branches are folded into one `details` for each
/// branch, so that the way to them can be gone without the script too.
pub(crate) fn choices(visitor: &Visitor, page: &TablePage<'_>, rendering: &Rendering) -> Markup {
    let texts = visitor.texts();
    let choices = &rendering.picture.choices;
    if choices.is_empty() {
        return html! {};
    }
    let stepwise = choices.iter().any(|choice| !choice.branches.is_empty());
    let out_of_sight = choices.iter().any(|choice| !choice.stays_in_sight);
    let on_the_board = rendering.picture.folded && !stepwise && out_of_sight;
    // WCAG 2.1.4: single keys can be turned off.
    let key = |number, choice| Key::of(number, choice).filter(|_| visitor.keys);
    let counted = !stepwise && choices.iter().any(|choice| choice.amount.is_some());
    let many = !stepwise && !on_the_board && !counted && choices.len() > 6;
    html! {
        (candidate(texts, &page.address("preview")))
        form #choices .choices .many[many] .folded[on_the_board] .stepwise[stepwise] .counted[counted] method="post"
            action=(page.address("decide")) data-quiet {
            input type="hidden" name="version" value=(rendering.version);
            @if stepwise {
                (branches(&Node::tree(choices), "", visitor))
            } @else if counted {
                (amounts(texts, choices))
            } @else if on_the_board {
                (folded(texts, choices))
            } @else {
                @for (number, choice) in (1..).zip(choices) {
                    (button(texts, choice, number, key(number, choice).as_ref()))
                }
            }
        }
    }
}

/// The list folded up, for a game that is played on its board. What was picked there unfolds
/// the decisions that go with it.
fn folded(texts: &Texts, choices: &[Choice]) -> Markup {
    let list = || (1_usize..).zip(choices);
    let count = [("count", choices.len().into())];
    html! {
        @for (number, choice) in list().filter(|(_, choice)| choice.stays_in_sight) {
            (button(texts, choice, number, None))
        }
        details #all-choices .all-choices {
            summary { (texts.say_with("table-all-choices", &count)) }
            div .choice-list {
                @for (number, choice) in list().filter(|(_, choice)| !choice.stays_in_sight) {
                    (button(texts, choice, number, None))
                }
            }
        }
        button .unpick .script-only type="button" data-unpick { (texts.say("table-unpick")) }
    }
}

/// The key that makes a decision.
enum Key {
    /// Its number in the list.
    Digit(usize),
    /// One of the decision's own.
    Named(&'static str),
}

impl Key {
    fn of(number: usize, choice: &Choice) -> Option<Self> {
        match choice.key {
            Some(name) => Some(Self::Named(name)),
            None => (number <= 9).then_some(Self::Digit(number)),
        }
    }

    /// What is written on the key.
    fn cap(&self) -> String {
        match self {
            Self::Digit(digit) => digit.to_string(),
            Self::Named("ArrowLeft") => "←".to_owned(),
            Self::Named("ArrowRight") => "→".to_owned(),
            Self::Named(name) => (*name).to_owned(),
        }
    }

    fn name(&self) -> String {
        match self {
            Self::Digit(digit) => digit.to_string(),
            Self::Named(name) => (*name).to_owned(),
        }
    }
}

fn button(texts: &Texts, choice: &Choice, number: usize, key: Option<&Key>) -> Markup {
    html! {
        button .choice .stays[choice.stays_in_sight] type="submit" name="decision"
            value=(choice.words) id={ "choice-" (number) } data-decision
            data-key=[choice.key] aria-keyshortcuts=[key.map(Key::name)] {
            (wording(choice))
            @if let Some(key) = key.map(Key::cap) {
                kbd .script-only title=(texts.say_with("table-key", &[("key", key.clone().into())])) {
                    span aria-hidden="true" { (key) }
                }
            }
        }
    }
}

/// What the script shows of a decision, or of several in a row, that is put together on the
/// board and not sent yet.
fn candidate(texts: &Texts, preview: &str) -> Markup {
    html! {
        div #candidate .candidate data-previews=(preview) hidden {
            p #candidate-text .candidate-text role="status" {}
            div #preview-card .preview-card {}
            div .candidate-buttons {
                button .button .primary type="button" data-confirm aria-keyshortcuts="Enter" {
                    (texts.say("table-confirm")) kbd aria-hidden="true" { "Enter" }
                }
                button .button type="button" data-turn aria-keyshortcuts="R" { (texts.say("table-turn")) kbd aria-hidden="true" { "R" } }
                button .button .quiet type="button" data-unpick aria-keyshortcuts="Escape" { (texts.say("table-unpick")) }
            }
        }
    }
}

pub(crate) fn wording(choice: &Choice) -> Markup {
    html! {
        span .choice-text { (choice.label.text) }
        @if !choice.label.detail.is_empty() {
            span .choice-hint { (choice.label.detail) }
        }
    }
}

/// A decision, or a branch with what is on it.
enum Node<'a> {
    Leaf(&'a Choice),
    Branch(&'a Branch, Vec<Node<'a>>),
}

impl<'a> Node<'a> {
    /// The decisions folded by their branches, in the order in which they come up.
    fn tree(choices: &'a [Choice]) -> Vec<Self> {
        let mut roots = Vec::new();
        for choice in choices {
            let mut level = &mut roots;
            for branch in &choice.branches {
                let is_this = |node: &Self| matches!(node, Self::Branch(other, _) if other.words == branch.words);
                let place = level.iter().position(is_this).unwrap_or_else(|| {
                    level.push(Self::Branch(branch, Vec::new()));
                    level.len() - 1
                });
                let Self::Branch(_, inside) = &mut level[place] else {
                    unreachable!("the place is that of a branch");
                };
                level = inside;
            }
            level.push(Self::Leaf(choice));
        }
        roots
    }
}

fn branches(nodes: &[Node<'_>], before: &str, visitor: &Visitor) -> Markup {
    html! {
        @for node in nodes {
            @match node {
                Node::Leaf(choice) => {
                    button .choice type="submit" name="decision" value=(choice.words) data-decision
                        title=[choice.picture.as_ref().map(|_| &choice.label.text)] {
                        @match &choice.picture {
                            Some(picture) => { (picture) span .choice-text .hidden-text { (choice.label.text) } }
                            None => (wording(choice)),
                        }
                    }
                }
                Node::Branch(branch, inside) => {
                    @let words = format!("{before}{}", branch.words);
                    details .branch data-branch=(words) {
                        summary data-words=(branch.words) aria-keyshortcuts=[branch.key.filter(|_| visitor.keys)]
                            data-tells=[branch.entry] data-name=(branch.text) { (branch.picture) span .branch-text { (branch.text) } }
                        div .branch-inside { (branches(inside, &format!("{words} "), visitor)) }
                    }
                }
            }
        }
    }
}
