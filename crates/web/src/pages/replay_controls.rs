//! What a replay is steered with.

use maud::{Markup, html};
use model::with_seats;
use narration::Texts;

use crate::art::Scene;
use crate::pages::icons;
use crate::pages::replay::{Heading, ReplayPage, Shown};
use crate::pages::replay_track::track;
use crate::visitor::Visitor;

/// How fast a replay plays by itself, in parts of its usual speed.
const SPEEDS: [(&str, &str); 4] = [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")];

/// Single keys and what they do.
const KEYS: [(&[&str], &str); 5] = [
    (&["Space"], "replay-key-play"),
    (&["←", "→"], "replay-key-step"),
    (&["Page ↑", "Page ↓"], "replay-key-heading"),
    (&["Home"], "replay-first"),
    (&["End"], "replay-last"),
];

pub(crate) fn controls(
    visitor: &Visitor,
    page: &ReplayPage<'_>,
    scene: &Scene<'_>,
    shown: &Shown,
    headings: &[Heading],
) -> Markup {
    let texts = visitor.texts();
    let address = format!("/t/{}/replay", page.id);
    html! {
        nav .replay-controls aria-label=(texts.say("replay-controls")) data-replay={ (address) "/step" } {
            p #status .status tabindex="-1" { (shown.status) }
            form #slider method="get" action=(address) data-slider {
                label .hidden-text for="step" { (texts.say("replay-slider")) }
                input #step type="range" name="step" min="0" max=(page.steps()) value=(page.step)
                    aria-valuetext=(position_in_words(texts, page, page.step));
                button .button .unscripted type="submit" { (texts.say("replay-show")) }
            }
            (track(page, scene, headings, &shown.mark))
            div .replay-steps {
                (play(texts))
                (shown.steps)
            }
            div .replay-more {
                details #headings .replay-headings {
                    summary { (texts.say("replay-headings")) }
                    ol { (shown.headings) }
                }
                (keys(visitor))
                (try_from_here(texts, page))
            }
        }
    }
}

/// Where the replay stands, and under which heading.
pub(crate) fn position(
    texts: &Texts,
    page: &ReplayPage<'_>,
    step: usize,
    headings: &[Heading],
) -> Markup {
    html! {
        (position_in_words(texts, page, step))
        @if let Some(heading) = headings.iter().rfind(|heading| heading.step <= step) {
            " · " (heading.text)
        }
    }
}

fn position_in_words(texts: &Texts, page: &ReplayPage<'_>, step: usize) -> String {
    texts.say_with(
        "replay-position",
        &[("step", step.into()), ("steps", page.steps().into())],
    )
}

/// The ways to other steps.
pub(crate) fn step_links(
    texts: &Texts,
    page: &ReplayPage<'_>,
    step: usize,
    headings: &[Heading],
) -> Markup {
    let earlier = step.checked_sub(1);
    let later = (step < page.steps()).then_some(step + 1);
    let heading_before = headings.iter().rfind(|heading| heading.step < step);
    let heading_after = headings.iter().find(|heading| heading.step > step);
    let link = |key, to, picture: Markup| step_link(page, key, &texts.say(key), to, &picture);
    let jump = |key: &str, none: &str, to: Option<&Heading>, picture: Markup| {
        let label = match to {
            Some(to) => texts.say_with(key, &[("heading", to.text.as_str().into())]),
            None => texts.say(none),
        };
        step_link(page, key, &label, to.map(|to| to.step), &picture)
    };
    html! {
        (link("replay-first", earlier.map(|_| 0), icons::first()))
        (jump("replay-heading-before", "replay-heading-before-none", heading_before, icons::far_back()))
        (link("replay-back", earlier, icons::back()))
        (link("replay-forward", later, icons::forward()))
        (jump("replay-heading-after", "replay-heading-after-none", heading_after, icons::far_forward()))
        (link("replay-last", later.map(|_| page.steps()), icons::last()))
    }
}

/// A link to a step, with the key of its text as id; where it leads nowhere it stays, so that
/// the keyboard does not lose its place.
fn step_link(
    page: &ReplayPage<'_>,
    id: &str,
    label: &str,
    step: Option<usize>,
    picture: &Markup,
) -> Markup {
    let words = html! { (picture) span .hidden-text { (label) } };
    html! {
        @if let Some(step) = step {
            a .button .step id=(id) href=(page.address(step)) data-step-link title=(label) {
                (words)
            }
        } @else {
            a .button .step id=(id) role="link" tabindex="0" aria-disabled="true" title=(label) {
                (words)
            }
        }
    }
}

/// Every round and phase, with a mark at the one that is shown.
pub(crate) fn heading_links(page: &ReplayPage<'_>, step: usize, headings: &[Heading]) -> Markup {
    let shown = headings.iter().rposition(|heading| heading.step <= step);
    html! {
        @for (number, heading) in headings.iter().enumerate() {
            li {
                a href=(page.address(heading.step)) data-step-link
                    aria-current=[(shown == Some(number)).then_some("step")] { (heading.text) }
            }
        }
    }
}

/// The button that lets the replay play by itself, and how fast. Only the script can do that.
fn play(texts: &Texts) -> Markup {
    html! {
        button #replay-play .button .primary .script-only type="button" aria-pressed="false"
            title=(texts.say("replay-play")) data-play=(texts.say("replay-play"))
            data-pause=(texts.say("replay-pause")) {
            span .when-still { (icons::play()) }
            span .when-playing { (icons::pause()) }
            span .hidden-text { (texts.say("replay-play")) }
        }
        label .replay-speed .script-only {
            span .hidden-text { (texts.say("replay-speed")) }
            select #replay-speed title=(texts.say("replay-speed")) {
                @for (value, label) in SPEEDS {
                    option value=(value) selected[value == "1"] { (label) }
                }
            }
        }
    }
}

/// What single keys do here, unless the visitor does not want them.
fn keys(visitor: &Visitor) -> Markup {
    let texts = visitor.texts();
    html! {
        details #replay-keys .replay-keys .script-only {
            summary { (texts.say("replay-keys")) }
            @if visitor.keys {
                dl {
                    @for (keys, key) in KEYS {
                        div {
                            dt { @for key in keys { kbd { (key) } " " } }
                            dd { (texts.say(key)) }
                        }
                    }
                }
            } @else {
                p { (texts.say("replay-keys-off")) }
            }
        }
    }
}

/// The way to a private board on which the match goes on otherwise. It is in no part, so that a
/// choice of seat stays; the script keeps the step in it true.
fn try_from_here(texts: &Texts, page: &ReplayPage<'_>) -> Markup {
    html! {
        form #try .try-from-here method="post" action={ "/t/" (page.id) "/try" } {
            input type="hidden" name="step" value=(page.step);
            @if page.chairs.len() > 1 {
                label for="try-seat" { (texts.say("try-seat")) }
                select #try-seat name="seat" {
                    @for (seat, chair) in with_seats(page.chairs) {
                        option value=(seat) { (chair.name().unwrap_or("–")) }
                    }
                }
            }
            button .button type="submit" disabled[page.step == page.steps()]
                title=(texts.say("try-help")) { (texts.say("try-from-here")) }
        }
    }
}
