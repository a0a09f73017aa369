//! The last explosion: what went, what stayed.

use cavum::{Event, Space, SpaceSet, StageView, View};
use maud::{Markup, html};
use narration::Texts;

use super::geometry::shift;
use super::sprite::on_hex;

/// The last explosion, while it is fresh: until somebody builds again or the game is over.
#[derive(Debug)]
pub(super) struct Blast<'a> {
    view: &'a View,
    /// The tiles that exploded or were hit, in the order in which they went.
    gone: Vec<(Space, Cause)>,
}

/// Why a tile went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// It was dynamite, or lay under it.
    Exploded,
    /// It lay beside dynamite.
    Hit,
}

impl<'a> Blast<'a> {
    pub(super) fn of(heard: &[&Event], view: &'a View) -> Self {
        let past = matches!(
            view.stage,
            StageView::Building { .. } | StageView::Prospecting { .. } | StageView::Over
        );
        let after = heard
            .iter()
            .rposition(|event| matches!(event, Event::TurnEnded { .. }));
        let gone = if past {
            Vec::new()
        } else {
            gone(&heard[after.unwrap_or(0)..])
        };
        Self { view, gone }
    }

    /// Rubble on the board where tiles were.
    pub(super) fn drawing(&self) -> Markup {
        let spaces: SpaceSet = self.gone.iter().map(|(space, _)| *space).collect();
        html! {
            @for space in spaces {
                g transform=(shift(space)) aria-hidden="true" { (on_hex("cm-rubble", "cm-crater")) }
            }
        }
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
                p { (texts.say_with("cavum-board-explosion-gone", &arguments[..2])) }
                p { (texts.say_with("cavum-board-explosion-left", &arguments[2..])) }
            }
        }
    }
}

/// The tiles that exploded or were hit, in the order in which they went.
pub(super) fn gone(heard: &[&Event]) -> Vec<(Space, Cause)> {
    let gone = heard.iter().filter_map(|event| match event {
        Event::TileExploded { space, .. } => Some((*space, Cause::Exploded)),
        Event::TileHit { space, .. } => Some((*space, Cause::Hit)),
        _ => None,
    });
    gone.collect()
}
