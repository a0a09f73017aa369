//! What happened, in words.

use caverna::{Event, Goods, Room, SoloResult, Space, Tile};
use tabletop::{Outcome, Seat};

use super::words::{self, goods, goods_object};
use crate::art::{Scene, Sentence, Weight};

/// The sentence of an event. The end of a turn needs no words: the next turn says it.
pub(super) fn sentence(event: &Event, scene: &Scene<'_>) -> Option<Sentence> {
    let weight = match event {
        Event::RoundBegan { .. } => Weight::Heading,
        Event::CaveFilled { .. } | Event::GameEnded { .. } => Weight::Moment,
        Event::TurnEnded { .. } => return None,
        _ => Weight::Plain,
    };
    Some(Sentence {
        text: text(event, scene),
        weight,
    })
}

fn text(event: &Event, scene: &Scene<'_>) -> String {
    let texts = scene.texts;
    let name = |seat: Seat| ("name", scene.name(seat).into());
    let room_name = |room: Room| ("room", words::room(room, texts).into());
    match *event {
        Event::StartDrawn { seat } => texts.say_with("caverna-event-start-drawn", &[name(seat)]),
        Event::RoomSetAside { room } => {
            texts.say_with("caverna-event-room-set-aside", &[room_name(room)])
        }
        Event::RoundBegan {
            round,
            turns,
            start,
            tile,
        } => round_began(round, turns, start, tile, scene),
        Event::TileTaken { seat, tile } => texts.say_with(
            "caverna-event-tile-taken",
            &[name(seat), ("tile", words::tile(tile, texts).into())],
        ),
        Event::Converted { seat, good } => texts.say_with(
            "caverna-event-converted",
            &[name(seat), ("good", good.word().into())],
        ),
        Event::Gained { seat, goods } if goods.is_none() => {
            texts.say_with("caverna-event-gained-nothing", &[name(seat)])
        }
        Event::Gained { seat, goods } => texts.say_with(
            "caverna-event-gained",
            &[name(seat), ("goods", goods_object(goods, texts).into())],
        ),
        Event::Traded { seat, paid, gained } => {
            texts.say_with("caverna-event-traded", &trade(seat, paid, gained, scene))
        }
        Event::RoomUsed {
            seat,
            room,
            paid,
            gained,
        } => room_used(seat, room, paid, gained, scene),
        Event::NoRoomUsed { seat } => texts.say_with("caverna-event-no-room-used", &[name(seat)]),
        Event::BlueRoomActed { seat, room, gained } => blue_room(seat, room, gained, scene),
        Event::Dug {
            seat,
            space,
            paid,
            food,
        } => dug(seat, space, paid, food, scene),
        Event::RoomUnearthed { room } => {
            texts.say_with("caverna-event-room-unearthed", &[room_name(room)])
        }
        Event::PileTurned { room } => {
            texts.say_with("caverna-event-pile-turned", &[room_name(room)])
        }
        Event::WallBuilt { seat, place } => texts.say_with(
            "caverna-event-wall-built",
            &[name(seat), ("place", words::place(place, texts).into())],
        ),
        Event::WallRazed {
            seat,
            place,
            gained,
        } => texts.say_with(
            "caverna-event-wall-razed",
            &[
                name(seat),
                ("place", words::place(place, texts).into()),
                ("goods", goods_object(gained, texts).into()),
            ],
        ),
        Event::Furnished {
            seat,
            room,
            space,
            paid,
        } => furnished(seat, room, space, paid, scene),
        Event::CaveFilled { seat } => texts.say_with("caverna-event-cave-filled", &[name(seat)]),
        Event::CavernChosen { seat, side } => texts.say_with(
            "caverna-event-cavern-chosen",
            &[name(seat), ("side", side.to_string().into())],
        ),
        Event::TurnEnded { seat: _ } => String::new(),
        Event::RoundEnded { round } => {
            texts.say_with("caverna-event-round-ended", &[("round", round.into())])
        }
        Event::GameEnded { outcome } => game_ended(&outcome, scene),
    }
}

