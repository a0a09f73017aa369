//! The spaces of the board and how they touch (K1, K2, K3).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::reconstructed::CITIES;

/// How many hexes the mountain has (K1).
pub const MOUNTAIN_SPACES: usize = 91;

/// How many spaces the cities have together (K2).
pub const CITY_SPACES: usize = 31;

/// All spaces of the board.
pub const SPACES: usize = MOUNTAIN_SPACES + CITY_SPACES;

/// How far the mountain reaches from its middle (K1).
const RADIUS: i8 = 5;

/// The six sides of a hex, anticlockwise from the east (K1, K4).
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// A space of the board: a hex of the mountain or a space of a city, written `q,r`.
///
/// The order is row by row from the north through the mountain, then clockwise through the
/// cities.
///
/// ```
/// use cavum::Space;
/// let middle: Space = "0,0".parse()?;
/// assert!(middle.is_mountain());
/// let city: Space = "-4,6".parse()?;
/// assert!(!city.is_mountain());
/// // The ring's gap between two cities is no space at all (K2).
/// assert!("-6,6".parse::<Space>().is_err());
/// # Ok::<(), cavum::NotASpace>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The space at these coordinates.
    pub fn at(q: i8, r: i8) -> Option<Self> {
        let found = COORDINATES.iter().position(|&cell| cell == (q, r))?;
        Some(Self::numbered(found))
    }

    /// Every space, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPACES).map(Self::numbered)
    }

    /// Every hex of the mountain, in order.
    pub fn mountain() -> impl Iterator<Item = Self> {
        (0..MOUNTAIN_SPACES).map(Self::numbered)
    }

    #[expect(clippy::cast_possible_truncation, reason = "there are 122 spaces")]
    pub(crate) const fn numbered(number: usize) -> Self {
        assert!(number < SPACES, "there are 122 spaces");
        Self(number as u8)
    }

    /// The coordinates (K1).
    pub const fn coordinates(self) -> (i8, i8) {
        COORDINATES[self.index()]
    }

    /// The place of the space in the order of spaces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the space is a hex of the mountain; else it is in a city.
    #[inline]
    pub const fn is_mountain(self) -> bool {
        self.index() < MOUNTAIN_SPACES
    }

    /// The city of the space, counted from 0 (K2).
    pub fn city(self) -> Option<usize> {
        let number = self.index().checked_sub(MOUNTAIN_SPACES)?;
        let mut end = 0;
        CITIES.iter().position(|city| {
            end += city.len();
            number < end
        })
    }

    /// The space on this side, if tunnels can lead there: a mountain hex opens to its
    /// neighbours and to city spaces, a city space only to mountain hexes (K3).
    #[inline]
    pub const fn neighbour(self, side: usize) -> Option<Self> {
        match NEIGHBOURS[self.index()][side] {
            NOWHERE => None,
            number => Some(Self(number)),
        }
    }

    /// All spaces that [`neighbour`](Space::neighbour) leads to.
    #[inline]
    pub const fn around(self) -> SpaceSet {
        AROUND[self.index()]
    }
}

/// The side of the neighbour that lies against this side.
#[inline]
pub const fn opposite(side: usize) -> usize {
    (side + 3) % 6
}

/// A set of spaces, one bit each. Iterates in the order of spaces.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct SpaceSet(u128);

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self(0);

    /// All hexes of the mountain.
    pub const MOUNTAIN: Self = Self((1 << MOUNTAIN_SPACES) - 1);

    /// The hexes of the mountain that touch a city space.
    pub const BESIDE_CITIES: Self = beside_cities();

    /// Just this one.
    #[inline]
    pub const fn only(space: Space) -> Self {
        Self(1 << space.0)
    }

    /// Whether the space is in the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & (1 << space.0) != 0
    }

    /// Whether there is no space in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are two spaces or more in the set: quicker than to count them.
    #[inline]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many spaces are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with this space in it.
    #[inline]
    #[must_use]
    pub const fn with(self, space: Space) -> Self {
        Self(self.0 | (1 << space.0))
    }

    /// The set without this space.
    #[inline]
    #[must_use]
    pub const fn without(self, space: Space) -> Self {
        Self(self.0 & !(1 << space.0))
    }

    /// What is in one of the sets or in both.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The first space.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most 127 zeros")]
    pub const fn first(self) -> Option<Space> {
        match self.0 {
            0 => None,
            bits => Some(Space(bits.trailing_zeros() as u8)),
        }
    }

    /// The only member, if there is exactly one.
    #[inline]
    pub const fn sole(self) -> Option<Space> {
        if self.0.is_power_of_two() {
            self.first()
        } else {
            None
        }
    }

    /// The spaces in order.
    #[inline]
    pub fn iter(self) -> Spaces {
        Spaces(self)
    }
}

