//! Wall icons, and whether the walls of a cavern fit them (C22).

use std::fmt;

use serde::{Serialize, Serializer};

/// A side of a cavern, clockwise from the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The upper side.
    North,
    /// The right side.
    East,
    /// The lower side.
    South,
    /// The left side.
    West,
}

impl Side {
    /// Every side, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];
}

/// The sides of a cavern that have a wall.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Walls(u8);

impl Walls {
    /// No wall.
    pub const NONE: Self = Self(0);

    /// Walls on these sides.
    pub const fn on(sides: &[Side]) -> Self {
        let mut walls = 0;
        let mut index = 0;
        while index < sides.len() {
            walls |= 1 << sides[index] as u8;
            index += 1;
        }
        Self(walls)
    }

    /// All sixteen sets of walls.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..16).map(Self)
    }

    /// Whether there is a wall on this side.
    pub const fn has(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// The sides with a wall, clockwise from the north.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.has(side))
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits & 0b1111)
    }

    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// A quarter turn clockwise.
    const fn turned(self) -> Self {
        Self((self.0 << 1 | self.0 >> 3) & 0b1111)
    }
}

/// The wall icon of a room: where there must be a wall, and where there may be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Icon {
    /// The dark sides: there must be a wall.
    pub must: Walls,
    /// The light sides: there may be a wall.
    pub may: Walls,
}

impl Icon {
    /// Reads an icon as the rules page writes it: the sides clockwise from the north, `D`
    /// for dark, `L` for light, `-` for no wall.
    pub(crate) const fn read(sides: &[u8]) -> Self {
        assert!(sides.len() == 4, "a cavern has four sides");
        let (mut must, mut may) = (0, 0);
        let mut side = 0;
        while side < 4 {
            match sides[side] {
                b'D' => must |= 1 << side,
                b'L' => may |= 1 << side,
                b'-' => {}
                _ => panic!("a side of an icon is D, L or -"),
            }
            side += 1;
        }
        Self {
            must: Walls(must),
            may: Walls(may),
        }
    }

    /// The sets of walls that some turn of the icon fits, one bit each.
    pub(crate) const fn fitting(self) -> FittingWalls {
        let mut fitting = 0;
        let Self { mut must, mut may } = self;
        let mut turn = 0;
        while turn < 4 {
            let mut walls = 0;
            while walls < 16 {
                let none_missing = must.0 & !walls == 0;
                let none_too_many = walls & !(must.0 | may.0) == 0;
                if none_missing && none_too_many {
                    fitting |= 1 << walls;
                }
                walls += 1;
            }
            must = must.turned();
            may = may.turned();
            turn += 1;
        }
        FittingWalls(fitting)
    }
}

/// For each of the sixteen sets of walls whether it fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FittingWalls(u16);

impl FittingWalls {
    #[inline]
    pub(crate) const fn contains(self, walls: Walls) -> bool {
        self.0 >> walls.0 & 1 != 0
    }
}

impl fmt::Debug for Walls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.sides()).finish()
    }
}

/// Walls are the list of their sides.
impl Serialize for Walls {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.sides())
    }
}
