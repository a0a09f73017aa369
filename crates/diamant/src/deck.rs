//! The face-down deck: a bag of cards whose order does not exist until one is drawn.

use crate::card::{CARDS_PER_TRAP, Card, Relic, TREASURES, Trap};

/// The cards that can be drawn next, as a multiset (D5, D24).
///
/// One bit per printed card, in the order of [`Card`]: 15 treasures, 5 × 3 traps, 5 relics.
/// Equal cards stand side by side and fill up from the lowest bit, so that equal bags are
/// equal numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck(u64);

/// How many cards are printed.
const CARDS: usize = 35;

/// The card of every bit.
const PRINTED: [Card; CARDS] = {
    let mut printed = [Card::Treasure(0); CARDS];
    let mut bit = 0;
    while bit < CARDS {
        printed[bit] = match bit {
            0..15 => Card::Treasure(TREASURES[bit]),
            15..30 => Card::Trap(Trap::ALL[(bit - 15) / CARDS_PER_TRAP as usize]),
            _ => Card::Relic(Relic::ALL[bit - 30]),
        };
        bit += 1;
    }
    printed
};

/// The bits of the treasures of every value; values that are not printed have none.
const TREASURE_BITS: [u64; 18] = {
    let mut bits = [0; 18];
    let mut bit = 0;
    while bit < TREASURES.len() {
        bits[TREASURES[bit] as usize] |= 1 << bit;
        bit += 1;
    }
    bits
};

impl Deck {
    /// The deck of the game without relics (D1): all treasures and traps.
    pub const WITHOUT_RELICS: Self = Self((1 << 30) - 1);

    /// How many cards are in the deck.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is nothing to draw.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this card are in the deck.
    #[inline]
    pub const fn count(self, card: Card) -> u32 {
        (self.0 & bits_of(card)).count_ones()
    }

    /// The card that a ticket stands for: the cards are counted in their order.
    #[inline]
    pub fn at(self, ticket: u32) -> Card {
        debug_assert!(ticket < self.len(), "no card has this number");
        PRINTED[position_of_set_bit(self.0, ticket)]
    }

    /// Every card in the deck with how many there are, in rising order.
    pub fn cards(self) -> impl Iterator<Item = (Card, u32)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = PRINTED[left.trailing_zeros() as usize];
            left &= !bits_of(card);
            Some((card, self.count(card)))
        })
    }

    /// Takes one such card out.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        let here = self.0 & bits_of(card);
        debug_assert!(here != 0, "{card} is not in the deck");
        // The highest of the equal cards, so that they stay filled up from the lowest.
        self.0 ^= 1 << here.ilog2();
    }

    /// Shuffles one such card in.
    #[inline]
    pub(crate) fn put(&mut self, card: Card) {
        let free = bits_of(card) & !self.0;
        debug_assert!(free != 0, "all cards of {card} are in the deck already");
        self.0 |= free & free.wrapping_neg();
    }
}

#[inline]
const fn bits_of(card: Card) -> u64 {
    match card {
        Card::Treasure(value) => TREASURE_BITS[value as usize],
        Card::Trap(trap) => 0b111 << (15 + CARDS_PER_TRAP * trap as u8),
        Card::Relic(relic) => 1 << (30 + relic as u8),
    }
}

/// The position of the set bit with this rank, counted from the lowest.
#[inline]
fn position_of_set_bit(mut bits: u64, rank: u32) -> usize {
    for _ in 0..rank {
        // Clears the lowest set bit.
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_bags_are_equal_numbers() {
        let five = Card::Treasure(5);
        let mut deck = Deck::WITHOUT_RELICS;
        deck.take(five);
        assert_eq!(deck.count(five), 1);
        let once = deck;
        deck.take(five);
        deck.put(five);
        assert_eq!(deck, once);
        deck.put(five);
        assert_eq!(deck, Deck::WITHOUT_RELICS);
    }

    #[test]
    fn tickets_follow_the_list_of_cards() {
        let mut deck = Deck::WITHOUT_RELICS;
        deck.put(Card::Relic(Relic::Third));
        deck.take(Card::Trap(Trap::Lava));
        let listed: Vec<Card> = deck
            .cards()
            .flat_map(|(card, count)| (0..count).map(move |_| card))
            .collect();
        let drawn: Vec<Card> = (0..deck.len()).map(|ticket| deck.at(ticket)).collect();
        assert_eq!(drawn, listed);
        assert!(listed.is_sorted());
    }
}
