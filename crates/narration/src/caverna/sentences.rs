//! What happened, in words.

use caverna::{Event, Goods, Room, SoloResult, Space, Tile};
use tabletop::{Outcome, Seat};

use super::words::{self, goods, goods_object};
use crate::reader::Reader;
use crate::sentence::{Sentence, Weight};

/// The sentence of an event. The end of a turn needs no words: the next turn says it.
pub(super) fn sentence(event: &Event, reader: &Reader<'_>) -> Option<Sentence> {
    let weight = match event {
        Event::RoundBegan { .. } => Weight::Heading,
        Event::CaveFilled { .. } | Event::GameEnded { .. } => Weight::Highlight,
        Event::TurnEnded { .. } => return None,
        _ => Weight::Plain,
    };
    Some(Sentence {
        text: text(event, reader),
        weight,
    })
}

fn text(event: &Event, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
    let name = |seat: Seat| ("name", reader.name(seat).into());
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
        } => round_began(round, turns, start, tile, reader),
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
            texts.say_with("caverna-event-traded", &trade(seat, paid, gained, reader))
        }
        Event::RoomUsed {
            seat,
            room,
            paid,
            gained,
        } => room_used(seat, room, paid, gained, reader),
        Event::NoRoomUsed { seat } => texts.say_with("caverna-event-no-room-used", &[name(seat)]),
        Event::BlueRoomActed { seat, room, gained } => blue_room(seat, room, gained, reader),
        Event::Dug {
            seat,
            space,
            paid,
            food,
        } => dug(seat, space, paid, food, reader),
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
        } => furnished(seat, room, space, paid, reader),
        Event::CaveFilled { seat } => texts.say_with("caverna-event-cave-filled", &[name(seat)]),
        Event::CavernChosen { seat, side } => texts.say_with(
            "caverna-event-cavern-chosen",
            &[name(seat), ("side", side.to_string().into())],
        ),
        Event::TurnEnded { seat: _ } => String::new(),
        Event::RoundEnded { round } => {
            texts.say_with("caverna-event-round-ended", &[("round", round.into())])
        }
        Event::GameEnded { outcome } => game_ended(&outcome, reader),
    }
}

fn round_began(round: u8, turns: u8, start: Seat, tile: Tile, reader: &Reader<'_>) -> String {
    let mut arguments = vec![
        ("round", round.into()),
        ("turns", turns.into()),
        ("tile", words::tile(tile, reader.texts).into()),
    ];
    if reader.names.len() == 1 {
        return reader
            .texts
            .say_with("caverna-event-round-began-solo", &arguments);
    }
    arguments.push(("name", reader.name(start).into()));
    reader
        .texts
        .say_with("caverna-event-round-began", &arguments)
}

fn blue_room(seat: Seat, room: Room, gained: Goods, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
    let mut arguments = vec![
        ("name", reader.name(seat).into()),
        ("room", words::room(room, texts).into()),
    ];
    if gained.is_none() {
        return texts.say_with("caverna-event-blue-room-full", &arguments);
    }
    arguments.push(("goods", goods_object(gained, texts).into()));
    texts.say_with("caverna-event-blue-room-acted", &arguments)
}

