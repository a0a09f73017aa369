//! The price scales (K7).

use crate::colour::{Colour, STONES_PER_COLOUR, Stones};

/// The stones on the six scales. They always lie on the highest numbers: they leave from
/// the lowest and return to the highest empty number (K7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Market(Stones);

impl Market {
    /// All scales are full but the yellow one (K10).
    pub(crate) fn at_the_start() -> Self {
        let mut stones = Stones::default();
        for colour in Colour::ALL {
            stones[colour] = STONES_PER_COLOUR;
        }
        stones[Colour::Yellow] = 0;
        Self(stones)
    }

    /// The stones on the scale.
    #[inline]
    pub(crate) fn on_scale(self, colour: Colour) -> u8 {
        self.0[colour]
    }

    /// The highest number that no stone lies on; 0 if the scale is full.
    #[inline]
    pub(crate) fn highest_visible(self, colour: Colour) -> u8 {
        STONES_PER_COLOUR - self.0[colour]
    }

    /// Takes up to this many stones from the lowest numbers (K32).
    #[inline]
    pub(crate) fn take(&mut self, colour: Colour, most: u8) -> u8 {
        let taken = self.0[colour].min(most);
        self.0[colour] -= taken;
        taken
    }

    /// Puts stones on the highest empty numbers (K43, K44, K47).
    #[inline]
    pub(crate) fn put(&mut self, colour: Colour, count: u8) {
        self.0[colour] += count;
        debug_assert!(self.0[colour] <= STONES_PER_COLOUR);
    }
}
