//! The colours of the stones, and handfuls of stones (K6).

use std::ops::{Index, IndexMut};

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// How many stones there are of each colour (K6).
pub const STONES_PER_COLOUR: u8 = 9;

/// The six colours (K6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// `yellow`
    Yellow,
    /// `red`
    Red,
    /// `blue`
    Blue,
    /// `green`
    Green,
    /// `white`
    White,
    /// `violet`
    Violet,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Self; 6] = [
        Self::Yellow,
        Self::Red,
        Self::Blue,
        Self::Green,
        Self::White,
        Self::Violet,
    ];

    pub(crate) fn word(self) -> &'static str {
        ["yellow", "red", "blue", "green", "white", "violet"][self as usize]
    }
}

/// A handful of stones: how many of each colour.
///
/// ```
/// use cavum::{Colour, Stones};
/// let mut stones = Stones::default();
/// stones[Colour::Green] += 2;
/// assert_eq!(stones.total(), 2);
/// assert_eq!(serde_json::to_string(&stones).unwrap(), r#"{"green":2}"#);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stones([u8; 6]);

impl Stones {
    /// How many stones there are altogether.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// The colours of which there is at least one, with how many.
    pub fn iter(self) -> impl Iterator<Item = (Colour, u8)> {
        Colour::ALL
            .into_iter()
            .map(move |colour| (colour, self[colour]))
            .filter(|&(_, count)| count > 0)
    }

    /// What they are worth when every colour has its own value.
    pub fn worth(self, values: [u16; 6]) -> u32 {
        let each = self.0.iter().zip(values);
        each.map(|(&count, value)| u32::from(count) * u32::from(value))
            .sum()
    }

    /// Whether there are at least as many of every colour as in the other handful.
    pub fn covers(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(&own, other)| own >= other)
    }
}

impl FromIterator<Colour> for Stones {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut stones = Self::default();
        for colour in colours {
            stones[colour] += 1;
        }
        stones
    }
}

impl Index<Colour> for Stones {
    type Output = u8;

    #[inline]
    fn index(&self, colour: Colour) -> &u8 {
        &self.0[colour as usize]
    }
}

impl IndexMut<Colour> for Stones {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut u8 {
        &mut self.0[colour as usize]
    }
}

/// A colour is its word.
impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// Stones are an object of the colours there are: `{"green":2}`.
impl Serialize for Stones {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (colour, count) in self.iter() {
            map.serialize_entry(&colour, &count)?;
        }
        map.end()
    }
}
