//! What the rulebook's text does not print, in one place.
//!
//! Everything here is **reconstructed** from descriptions and examples: the shapes of three
//! kinds of tile, where the five cities lie, the order of the colours and the order cards
//! (apart from how many there are, and the values 22, 27 and 28). Whoever owns the box can
//! correct a row: the rest of the crate reads these tables and repeats none of it. A
//! correction changes the game, so it raises [`Game::RULES`](tabletop::Game::RULES).

use crate::colour::Colour::{self, Blue, Green, Red, Violet, White, Yellow};

/// The exits of a tile as it is not turned, one bit for each side (E = 0, NE = 1, NW = 2,
/// W = 3, SW = 4, SE = 5), for two, three, four and six exits (K4).
pub(crate) const SHAPES: [u8; 4] = [0b00_1001, 0b01_0101, 0b01_1011, 0b11_1111];

/// In how many ways a tile can be turned, for two, three, four and six exits (K4).
pub(crate) const TURNS: [u8; 4] = [3, 2, 3, 1];

/// The city spaces clockwise, city by city, the start city first (K2). Between two
/// neighbouring cities one cell of the ring is missing.
pub(crate) const CITIES: [&[(i8, i8)]; 5] = [
    &[(-1, 6), (-2, 6), (-3, 6), (-4, 6), (-5, 6)],
    &[(-6, 5), (-6, 4), (-6, 3), (-6, 2), (-6, 1), (-6, 0)],
    &[
        (-4, -2),
        (-3, -3),
        (-2, -4),
        (-1, -5),
        (0, -6),
        (1, -6),
        (2, -6),
    ],
    &[
        (4, -6),
        (5, -6),
        (6, -6),
        (6, -5),
        (6, -4),
        (6, -3),
        (6, -2),
    ],
    &[(6, 0), (5, 1), (4, 2), (3, 3), (2, 4), (1, 5)],
];

/// The order in which the colours are sold (K6). Only that yellow is first is printed.
pub(crate) const SALE_ORDER: [Colour; 6] = [Yellow, Red, Blue, Green, White, Violet];

/// One order card: the stones, what they bring and what failing costs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OrderRow {
    pub(crate) stones: &'static [Colour],
    pub(crate) value: u8,
    pub(crate) penalty: u8,
}

const fn row(stones: &'static [Colour], value: u8, penalty: u8) -> OrderRow {
    OrderRow {
        stones,
        value,
        penalty,
    }
}

/// The order cards O1 to O15 (K9).
pub(crate) const ORDERS: [OrderRow; 15] = [
    row(&[Blue, White], 13, 6),
    row(&[Red, Violet], 13, 6),
    row(&[Red, Green], 14, 7),
    row(&[Green, Violet], 14, 7),
    row(&[Yellow, Blue], 15, 7),
    row(&[Yellow, White], 15, 7),
    row(&[Red, Blue, Green], 20, 10),
    row(&[Green, White, Violet], 20, 10),
    row(&[Yellow, Red, Violet], 21, 10),
    row(&[Blue, Green, White], 21, 10),
    row(&[Yellow, Red, Blue], 22, 11),
    row(&[Yellow, White, Violet], 22, 11),
    row(&[Yellow, Red, Green, White], 27, 13),
    row(&[Red, Blue, White, Violet], 28, 14),
    row(&[Yellow, Blue, Green, Violet], 29, 14),
];