fn round_began(round: u8, turns: u8, start: Seat, tile: Tile, scene: &Scene<'_>) -> String {
    let mut arguments = vec![
        ("round", round.into()),
        ("turns", turns.into()),
        ("tile", words::tile(tile, scene.texts).into()),
    ];
    if scene.names.len() == 1 {
        return scene
            .texts
            .say_with("caverna-event-round-began-solo", &arguments);
    }
    arguments.push(("name", scene.name(start).into()));
    scene
        .texts
        .say_with("caverna-event-round-began", &arguments)
}

fn blue_room(seat: Seat, room: Room, gained: Goods, scene: &Scene<'_>) -> String {
    let texts = scene.texts;
    let mut arguments = vec![
        ("name", scene.name(seat).into()),
        ("room", words::room(room, texts).into()),
    ];
    if gained.is_none() {
        return texts.say_with("caverna-event-blue-room-full", &arguments);
    }
    arguments.push(("goods", goods_object(gained, texts).into()));
    texts.say_with("caverna-event-blue-room-acted", &arguments)
}

fn furnished(seat: Seat, room: Room, space: Space, paid: Goods, scene: &Scene<'_>) -> String {
    let texts = scene.texts;
    let mut arguments = vec![
        ("name", scene.name(seat).into()),
        ("room", words::room(room, texts).into()),
        ("space", words::space(space, texts).into()),
        ("points", room.card().points.into()),
    ];
    if paid.is_none() {
        return texts.say_with("caverna-event-furnished-free", &arguments);
    }
    arguments.push(("paid", goods_object(paid, texts).into()));
    texts.say_with("caverna-event-furnished", &arguments)
}

fn trade<'a>(
    seat: Seat,
    paid: Goods,
    gained: Goods,
    scene: &'a Scene<'_>,
) -> [(&'static str, fluent_bundle::FluentValue<'a>); 3] {
    [
        ("name", scene.name(seat).into()),
        ("paid", goods_object(paid, scene.texts).into()),
        ("gained", goods_object(gained, scene.texts).into()),
    ]
}

fn room_used(seat: Seat, room: Room, paid: Goods, gained: Goods, scene: &Scene<'_>) -> String {
    let texts = scene.texts;
    let name = ("name", scene.name(seat).into());
    let room = ("room", words::room(room, texts).into());
    let paid_words = ("paid", goods_object(paid, texts).into());
    let gained_words = ("gained", goods_object(gained, texts).into());
    match (paid.is_none(), gained.is_none()) {
        (true, true) => texts.say_with("caverna-event-room-used", &[name, room]),
        (true, false) => texts.say_with("caverna-event-room-gained", &[name, room, gained_words]),
        (false, true) => texts.say_with("caverna-event-room-paid", &[name, room, paid_words]),
        (false, false) => texts.say_with(
            "caverna-event-room-traded",
            &[name, room, paid_words, gained_words],
        ),
    }
}

fn dug(seat: Seat, space: Space, paid: Goods, food: u8, scene: &Scene<'_>) -> String {
    let texts = scene.texts;
    let mut arguments = vec![
        ("name", scene.name(seat).into()),
        ("space", words::space(space, texts).into()),
        ("food", food.into()),
    ];
    if paid.is_none() {
        return texts.say_with("caverna-event-dug", &arguments);
    }
    arguments.push(("paid", goods(paid, texts).into()));
    texts.say_with("caverna-event-dug-paid", &arguments)
}

fn game_ended(outcome: &Outcome, scene: &Scene<'_>) -> String {
    let texts = scene.texts;
    if let [points] = *outcome.points() {
        let key = match SoloResult::of(u8::try_from(points).unwrap_or_default()) {
            SoloResult::Missed => "caverna-event-solo-missed",
            SoloResult::Reached => "caverna-event-solo-reached",
            SoloResult::Exceptional => "caverna-event-solo-exceptional",
        };
        return texts.say_with(key, &[("points", points.into())]);
    }
    let points: Vec<String> = outcome.points().iter().map(ToString::to_string).collect();
    let score = ("score", points.join(" : ").into());
    match outcome.winners().sole() {
        Some(winner) => texts.say_with(
            "caverna-event-game-won",
            &[("name", scene.name(winner).into()), score],
        ),
        None => texts.say_with("caverna-event-game-draw", &[score]),
    }
}
