//! The best routes as suggestions: what they collect, and how they go.

use cavum::{Route, Space, Stones, View};
use maud::{Markup, html};
use narration::Texts;
use narration::cavum::words;

use super::geometry::line;
use super::sprite::{gem, picture};
use super::turn::{Picking, Turn};

/// More are not easier to choose from.
const MOST: usize = 6;

/// The routes as lines that are hidden until they are asked for.
pub(super) fn drawing(routes: &[Route], turn: Turn<'_>) -> Markup {
    let Some(seat) = turn.own else {
        return html! {};
    };
    html! {
        @for (number, route) in (0..).zip(routes) {
            g #(id(number)) .cm-plan .{ "cm-seat-" (seat) } {
                path .cm-casing d=(line(&route.spaces)) {}
                path .cm-beads d=(line(&route.spaces)) {}
            }
        }
    }
}

/// The routes as buttons, with what they collect.
pub(super) fn panel(view: &View, turn: Turn<'_>, found: &[Route], texts: &Texts) -> Markup {
    let walked = turn.path();
    if found.is_empty() && walked.is_empty() {
        return html! {};
    }
    let so_far = collected(view, walked);
    html! {
        section .cm-panel .cm-routes aria-labelledby="cm-routes" {
            h2 #cm-routes { (picture("cm-pick", "cm-piece")) (texts.say("cavum-board-routes")) }
            @if !walked.is_empty() {
                p .cm-walked {
                    span { (texts.say("cavum-board-route-so-far")) }
                    (stones(so_far, texts))
                    (length(so_far, walked, texts))
                }
            }
            @if !found.is_empty() { p .cm-note { (texts.say("cavum-board-routes-help")) } }
            ul .cm-suggestions {
                @for (number, route) in (0..).zip(found) {
                    li {
                        button .cm-suggestion type="button" data-plan=(decisions(route, turn)) data-shows=(id(number)) {
                            (stones(route.stones, texts))
                            (length(route.stones, &route.spaces, texts))
                        }
                    }
                }
            }
        }
    }
}

/// One picture for each stone.
pub(super) fn stones(stones: Stones, texts: &Texts) -> Markup {
    html! {
        @for (colour, count) in stones.iter() {
            @for _ in 0..count { (gem(colour)) }
        }
        @if stones.total() > 0 { span .hidden-text { (words::stones(stones, texts)) ". " } }
    }
}

fn length(stones: Stones, spaces: &[Space], texts: &Texts) -> Markup {
    html! {
        small {
            (texts.say_with("cavum-board-route-length", &[
                ("stones", stones.total().into()),
                ("spaces", spaces.len().into()),
            ]))
        }
    }
}

/// What the veins on these spaces give: one stone each (K35).
fn collected(view: &View, spaces: &[Space]) -> Stones {
    view.mountain
        .iter()
        .filter(|hex| spaces.contains(&hex.space))
        .filter_map(|hex| hex.vein)
        .filter(|vein| vein.stones > 0)
        .map(|vein| vein.colour)
        .collect()
}

/// The routes that nobody can better, as far as they go on from what is walked already.
pub(super) fn suggestions(view: &View, turn: Turn<'_>) -> Vec<Route> {
    let Some(seat) = turn.own else {
        return Vec::new();
    };
    if !matches!(turn.picking(), Picking::Start | Picking::Steps) {
        return Vec::new();
    }
    let walked = turn.path();
    let mut routes = Vec::new();
    for mut route in view.routes(seat).hauls() {
        if !route.spaces.starts_with(walked) {
            route.spaces.reverse();
        }
        if route.spaces.starts_with(walked) {
            routes.push(route);
        }
    }
    routes.truncate(MOST);
    routes
}

/// The decisions that walk the route, one in each line. Where there is no choice the rules
/// walk by themselves.
fn decisions(route: &Route, turn: Turn<'_>) -> String {
    let Some((start, rest)) = route.spaces.split_first() else {
        return String::new();
    };
    let walked = turn.path().len();
    let begin = (walked == 0).then(|| format!("prospect {start}"));
    let steps = rest
        .iter()
        .skip(walked.saturating_sub(1))
        .map(|space: &Space| format!("step {space}"));
    let all = begin.into_iter().chain(steps).chain(["stop".to_owned()]);
    all.collect::<Vec<_>>().join("\n")
}

fn id(number: usize) -> String {
    format!("cm-plan-{number}")
}
