//! Sets of numbered things, one bit each.

use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

use serde::{Serialize, Serializer};

/// Something that sets can be made of: a seat, a space, a card. There are at most 128 of
/// them, and they are numbered from 0 in their order.
pub trait Member: Copy + Ord + Hash + fmt::Debug + 'static {
    /// An unsigned integer with at least one bit for every member. The smallest is the best.
    type Bits: Bits;

    /// All members.
    const ALL: Set<Self>;

    /// Its place in the order, from 0.
    fn number(self) -> u8;

    /// The member with this number, or `None` if the numbers end before it.
    fn numbered(number: u8) -> Option<Self>;
}

/// A set of numbered things, one bit each. It is as cheap to copy as the integer it is made
/// of, and iterates in rising order.
///
/// ```
/// use tabletop::{Member, Set};
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
/// enum Good { Wood, Stone, Gold }
///
/// impl Member for Good {
///     type Bits = u8;
///
///     const ALL: Set<Self> = Set::from_bits(0b111);
///
///     fn number(self) -> u8 {
///         self as u8
///     }
///
///     fn numbered(number: u8) -> Option<Self> {
///         [Self::Wood, Self::Stone, Self::Gold].get(usize::from(number)).copied()
///     }
/// }
///
/// let stock: Set<Good> = [Good::Gold, Good::Wood].into_iter().collect();
/// assert!(stock.contains(Good::Wood) && !stock.contains(Good::Stone));
/// assert_eq!(stock.iter().collect::<Vec<_>>(), [Good::Wood, Good::Gold]);
/// assert_eq!(stock.without(Good::Wood).sole(), Some(Good::Gold));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T: Member> {
    bits: T::Bits,
}

impl<T: Member> Set<T> {
    /// The empty set.
    pub const EMPTY: Self = Self::from_bits(T::Bits::NONE);

    /// The set of all members.
    pub const ALL: Self = T::ALL;

    /// The set of the members whose bits are set; the bit of member 0 is the lowest. For
    /// constants, which cannot call [`with`](Set::with).
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Self { bits }
    }

    /// One bit for every member.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.bits
    }

    /// The set with this member alone.
    #[inline]
    pub fn only(member: T) -> Self {
        Self::from_bits(T::Bits::bit(member.number()))
    }

    /// Whether this is in the set.
    #[inline]
    pub fn contains(self, member: T) -> bool {
        !self.intersection(Self::only(member)).is_empty()
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// How many members the set has. They are at most 128, so the number fits a byte and
    /// converts to any other.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits.count()
    }

    /// Whether the set has two members or more; quicker than counting them.
    #[inline]
    pub fn has_several(self) -> bool {
        self.bits.without_lowest() != T::Bits::NONE
    }

    /// The set and this member.
    #[inline]
    #[must_use]
    pub fn with(self, member: T) -> Self {
        self.union(Self::only(member))
    }

    /// The set except for this member.
    #[inline]
    #[must_use]
    pub fn without(self, member: T) -> Self {
        self.minus(Self::only(member))
    }

    /// What is in one of the two sets, or in both.
    #[inline]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// The member with the lowest number.
    #[inline]
    pub fn lowest(self) -> Option<T> {
        // In an empty set this is the number of bits, which no member has.
        T::numbered(self.bits.lowest())
    }

    /// The only member, if there is exactly one.
    #[inline]
    pub fn sole(self) -> Option<T> {
        if self.has_several() {
            None
        } else {
            self.lowest()
        }
    }

    /// The member that `rank` others come before.
    #[inline]
    pub fn nth(self, rank: u32) -> Option<T> {
        self.iter().nth(rank as usize)
    }

    /// The members in rising order.
    #[inline]
    pub fn iter(self) -> Members<T> {
        Members { left: self }
    }
}

/// The members of a [`Set`] in rising order.
#[derive(Clone, Debug)]
pub struct Members<T: Member> {
    left: Set<T>,
}

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let lowest = self.left.lowest()?;
        self.left = Set::from_bits(self.left.bits.without_lowest());
        Some(lowest)
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;

    #[inline]
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The empty set.
impl<T: Member> Default for Set<T> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The members with commas between them: `0, 1, 3`.
impl<T: Member + fmt::Display> fmt::Display for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, member) in self.iter().enumerate() {
            if position > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{member}")?;
        }
        Ok(())
    }
}

/// The list of the members.
impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The unsigned integers.
pub trait Bits:
    Copy
    + Ord
    + Hash
    + fmt::Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// No bit.
    const NONE: Self;
    /// The bit with this number, counted from the lowest.
    fn bit(number: u8) -> Self;
    /// How many bits are set.
    fn count(self) -> u8;
    /// The number of the lowest bit that is set; the number of all bits if none is.
    fn lowest(self) -> u8;
    /// The bits without the lowest that is set.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($integer:ty)*) => {$(
        #[expect(
            clippy::cast_possible_truncation,
            reason = "an integer has at most 128 bits"
        )]
        impl Bits for $integer {
            const NONE: Self = 0;

            #[inline]
            fn bit(number: u8) -> Self {
                1 << number
            }

            #[inline]
            fn count(self) -> u8 {
                self.count_ones() as u8
            }

            #[inline]
            fn lowest(self) -> u8 {
                self.trailing_zeros() as u8
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

bits!(u8 u16 u32 u64 u128);

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    struct Card(u8);

    impl fmt::Display for Card {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "card {}", self.0)
        }
    }

    impl Member for Card {
        type Bits = u128;

        const ALL: Set<Self> = Set::from_bits(u128::MAX);

        fn number(self) -> u8 {
            self.0
        }

        fn numbered(number: u8) -> Option<Self> {
            (number < 128).then_some(Self(number))
        }
    }

    fn cards() -> impl Strategy<Value = BTreeSet<Card>> {
        prop::collection::btree_set((0_u8..128).prop_map(Card), 0..128)
    }

    proptest! {
        #[test]
        fn a_set_does_what_a_tree_does(one in cards(), other in cards(), card in (0_u8..128).prop_map(Card)) {
            let set: Set<Card> = one.iter().copied().collect();
            let second: Set<Card> = other.iter().copied().collect();
            let same = |set: Set<Card>, tree: BTreeSet<Card>| set.iter().eq(tree);
            prop_assert!(same(set, one.clone()));
            prop_assert!(same(set.union(second), &one | &other));
            prop_assert!(same(set.intersection(second), &one & &other));
            prop_assert!(same(set.minus(second), &one - &other));
            prop_assert!(same(set.with(card), &one | &BTreeSet::from([card])));
            prop_assert!(same(set.without(card), &one - &BTreeSet::from([card])));
            prop_assert_eq!(set.contains(card), one.contains(&card));
            prop_assert_eq!(usize::from(set.len()), one.len());
            prop_assert_eq!(set.has_several(), one.len() > 1);
            prop_assert_eq!(set.is_empty(), one.is_empty());
            prop_assert_eq!(set.lowest(), one.first().copied());
            let sole = one.first().copied().filter(|_| one.len() == 1);
            prop_assert_eq!(set.sole(), sole);
            prop_assert_eq!(set.nth(card.0.into()), one.iter().nth(card.0.into()).copied());
        }
    }

    #[test]
    fn a_set_is_written_as_its_members() {
        let set: Set<Card> = [Card(127), Card(3)].into_iter().collect();
        assert_eq!(set.to_string(), "card 3, card 127");
        assert_eq!(format!("{set:?}"), "{Card(3), Card(127)}");
        assert_eq!(Set::<Card>::default().to_string(), "");
    }
}