/// The spaces of a [`SpaceSet`] in order.
#[derive(Clone, Debug)]
pub struct Spaces(SpaceSet);

impl Iterator for Spaces {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        let space = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(space)
    }
}

impl IntoIterator for SpaceSet {
    type Item = Space;
    type IntoIter = Spaces;

    #[inline]
    fn into_iter(self) -> Spaces {
        Spaces(self)
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Words that name no space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a space is two coordinates such as “-2,3”")]
pub struct NotASpace;

impl FromStr for Space {
    type Err = NotASpace;

    fn from_str(word: &str) -> Result<Self, NotASpace> {
        let (q, r) = word.split_once(',').ok_or(NotASpace)?;
        let (q, r) = (q.parse(), r.parse());
        Self::at(q.map_err(|_| NotASpace)?, r.map_err(|_| NotASpace)?).ok_or(NotASpace)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.coordinates();
        write!(f, "{q},{r}")
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({self})")
    }
}

/// A space is its coordinates in words: `"-2,3"`.
impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

const COORDINATES: [(i8, i8); SPACES] = coordinates();

const NOWHERE: u8 = u8::MAX;

static NEIGHBOURS: [[u8; 6]; SPACES] = neighbours();

static AROUND: [SpaceSet; SPACES] = around();

const fn coordinates() -> [(i8, i8); SPACES] {
    let mut cells = [(0, 0); SPACES];
    let mut number = 0;
    let mut r = -RADIUS;
    while r <= RADIUS {
        let mut q = if r < 0 { -RADIUS - r } else { -RADIUS };
        let last = if r < 0 { RADIUS } else { RADIUS - r };
        while q <= last {
            cells[number] = (q, r);
            number += 1;
            q += 1;
        }
        r += 1;
    }
    assert!(number == MOUNTAIN_SPACES, "the mountain has 91 hexes");
    let mut city = 0;
    while city < CITIES.len() {
        let mut place = 0;
        while place < CITIES[city].len() {
            cells[number] = CITIES[city][place];
            number += 1;
            place += 1;
        }
        city += 1;
    }
    assert!(number == SPACES, "the cities have 31 spaces");
    cells
}

#[expect(clippy::cast_possible_truncation, reason = "there are 122 spaces")]
const fn neighbours() -> [[u8; 6]; SPACES] {
    let cells = coordinates();
    let mut table = [[NOWHERE; 6]; SPACES];
    let mut one = 0;
    while one < SPACES {
        let mut other = 0;
        while other < SPACES {
            let mut side = 0;
            while side < 6 {
                let (q, r) = DIRECTIONS[side];
                let touches =
                    cells[one].0 + q == cells[other].0 && cells[one].1 + r == cells[other].1;
                // Two city spaces are never joined (K3).
                if touches && (one < MOUNTAIN_SPACES || other < MOUNTAIN_SPACES) {
                    table[one][side] = other as u8;
                }
                side += 1;
            }
            other += 1;
        }
        one += 1;
    }
    table
}

const fn around() -> [SpaceSet; SPACES] {
    let table = neighbours();
    let mut around = [SpaceSet::EMPTY; SPACES];
    let mut number = 0;
    while number < SPACES {
        let mut side = 0;
        while side < 6 {
            if table[number][side] != NOWHERE {
                around[number].0 |= 1 << table[number][side];
            }
            side += 1;
        }
        number += 1;
    }
    around
}

const fn beside_cities() -> SpaceSet {
    let around = around();
    let mut set = SpaceSet::EMPTY;
    let mut number = MOUNTAIN_SPACES;
    while number < SPACES {
        set.0 |= around[number].0;
        number += 1;
    }
    set
}
