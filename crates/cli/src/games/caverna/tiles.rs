//! The action board.

use caverna::{Tile, TilePlace, TileSet, TileView, TurnView, View};
use narration::caverna::{effects, words};
use narration::{Reader, Texts};

use super::board::WIDTH;
use crate::palette::{QUIET, STRONG, paint};
use crate::paragraph::{padded, visible_width, wrap_to};

/// The face-up tiles with their actions and who has taken them, then those to come.
pub fn lines(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let face_up =
        |tile: &&TileView| matches!(tile.place, TilePlace::Available | TilePlace::Taken { .. });
    let rows = view.tiles.iter().filter(face_up).copied();
    let title = format!(" {}", reader.texts.say("caverna-actions"));
    let mut lines = vec![paint(STRONG, title)];
    lines.extend(rows.map(|tile| row(view, tile, reader)));
    lines.extend(to_come(view, reader.texts));
    lines
}

/// The tile of this turn with what is still to be done.
pub fn to_do(view: &View, texts: &Texts) -> Option<String> {
    let turn = view.turn?;
    let parts = open_parts(view, &turn, texts);
    let tile = ("tile", words::tile(turn.tile, texts).into());
    Some(if parts.is_empty() {
        texts.say_with("terminal-caverna-all-done", &[tile])
    } else {
        let parts = words::one_after_another(parts, texts);
        let parts = ("parts", parts.into());
        texts.say_with("terminal-caverna-to-do", &[tile, parts])
    })
}

fn open_parts(view: &View, turn: &TurnView, texts: &Texts) -> Vec<String> {
    let turns = Some(view.turns_per_player());
    let actions = turn.tile.card().actions.iter().zip(turn.open);
    let mut parts: Vec<String> = actions
        .filter(|(_, open)| *open)
        .map(|(alternatives, _)| effects::part(alternatives, turns, texts))
        .collect();
    if turn.rooms_left > 0 {
        let count = ("count", turn.rooms_left.into());
        parts.push(texts.say_with("terminal-caverna-more-rooms", &[count]));
    }
    for room in turn.offers {
        let room = ("room", words::room(room, texts).into());
        parts.push(texts.say_with("terminal-caverna-offer", &[room]));
    }
    parts
}

fn row(view: &View, tile: TileView, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
    let turns = Some(view.turns_per_player());
    let parts = tile.tile.card().actions.iter();
    let parts = parts.map(|part| effects::part(part, turns, texts));
    let mut actions = words::capitalised(&words::one_after_another(parts, texts));
    if tile.tile == Tile::Renovation && !view.is_solo() {
        let condition = texts.say("caverna-renovation-condition");
        actions = format!("{actions} ({condition})");
    }
    let names = reader.names.iter().map(|name| visible_width(name));
    let taker = names.max().unwrap_or_default();
    let tiles = Tile::ALL.map(|tile| visible_width(&words::tile(tile, texts)));
    let name = tiles.into_iter().max().unwrap_or_default();
    let row = |mark: &str| {
        let mark = padded(mark, taker);
        let name = padded(&words::tile(tile.tile, texts), name);
        let start = format!("  {mark} {name} ");
        let actions = wrap_to(WIDTH, &actions, visible_width(&start));
        format!("{start}{actions}")
    };
    match tile.place {
        TilePlace::Taken { seat } => paint(QUIET, row(reader.name(seat))),
        _ => row(""),
    }
}

/// The tiles of the rounds to come, as sets: their order is not known to anybody.
fn to_come(view: &View, texts: &Texts) -> Option<String> {
    let names = |tiles: TileSet| -> String {
        let names: Vec<String> = tiles.iter().map(|tile| words::tile(tile, texts)).collect();
        names.join(", ")
    };
    if view.to_come.is_empty() {
        return None;
    }
    let later = view.to_come.minus(view.next);
    let key = match view.next.len() {
        1 => "terminal-caverna-next",
        _ => "terminal-caverna-next-of",
    };
    let mut line = texts.say_with(key, &[("tiles", names(view.next).into())]);
    if !later.is_empty() {
        let later = ("tiles", names(later).into());
        line = format!(
            "{line} {}",
            texts.say_with("terminal-caverna-later", &[later])
        );
    }
    Some(paint(QUIET, format!("  {}", wrap_to(WIDTH, &line, 2))))
}
