//! What tiles and rooms do, in words. The page draws the same in icons; both read the rules'
//! own tables.

use caverna::{Deal, Dig, Effect, Fee, Parts, Price, Room, Route, Situation, Tile, Usage, Work};

use super::words::{self, capitalised, goods_object};
use crate::texts::Texts;

/// What a tile offers, one line for each part. Where the turns of the round are known, fees
/// that depend on them are said in numbers.
pub fn tile_lines(tile: Tile, turns: Option<u8>, texts: &Texts) -> Vec<String> {
    lines(tile.card().actions, turns, texts)
}

/// What a room does, one line for each part.
pub fn room_lines(room: Room, texts: &Texts) -> Vec<String> {
    match room.card().work {
        Work::Use(parts) => lines(parts, None, texts),
        Work::Whenever(situation, effect) => {
            let key = match situation {
                Situation::Choosing(_) => "caverna-whenever-choosing",
                Situation::Gaining(_) => "caverna-whenever-gaining",
                Situation::Using(_) => "caverna-whenever-using",
                Situation::Building => "caverna-whenever-building",
            };
            let what = match situation {
                Situation::Choosing(tile) => words::tile(tile, texts),
                Situation::Gaining(good) => words::good(good, texts),
                Situation::Using(numbers) => {
                    let numbers: Vec<String> =
                        numbers.iter().map(|number| format!("[{number}]")).collect();
                    texts.one_of(&numbers)
                }
                Situation::Building => String::new(),
            };
            let effect = match effect {
                Effect::UseRooms(_) => texts.say("caverna-effect-one-more-room"),
                // Taking the offer of a blue room is free; what it gives by itself is not
                // asked.
                _ => part(&[effect], None, texts),
            };
            let arguments = [("what", what.into()), ("effect", effect.into())];
            vec![capitalised(&texts.say_with(key, &arguments))]
        }
    }
}

fn lines(parts: Parts, turns: Option<u8>, texts: &Texts) -> Vec<String> {
    parts
        .iter()
        .map(|alternatives| capitalised(&part(alternatives, turns, texts)))
        .collect()
}

/// One part: alternatives of the same kind share their verb.
pub fn part(alternatives: &[Effect], turns: Option<u8>, texts: &Texts) -> String {
    let same_kind =
        |one: &Effect, other: &Effect| std::mem::discriminant(one) == std::mem::discriminant(other);
    let phrases: Vec<String> = alternatives
        .chunk_by(same_kind)
        .map(|effects| phrase(effects, turns, texts))
        .collect();
    texts.one_of(&phrases)
}

/// Effects of one kind.
fn phrase(effects: &[Effect], turns: Option<u8>, texts: &Texts) -> String {
    let each = |say: &dyn Fn(&Effect) -> String| {
        let items: Vec<String> = effects.iter().map(say).collect();
        texts.one_of(&items)
    };
    match effects[0] {
        Effect::Gain(_) => {
            let goods = each(&|effect| match effect {
                Effect::Gain(goods) => goods_object(*goods, texts),
                _ => String::new(),
            });
            texts.say_with("caverna-effect-gain", &[("goods", goods.into())])
        }
        Effect::Refill(set, level) => {
            let kinds = if effects.len() == 1 {
                let names: Vec<String> = set.iter().map(|good| words::good(good, texts)).collect();
                texts.all_of(&names)
            } else {
                each(&|effect| match effect {
                    Effect::Refill(set, _) => {
                        set.iter().map(|good| words::good(good, texts)).collect()
                    }
                    _ => String::new(),
                })
            };
            let arguments = [("goods", kinds.into()), ("level", level.into())];
            texts.say_with("caverna-effect-refill", &arguments)
        }
        Effect::Exchange(..) => {
            let deals = each(&|effect| match effect {
                Effect::Exchange(pay, gain) => swap(*pay, *gain, texts),
                _ => String::new(),
            });
            texts.say_with("caverna-effect-swap", &[("deals", deals.into())])
        }
        Effect::Furnish(_) => {
            if effects == [Effect::Furnish(Fee::Fixed(Price::Nothing))] {
                return texts.say("caverna-effect-furnish-free");
            }
            let price = each(&|effect| match effect {
                Effect::Furnish(fee) => price(*fee, turns, texts),
                _ => String::new(),
            });
            texts.say_with("caverna-effect-furnish", &[("price", price.into())])
        }
        _ => each(&|effect| single(*effect, texts)),
    }
}

/// The kinds that never share their verb.
fn single(effect: Effect, texts: &Texts) -> String {
    match effect {
        Effect::GainBelow { goods, below, .. } => texts.say_with(
            "caverna-effect-gain-below",
            &[
                ("goods", goods_object(goods, texts).into()),
                ("below", below.into()),
            ],
        ),
        Effect::ExchangeDifferent(count, gain) => texts.say_with(
            "caverna-effect-swap-different",
            &[
                ("count", count.into()),
                ("gain", words::goods(gain, texts).into()),
            ],
        ),
        Effect::Dig(dig) => digging(dig, texts),
        Effect::BuildWall => texts.say("caverna-effect-wall"),
        Effect::RazeWall(goods) => texts.say_with(
            "caverna-effect-raze",
            &[("goods", goods_object(goods, texts).into())],
        ),
        Effect::UseRooms(count) => {
            texts.say_with("caverna-effect-rooms", &[("count", count.into())])
        }
        Effect::Gain(_) | Effect::Refill(..) | Effect::Exchange(..) | Effect::Furnish(_) => {
            String::new()
        }
    }
}

