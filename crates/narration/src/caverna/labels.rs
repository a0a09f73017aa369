//! Decisions in words.

use caverna::{Decision, Effect, Goods, Price, Room, Space, Tile, Work};

use super::effects;
use super::words::{self, goods, goods_object};
use crate::label::Label;
use crate::reader::Reader;
use crate::texts::Texts;

/// A decision in words, with a second line that explains it.
pub(super) fn label(decision: Decision, reader: &Reader<'_>) -> Label {
    let texts = reader.texts;
    let (text, detail) = match decision {
        Decision::Convert(good) => (
            texts.say_with("caverna-decision-convert", &[("good", good.word().into())]),
            String::new(),
        ),
        Decision::Take(tile) => (
            texts.say_with(
                "caverna-decision-take",
                &[("tile", words::tile(tile, texts).into())],
            ),
            effects::tile_lines(tile, None, texts).join("; "),
        ),
        Decision::Trade(paid) => trade(paid, texts),
        Decision::UseNoRoom => (
            texts.say("caverna-decision-use-no-room"),
            texts.say("caverna-decision-use-no-room-detail"),
        ),
        Decision::Use(usage) => (
            texts.say_with(
                "caverna-decision-use",
                &[
                    ("room", words::room(usage.room(), texts).into()),
                    ("effect", effects::usage(usage, texts).into()),
                ],
            ),
            String::new(),
        ),
        Decision::Dig(space) => (
            about_space("caverna-decision-dig", space, texts),
            found(space, texts),
        ),
        Decision::DigTwice(space) => (
            about_space("caverna-decision-dig-twice", space, texts),
            texts.say("caverna-decision-dig-twice-detail"),
        ),
        Decision::Gain(gained) => (
            texts.say_with(
                "caverna-decision-gain",
                &[("goods", goods_object(gained, texts).into())],
            ),
            String::new(),
        ),
        Decision::Wall(place) => (
            texts.say_with(
                "caverna-build-here",
                &[("place", words::place(place, texts).into())],
            ),
            String::new(),
        ),
        Decision::Raze(place) => (
            texts.say_with(
                "caverna-decision-raze",
                &[("place", words::place(place, texts).into())],
            ),
            String::new(),
        ),
        Decision::Furnish(room, space, price) => furnish(room, space, price, texts),
        Decision::Cavern(side) => (
            words::capitalised(&words::cavern_side(side, texts)),
            texts.say("caverna-cavern"),
        ),
        Decision::End => (texts.say("caverna-decision-end"), String::new()),
    };
    Label { text, detail }
}

/// An exchange is named by what is paid; the tables know what it brings and where.
fn trade(paid: Goods, texts: &Texts) -> (String, String) {
    let gained = |effect: &Effect| match effect {
        Effect::Exchange(pay, gain) if *pay == paid => Some(*gain),
        _ => None,
    };
    let by_tile = Tile::ALL.into_iter().find_map(|tile| {
        let mut effects = tile.card().actions.iter().flat_map(|part| part.iter());
        Some((words::tile(tile, texts), effects.find_map(gained)?))
    });
    let by_room = || {
        Room::ALL
            .into_iter()
            .find_map(|room| match room.card().work {
                Work::Whenever(_, effect) => Some((words::room(room, texts), gained(&effect)?)),
                Work::Use(_) => None,
            })
    };
    let Some((source, gain)) = by_tile.or_else(by_room) else {
        return (goods(paid, texts), String::new());
    };
    let deal = effects::swap(paid, gain, texts);
    let text = texts.say_with("caverna-effect-swap", &[("deals", deal.into())]);
    (words::capitalised(&text), source)
}

fn about_space(key: &str, space: Space, texts: &Texts) -> String {
    texts.say_with(key, &[("space", words::space(space, texts).into())])
}

/// The food that lies there.
fn found(space: Space, texts: &Texts) -> String {
    match space.food() {
        0 => String::new(),
        food => texts.say_with("caverna-decision-dig-food", &[("food", food.into())]),
    }
}

/// The room, where, and what is paid: the price of the action tells otherwise equal
/// decisions apart.
fn furnish(room: Room, space: Space, price: Price, texts: &Texts) -> (String, String) {
    let card = room.card();
    let mut arguments = vec![
        ("room", words::room(room, texts).into()),
        ("space", words::space(space, texts).into()),
    ];
    let text = if price == Price::Nothing {
        texts.say_with("caverna-decision-furnish-free", &arguments)
    } else {
        arguments.push(("price", goods_object(price.goods(), texts).into()));
        texts.say_with("caverna-decision-furnish", &arguments)
    };
    let points = ("points", card.points.into());
    let detail = if card.cost.is_none() {
        texts.say_with("caverna-decision-furnish-detail-free", &[points])
    } else {
        let cost = ("cost", goods(card.cost, texts).into());
        texts.say_with("caverna-decision-furnish-detail", &[points, cost])
    };
    (text, detail)
}
