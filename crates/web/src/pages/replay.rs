//! A finished match, step by step.

use catalog::GameId;
use maud::{Markup, html};
use model::Chair;
use narration::{Reader, Texts};
use serde_json::Value;
use tabletop::{AnyTable, Viewer};

use crate::any_art::{LogRange, Rendering, art};
use crate::art::Scene;
use crate::pages::icons;
use crate::pages::layout::{self, Frame};
use crate::pages::log::log;
use crate::pages::luck::luck;
use crate::pages::playing::around;
use crate::pages::table::{heading, names};
use crate::part::Part;
use crate::visitor::Visitor;

/// What a replay shows: `/t/ID/replay?step=N`.
#[derive(Debug)]
pub struct ReplayPage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// Its game.
    pub game: &'static str,
    /// Its complete configuration.
    pub config: &'a Value,
    /// The chairs by seat.
    pub chairs: &'a [Chair],
    /// The match as it was after `step` steps.
    pub table: &'a dyn AnyTable,
    /// The step shown.
    pub step: usize,
    /// How many steps the match had.
    pub steps: usize,
}

/// The page, with links to the neighbouring steps and a slider; all are `GET` of the same
/// address. The script makes them live by exchanging the parts. The slider is in none of them: a
/// hand may hold it.
pub fn replay(visitor: &Visitor, page: &ReplayPage<'_>) -> Markup {
    let texts = visitor.texts();
    let title = texts.say_with(
        "replay-title",
        &[("game", texts.say(&format!("{}-name", page.game)).into())],
    );
    let frame = Frame::live(title).with_replay(page.game);
    let names = names(page.chairs);
    let scene = Scene {
        reader: Reader {
            texts,
            viewer: Viewer::Bystander,
            names: &names,
        },
        aids: visitor.aids,
    };
    let Rendering { picture, lines, .. } =
        art(GameId::of(page.table)).draw(page.table, &scene, LogRange::Whole);
    let main = html! {
        main #live .table .replay .{ "plays-" (page.game) } tabindex="-1" {
            (heading(texts, page.game, page.config))
            div .play-area {
                div .stage {
                    section .board aria-label=(texts.say("table-board")) { (Part::new("board", picture.board)) }
                    (controls(texts, page))
                    div .below { (Part::new("below", picture.below)) }
                }
                div .side {
                    (Part::new("beside", around("beside", &picture.beside)))
                    (log(texts, &lines))
                    (Part::new("luck", luck(texts, page.table)))
                    p .after {
                        a .button href={ "/t/" (page.id) } { (texts.say("replay-table")) }
                        a .button href={ "/t/" (page.id) "/record" } download { (texts.say("after-record")) }
                    }
                }
            }
        }
    };
    layout::page(visitor, &frame, &main)
}

fn controls(texts: &Texts, page: &ReplayPage<'_>) -> Markup {
    let address = format!("/t/{}/replay", page.id);
    let position = texts.say_with(
        "replay-position",
        &[("step", page.step.into()), ("steps", page.steps.into())],
    );
    let earlier = page.step.checked_sub(1);
    let later = (page.step < page.steps).then_some(page.step + 1);
    let step = |key, step, picture: &Markup| step_link(texts, &address, key, step, picture);
    let steps = html! {
        (step("replay-first", earlier.map(|_| 0), &icons::first()))
        (step("replay-back", earlier, &icons::back()))
        (step("replay-forward", later, &icons::forward()))
        (step("replay-last", later.map(|_| page.steps), &icons::last()))
    };
    html! {
        nav .replay-controls aria-label=(texts.say("replay-controls")) {
            p #status .status tabindex="-1" { (Part::new("status", html! { (position) })) }
            form #slider method="get" action=(address) data-slider {
                label .hidden-text for="step" { (texts.say("replay-slider")) }
                input #step type="range" name="step" min="0" max=(page.steps) value=(page.step)
                    aria-valuetext=(position);
                button .button .unscripted type="submit" { (texts.say("replay-show")) }
            }
            div .replay-steps { (Part::new("steps", steps)) }
        }
    }
}

/// A link to a step, with the key of its text as id; at either end it stays, so that the
/// keyboard does not lose its place.
fn step_link(
    texts: &Texts,
    address: &str,
    key: &str,
    step: Option<usize>,
    picture: &Markup,
) -> Markup {
    let label = texts.say(key);
    let words = html! { (picture) span .hidden-text { (label) } };
    html! {
        @if let Some(step) = step {
            a .button .step id=(key) href={ (address) "?step=" (step) } data-step-link title=(label) {
                (words)
            }
        } @else {
            a .button .step id=(key) role="link" tabindex="0" aria-disabled="true" title=(label) {
                (words)
            }
        }
    }
}
