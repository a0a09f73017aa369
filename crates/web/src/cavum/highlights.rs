//! The explosion: what went, what stayed.

use cavum::{Event, Space, SpaceSet, StageView, View};
use maud::{Markup, html};
use narration::Texts;

use super::geometry::{OUTLINE, WINDOW, shift};
use super::sprite::{on_hex, picture};
use crate::highlight::Dwell;

/// The last explosion, while it is fresh: until somebody builds again or the game is over.
#[derive(Debug)]
pub(super) struct Blast<'a> {
    view: &'a View,
    /// The tiles that exploded or were hit, in the order in which they went.
    gone: Vec<(Space, Cause)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cause {
    Exploded,
    Hit,
}

impl<'a> Blast<'a> {
    pub(super) fn of(heard: &[&Event], view: &'a View) -> Self {
        let past = matches!(
            view.stage,
            StageView::Building { .. } | StageView::Prospecting { .. } | StageView::Over
        );
        let gone = if past { Vec::new() } else { last(heard) };
        Self { view, gone }
    }

    /// Craters and rubble on the board, one after the other.
    pub(super) fn drawing(&self) -> Markup {
        craters(&self.gone)
    }

    /// What went and what stayed, in numbers.
    pub(super) fn report(&self, texts: &Texts) -> Markup {
        if self.gone.is_empty() {
            return html! {};
        }
        let count = |wanted: Cause| {
            let those = self.gone.iter().filter(|(_, cause)| *cause == wanted);
            those.count()
        };
        let tiles = self.view.mountain.iter().filter(|hex| hex.tile.is_some());
        let veins = self.view.mountain.iter().filter(|hex| hex.vein.is_some());
        let arguments = [
            ("exploded", count(Cause::Exploded).into()),
            ("hit", count(Cause::Hit).into()),
            ("tiles", tiles.count().into()),
            ("veins", veins.count().into()),
        ];
        html! {
            section .cm-panel .cm-explosion aria-labelledby="cm-explosion" {
                h2 #cm-explosion { (texts.say("cavum-board-explosion")) }
                p { (picture("cm-burst", "cm-piece")) (texts.say_with("cavum-board-explosion-gone", &arguments[..2])) }
                p { (texts.say_with("cavum-board-explosion-left", &arguments[2..])) }
            }
        }
    }
}

/// The explosion as a picture over the board, if it is among what was just heard.
pub(super) fn explosion(now: &[&Event], texts: &Texts) -> Option<(Markup, Dwell)> {
    let gone = last(now);
    let exploded = gone.iter().filter(|(_, cause)| *cause == Cause::Exploded);
    let exploded = exploded.count();
    if exploded == 0 {
        return None;
    }
    let arguments = [
        ("exploded", exploded.into()),
        ("hit", (gone.len() - exploded).into()),
    ];
    // The mountain without anything on it, so that the eye follows the fire.
    let picture = html! {
        div .cavum .cm-highlight {
            svg .cm-highlight-map viewBox=(WINDOW) aria-hidden="true" focusable="false" {
                @for space in Space::MOUNTAIN {
                    path .cm-ground d=(OUTLINE) transform=(shift(space)) {}
                }
                (craters(&gone))
            }
            strong { (texts.say("cavum-board-explosion")) }
            p { (texts.say_with("cavum-board-explosion-gone", &arguments)) }
        }
    };
    Some((picture, Dwell::Look))
}

/// What was blown up or hit, in the order in which it went; each space once.
fn craters(gone: &[(Space, Cause)]) -> Markup {
    let mut drawn = SpaceSet::EMPTY;
    html! {
        @for (number, (space, cause)) in gone.iter().enumerate() {
            @if !drawn.contains(*space) {
                ({ drawn = drawn.with(*space); html! {} })
                g .cm-blast .{ "cm-wave-" (number.min(11)) } transform=(shift(*space)) aria-hidden="true" {
                    (on_hex(if *cause == Cause::Exploded { "cm-burst" } else { "cm-rubble" }, "cm-crater"))
                }
            }
        }
    }
}

/// The explosion after the last action of building.
fn last(heard: &[&Event]) -> Vec<(Space, Cause)> {
    let after = heard
        .iter()
        .rposition(|event| matches!(event, Event::TurnEnded { .. }));
    heard[after.unwrap_or(0)..]
        .iter()
        .filter_map(|event| match event {
            Event::TileExploded { space, .. } => Some((*space, Cause::Exploded)),
            Event::TileHit { space, .. } => Some((*space, Cause::Hit)),
            _ => None,
        })
        .collect()
}