fn digging(dig: Dig, texts: &Texts) -> String {
    let Dig { cost, tiles, route } = dig;
    let key = match route {
        Route::ThroughWalls => "caverna-effect-dig-through",
        Route::AroundWalls if cost.is_none() => "caverna-effect-dig",
        Route::AroundWalls => {
            let arguments = [
                ("cost", goods_object(cost, texts).into()),
                ("tiles", tiles.into()),
            ];
            return texts.say_with("caverna-effect-dig-paid", &arguments);
        }
    };
    texts.say(key)
}

/// “5 food”.
fn price(fee: Fee, turns: Option<u8>, texts: &Texts) -> String {
    match (fee, turns) {
        (Fee::FoodPerTurn, None) => texts.say("caverna-price-per-turn"),
        (_, turns) => goods_object(fee.price(turns.unwrap_or_default()).goods(), texts),
    }
}

/// “2 emmer for 4 food and 1 gold”.
pub fn swap(pay: caverna::Goods, gain: caverna::Goods, texts: &Texts) -> String {
    texts.say_with(
        "caverna-deal",
        &[
            ("pay", goods_object(pay, texts).into()),
            ("gain", words::goods(gain, texts).into()),
        ],
    )
}

/// One way of using a room, as part of a sentence.
pub fn usage(usage: Usage, texts: &Texts) -> String {
    if let Some(space) = usage.space() {
        let arguments = [
            ("cost", goods_object(usage.deal().pay, texts).into()),
            ("space", words::space(space, texts).into()),
        ];
        return texts.say_with("caverna-effect-dig-at", &arguments);
    }
    let Deal {
        pay,
        gain,
        refill,
        level,
        ..
    } = *usage.deal();
    if !refill.is_empty() {
        return phrase(&[Effect::Refill(refill, level)], None, texts);
    }
    if pay.is_none() {
        return phrase(&[Effect::Gain(gain)], None, texts);
    }
    phrase(&[Effect::Exchange(pay, gain)], None, texts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn tiles_read_like_sentences() {
        let texts = Texts::of(Lang::En);
        for (tile, expected) in [
            (
                Tile::Undergrowth,
                &["Use one of your orange rooms", "Gain 2 wood"][..],
            ),
            (
                Tile::Housework,
                &[
                    "Pay 3 food and furnish a cavern",
                    "Pay 5 food or 1 gold and furnish a cavern",
                ],
            ),
            (
                Tile::Excavation,
                &[
                    "Excavate a cavern or pay 2 food and excavate 2 caverns",
                    "Gain 1 stone",
                ],
            ),
            (
                Tile::Masonry,
                &[
                    "Use one of your orange rooms",
                    "Gain 1 wood or 1 stone",
                    "Build a wall",
                ],
            ),
            (
                Tile::Undermining,
                &["Use up to 2 different orange rooms or excavate a cavern, even through walls"],
            ),
            (
                Tile::Expedition,
                &[
                    "Trade 5 wood for 4 gold or 5 stone for 4 gold or use up to 3 different \
                     orange rooms",
                ],
            ),
            (
                Tile::Breach,
                &["Tear down one of your walls and gain 2 stone, 3 food and 1 gold"],
            ),
            (
                Tile::Renovation,
                &["Build a wall", "Furnish a cavern at no extra food or gold"],
            ),
        ] {
            assert_eq!(tile_lines(tile, Some(3), texts), expected);
        }
    }

    #[test]
    fn rooms_read_like_sentences() {
        let texts = Texts::of(Lang::En);
        for (room, expected) in [
            (
                Room::CaveEntrance,
                "Gain 1 wood, 1 stone, 1 emmer or 1 flax",
            ),
            (Room::Shelf, "Refill wood, stone, emmer or flax to 2"),
            (
                Room::Tunnel,
                "Gain 2 food; Gain 1 stone if you have fewer than 3",
            ),
            (
                Room::Grindstone,
                "Trade 1 emmer for 3 food or 4 emmer for 7 food",
            ),
            (Room::Stall, "Trade 5 emmer for 4 gold or 5 flax for 4 gold"),
            (Room::JunctionRoom, "Trade 3 different goods for 2 gold"),
            (Room::SecretChamber, "Gain 3 flax or 1 gold"),
            (
                Room::EquipmentRoom,
                "Whenever you use [2] or [3]: use one more orange room, a different one",
            ),
            (Room::Dungeon, "Whenever you build a wall: gain 2 gold"),
        ] {
            assert_eq!(room_lines(room, texts).join("; "), expected);
        }
    }
}
