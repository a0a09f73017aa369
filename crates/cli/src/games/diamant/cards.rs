//! The path through the cave, card by card.

use anstyle::Style;
use diamant::{Card, PathCard, Trap, View};
use narration::Texts;
use narration::diamant::words::trap_name;

use crate::palette::{CARE, DANGER, GAIN, QUIET, RARE, paint};
use crate::paragraph::{WIDTH, visible_width, wrap};

/// The revealed cards, in rows of four lines.
pub fn path(view: &View, texts: &Texts) -> Vec<String> {
    if view.path.is_empty() {
        let nothing = wrap(&texts.say("diamant-path-empty"), 2);
        return vec![format!("  {}", paint(QUIET, nothing))];
    }
    let inner = inner_width(texts);
    let in_a_row = (WIDTH - 2) / (inner + 2);
    let rows = view.path.chunks(in_a_row);
    rows.flat_map(|cards| row(cards, inner, texts)).collect()
}

/// The room for text on a card: the longest word of a trap, with a margin.
fn inner_width(texts: &Texts) -> usize {
    let names = Trap::ALL.map(|trap| trap_name(trap, texts));
    let words = names.iter().flat_map(|name| name.split(' '));
    words.map(visible_width).max().unwrap_or_default() + 2
}

fn row(cards: &[PathCard], inner: usize, texts: &Texts) -> Vec<String> {
    let faces: Vec<Face> = cards.iter().map(|card| Face::of(*card, texts)).collect();
    let side_by_side = |part: &dyn Fn(&Face) -> String| {
        let parts: String = faces.iter().map(part).collect();
        format!("  {parts}").trim_end().to_owned()
    };
    let edge = "─".repeat(inner);
    vec![
        side_by_side(&|_| paint(QUIET, format!("╭{edge}╮"))),
        side_by_side(&|face| face.line(&face.title, inner)),
        side_by_side(&|face| face.line(&face.note, inner)),
        side_by_side(&|_| paint(QUIET, format!("╰{edge}╯"))),
    ]
}

/// What is printed on a card and what lies on it.
struct Face {
    title: String,
    note: String,
    style: Style,
}

impl Face {
    fn of(on_path: PathCard, texts: &Texts) -> Self {
        match on_path.card {
            Card::Treasure(value) => Self {
                title: format!("◆ {value}"),
                note: texts.say_with(
                    "terminal-diamant-left",
                    &[("rubies", on_path.rubies.into())],
                ),
                style: GAIN,
            },
            Card::Trap(trap) => Self::of_trap(trap, texts),
            Card::Relic(relic) => Self {
                title: format!("★ {}", relic.value()),
                note: texts.say("terminal-diamant-relic"),
                style: RARE,
            },
        }
    }

    /// A name of two words takes both lines.
    fn of_trap(trap: Trap, texts: &Texts) -> Self {
        let name = trap_name(trap, texts);
        let (title, note) = match name.split_once(' ') {
            Some((first, second)) => (first.to_owned(), second.to_owned()),
            None => (name, texts.say("terminal-diamant-trap")),
        };
        Self {
            title,
            note,
            style: CARE,
        }
    }

    fn line(&self, text: &str, inner: usize) -> String {
        let border = paint(QUIET, "│");
        let centred = format!("{text:^inner$}");
        format!("{border}{}{border}", paint(self.style, centred))
    }
}

/// A share of the deck as a row of the odds.
pub struct Odds {
    /// What can come up.
    pub name: String,
    /// How many such cards are in the deck.
    pub count: u32,
    /// Its colour.
    pub style: Style,
}

/// What the next card can be.
pub fn odds(view: &View, texts: &Texts) -> Vec<Odds> {
    let counted = |kind: &dyn Fn(Card) -> bool| {
        view.deck
            .iter()
            .filter(|entry| kind(entry.card))
            .map(|entry| entry.count)
            .sum::<u32>()
    };
    let deadly = view.deadly_cards();
    let mut odds = vec![
        Odds {
            name: texts.say("terminal-diamant-deadly"),
            count: deadly,
            style: DANGER,
        },
        Odds {
            name: texts.say("terminal-diamant-harmless"),
            count: counted(&|card| matches!(card, Card::Trap(_))) - deadly,
            style: CARE,
        },
        Odds {
            name: texts.say("terminal-diamant-treasure"),
            count: counted(&|card| matches!(card, Card::Treasure(_))),
            style: GAIN,
        },
    ];
    if view.relics {
        odds.push(Odds {
            name: texts.say("terminal-diamant-relic"),
            count: counted(&|card| matches!(card, Card::Relic(_))),
            style: RARE,
        });
    }
    odds
}

/// A part of the deck in percent, rounded to the nearest.
pub fn percent(count: u32, of: u32) -> u32 {
    (count * 200 + of) / (of * 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_are_rounded_to_the_nearest() {
        assert_eq!(percent(0, 30), 0);
        assert_eq!(percent(1, 3), 33);
        assert_eq!(percent(2, 3), 67);
        assert_eq!(percent(1, 200), 1);
        assert_eq!(percent(29, 29), 100);
    }
}
