//! Names of things as the locale files know them.

use caverna::{CavernSide, Good, Goods, Place, Room, RoomSet, Side, Space, SpaceSet, Tile};

use crate::texts::Texts;

pub use crate::texts::capitalised;

/// “Spinning Wheel”.
pub fn room(room: Room, texts: &Texts) -> String {
    texts.say(&format!("caverna-room-{}", room.word()))
}

/// “Undergrowth”.
pub fn tile(tile: Tile, texts: &Texts) -> String {
    texts.say(&format!("caverna-tile-{}", tile.word()))
}

/// “emmer”.
pub fn good(good: Good, texts: &Texts) -> String {
    texts.say(&format!("caverna-good-{}", good.word()))
}

/// “2 emmer and 1 flax”, as what something is.
pub fn goods(goods: Goods, texts: &Texts) -> String {
    amounts("caverna-amount", goods, texts)
}

/// “2 emmer and 1 flax”, as what somebody pays or gains: some languages change the words.
pub fn goods_object(goods: Goods, texts: &Texts) -> String {
    amounts("caverna-object", goods, texts)
}

fn amounts(family: &str, goods: Goods, texts: &Texts) -> String {
    let items: Vec<String> = goods
        .iter()
        .map(|(amount, good)| {
            let key = format!("{family}-{}", good.word());
            texts.say_with(&key, &[("count", amount.into())])
        })
        .collect();
    texts.all_of(&items)
}

/// “A3”: the column as a letter, the row as a number from the top, as printed on the board.
pub fn space(space: Space, texts: &Texts) -> String {
    match space.row_and_column() {
        Some((row, column)) => format!("{}{}", char::from(b'A' + column), row + 1),
        None => texts.say("caverna-cavern"),
    }
}

/// “A3, B4”.
pub fn spaces(spaces: SpaceSet, texts: &Texts) -> String {
    let names: Vec<String> = spaces.iter().map(|place| space(place, texts)).collect();
    texts.all_of(&names)
}

/// “between A4 and B4”.
pub fn place(place: Place, texts: &Texts) -> String {
    match (place.beyond(), place.side()) {
        (Some(beyond), _) => texts.say_with(
            "caverna-place-between",
            &[
                ("one", space(place.space(), texts).into()),
                ("other", space(beyond, texts).into()),
            ],
        ),
        (None, Side::East) => texts.say("caverna-place-cavern-east"),
        (None, _) => texts.say("caverna-place-cavern-south"),
    }
}

/// “two walls in a corner”.
pub fn cavern_side(side: CavernSide, texts: &Texts) -> String {
    texts.say(match side {
        CavernSide::Corner => "caverna-cavern-corner",
        CavernSide::Alcove => "caverna-cavern-alcove",
    })
}

/// The names of rooms as one list.
pub fn rooms(rooms: RoomSet, texts: &Texts) -> String {
    let names: Vec<String> = rooms.iter().map(|one| room(one, texts)).collect();
    texts.all_of(&names)
}

/// “+1 wood; excavated B2”: things done or to be done, in order. Nothing for none.
pub fn one_after_another(parts: impl IntoIterator<Item = String>, texts: &Texts) -> String {
    let joined = parts.into_iter().reduce(|start, next| {
        let arguments = [("start", start.into()), ("next", next.into())];
        texts.say_with("caverna-deeds", &arguments)
    });
    joined.unwrap_or_default()
}
