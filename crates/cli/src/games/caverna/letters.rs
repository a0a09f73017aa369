//! Goods, costs and effects in a few letters, to fit a drawn cavern.

use caverna::{Effect, Good, GoodSet, Goods, Icon, Parts, Room, Side, Situation, Work};

/// The letter of a kind of goods. Emmer, food and flax differ: `e`, `f`, `x`.
pub fn letter(good: Good) -> char {
    match good {
        Good::Wood => 'w',
        Good::Stone => 's',
        Good::Emmer => 'e',
        Good::Flax => 'x',
        Good::Food => 'f',
        Good::Gold => 'g',
    }
}

/// `2w1x`; a dash for nothing.
pub fn goods(goods: Goods) -> String {
    if goods.is_none() {
        return "-".to_owned();
    }
    let each = goods.iter();
    each.flat_map(|(amount, good)| [amount.to_string(), letter(good).to_string()])
        .collect()
}

/// `D--L`: the sides clockwise from the north; `D` must be a wall, `L` may be, `-` must not.
pub fn icon(icon: Icon) -> String {
    Side::ALL
        .into_iter()
        .map(|side| match (icon.must.has(side), icon.may.has(side)) {
            (true, _) => 'D',
            (false, true) => 'L',
            (false, false) => '-',
        })
        .collect()
}

/// What a room does: `2e→4f1g/3e→4f2g`, `wall:+2g`.
pub fn work(room: Room) -> String {
    match room.card().work {
        Work::Use(parts) => self::parts(parts),
        Work::Whenever(situation, effect) => {
            format!("{}:{}", whenever(situation), self::effect(effect))
        }
    }
}

fn parts(parts: Parts) -> String {
    let part = |alternatives: &&[Effect]| {
        let each: Vec<String> = alternatives.iter().map(|&one| effect(one)).collect();
        each.join("/")
    };
    parts.iter().map(part).collect::<Vec<_>>().join(";")
}

fn effect(effect: Effect) -> String {
    match effect {
        Effect::Gain(gain) => format!("+{}", goods(gain)),
        Effect::GainBelow {
            goods: gain,
            good,
            below,
        } => format!("+{} if {}<{below}", goods(gain), letter(good)),
        Effect::Refill(GoodSet::ALL, level) => format!("all={level}"),
        Effect::Refill(kinds, level) => {
            let letters: String = kinds.iter().map(letter).collect();
            format!("{letters}={level}")
        }
        Effect::Exchange(pay, gain) => format!("{}→{}", goods(pay), goods(gain)),
        Effect::ExchangeDifferent(number, gain) => {
            format!("any {number}→{}", goods(gain))
        }
        Effect::Dig(dig) => format!("{}→dig", goods(dig.cost)),
        Effect::UseRooms(number) => format!("+[{number}]"),
        Effect::Furnish(_) => "furnish".to_owned(),
        Effect::BuildWall => "wall".to_owned(),
        Effect::RazeWall(gain) => format!("raze→{}", goods(gain)),
    }
}

/// Tiles are cut to their first letters.
fn whenever(situation: Situation) -> String {
    match situation {
        Situation::Choosing(tile) => {
            let letters: String = tile.word().chars().take(7).collect();
            format!("{letters}.")
        }
        Situation::Gaining(good) => format!("+{}", letter(good)),
        Situation::Using(numbers) => {
            let each = numbers.iter().map(|number| format!("[{number}]"));
            each.collect::<Vec<_>>().concat()
        }
        Situation::Building => "wall".to_owned(),
    }
}

/// The room's word, shortened to fit a drawn cavern.
pub fn short_name(room: Room) -> &'static str {
    match room {
        Room::SacrificialAltar => "sacrific.-altar",
        Room::FurnitureWorkshop => "furn.-workshop",
        Room::ProspectingSite => "prospect.-site",
        room => room.word(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::cave::CELL;
    use super::*;

    #[test]
    fn every_room_fits_a_drawn_cavern() {
        for room in Room::ALL {
            assert!(work(room).chars().count() <= CELL, "{}", work(room));
            assert!(short_name(room).len() <= CELL, "{room}");
        }
    }

    #[test]
    fn rooms_read_like_their_tiles() {
        for (room, letters) in [
            (Room::CaveEntrance, "+1w/+1s/+1e/+1x"),
            (Room::Shelf, "w=2/s=2/e=2/x=2"),
            (Room::Tunnel, "+2f;+1s if s<3"),
            (Room::Parlor, "all=1"),
            (Room::SacrificialAltar, "1w1e1x1f→3g"),
            (Room::JunctionRoom, "any 3→2g"),
            (Room::DiggingCave, "1g→dig"),
            (Room::Bakehouse, "2e→4f1g/3e→4f2g"),
            (Room::ProspectingSite, "undergr.:1f→1g"),
            (Room::RettingRoom, "+x:+1f"),
            (Room::EquipmentRoom, "[2][3]:+[1]"),
            (Room::Dungeon, "wall:+2g"),
        ] {
            assert_eq!(work(room), letters, "{room}");
        }
        assert_eq!(icon(Room::Grindstone.card().icon), "D--L");
        assert_eq!(goods(Room::Dungeon.card().cost), "3s4g");
        assert_eq!(goods(Room::ProspectingSite.card().cost), "-");
    }
}