fn furnished(seat: Seat, room: Room, space: Space, paid: Goods, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
    let mut arguments = vec![
        ("name", reader.name(seat).into()),
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
    reader: &'a Reader<'_>,
) -> [(&'static str, fluent_bundle::FluentValue<'a>); 3] {
    [
        ("name", reader.name(seat).into()),
        ("paid", goods_object(paid, reader.texts).into()),
        ("gained", goods_object(gained, reader.texts).into()),
    ]
}

fn room_used(seat: Seat, room: Room, paid: Goods, gained: Goods, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
    let name = ("name", reader.name(seat).into());
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

fn dug(seat: Seat, space: Space, paid: Goods, food: u8, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
    let mut arguments = vec![
        ("name", reader.name(seat).into()),
        ("space", words::space(space, texts).into()),
        ("food", food.into()),
    ];
    if paid.is_none() {
        return texts.say_with("caverna-event-dug", &arguments);
    }
    arguments.push(("paid", goods(paid, texts).into()));
    texts.say_with("caverna-event-dug-paid", &arguments)
}

fn game_ended(outcome: &Outcome, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
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
            &[("name", reader.name(winner).into()), score],
        ),
        None => texts.say_with("caverna-event-game-draw", &[score]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Texts};
    use caverna::{Caverna, Config};
    use tabletop::{LuckSource, QuickDice, Seed, Table, Viewer};

    fn told(event: &Event, lang: Lang) -> Option<String> {
        let names = ["Ann", "Bo"].map(str::to_owned);
        let reader = Reader {
            texts: Texts::of(lang),
            viewer: Viewer::Bystander,
            names: &names,
        };
        sentence(event, &reader).map(|sentence| sentence.text)
    }

    fn some(words: &str) -> Goods {
        words.parse().unwrap()
    }

    #[test]
    fn what_is_done_says_who_and_for_what() {
        let (ann, bo) = (Seat::new(0), Seat::new(1));
        let room = Room::Bakehouse;
        for (event, sentence) in [
            (
                Event::Furnished {
                    seat: ann,
                    room,
                    space: "4,2".parse().unwrap(),
                    paid: some("wood 2 stone 2 food"),
                },
                "Ann furnishes C5 with Bakehouse (6 points) and pays 1 wood, 2 stone and 2 food.",
            ),
            (
                Event::RoomUsed {
                    seat: bo,
                    room,
                    paid: some("2 emmer"),
                    gained: some("4 food gold"),
                },
                "Bo uses Bakehouse, pays 2 emmer and gains 4 food and 1 gold.",
            ),
            (
                Event::Dug {
                    seat: bo,
                    space: "3,1".parse().unwrap(),
                    paid: some("2 food"),
                    food: 1,
                },
                "Bo pays 2 food and excavates B4 and finds 1 food.",
            ),
            (
                Event::WallRazed {
                    seat: ann,
                    place: "3,0 3,1".parse().unwrap(),
                    gained: some("2 stone 3 food gold"),
                },
                "Ann tears down the wall between A4 and B4 and gains 2 stone, 3 food and 1 gold.",
            ),
            (
                Event::CaveFilled { seat: bo },
                "Bo has furnished the whole cave and gets the additional cavern!",
            ),
            (
                Event::WallBuilt {
                    seat: ann,
                    place: "cavern south".parse().unwrap(),
                },
                "Ann builds a wall south of the additional cavern.",
            ),
        ] {
            assert_eq!(told(&event, Lang::En).as_deref(), Some(sentence));
        }
    }

    #[test]
    fn every_event_of_many_games_is_a_sentence() {
        for seed in 0..40 {
            let config = if seed % 2 == 0 {
                Config::DUEL
            } else {
                Config::SOLO
            };
            let lang = Lang::ALL[usize::try_from(seed).unwrap() % Lang::ALL.len()];
            let luck = LuckSource::Rolled(Seed::from_number(seed));
            let mut table = Table::<Caverna>::open(config, luck);
            let mut dice = QuickDice::new(seed);
            while let Some(seat) = table.prompt().awaited().lowest() {
                let decision = *dice.pick(&table.legal(seat));
                table.decide(seat, decision, None).unwrap();
            }
            for announced in table.chapters().flat_map(|chapter| chapter.events) {
                let Some(sentence) = told(&announced.event, lang) else {
                    let needs_no_words = matches!(announced.event, Event::TurnEnded { .. });
                    assert!(needs_no_words, "{:?}", announced.event);
                    continue;
                };
                assert!(sentence.ends_with(['.', '!']), "{lang}: {sentence}");
                let first = sentence.chars().next().unwrap();
                assert!(!first.is_lowercase(), "{lang}: {sentence}");
                assert!(!sentence.contains("  "), "{lang}: {sentence}");
            }
        }
    }
}
