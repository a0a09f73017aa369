//! Decisions that differ by a number alone, such as bids, as one control.

use maud::{Markup, html};
use narration::Texts;

use crate::pages::choices::wording;
use crate::picture::{Amount, Choice};

/// Less, a slider and more, then the button of the amount that they stand at, then the other
/// decisions. The button of every amount is in the page; with the script one is in sight at a
/// time, without it all of them are, and the control is not there.
pub(crate) fn amounts(texts: &Texts, choices: &[Choice]) -> Markup {
    let amounts = || choices.iter().filter(|choice| choice.amount.is_some());
    let others = || choices.iter().filter(|choice| choice.amount.is_none());
    let last = amounts().count().saturating_sub(1);
    let begin = match amounts().next().and_then(|choice| choice.amount) {
        Some(Amount::FromTheLast) => last,
        _ => 0,
    };
    let told = amounts()
        .nth(begin)
        .map(|choice| choice.label.text.as_str());
    html! {
        div .amount .script-only {
            (step(&texts.say("table-amount-less"), "−", "-1", "-", begin == 0))
            label .hidden-text for="amount" { (texts.say("table-amount")) }
            input #amount type="range" min="0" max=(last) value=(begin) autocomplete="off"
                disabled[last == 0] aria-valuetext=[told];
            (step(&texts.say("table-amount-more"), "+", "1", "+", begin == last))
        }
        div .amounts {
            @for (number, choice) in amounts().enumerate() { (button(choice, number == begin)) }
        }
        @for choice in others() { (button(choice, false)) }
    }
}

fn step(text: &str, sign: &str, by: &str, key: &str, disabled: bool) -> Markup {
    html! {
        button .button type="button" data-amount=(by) aria-keyshortcuts=(key) title=(text) disabled[disabled] {
            span aria-hidden="true" { (sign) }
            span .hidden-text { (text) }
        }
    }
}

fn button(choice: &Choice, chosen: bool) -> Markup {
    html! {
        button .choice type="submit" name="decision" value=(choice.words) data-decision
            data-chosen[chosen] { (wording(choice)) }
    }
}
