//! How to read the mountain and which words there are.

use crate::palette::{STRONG, WORDS, paint};

/// The words of the game with an example each.
const DECISIONS: [(&str, &str); 12] = [
    (
        "bid 3, pass",
        "in the auctions; the first bid for a card may be 0",
    ),
    (
        "card 2",
        "the sequence card of your choice, with its dynamite",
    ),
    (
        "order O5",
        "an order card; unfulfilled at the end it costs its penalty",
    ),
    (
        "lay four -2,3 r1",
        "a tunnel tile, turned anticlockwise by a sixth for each r",
    ),
    (
        "lay dynamite six 0,2 r0",
        "dynamite, which explodes at the end of the phase",
    ),
    (
        "station -2,3",
        "on the tile laid just before, or in a city with a route",
    ),
    (
        "vein -2,4 green",
        "a vein of stones of that colour on a tile",
    ),
    (
        "option ...",
        "one of these with a piece from the pool, or option points for 3",
    ),
    ("discard vein", "a piece goes into the pool unused"),
    (
        "prospect -1,0",
        "the route begins at this station; then step 0,1 and stop",
    ),
    (
        "sell 2, sell red",
        "stones at the price bid; one stone in the final sale",
    ),
    (
        "fulfil O5, end",
        "orders at the end of a phase; end also ends a turn",
    ),
];

/// How to read the drawing and what can be typed, in at most 100 columns.
pub fn text() -> String {
    let mut lines = vec![
        paint(STRONG, "The mountain"),
        "  Every hex shows its coordinates: the first number grows to the east, the second to the"
            .to_owned(),
        "  south. Strokes are the exits of tiles; a tunnel that leads on has two of them."
            .to_owned(),
        "  A-3,6 to E are the spaces of the five cities; [1] is a station of seat 1, Y×9 a vein of"
            .to_owned(),
        "  9 yellow stones. -3*4 with a star above it is dynamite; ² means that tiles lie beneath."
            .to_owned(),
        "  An order says what it brings, what it costs unfulfilled, and the points that lie on it:"
            .to_owned(),
        "  22/-11, +2. In the list of players +4 is what the cities would bring now.".to_owned(),
        paint(STRONG, "Words"),
    ];
    lines.extend(DECISIONS.map(|(words, meaning)| {
        let words = paint(WORDS, format!("{words:<24}"));
        format!("  {words} {meaning}")
    }));
    lines.push(
        "  Beginnings are enough: lay f lists every place of the four, l f -2,3 r1 lays it there."
            .to_owned(),
    );
    lines.join("\n")
}
