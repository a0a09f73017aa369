//! The match told again.

use tabletop::{Game, Table, Told};

use crate::violation::{Checked, Property};

/// `heard` is what the requests announced while the match was played; the steps of the
/// opening came before the first request.
pub(crate) fn is_true<G: Game>(
    table: &Table<G>,
    opening: usize,
    heard: &[Told<G::Event>],
) -> Checked {
    let broken = |detail: &str| Err(Property::HistoryIsTrue.broken(detail));
    let length = table.steps().len();
    if table.at(length) != *table {
        return broken("the table after all its steps is another table");
    }
    if opening <= length && table.at(opening).steps() != &table.steps()[..opening] {
        return broken("the table after its opening has other steps");
    }
    let chapters = table.chronicle();
    let told: Vec<_> = chapters.iter().filter_map(|chapter| chapter.step).collect();
    if chapters.len() != length + 1 || chapters[0].step.is_some() || told != table.steps() {
        return broken("the chronicle has other steps than the match");
    }
    let again = chapters[1 + opening..]
        .iter()
        .flat_map(|chapter| &chapter.events);
    if !again.eq(heard) {
        return broken("the chronicle tells other events than were heard");
    }
    Ok(())
}
