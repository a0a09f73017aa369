//! What is left in the deck.

use diamant::{Card, Trap, View};
use narration::Texts;
use narration::diamant::words::trap_name;

use super::board::{gone, values};
use crate::palette::{DANGER, QUIET, STRONG, paint};
use crate::paragraph::{padded, visible_width, wrap};

/// Every card that is left in the deck.
pub fn draw(view: &View, texts: &Texts) -> String {
    let size = ("size", view.deck_size().into());
    let mut lines = vec![paint(STRONG, texts.say_with("diamant-deck", &[size]))];
    let kinds: [(&str, fn(Card) -> bool); 3] = [
        ("diamant-deck-treasures", |card| {
            matches!(card, Card::Treasure(_))
        }),
        ("diamant-deck-traps", |card| matches!(card, Card::Trap(_))),
        ("diamant-deck-relics", |card| matches!(card, Card::Relic(_))),
    ];
    let kinds = kinds.map(|(key, wanted)| (texts.say(key), wanted));
    let widest = kinds.iter().map(|(title, _)| visible_width(title)).max();
    let shown = if view.relics { 3 } else { 2 };
    for (title, wanted) in &kinds[..shown] {
        let title = padded(title, widest.unwrap_or_default());
        lines.push(kind(view, &title, *wanted, texts));
    }
    if !view.relics_to_come.is_empty() {
        let values = ("values", values(view.relics_to_come).into());
        let later = texts.say_with("terminal-diamant-later", &[values]);
        lines.push(format!("  {later}"));
    }
    if view.deadly_cards() > 0 {
        let deadly = format!("  ! {}", texts.say("diamant-deck-deadly"));
        lines.push(paint(QUIET, deadly));
    }
    lines.extend(gone(view, texts));
    lines.join("\n")
}

/// The cards of one kind: how many, then which.
fn kind(view: &View, title: &str, wanted: fn(Card) -> bool, texts: &Texts) -> String {
    let entries = view.deck.iter().filter(|entry| wanted(entry.card));
    let count: u32 = entries.clone().map(|entry| entry.count).sum();
    let list: Vec<String> = entries
        .map(|entry| {
            let name = short_name(entry.card, texts);
            let named = match entry.count {
                1 => name,
                several => format!("{several}×{name}"),
            };
            if view.is_deadly(entry.card) {
                paint(DANGER, format!("{named}!"))
            } else {
                named
            }
        })
        .collect();
    let start = format!("  {title} {count:>2}   ");
    let list = wrap(&list.join("  "), visible_width(&start));
    format!("{start}{list}")
}

fn short_name(card: Card, texts: &Texts) -> String {
    match card {
        Card::Treasure(value) => value.to_string(),
        Card::Trap(trap) => joined(trap, texts),
        Card::Relic(relic) => relic.value().to_string(),
    }
}

/// The name of a trap with blanks at which no line ends.
fn joined(trap: Trap, texts: &Texts) -> String {
    trap_name(trap, texts).replace(' ', "\u{a0}")
}
