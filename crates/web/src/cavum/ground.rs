//! The bare mountain: rock lit from the north-west, and lines of equal height.

use std::sync::LazyLock;

use cavum::Space;
use maud::{Markup, html};

use super::geometry::{centre, outline_at};

/// How many shades of rock there are.
const SHADES: usize = 5;

/// Every hex of the mountain without anything on it. It never changes.
pub(super) fn ground() -> Markup {
    static GROUND: LazyLock<Markup> = LazyLock::new(drawn);
    GROUND.clone()
}

fn drawn() -> Markup {
    let mut shades: [String; SHADES] = Default::default();
    for space in Space::MOUNTAIN {
        shades[shade(space)].push_str(&outline_at(space));
    }
    html! {
        g .cm-bare aria-hidden="true" {
            @for (number, path) in shades.iter().enumerate() {
                path .cm-ground .{ "cm-shade-" (number) } d=(path) {}
            }
            @for path in CONTOURS { path .cm-contour d=(path) {} }
        }
    }
}

/// Bright in the north-west, dark in the south-east.
fn shade(space: Space) -> usize {
    let (x, y) = centre(space);
    let light = (x + y * 1.2 + 300.0) / 600.0;
    let steps = [0.2, 0.42, 0.62, 0.82];
    steps.iter().filter(|step| light > **step).count()
}

/// Closed curves around the summit, each inside the one before.
const CONTOURS: [&str; 3] = [
    "M-205-95C-190-175-80-215 20-205S205-120 215-20 165 165 60 190-120 205-180 110-220-20-205-95z",
    "M-140-60C-125-125-45-150 30-140S145-70 145-5 100 115 35 125-85 130-125 65-150-20-140-60z",
    "M-75-30C-65-75-15-90 30-82S85-35 82 5 50 65 15 68-50 65-68 32-80-5-75-30z",
];
