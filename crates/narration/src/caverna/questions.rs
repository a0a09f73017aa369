//! What a player is asked, and what the others see them do.

use caverna::{StageView, View};
use tabletop::{Seat, Viewer};

use super::words;
use crate::reader::Reader;

/// What the reader is asked, or what somebody else is doing.
pub(super) fn question(view: &View, reader: &Reader<'_>) -> Option<String> {
    let seat = view.on_turn.filter(|_| asks(view.stage))?;
    let texts = reader.texts;
    let own = reader.viewer.is(seat);
    let key = match (view.stage, own) {
        (StageView::Acting, true) if is_done(view) => "caverna-ask-end",
        (StageView::Acting, true) => "caverna-ask-act",
        (StageView::Acting, false) => "caverna-wait-act",
        (StageView::DiggingAgain, true) => "caverna-ask-dig-again",
        (StageView::DiggingAgain, false) => "caverna-wait-dig-again",
        (StageView::ChoosingCavern, true) => "caverna-ask-cavern",
        (StageView::ChoosingCavern, false) => "caverna-wait-cavern",
        (_, true) => "caverna-ask-tile",
        (_, false) => "caverna-wait-tile",
    };
    let tile = view.turn.map(|turn| words::tile(turn.tile, texts));
    let arguments = [
        ("name", reader.name(seat).into()),
        ("tile", tile.unwrap_or_default().into()),
    ];
    Some(texts.say_with(key, &arguments))
}

/// Whether the tile offers nothing more.
fn is_done(view: &View) -> bool {
    view.turn.is_some_and(|turn| {
        let parts = turn.tile.card().actions.iter().zip(turn.open);
        let mut open = parts.filter(|&(_, open)| open);
        open.next().is_none() && turn.rooms_left == 0 && turn.offers.is_empty()
    })
}

fn asks(stage: StageView) -> bool {
    matches!(
        stage,
        StageView::ChoosingTile
            | StageView::Acting
            | StageView::DiggingAgain
            | StageView::ChoosingCavern
    )
}

/// The viewer's seat, if it is their turn to decide.
pub fn asked(view: &View, viewer: Viewer) -> Option<Seat> {
    view.on_turn
        .filter(|seat| asks(view.stage) && viewer.is(*seat))
}
