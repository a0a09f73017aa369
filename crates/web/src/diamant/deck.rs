//! What may still come out of the deck: what anybody could work out from what lies open (D24).

use diamant::{Card, View};
use maud::{Markup, html};
use narration::Texts;

/// The cards of the deck by what they would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    /// All cards.
    pub(super) size: u32,
    fatal: u32,
    first: u32,
    treasures: u32,
    relics: u32,
}

impl Outlook {
    pub(super) fn of(view: &View) -> Self {
        let count = |wanted: &dyn Fn(Card) -> bool| {
            let wanted = view.deck.iter().filter(|entry| wanted(entry.card));
            wanted.map(|entry| entry.count).sum::<u32>()
        };
        let fatal = view.deadly_cards();
        Self {
            size: view.deck_size(),
            fatal,
            first: count(&|card| matches!(card, Card::Trap(_))) - fatal,
            treasures: count(&|card| matches!(card, Card::Treasure(_))),
            relics: count(&|card| matches!(card, Card::Relic(_))),
        }
    }

    /// The chance that the next card ends the round, in percent, rounded.
    pub(super) fn danger(self) -> u32 {
        let size = self.size.max(1);
        (self.fatal * 100 + size / 2) / size
    }

    /// The kinds that are in the deck.
    pub(super) fn kinds(self) -> impl Iterator<Item = Kind> {
        let kinds = [
            ("dm-fatal", "diamant-deck-fatal", self.fatal),
            ("dm-first", "diamant-deck-first", self.first),
            ("dm-treasures", "diamant-deck-treasure", self.treasures),
            ("dm-relics-left", "diamant-deck-relic", self.relics),
        ];
        let mut start = 0;
        kinds.into_iter().filter_map(move |(class, key, count)| {
            let kind = Kind {
                class,
                key,
                count,
                start,
            };
            start += count;
            (count > 0).then_some(kind)
        })
    }
}

/// Cards of the deck that would do the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kind {
    /// The class that gives it its colour.
    pub(super) class: &'static str,
    /// Its text.
    key: &'static str,
    /// How many there are.
    pub(super) count: u32,
    /// How many cards are of the kinds before it.
    pub(super) start: u32,
}

/// The deck as a bar, with its kinds in words.
pub(super) fn deck(view: &View, texts: &Texts) -> Markup {
    let outlook = Outlook::of(view);
    let size = outlook.size;
    html! {
        section .dm-deck tabindex="0" {
            h2 {
                (texts.say("diamant-next-card"))
                span .dm-small { (texts.say_with("diamant-deck-size", &[("size", size.into())])) }
            }
            svg .dm-deck-bar aria-hidden="true" focusable="false" {
                @for Kind { class, count, start, .. } in outlook.kinds() {
                    rect .(class) x=(share(start, size)) width=(share(count, size)) height="100%" {}
                    text .(class) x=(share(2 * start + count, 2 * size)) y="50%" { (count) }
                }
            }
            ul .dm-legend {
                @for Kind { class, key, count, .. } in outlook.kinds() {
                    li .(class) { span .hidden-text { (count) " " } (texts.say(key)) }
                }
            }
            span .hidden-text data-told { (treasures_left(view, texts)) }
        }
    }
}

/// A part of the whole, as a length in a drawing.
pub(super) fn share(part: u32, whole: u32) -> String {
    format!("{:.2}%", f64::from(part) * 100.0 / f64::from(whole.max(1)))
}

/// Which treasures may still come.
fn treasures_left(view: &View, texts: &Texts) -> String {
    let mut values = Vec::new();
    for entry in &view.deck {
        if let Card::Treasure(value) = entry.card {
            values.extend((0..entry.count).map(|_| value.to_string()));
        }
    }
    texts.say_with("diamant-deck-told", &[("values", values.join(", ").into())])
}
