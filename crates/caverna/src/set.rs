//! Sets of printed things.

use std::fmt;
use std::marker::PhantomData;

use serde::{Serialize, Serializer};

/// A printed thing with a number: its place in its table.
pub trait Printed: Copy + 'static {
    /// All of them, in the order of their numbers; at most 32.
    const ALL: &'static [Self];

    /// Its place in [`ALL`](Self::ALL).
    fn number(self) -> u8;
}

/// A set of printed things, one bit each.
///
/// ```
/// use caverna::{Room, RoomSet};
/// let rooms: RoomSet = [Room::Tunnel, Room::Shelf].into_iter().collect();
/// assert!(rooms.contains(Room::Shelf) && rooms.len() == 2);
/// assert_eq!(rooms.iter().collect::<Vec<_>>(), [Room::Shelf, Room::Tunnel]);
/// ```
pub struct Set<T> {
    bits: u32,
    of: PhantomData<fn() -> T>,
}

impl<T> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Self::from_bits(0);

    /// The set of what has these numbers.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Self {
        Self {
            bits,
            of: PhantomData,
        }
    }

    /// The numbers of what is in it, one bit each.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.bits
    }

    /// Whether there is nothing in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Both sets together.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// What is in both sets.
    #[must_use]
    #[inline]
    pub const fn both(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// The set without the others.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }
}

impl<T: Printed> Set<T> {
    /// Just this one.
    #[inline]
    pub fn only(one: T) -> Self {
        Self::from_bits(1 << one.number())
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(self, one: T) -> bool {
        self.bits & (1 << one.number()) != 0
    }

    /// What is in the set, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            let one = T::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*one)
        })
    }
}

impl<T: Printed> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        things
            .into_iter()
            .fold(Self::EMPTY, |set, one| set.and(Self::only(one)))
    }
}

// Derived, these would ask the same of the things themselves.

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T: Printed + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A set is the list of the words of what is in it.
impl<T: Printed + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
