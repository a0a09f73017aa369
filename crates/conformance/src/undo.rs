//! Decisions taken back.

use tabletop::{Change, Game, Prompt, Seat, Table, Version};

use crate::bench::Bench;
use crate::position::Position;
use crate::violation::{Checked, Property};

/// Decides, and tries to take it back in every way.
pub(crate) fn restores<G: Game>(position: &Position<'_, G>, bench: &mut Bench<'_, G>) -> Checked {
    let Some(seat) = position.prompt.awaited().lowest() else {
        return Ok(());
    };
    let decision = *bench.dice.pick(&position.legal[seat]);
    let mut table = position.table.clone();
    // That listed decisions are accepted is another property.
    let Ok(Change { version, .. }) = table.decide(seat, decision, None) else {
        return Ok(());
    };
    for other in position.everybody().without(seat) {
        undo_is_refused(&table, other, None)?;
    }
    undo_is_refused(&table, seat, Some(position.table.version()))?;
    undo_is_refused(&table, seat, Some(Version(version.0 + 1)))?;
    let luck_followed = table.steps().len() > position.table.steps().len() + 1;
    match (position.prompt, table.prompt()) {
        (Prompt::Sealed(_), _) => undo_is_refused(&table, seat, None),
        _ if luck_followed => undo_is_refused(&table, seat, None),
        // The seed is published by then, and nobody may play on knowing it.
        (_, Prompt::Over) => undo_is_refused(&table, seat, None),
        _ => {
            let words = format!("“{seat} {decision}”");
            let before = table.clone();
            if let Err(rejection) = table.may_undo(seat) {
                let detail = format!("{words} may not be taken back: {rejection}");
                return Err(Property::UndoRestores.broken(detail));
            }
            match table.undo(seat, Some(version)) {
                Ok(undone) if undone > version && undone == table.version() => {}
                answer => {
                    let detail = format!("taking {words} back was answered {answer:?}");
                    return Err(Property::UndoRestores.broken(detail));
                }
            }
            bench.summary.undone += 1;
            same_position(position, &table, &words)?;
            // A request that was made for the undone position must not count for this one.
            let late = table.decide(seat, decision, Some(before.version()));
            if late.is_ok() {
                let detail = format!("a request made before {words} was taken back still counts");
                return Err(Property::UndoRestores.broken(detail));
            }
            Ok(())
        }
    }
}

fn undo_is_refused<G: Game>(table: &Table<G>, seat: Seat, at: Option<Version>) -> Checked {
    let mut undone = table.clone();
    let answer = undone.undo(seat, at);
    if answer.is_ok() || undone != *table {
        let detail = format!("{seat:?} could take back what stands, with version {at:?}");
        return Err(Property::UndoRestores.broken(detail));
    }
    // Asked in advance, the version does not matter.
    if at.is_none() && table.may_undo(seat) != answer.map(drop) {
        let detail = format!("asked in advance, undo by {seat:?} is answered otherwise");
        return Err(Property::UndoRestores.broken(detail));
    }
    Ok(())
}

/// The table gives the same answers as before; only the version has moved on.
fn same_position<G: Game>(position: &Position<'_, G>, table: &Table<G>, words: &str) -> Checked {
    let broken = |what: &str| {
        let detail = format!("{words} was taken back, but {what} is not as before");
        Err(Property::UndoRestores.broken(detail))
    };
    let before = position.table;
    if table.prompt() != before.prompt() {
        return broken("the prompt");
    }
    if table.record() != before.record() {
        return broken("the record");
    }
    if !table.chapters().eq(before.chapters()) {
        return broken("the history");
    }
    for viewer in position.viewers() {
        if table.view(viewer) != before.view(viewer) {
            return broken("a view");
        }
    }
    for seat in position.everybody() {
        if table.legal(seat) != before.legal(seat) {
            return broken("a legal list");
        }
        if table.known_to(seat) != before.known_to(seat) {
            return broken("the state");
        }
    }
    Ok(())
}
