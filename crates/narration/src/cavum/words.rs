//! Names of things as the locale files know them.

use cavum::{Colour, Order, Piece, Space, Stones, Tile};

use crate::texts::Texts;

/// “two-exit tile”, “four-exit dynamite”, “station”.
pub fn piece(piece: Piece, texts: &Texts) -> String {
    named("cavum-piece", piece, texts)
}

/// “a two-exit tile”, as what somebody lays or takes.
pub fn piece_object(piece: Piece, texts: &Texts) -> String {
    named("cavum-object", piece, texts)
}

fn named(family: &str, piece: Piece, texts: &Texts) -> String {
    let word = piece.to_string().replace(' ', "-");
    texts.say(&format!("{family}-{word}"))
}

/// “E, NW, SW”: where the exits of a tile are. `None` for a tile that cannot be turned, of
/// which this need not be said.
pub fn sides(tile: Tile, texts: &Texts) -> Option<String> {
    if tile.kind().turns() == 1 {
        return None;
    }
    let sides: Vec<String> = (0..6)
        .filter(|side| tile.exits() & 1 << side != 0)
        .map(|side| texts.say(&format!("cavum-side-{side}")))
        .collect();
    Some(sides.join(", "))
}

/// “3 green stones”, as what somebody takes or sells.
pub fn stones_object(colour: Colour, count: u8, texts: &Texts) -> String {
    texts.say_with(
        "cavum-stones-object",
        &[
            ("colour", colour.to_string().into()),
            ("count", count.into()),
        ],
    )
}

/// “2 yellow stones and 1 blue stone”, as what somebody shows.
pub fn all_stones_object(stones: Stones, texts: &Texts) -> String {
    let items: Vec<String> = stones
        .iter()
        .map(|(colour, count)| stones_object(colour, count, texts))
        .collect();
    texts.all_of(&items)
}

/// “yellow and blue” in quotation marks: no two orders ask for the same stones.
pub fn order(order: Order, texts: &Texts) -> String {
    let colours: Vec<String> = order
        .stones()
        .iter()
        .map(|&shade| colour(shade, texts))
        .collect();
    let stones = texts.all_of(&colours);
    texts.say_with("cavum-order-named", &[("stones", stones.into())])
}

/// “yellow”.
pub fn colour(colour: Colour, texts: &Texts) -> String {
    texts.say(&format!("cavum-colour-{colour}"))
}

/// “2 yellow and 1 blue”.
pub fn stones(stones: Stones, texts: &Texts) -> String {
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
    texts.all_of(&items)
}

/// “F6” for a hex of the mountain: the rows from the top are letters, the places in a row
/// are numbered from the left. “III 2” for a city space: the cities are numbered clockwise
/// from the start city.
pub fn space(space: Space) -> String {
    if space.is_mountain() {
        let (column, row) = space.coordinates();
        let first = (-5).max(-5 - row);
        return format!("{}{}", row_letter(space), column - first + 1);
    }
    let place = cavum::cities().enumerate().find_map(|(city, spaces)| {
        let place = spaces.iter().position(|own| own == space)?;
        Some((city, place))
    });
    place.map_or_else(String::new, |(city, place)| {
        format!("{} {}", city_numeral(city), place + 1)
    })
}

/// “F”: the row of a hex of the mountain.
pub fn row_letter(hex: Space) -> char {
    let (_, row) = hex.coordinates();
    let row = usize::from((row + 5).unsigned_abs());
    ROWS.get(row).map_or('?', |&letter| char::from(letter))
}

/// The letters of the rows. There is no I: the first city has that name.
const ROWS: [u8; 11] = *b"ABCDEFGHJKL";

/// “III”: the cities are numbered clockwise from the start city.
pub fn city_numeral(city: usize) -> &'static str {
    ["I", "II", "III", "IV", "V"].get(city).unwrap_or(&"?")
}
