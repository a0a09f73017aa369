//! What speaks for going on or for going home, in numbers.

use diamant::{Card, Decision, Diamant, View};
use tabletop::Viewer;

use crate::idea::Idea;
use crate::reader::Reader;

/// The chance and what is at stake for someone in the cave.
pub(super) fn reason(idea: &Idea<'_, Diamant>, reader: &Reader<'_>) -> Option<String> {
    let view = idea.now;
    let Viewer::Seat(seat) = reader.viewer else {
        return None;
    };
    let own = view.seats.get(seat.index()).filter(|own| own.in_cave)?;
    let key = match (idea.decision, view.deadly_cards()) {
        (Decision::Stay, 0) => "diamant-hint-stay-safe",
        (Decision::Stay, _) => "diamant-hint-stay",
        (Decision::Leave, 0) => "diamant-hint-leave-safe",
        (Decision::Leave, _) => "diamant-hint-leave",
    };
    let arguments = [
        ("carried", own.gathered.into()),
        ("deadly", view.deadly_cards().into()),
        ("cards", view.deck_size().into()),
        ("gain", gain(view).into()),
        ("path", view.rubies_on_path.into()),
    ];
    Some(reader.texts.say_with(key, &arguments))
}

/// What a treasure brings each of those in the cave, on average, to the nearest ruby.
fn gain(view: &View) -> u32 {
    let inside = view.seats.iter().filter(|seat| seat.in_cave).count();
    let inside = u32::try_from(inside).unwrap_or(u32::MAX).max(1);
    let treasures = view.deck.iter().filter_map(|entry| match entry.card {
        Card::Treasure(value) => Some((u32::from(value) / inside * entry.count, entry.count)),
        Card::Trap(_) | Card::Relic(_) => None,
    });
    let (sum, count) = treasures.fold((0, 0), |(sum, count), (more, cards)| {
        (sum + more, count + cards)
    });
    (sum + count / 2) / count.max(1)
}
