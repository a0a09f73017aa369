//! The spaces of the board and how they touch (K1, K2, K3).

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::{Member, Set};

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
/// # Ok::<(), tabletop::UnknownWords>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// All hexes of the mountain.
    pub const MOUNTAIN: SpaceSet = SpaceSet::from_bits((1 << MOUNTAIN_SPACES) - 1);

    /// The hexes of the mountain that touch a city space.
    pub const BESIDE_CITIES: SpaceSet = beside_cities();

    /// The space at these coordinates.
    pub fn at(q: i8, r: i8) -> Option<Self> {
        Self::all().find(|space| space.coordinates() == (q, r))
    }

    /// Every space, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        SpaceSet::ALL.iter()
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

/// A set of spaces.
pub type SpaceSet = Set<Space>;

impl Member for Space {
    type Bits = u128;

    const ALL: SpaceSet = SpaceSet::from_bits((1 << SPACES) - 1);

    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Option<Self> {
        (usize::from(number) < SPACES).then_some(Self(number))
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
        let mut bits = 0;
        let mut side = 0;
        while side < 6 {
            if table[number][side] != NOWHERE {
                bits |= 1 << table[number][side];
            }
            side += 1;
        }
        around[number] = SpaceSet::from_bits(bits);
        number += 1;
    }
    around
}

const fn beside_cities() -> SpaceSet {
    let around = around();
    let mut bits = 0;
    let mut number = MOUNTAIN_SPACES;
    while number < SPACES {
        bits |= around[number].bits();
        number += 1;
    }
    SpaceSet::from_bits(bits)
}
