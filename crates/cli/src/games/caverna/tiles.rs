//! The action board.

use caverna::{Tile, TilePlace, TileView, View};

use super::words::tile_parts;
use crate::games::Company;
use crate::palette::{QUIET, STRONG, paint};
use crate::paragraph::wrap;

/// The face-up tiles with their actions and who has taken them, then those to come.
pub fn lines(view: &View, company: Company) -> Vec<String> {
    let face_up =
        |tile: &&TileView| matches!(tile.place, TilePlace::Available | TilePlace::Taken { .. });
    let rows = view.tiles.iter().filter(face_up).copied();
    let mut lines = vec![paint(STRONG, " Action tiles")];
    lines.extend(rows.map(|tile| row(view, tile, company)));
    lines.extend(to_come(view));
    lines
}

fn row(view: &View, tile: TileView, company: Company) -> String {
    let actions = tile_parts(tile.tile, view.turns_per_player()).join("; ");
    let condition = match (tile.tile, view.is_solo()) {
        (Tile::Renovation, false) => " (only with the most gold)",
        _ => "",
    };
    let row = |mark: &str| format!("  {mark:<9} {:<13} {actions}{condition}", tile.tile.word());
    match tile.place {
        TilePlace::Taken { seat } => paint(QUIET, row(&company.name(seat))),
        _ => row(""),
    }
}

/// The tiles of the rounds to come, as sets: their order is not known to anybody.
fn to_come(view: &View) -> Option<String> {
    let words = |tiles: caverna::TileSet| -> String {
        let words: Vec<&str> = tiles.iter().map(Tile::word).collect();
        words.join(", ")
    };
    if view.to_come.is_empty() {
        return None;
    }
    let later = view.to_come.minus(view.next);
    let next = match view.next.len() {
        1 => format!("Next round: {}", words(view.next)),
        _ => format!("Next round one of: {}", words(view.next)),
    };
    let line = if later.is_empty() {
        format!("{next}.")
    } else {
        format!("{next}. Later: {}.", words(later))
    };
    Some(paint(QUIET, format!("  {}", wrap(&line, 2))))
}

/// The tile of this turn with what is still to be done.
pub fn to_do(view: &View) -> Option<String> {
    let turn = view.turn?;
    let parts = tile_parts(turn.tile, view.turns_per_player());
    let mut open: Vec<String> = parts
        .into_iter()
        .zip(turn.open)
        .filter(|(_, open)| *open)
        .map(|(part, _)| part)
        .collect();
    match turn.rooms_left {
        0 => {}
        1 => open.push("use another room".to_owned()),
        more => open.push(format!("use {more} more rooms")),
    }
    for room in turn.offers {
        open.push(format!("the offer of the {room}"));
    }
    let left = if open.is_empty() {
        "everything is done".to_owned()
    } else {
        format!("still to do: {}", open.join("; "))
    };
    Some(format!("{}: {left}", turn.tile))
}
