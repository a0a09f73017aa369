//! What no rulebook prints, in one place.
//!
//! Every datum says how well it is known. **Supported** means supported by published reviews
//! of the game. **Reconstructed** means worked out from descriptions and examples, or chosen
//! so that the game works. An owner of the box can correct a row: the rest of the crate reads
//! these tables and repeats none of them. A correction changes the game, so it raises
//! [`Game::RULES`](tabletop::Game::RULES).

use crate::colour::Colour::{self, Blue, Green, Red, Violet, White, Yellow};
use crate::tile::Kind;

/// The exits of a tile as it is not turned, one bit for each side (E = 0, NE = 1, NW = 2,
/// W = 3, SW = 4, SE = 5), for two, three, four and six exits (K4).
///
/// Supported: two is straight, four is an X. Reconstructed: three is a Y.
pub(crate) const SHAPES: [u8; 4] = [0b00_1001, 0b01_0101, 0b01_1011, 0b11_1111];

/// In how many ways a tile can be turned, for two, three, four and six exits (K4). It follows
/// from the shapes.
pub(crate) const TURNS: [u8; 4] = [3, 2, 3, 1];

/// The city spaces clockwise, city by city, the start city first (K2). Between two
/// neighbouring cities one cell of the ring is missing.
///
/// Supported: the sizes 5, 6, 7, 7, 6 in this cyclic order, and one brown gap between
/// neighbours. Reconstructed: which cells are the gaps, and which way round the board lies.
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

/// The tiles on the board at the start, with how often each is turned; the vein with the
/// yellow stones lies on the first (K10).
///
/// Printed: one six-exit and four four-exits. Supported: the four-exits lie at the start city,
/// the one with five spaces. Reconstructed: the exact hexes, and how the tiles are turned.
pub(crate) const START_TILES: [(Kind, u8, (i8, i8)); 5] = [
    (Kind::Six, 0, (0, 0)),
    (Kind::Four, 1, (-4, 5)),
    (Kind::Four, 1, (-3, 5)),
    (Kind::Four, 1, (-2, 5)),
    (Kind::Four, 1, (-1, 5)),
];

/// The dynamite tile that comes with the sequence cards 1 to 4 (K8).
///
/// Supported: the exits rise with the number on the card.
pub(crate) const DYNAMITE: [Kind; 4] = [Kind::Two, Kind::Three, Kind::Four, Kind::Six];

/// The order in which the colours are sold (K6).
///
/// Printed: yellow is first, the others follow clockwise around the board. Supported: white
/// is one of them. Reconstructed: violet, and the order of the colours on the board.
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
///
/// Printed: how many have two, three and four stones, and that a card is worth 22. Supported:
/// the cards worth 27 and 28 have four stones each, one of them white. Reconstructed: the
/// other stones of these two, all other cards, and every penalty.
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
