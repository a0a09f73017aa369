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
    let kinds = [Kind::Treasures, Kind::Traps, Kind::Relics];
    let titles = kinds.map(|kind| texts.say(kind.key()));
    let widest = titles.iter().map(|title| visible_width(title)).max();
    let shown = kinds.into_iter().zip(titles);
    for (kind, title) in shown.filter(|(kind, _)| view.relics || *kind != Kind::Relics) {
        let title = padded(&title, widest.unwrap_or_default());
        lines.push(cards(view, &title, kind, texts));
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

/// The kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Treasures,
    Traps,
    Relics,
}

impl Kind {
    fn of(card: Card) -> Self {
        match card {
            Card::Treasure(_) => Self::Treasures,
            Card::Trap(_) => Self::Traps,
            Card::Relic(_) => Self::Relics,
        }
    }

    fn key(self) -> &'static str {
        match self {
            Self::Treasures => "diamant-deck-treasures",
            Self::Traps => "diamant-deck-traps",
            Self::Relics => "diamant-deck-relics",
        }
    }
}

/// The cards of one kind: how many, then which.
fn cards(view: &View, title: &str, kind: Kind, texts: &Texts) -> String {
    let entries = view
        .deck
        .iter()
        .filter(|entry| Kind::of(entry.card) == kind);
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
