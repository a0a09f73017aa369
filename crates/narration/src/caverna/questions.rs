//! What a player is asked.

use caverna::{StageView, View};
use tabletop::{Seat, Viewer};

use super::words;
use crate::reader::Reader;

/// What the reader is asked, if anything.
pub(super) fn question(view: &View, reader: &Reader<'_>) -> Option<String> {
    let texts = reader.texts;
    asked(view, reader.viewer)?;
    Some(match (view.stage, view.turn) {
        (StageView::Acting, Some(turn)) => texts.say_with(
            "caverna-ask-act",
            &[("tile", words::tile(turn.tile, texts).into())],
        ),
        (StageView::DiggingAgain, _) => texts.say("caverna-ask-dig-again"),
        (StageView::ChoosingCavern, _) => texts.say("caverna-ask-cavern"),
        _ => texts.say("caverna-ask-tile"),
    })
}

/// The viewer's seat, if it is their turn to decide.
pub fn asked(view: &View, viewer: Viewer) -> Option<Seat> {
    let asks = matches!(
        view.stage,
        StageView::ChoosingTile
            | StageView::Acting
            | StageView::DiggingAgain
            | StageView::ChoosingCavern
    );
    match viewer {
        Viewer::Seat(seat) if asks && view.on_turn == Some(seat) => Some(seat),
        _ => None,
    }
}
