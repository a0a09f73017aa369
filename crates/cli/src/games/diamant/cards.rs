//! The path through the cave, card by card.

use anstyle::Style;
use diamant::{Card, PathCard, View};

use crate::palette::{CARE, DANGER, GAIN, QUIET, RARE, paint};

/// The room for text on a card: the longest trap, “spiders”, with a margin.
const INNER: usize = 9;

/// How many cards stand side by side: seven with their borders fill 77 of 80 columns.
const IN_A_ROW: usize = 7;

/// The revealed cards, in rows of four lines.
pub fn path(view: &View) -> Vec<String> {
    if view.path.is_empty() {
        let nothing = paint(QUIET, "no card has been turned up yet");
        return vec![format!("  {nothing}")];
    }
    view.path.chunks(IN_A_ROW).flat_map(row).collect()
}

fn row(cards: &[PathCard]) -> Vec<String> {
    let faces: Vec<Face> = cards.iter().copied().map(Face::of).collect();
    let side_by_side = |part: &dyn Fn(&Face) -> String| {
        let parts: String = faces.iter().map(part).collect();
        format!("  {parts}").trim_end().to_owned()
    };
    let edge = "─".repeat(INNER);
    vec![
        side_by_side(&|_| paint(QUIET, format!("╭{edge}╮"))),
        side_by_side(&|face| face.line(&face.title)),
        side_by_side(&|face| face.line(&face.note)),
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
    fn of(on_path: PathCard) -> Self {
        match on_path.card {
            Card::Treasure(value) => Self {
                title: format!("◆ {value}"),
                note: match on_path.rubies {
                    0 => "empty".to_owned(),
                    rubies => format!("{rubies} left"),
                },
                style: GAIN,
            },
            Card::Trap(trap) => Self {
                title: trap.to_string(),
                note: "trap".to_owned(),
                style: CARE,
            },
            Card::Relic(relic) => Self {
                title: format!("★ {}", relic.value()),
                note: "relic".to_owned(),
                style: RARE,
            },
        }
    }

    fn line(&self, text: &str) -> String {
        let border = paint(QUIET, "│");
        let centred = format!("{text:^INNER$}");
        format!("{border}{}{border}", paint(self.style, centred))
    }
}

/// A share of the deck as a row of the odds.
pub struct Odds {
    /// What can come up.
    pub name: &'static str,
    /// How many such cards are in the deck.
    pub count: u32,
    /// Its colour.
    pub style: Style,
}

/// What the next card can be.
pub fn odds(view: &View) -> Vec<Odds> {
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
            name: "deadly trap",
            count: deadly,
            style: DANGER,
        },
        Odds {
            name: "new trap",
            count: counted(&|card| matches!(card, Card::Trap(_))) - deadly,
            style: CARE,
        },
        Odds {
            name: "treasure",
            count: counted(&|card| matches!(card, Card::Treasure(_))),
            style: GAIN,
        },
    ];
    if view.relics {
        odds.push(Odds {
            name: "relic",
            count: counted(&|card| matches!(card, Card::Relic(_))),
            style: RARE,
        });
    }
    odds
}

/// So many in so many, in percent, rounded to the nearest.
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
