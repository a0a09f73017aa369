//! The path through the cave: the cards revealed this round.

use serde::Serialize;

use crate::card::{Card, RelicSet, Trap};

/// The longest path: all treasures, all relics, one trap of each kind, and the trap that
/// ends the round (D9).
const LONGEST: usize = 15 + 5 + 5 + 1;

/// A revealed card with the rubies that lie on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PathCard {
    /// The card.
    pub card: Card,
    /// The rubies on it that nobody has taken (D7, D12).
    pub rubies: u8,
}

/// The cards of the round in the order in which they were revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    cards: [PathCard; LONGEST],
    length: u8,
    /// The sum of the rubies on the cards.
    rubies: u8,
    /// One bit for each kind of trap on the path.
    traps: u8,
}

impl Path {
    /// Before the first card. Places beyond the end always hold the same filler, so that equal
    /// paths are equal values.
    pub(crate) const EMPTY: Self = Self {
        cards: [PathCard {
            card: Card::Treasure(0),
            rubies: 0,
        }; LONGEST],
        length: 0,
        rubies: 0,
        traps: 0,
    };

    /// The cards with what lies on them.
    #[inline]
    pub fn cards(&self) -> &[PathCard] {
        &self.cards[..usize::from(self.length)]
    }

    /// All rubies on the path: one pool for the players who leave (D12).
    #[inline]
    pub fn rubies(&self) -> u8 {
        self.rubies
    }

    /// Whether a trap of this kind lies on the path (D8, D9).
    #[inline]
    pub fn has_trap(&self, trap: Trap) -> bool {
        self.traps & (1 << trap as u8) != 0
    }

    /// The relics lying on the path (D20).
    pub fn relics(&self) -> RelicSet {
        let relic = |on_path: &PathCard| match on_path.card {
            Card::Relic(relic) => Some(relic),
            Card::Treasure(_) | Card::Trap(_) => None,
        };
        self.cards().iter().filter_map(relic).collect()
    }

    /// Lays a revealed card at the end.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card, rubies: u8) {
        self.cards[usize::from(self.length)] = PathCard { card, rubies };
        self.length += 1;
        // All treasures together hold 124, so a byte is enough.
        self.rubies += rubies;
        if let Card::Trap(trap) = card {
            self.traps |= 1 << trap as u8;
        }
    }

    /// Takes all relics off the path (D21); the other cards close up.
    pub(crate) fn take_relics(&mut self) -> RelicSet {
        let relics = self.relics();
        if !relics.is_empty() {
            let mut kept = Self::EMPTY;
            for on_path in self.cards() {
                if !matches!(on_path.card, Card::Relic(_)) {
                    kept.lay(on_path.card, on_path.rubies);
                }
            }
            *self = kept;
        }
        relics
    }

    /// Takes all rubies off the path but those that stay behind (D12). Which treasure card
    /// they stay on does not matter; it is the last one.
    #[inline]
    pub(crate) fn leave_behind(&mut self, rubies: u8) {
        if self.rubies == rubies {
            return;
        }
        self.rubies = rubies;
        let mut behind = rubies;
        for on_path in self.cards[..usize::from(self.length)].iter_mut().rev() {
            if matches!(on_path.card, Card::Treasure(_)) {
                on_path.rubies = std::mem::take(&mut behind);
            }
        }
        debug_assert_eq!(behind, 0, "rubies lie on treasure cards only");
    }
}
