//! Where the hexes are in the drawing.

use std::sync::LazyLock;

use cavum::{Exits, Space};
use maud::PreEscaped;

/// What can be seen of the board: all hexes, to the edge.
pub(super) const WINDOW: PreEscaped<&str> = PreEscaped("-339 -302 678 604");

/// Where the names of the cities stand: in the corners, which are empty.
pub(super) const CITY_NAMES: [(i32, i32); 5] = [
    (-214, 276),
    (-272, 212),
    (-272, -224),
    (272, -224),
    (272, 212),
];

/// A hex around the origin: pointy-top, 30 from the middle to a corner (K1).
pub(super) const OUTLINE: PreEscaped<&str> = PreEscaped("M0-30 25.98-15V15L0 30-25.98 15V-15z");

/// The same a little smaller, so that neighbours do not touch.
pub(super) const TILE: PreEscaped<&str> =
    PreEscaped("M0-28.5 24.68-14.25V14.25L0 28.5-24.68 14.25V-14.25z");

/// The middles of the six sides, anticlockwise from the east (K1).
const MIDDLES: [&str; 6] = [
    "25.98 0",
    "12.99-22.5",
    "-12.99-22.5",
    "-25.98 0",
    "-12.99 22.5",
    "12.99 22.5",
];

/// The middle of a space.
pub(super) fn centre(space: Space) -> (f64, f64) {
    let (q, r) = space.coordinates();
    let (q, r) = (f64::from(q), f64::from(r));
    (51.96 * (q + r / 2.0), 45.0 * r)
}

/// The middle of a space as the value of `transform`.
pub(super) fn shift(space: Space) -> PreEscaped<&'static str> {
    static SHIFTS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let shift = |space| {
            let (x, y) = centre(space);
            format!("translate({x:.1} {y:.1})")
        };
        Space::all().map(shift).collect()
    });
    PreEscaped(&SHIFTS[space.index()])
}

/// The outline of a hex where it is, as a piece of a path.
pub(super) fn outline_at(space: Space) -> String {
    let (x, y) = centre(space);
    format!("M{x:.1} {:.1}l26 15v30l-26 15-26-15v-30z", y - 30.0)
}

/// A line through the middles of these spaces.
pub(super) fn line(spaces: &[Space]) -> String {
    let points = spaces.iter().map(|&space| {
        let (x, y) = centre(space);
        format!("{x:.1} {y:.1}")
    });
    format!("M{}", points.collect::<Vec<_>>().join("L"))
}

/// The tunnels of a tile: from the middle to every side with an exit.
pub(super) fn tunnels(exits: Exits) -> String {
    let open = MIDDLES.iter().enumerate();
    let open = open.filter(|(side, _)| exits & 1 << side != 0);
    open.fold(String::new(), |path, (_, middle)| path + "M0 0L" + middle)
}
