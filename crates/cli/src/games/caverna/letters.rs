//! Goods, costs and effects in a few letters, to fit a drawn cavern.

use caverna::{Effect, Good, GoodSet, Goods, Icon, Parts, Room, Side, Situation, Work};
use narration::Texts;
use narration::caverna::{effects, words};

use super::cave::CELL;
use crate::paragraph::shortened;

/// The letter of a kind of goods: no two share one.
pub fn letter(good: Good, texts: &Texts) -> String {
    texts.say(&format!("terminal-caverna-letter-{}", good.word()))
}

/// How to read the letters: `w wood, s stone`.
pub fn legend(texts: &Texts) -> String {
    let each =
        Good::ALL.map(|good| format!("{} {}", letter(good, texts), words::good(good, texts)));
    each.join(", ")
}

/// `2w1x`; a dash for nothing.
pub fn goods(goods: Goods, texts: &Texts) -> String {
    if goods.is_none() {
        return "-".to_owned();
    }
    let each = goods.iter();
    each.flat_map(|(amount, good)| [amount.to_string(), letter(good, texts)])
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
pub fn work(room: Room, texts: &Texts) -> String {
    match room.card().work {
        Work::Use(parts) => self::parts(parts, texts),
        Work::Whenever(situation, effect) => {
            let situation = whenever(situation, texts);
            format!("{situation}:{}", self::effect(effect, texts))
        }
    }
}

fn parts(parts: Parts, texts: &Texts) -> String {
    let part = |alternatives: &&[Effect]| {
        let each: Vec<String> = alternatives.iter().map(|&one| effect(one, texts)).collect();
        each.join("/")
    };
    parts.iter().map(part).collect::<Vec<_>>().join(";")
}

fn effect(effect: Effect, texts: &Texts) -> String {
    let goods = |of: Goods| goods(of, texts);
    match effect {
        Effect::Gain(gain) => format!("+{}", goods(gain)),
        Effect::GainBelow {
            goods: gain,
            good,
            below,
        } => texts.say_with(
            "terminal-caverna-short-below",
            &[
                ("gain", goods(gain).into()),
                ("good", letter(good, texts).into()),
                ("below", below.into()),
            ],
        ),
        Effect::Refill(GoodSet::ALL, level) => {
            texts.say_with("terminal-caverna-short-all", &[("level", level.into())])
        }
        Effect::Refill(kinds, level) => {
            let letters: String = kinds.iter().map(|good| letter(good, texts)).collect();
            format!("{letters}={level}")
        }
        Effect::Exchange(pay, gain) => format!("{}→{}", goods(pay), goods(gain)),
        Effect::ExchangeDifferent(count, gain) => texts.say_with(
            "terminal-caverna-short-any",
            &[("count", count.into()), ("gain", goods(gain).into())],
        ),
        Effect::Dig(dig) => {
            let dig_word = texts.say("terminal-caverna-short-dig");
            format!("{}→{dig_word}", goods(dig.cost))
        }
        Effect::UseRooms(number) => format!("+[{number}]"),
        // No room does these.
        Effect::Furnish(_) | Effect::BuildWall | Effect::RazeWall(_) => {
            effects::part(&[effect], None, texts)
        }
    }
}

/// Tiles are cut to their first letters.
fn whenever(situation: Situation, texts: &Texts) -> String {
    match situation {
        Situation::Choosing(tile) => shortened(&words::tile(tile, texts), 8),
        Situation::Gaining(good) => format!("+{}", letter(good, texts)),
        Situation::Using(numbers) => {
            let each = numbers.iter().map(|number| format!("[{number}]"));
            each.collect()
        }
        Situation::Building => texts.say("terminal-caverna-short-wall"),
    }
}

/// The room's name, shortened to fit a drawn cavern.
pub fn short_name(room: Room, texts: &Texts) -> String {
    shortened(&words::room(room, texts), CELL)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use narration::Lang;

    #[test]
    fn every_room_fits_a_drawn_cavern_in_every_language() {
        for lang in Lang::ALL {
            let texts = Texts::of(lang);
            for room in Room::ALL {
                let work = work(room, texts);
                assert!(work.chars().count() <= CELL, "{lang}: {work}");
                assert!(short_name(room, texts).chars().count() <= CELL, "{room}");
            }
        }
    }

    #[test]
    fn no_two_goods_share_a_letter() {
        for lang in Lang::ALL {
            let letters = Good::ALL.map(|good| letter(good, Texts::of(lang)));
            assert!(letters.iter().all(|letter| letter.chars().count() == 1));
            let different: BTreeSet<&String> = letters.iter().collect();
            assert_eq!(different.len(), Good::ALL.len(), "{lang}");
        }
    }

    #[test]
    fn rooms_read_like_their_tiles() {
        let texts = Texts::of(Lang::En);
        for (room, letters) in [
            (Room::CaveEntrance, "+1w/+1s/+1e/+1x"),
            (Room::Shelf, "w=2/s=2/e=2/x=2"),
            (Room::Tunnel, "+2f;+1s if s<3"),
            (Room::Parlor, "all=1"),
            (Room::SacrificialAltar, "1w1e1x1f→3g"),
            (Room::JunctionRoom, "any 3→2g"),
            (Room::DiggingCave, "1g→dig"),
            (Room::Bakehouse, "2e→4f1g/3e→4f2g"),
            (Room::ProspectingSite, "Undergr.:1f→1g"),
            (Room::RettingRoom, "+x:+1f"),
            (Room::EquipmentRoom, "[2][3]:+[1]"),
            (Room::Dungeon, "wall:+2g"),
        ] {
            assert_eq!(work(room, texts), letters, "{room}");
        }
        assert_eq!(icon(Room::Grindstone.card().icon), "D--L");
        assert_eq!(goods(Room::Dungeon.card().cost, texts), "3s4g");
        assert_eq!(goods(Room::ProspectingSite.card().cost, texts), "-");
    }
}
