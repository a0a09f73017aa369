//! Names of things as the locale files know them.

use cavum::{Colour, Space, Stones};

use crate::texts::Texts;

/// “yellow”.
pub(super) fn colour(colour: Colour, texts: &Texts) -> String {
    texts.say(&format!("cavum-colour-{colour}"))
}

/// “2 yellow and 1 blue”.
pub(super) fn stones(stones: Stones, texts: &Texts) -> String {
    let items: Vec<String> = stones
        .iter()
        .map(|(shade, count)| {
            texts.say_with(
                "cavum-stones",
                &[
                    ("count", count.into()),
                    ("colour", shade.to_string().into()),
                ],
            )
        })
        .collect();
    all_of(&items, texts)
}

/// “F6” for a hex of the mountain: the rows from the top are letters, the places in a row
/// are numbered from the left. “III 2” for a city space: the cities are numbered clockwise
/// from the start city.
pub(super) fn space(space: Space) -> String {
    let (column, row) = space.coordinates();
    if space.is_mountain() {
        let letter = char::from(b'A' + (row + 5).unsigned_abs());
        let first = (-5).max(-5 - row);
        return format!("{letter}{}", column - first + 1);
    }
    let place = cavum::cities().enumerate().find_map(|(city, spaces)| {
        let place = spaces.iter().position(|own| own == space)?;
        Some((city, place))
    });
    place.map_or_else(String::new, |(city, place)| {
        format!("{} {}", city_numeral(city), place + 1)
    })
}

/// “III”: the cities are numbered clockwise from the start city.
pub(super) fn city_numeral(city: usize) -> &'static str {
    ["I", "II", "III", "IV", "V"].get(city).unwrap_or(&"?")
}

/// “A”, “A and B”, “A, B and C”.
pub(super) fn all_of(items: &[String], texts: &Texts) -> String {
    let Some((last, start)) = items.split_last() else {
        return String::new();
    };
    let join = |key: &str, start: String, next: &str| {
        texts.say_with(key, &[("start", start.into()), ("next", next.into())])
    };
    let Some(start) = start
        .iter()
        .cloned()
        .reduce(|start, next| join("cavum-list-comma", start, &next))
    else {
        return last.clone();
    };
    join("cavum-list-and", start, last)
}
