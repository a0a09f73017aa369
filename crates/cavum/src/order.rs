//! The order cards (K9).

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::{Member, Set};

use crate::colour::{Colour, Stones};
use crate::reconstructed::ORDERS;

/// How many order cards there are (K9).
#[expect(clippy::cast_possible_truncation, reason = "there are 15")]
pub const ORDER_CARDS: u8 = ORDERS.len() as u8;

/// An order card, `O1` to `O15`: stones to be delivered, what that brings, and what it
/// costs to fail (K9).
///
/// ```
/// let order: cavum::Order = "O11".parse()?;
/// assert_eq!((order.value(), order.penalty()), (22, 11));
/// # Ok::<(), tabletop::UnknownWords>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order(u8);

impl Order {
    /// Every card.
    pub fn all() -> impl Iterator<Item = Self> {
        OrderSet::ALL.iter()
    }

    /// The place of the card in the order of cards, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The stones asked for, all of different colours.
    #[inline]
    pub const fn stones(self) -> &'static [Colour] {
        ORDERS[self.index()].stones
    }

    /// What fulfilling it brings (K44).
    pub const fn value(self) -> u8 {
        ORDERS[self.index()].value
    }

    /// What it costs to hold it at the end (K46).
    pub const fn penalty(self) -> u8 {
        ORDERS[self.index()].penalty
    }

    /// Whether these stones are enough for it.
    #[inline]
    pub fn is_met_by(self, stones: Stones) -> bool {
        self.stones().iter().all(|&colour| stones[colour] > 0)
    }
}

/// A set of order cards.
pub type OrderSet = Set<Order>;

impl Member for Order {
    type Bits = u16;

    const ALL: OrderSet = OrderSet::from_bits((1 << ORDER_CARDS) - 1);

    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Option<Self> {
        (number < ORDER_CARDS).then_some(Self(number))
    }
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// An order card is its name.
impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
