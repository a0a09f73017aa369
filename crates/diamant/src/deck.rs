//! The face-down deck: a bag of cards whose order does not exist until one is drawn.

use tabletop::Drum;

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
    /// No card at all.
    pub const EMPTY: Self = Self(0);

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

    /// Every card in the deck, one by one, in rising order.
    #[inline]
    pub fn one_by_one(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = PRINTED[left.trailing_zeros() as usize];
            left &= left - 1;
            Some(card)
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

/// Every card has one ticket; the cards are counted in their order.
impl Drum<Card> for Deck {
    #[inline]
    fn tickets(&self) -> u32 {
        self.len()
    }

    #[inline]
    fn draw(&self, ticket: u32) -> Card {
        debug_assert!(ticket < self.len(), "no card has this number");
        PRINTED[position_of_set_bit(self.0, ticket)]
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
///
/// Clearing the lowest bit `rank` times would be simpler; a loop of random length costs a
/// mispredicted branch for every card drawn, a fifth of the time of a random game. So the
/// bits of every byte are counted side by side, the byte is found by comparing all running
/// totals at once, and the place in it by a table.
#[inline]
fn position_of_set_bit(bits: u64, rank: u32) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let pairs = bits - ((bits >> 1) & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // Byte i of this is the number of set bits in bytes 0 to i.
    let totals = bytes.wrapping_mul(ONES);
    let reached = ((totals | HIGH) - (u64::from(rank) + 1) * ONES) & HIGH;
    let rank = rank as usize;
    let shift = reached.trailing_zeros() & !7;
    let before = low_byte((totals << 8) >> shift);
    let byte = low_byte(bits >> shift);
    let within = POSITION_IN_BYTE[byte][(rank - before) & 7];
    shift as usize + usize::from(within)
}

#[inline]
fn low_byte(word: u64) -> usize {
    usize::from(word.to_le_bytes()[0])
}

/// The position of the set bit with each rank in each byte.
const POSITION_IN_BYTE: [[u8; 8]; 256] = {
    let mut positions = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut rank, mut position) = (0, 0_u8);
        while position < 8 {
            if byte >> position & 1 == 1 {
                positions[byte][rank] = position;
                rank += 1;
            }
            position += 1;
        }
        byte += 1;
    }
    positions
};

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
    fn one_by_one_they_are_as_many_as_counted() {
        let mut deck = Deck::WITHOUT_RELICS;
        deck.take(Card::Treasure(5));
        let one_by_one: Vec<Card> = deck.one_by_one().collect();
        let counted = |(card, count)| std::iter::repeat_n(card, count as usize);
        let counted: Vec<Card> = deck.cards().flat_map(counted).collect();
        assert_eq!(one_by_one, counted);
        assert_eq!(one_by_one.len(), 29);
    }

    #[test]
    fn set_bits_are_found_by_rank() {
        let mut dice = tabletop::QuickDice::new(35);
        for _ in 0..1_000 {
            let bits = dice.bits() & ((1 << CARDS) - 1);
            let plain = (0..CARDS).filter(|position| bits >> position & 1 == 1);
            for (rank, position) in (0..).zip(plain) {
                assert_eq!(
                    position_of_set_bit(bits, rank),
                    position,
                    "{bits:#b} {rank}"
                );
            }
        }
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
        let drawn: Vec<Card> = (0..deck.len()).map(|ticket| deck.draw(ticket)).collect();
        assert_eq!(drawn, listed);
        assert!(listed.is_sorted());
        assert!(deck.weights().eq(deck.cards()));
    }
}
