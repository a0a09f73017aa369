//! The spaces of a cave and the places between them (C5, C6).
//!
//! ```text
//!           col 0      col 1      col 2
//! row 0   [ 0,0    ] [ 0,1    ]
//! row 1   [ 1,0    ] [ 1,1 +F ]
//! row 2   [ 2,0    ] [ 2,1    ]              [ cavern ]
//! row 3   [ ENTR.  ] [ 3,1 +F ]
//! row 4   [ 4,0    ] [ 4,1    ] [ 4,2    ]
//! ```
//!
//! Spaces are numbered in reading order. So the neighbour to the east is one further and
//! the neighbour to the south two further, and paths are shifts of bit sets.

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::{Member, Set};

use crate::icon::{Side, Walls};

/// A space of a cave, in words `1,0` (row, column), or the additional `cavern` (C34).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The Cave Entrance.
    pub const ENTRANCE: Self = Self(6);

    /// The space above the entrance, empty from the start (C7).
    pub const EMPTY: Self = Self(4);

    /// The additional cavern (C34).
    pub const CAVERN: Self = Self(11);

    /// The eleven spaces of the board.
    pub const BOARD: SpaceSet = SpaceSet::from_bits(0x7FF);

    /// The nine spaces that are face down at the start (C7).
    pub const COVERED: SpaceSet =
        SpaceSet::from_bits(0x7FF & !(1 << Self::ENTRANCE.0 | 1 << Self::EMPTY.0));

    /// The space in this row and column of the board.
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        match (row, column) {
            (0..=4, 0..=1) => Some(Self(2 * row + column)),
            (4, 2) => Some(Self(10)),
            _ => None,
        }
    }

    /// Every space, the additional cavern last.
    pub fn all() -> impl Iterator<Item = Self> {
        SpaceSet::ALL.iter()
    }

    /// The row and column; `None` for the additional cavern, which has none.
    pub const fn row_and_column(self) -> Option<(u8, u8)> {
        match self.0 {
            0..=9 => Some((self.0 / 2, self.0 % 2)),
            10 => Some((4, 2)),
            _ => None,
        }
    }

    /// Its place in lists of spaces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The walls that nature built (C5). Those of the additional cavern depend on its side.
    pub const fn natural_walls(self) -> Walls {
        NATURAL[self.0 as usize]
    }

    /// The food found when this space is excavated (C17).
    #[inline]
    pub fn food(self) -> u8 {
        u8::from(FOOD.contains(self))
    }
}

#[rustfmt::skip]
const NATURAL: [Walls; 12] = {
    use Side::{East, North, South, West};
    [
        Walls::on(&[North, West]), Walls::on(&[North, East]),
        Walls::on(&[West]),        Walls::on(&[East]),
        Walls::on(&[West]),        Walls::on(&[East]),
        // The entrance's west side is open daylight: no wall, and no path either.
        Walls::NONE,               Walls::on(&[East]),
        Walls::on(&[South, West]), Walls::on(&[South]),  Walls::on(&[North, East, South]),
        Walls::NONE,
    ]
};

/// The spaces (1,1) and (3,1) with a printed "+1 food" (C17).
const FOOD: SpaceSet = SpaceSet::from_bits(1 << 3 | 1 << 7);

/// A set of spaces.
pub type SpaceSet = Set<Space>;

impl Member for Space {
    type Bits = u16;

    const ALL: SpaceSet = SpaceSet::from_bits(0xFFF);

    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Option<Self> {
        (number < 12).then_some(Self(number))
    }
}

/// A place for a wall: the east or the south side of a space (C6).
///
/// In words the two spaces it lies between, `3,0 3,1`; those of the additional cavern, which
/// touches no other space, are `cavern east` and `cavern south`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    space: Space,
    edge: Edge,
}

/// The side of a space at which its wall place lies; the other two sides are its
/// neighbours' places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Edge {
    East,
    South,
}

impl Place {
    /// The place between two neighbouring spaces of the board, named in reading order.
    pub fn between(first: Space, second: Space) -> Option<Self> {
        Self::all().find(|place| place.space == first && place.beyond() == Some(second))
    }

    /// The place at a side of the additional cavern; only the east and south sides can be
    /// open (C34).
    pub const fn of_cavern(side: Side) -> Option<Self> {
        let edge = match side {
            Side::East => Edge::East,
            Side::South => Edge::South,
            Side::North | Side::West => return None,
        };
        Some(Self {
            space: Space::CAVERN,
            edge,
        })
    }

    /// The 14 places of the board, then the two of the additional cavern.
    pub fn all() -> impl Iterator<Item = Self> {
        WallSet {
            east: EAST_EDGES.with(Space::CAVERN),
            south: SOUTH_EDGES.with(Space::CAVERN),
        }
        .places()
    }

    /// The space whose side it is, the first in reading order.
    pub const fn space(self) -> Space {
        self.space
    }

    /// The space on the other side; `None` at the additional cavern.
    pub const fn beyond(self) -> Option<Space> {
        match (self.space, self.edge) {
            (Space::CAVERN, _) => None,
            (Space(number), Edge::East) => Some(Space(number + 1)),
            (Space(number), Edge::South) => Some(Space(number + 2)),
        }
    }

    /// The side of [`space`](Place::space) at which it lies.
    pub const fn side(self) -> Side {
        match self.edge {
            Edge::East => Side::East,
            Edge::South => Side::South,
        }
    }
}

/// The spaces of the board with a neighbour to the east.
pub(crate) const EAST_EDGES: SpaceSet =
    SpaceSet::from_bits(1 << 0 | 1 << 2 | 1 << 4 | 1 << 6 | 1 << 8 | 1 << 9);

/// The spaces of the board with a neighbour to the south.
pub(crate) const SOUTH_EDGES: SpaceSet = SpaceSet::from_bits(0xFF);

/// A set of wall places: the spaces with their east, and those with their south side in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct WallSet {
    pub(crate) east: SpaceSet,
    pub(crate) south: SpaceSet,
}

impl WallSet {
    #[inline]
    pub(crate) fn insert(&mut self, place: Place) {
        let edge = self.edge_mut(place.edge);
        debug_assert!(!edge.contains(place.space), "one wall at each place");
        *edge = edge.with(place.space);
    }

    #[inline]
    pub(crate) fn remove(&mut self, place: Place) {
        let edge = self.edge_mut(place.edge);
        debug_assert!(edge.contains(place.space), "no wall at {place:?}");
        *edge = edge.without(place.space);
    }

    pub(crate) fn len(self) -> u8 {
        self.east.len() + self.south.len()
    }

    /// The places in order.
    #[inline]
    pub(crate) fn places(self) -> impl Iterator<Item = Place> {
        let either = self.east.union(self.south);
        either.iter().flat_map(move |space| {
            let east = self.east.contains(space).then_some(Edge::East);
            let south = self.south.contains(space).then_some(Edge::South);
            let edges = east.into_iter().chain(south);
            edges.map(move |edge| Place { space, edge })
        })
    }

    fn edge_mut(&mut self, edge: Edge) -> &mut SpaceSet {
        match edge {
            Edge::East => &mut self.east,
            Edge::South => &mut self.south,
        }
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A space is its word.
impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A wall place is its words.
impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
