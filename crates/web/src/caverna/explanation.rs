//! What the present step is about, for the place where things are explained.

use caverna::{Room, RoomSet, StageView, View};
use maud::{Markup, html};

use super::display::owner;
use super::possible::Possible;
use super::told;
use crate::art::Scene;

/// A room that has come to light in this turn, the tile in use, or how a turn begins.
pub(super) fn explanation(
    view: &View,
    found: RoomSet,
    possible: Possible<'_>,
    scene: &Scene<'_>,
) -> Markup {
    let texts = scene.texts;
    let newest = found
        .intersection(view.display)
        .iter()
        .max_by_key(|room: &Room| room.card().points);
    let inside = match (newest, view.turn) {
        (Some(room), Some(_)) => told::about_offered(room, owner(view, scene), possible, texts),
        (None, Some(turn)) => told::about_tile(turn.tile, view, texts),
        (_, None) if view.stage == StageView::ChoosingTile => html! {
            span .cv-told-lines { (texts.say("caverna-explain-tile")) }
        },
        (_, None) => return Markup::default(),
    };
    html! { div .cv-told { (inside) } }
}
