//! Tiles and rooms in words.

use caverna::{Dig, Effect, Fee, GoodSet, Goods, Parts, Room, Route, Situation, Tile, Work};

/// Goods as they are typed; “nothing” if there is nothing.
pub fn goods(goods: Goods) -> String {
    if goods.is_none() {
        "nothing".to_owned()
    } else {
        goods.to_string()
    }
}

/// The parts of a tile in printed order, in a round of so many turns.
pub fn tile_parts(tile: Tile, turns: u8) -> Vec<String> {
    let part = |alternatives: &&[Effect]| part(alternatives, turns);
    tile.card().actions.iter().map(part).collect()
}

/// What a room does: `2 flax → 2 food 2 gold`, `whenever a wall is built: gain 2 gold`.
pub fn work(room: Room) -> String {
    match room.card().work {
        Work::Use(parts) => self::parts(parts),
        Work::Whenever(situation, effect) => {
            format!(
                "whenever {}: {}",
                whenever(situation),
                self::effect(effect, 0)
            )
        }
    }
}

fn parts(parts: Parts) -> String {
    let each: Vec<String> = parts
        .iter()
        .map(|alternatives| part(alternatives, 0))
        .collect();
    each.join("; ")
}

/// The alternatives of one part, what they have in common said once: `gain wood or stone`.
fn part(alternatives: &[Effect], turns: u8) -> String {
    let each: Vec<String> = alternatives.iter().map(|&one| effect(one, turns)).collect();
    let words: Vec<Vec<&str>> = each.iter().map(|one| one.split(' ').collect()).collect();
    let shortest = words.iter().map(Vec::len).min().unwrap_or(0);
    let agree = |index: &usize| words.iter().all(|one| one[*index] == words[0][*index]);
    let agree_at_end = |index: &usize| {
        let last = |one: &Vec<&str>| one[one.len() - 1 - *index].to_owned();
        words.iter().all(|one| last(one) == last(&words[0]))
    };
    let before = (0..shortest.saturating_sub(1)).take_while(agree).count();
    if each.len() == 1 || before == 0 {
        return each.join(" or ");
    }
    let after = (0..shortest - before - 1).take_while(agree_at_end).count();
    let middles: Vec<String> = words
        .iter()
        .map(|one| one[before..one.len() - after].join(" "))
        .collect();
    let mut sentence = vec![words[0][..before].join(" "), middles.join(" or ")];
    if after > 0 {
        sentence.push(words[0][words[0].len() - after..].join(" "));
    }
    sentence.join(" ")
}

fn effect(effect: Effect, turns: u8) -> String {
    match effect {
        Effect::Gain(goods) => format!("gain {goods}"),
        Effect::GainBelow { goods, good, below } => {
            format!("gain {goods} with fewer than {below} {good}")
        }
        Effect::Refill(GoodSet::ALL, level) => format!("refill every kind of goods to {level}"),
        Effect::Refill(kinds, level) => {
            let kinds: Vec<&str> = kinds.iter().map(caverna::Good::word).collect();
            format!("refill {} to {level}", kinds.join(" and "))
        }
        Effect::Exchange(pay, gain) => format!("{pay} → {gain}"),
        Effect::ExchangeDifferent(number, gain) => format!("any {number} different goods → {gain}"),
        Effect::Dig(dig) => self::dig(dig),
        Effect::Furnish(fee) => furnish(fee, turns),
        Effect::BuildWall => "build a wall".to_owned(),
        Effect::RazeWall(gain) => format!("raze a wall you built → {gain}"),
        Effect::UseRooms(1) => "use a room".to_owned(),
        Effect::UseRooms(number) => format!("use {number} rooms"),
    }
}

fn dig(dig: Dig) -> String {
    let Dig { cost, tiles, route } = dig;
    let cost = if cost.is_none() {
        String::new()
    } else {
        format!("{cost} → ")
    };
    let twice = if tiles == 2 { " twice" } else { "" };
    let walls = match route {
        Route::AroundWalls => "",
        Route::ThroughWalls => " through walls",
    };
    format!("{cost}dig{twice}{walls}")
}

fn furnish(fee: Fee, turns: u8) -> String {
    let price = fee.price(turns).goods();
    if price.is_none() {
        "furnish for nothing more".to_owned()
    } else {
        format!("furnish for {price}")
    }
}

fn whenever(situation: Situation) -> String {
    match situation {
        Situation::Choosing(tile) => format!("you take {tile}"),
        Situation::Gaining(good) => format!("you gain {good}"),
        Situation::Using(&[1]) => "you may use 1 room".to_owned(),
        Situation::Using(numbers) => {
            let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            format!("you may use {} rooms", numbers.join(" or "))
        }
        Situation::Building => "you build a wall".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_read_like_sentences() {
        let words = |tile, turns| tile_parts(tile, turns).join("; ");
        for (tile, expected) in [
            (Tile::Undergrowth, "use a room; gain 2 wood"),
            (
                Tile::Housework,
                "furnish for 3 food; furnish for 5 food or gold",
            ),
            (Tile::Excavation, "dig or 2 food → dig twice; gain stone"),
            (
                Tile::Masonry,
                "use a room; gain wood or stone; build a wall",
            ),
            (Tile::Undermining, "use 2 rooms or dig through walls"),
            (
                Tile::Expedition,
                "5 wood → 4 gold or 5 stone → 4 gold or use 3 rooms",
            ),
            (Tile::Breach, "raze a wall you built → 2 stone 3 food gold"),
            (Tile::Renovation, "build a wall; furnish for nothing more"),
        ] {
            assert_eq!(words(tile, 3), expected);
        }
    }

    #[test]
    fn rooms_read_like_sentences() {
        for (room, expected) in [
            (Room::CaveEntrance, "gain wood or stone or emmer or flax"),
            (Room::Shelf, "refill wood or stone or emmer or flax to 2"),
            (
                Room::Tunnel,
                "gain 2 food; gain stone with fewer than 3 stone",
            ),
            (Room::Grindstone, "emmer → 3 food or 4 emmer → 7 food"),
            (Room::Stall, "5 emmer or flax → 4 gold"),
            (Room::JunctionRoom, "any 3 different goods → 2 gold"),
            (Room::SecretChamber, "gain 3 flax or gold"),
            (
                Room::EquipmentRoom,
                "whenever you may use 2 or 3 rooms: use a room",
            ),
            (Room::Dungeon, "whenever you build a wall: gain 2 gold"),
        ] {
            assert_eq!(work(room), expected);
        }
    }
}
