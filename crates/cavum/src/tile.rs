//! Tunnel and dynamite tiles as masks of exits (K4, K5).

use std::fmt;
use std::num::NonZeroU8;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::reconstructed::{SHAPES, TURNS};

/// How many exits a tile has (K4). More exits are greater, and may cover fewer (K23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// `two`
    Two,
    /// `three`
    Three,
    /// `four`
    Four,
    /// `six`
    Six,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Two, Self::Three, Self::Four, Self::Six];

    /// The number of exits.
    pub const fn exits(self) -> u32 {
        SHAPES[self as usize].count_ones()
    }

    /// In how many ways the tile can be turned (K4).
    #[inline]
    pub const fn turns(self) -> u8 {
        TURNS[self as usize]
    }

    pub(crate) fn word(self) -> &'static str {
        ["two", "three", "four", "six"][self as usize]
    }
}

/// The exits of a tile: one bit for each side (E = 0, NE = 1, NW = 2, W = 3, SW = 4,
/// SE = 5). They all meet in the middle of the tile (K4).
pub type Exits = u8;

/// The exits of a vein, whatever lies beneath it (K30).
pub const VEIN_EXITS: Exits = 0b11_1111;

/// A tile turned one of its ways. Tunnel tiles are less than dynamite, fewer exits are less
/// than more.
///
/// ```
/// use cavum::{Kind, Tile};
/// let start = Tile::tunnel(Kind::Four, 1);
/// assert_eq!(start.exits(), 0b11_0110); // NE NW SW SE
/// assert!(start < Tile::dynamite(Kind::Two, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(NonZeroU8);

const DYNAMITE: u8 = 0b1_0000;
const PRESENT: u8 = 0b10_0000;

impl Tile {
    /// A tunnel tile, turned this many times (modulo the ways it can be turned).
    #[inline]
    pub const fn tunnel(kind: Kind, turn: u8) -> Self {
        Self::with_code(PRESENT | (kind as u8) << 2 | (turn % kind.turns()))
    }

    /// A dynamite tile, turned this many times (modulo the ways it can be turned).
    #[inline]
    pub const fn dynamite(kind: Kind, turn: u8) -> Self {
        Self::with_code(PRESENT | DYNAMITE | (kind as u8) << 2 | (turn % kind.turns()))
    }

    #[inline]
    const fn with_code(code: u8) -> Self {
        Self(NonZeroU8::new(code).expect("one bit is always set"))
    }

    /// How many exits it has.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::ALL[(self.0.get() >> 2 & 3) as usize]
    }

    /// How often it is turned, anticlockwise by a sixth.
    #[inline]
    pub const fn turn(self) -> u8 {
        self.0.get() & 3
    }

    /// Whether it is dynamite.
    #[inline]
    pub const fn is_dynamite(self) -> bool {
        self.0.get() & DYNAMITE != 0
    }

    /// Its exits as it lies.
    #[inline]
    pub const fn exits(self) -> Exits {
        let shape = SHAPES[self.kind() as usize];
        (shape << self.turn() | shape >> (6 - self.turn())) & VEIN_EXITS
    }

    /// The same tile turned another way.
    #[must_use]
    pub const fn turned(self, turn: u8) -> Self {
        if self.is_dynamite() {
            Self::dynamite(self.kind(), turn)
        } else {
            Self::tunnel(self.kind(), turn)
        }
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// `four r1` or `dynamite three r0`.
impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dynamite = if self.is_dynamite() { "dynamite " } else { "" };
        write!(f, "{dynamite}{} r{}", self.kind(), self.turn())
    }
}

/// `{"kind":"four","dynamite":false,"turn":1,"exits":[1,2,4,5]}`.
impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sides = (0..6_u8).filter(|side| self.exits() & 1 << side != 0);
        let mut fields = serializer.serialize_struct("Tile", 4)?;
        fields.serialize_field("kind", &self.kind())?;
        fields.serialize_field("dynamite", &self.is_dynamite())?;
        fields.serialize_field("turn", &self.turn())?;
        fields.serialize_field("exits", &sides.collect::<Vec<_>>())?;
        fields.end()
    }
}

/// The tiles on one hex. Every tile has more exits than the one beneath it (K23), so there
/// is at most one of each kind, and the greatest is on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stack([Option<Tile>; 4]);

impl Stack {
    /// The tile that is visible.
    #[inline]
    pub(crate) fn top(self) -> Option<Tile> {
        self.0.into_iter().rev().flatten().next()
    }

    /// How many tiles there are.
    pub(crate) fn level(self) -> u8 {
        self.0
            .into_iter()
            .map(|tile| u8::from(tile.is_some()))
            .sum()
    }

    #[inline]
    pub(crate) fn put(&mut self, tile: Tile) {
        debug_assert!(self.top().is_none_or(|top| top.kind() < tile.kind()));
        self.0[tile.kind() as usize] = Some(tile);
    }

    /// Takes the top tile off.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<Tile> {
        let top = self.top()?;
        self.0[top.kind() as usize] = None;
        Some(top)
    }

    /// The tiles from the bottom up.
    #[cfg(test)]
    pub(crate) fn tiles(self) -> impl Iterator<Item = Tile> {
        self.0.into_iter().flatten()
    }
}
