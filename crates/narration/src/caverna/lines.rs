//! A whole turn as one line of the log.

use caverna::{Event, Goods, Room, Space};
use tabletop::Seat;

use super::sentences::sentence;
use super::words::{self, goods};
use crate::reader::Reader;
use crate::sentence::{Sentence, Weight};
use crate::texts::Texts;

/// Whether the event belongs on the line of the one before it: everything from the first
/// conversion to the end of a turn is one line, and so are the rooms that are out of the game.
pub(super) fn goes_on(before: &Event, event: &Event) -> bool {
    let aside = |event: &Event| matches!(event, Event::RoomSetAside { .. });
    let same_turn =
        in_a_turn(before) && in_a_turn(event) && !matches!(before, Event::TurnEnded { .. });
    same_turn || (aside(before) && aside(event))
}

/// The line: “Ann: Drift Mining – Shelf: +1 wood; excavated B2: Bakehouse.”
pub(super) fn line(events: &[&Event], reader: &Reader<'_>) -> Option<Sentence> {
    let first = *events.first()?;
    let text = match first {
        Event::RoomSetAside { .. } => rooms_set_aside(events, reader.texts),
        event if in_a_turn(event) => turn(events, reader)?,
        event => return sentence(event, reader),
    };
    let filled = |event: &&Event| matches!(event, Event::CaveFilled { .. });
    Some(Sentence {
        text,
        weight: if events.iter().any(filled) {
            Weight::Highlight
        } else {
            Weight::Plain
        },
    })
}

fn in_a_turn(event: &Event) -> bool {
    !matches!(
        event,
        Event::StartDrawn { .. }
            | Event::RoomSetAside { .. }
            | Event::RoundBegan { .. }
            | Event::RoundEnded { .. }
            | Event::GameEnded { .. }
    )
}

fn rooms_set_aside(events: &[&Event], texts: &Texts) -> String {
    let rooms: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::RoomSetAside { room } => Some(words::room(*room, texts)),
            _ => None,
        })
        .collect();
    let rooms = texts.all_of(&rooms);
    texts.say_with("caverna-event-room-set-aside", &[("room", rooms.into())])
}

fn turn(events: &[&Event], reader: &Reader<'_>) -> Option<String> {
    let texts = reader.texts;
    let seat = events.iter().find_map(|event| whose(event))?;
    let tile = events.iter().find_map(|event| match event {
        Event::TileTaken { tile, .. } => Some(words::tile(*tile, texts)),
        _ => None,
    });
    let ended = matches!(events.last(), Some(Event::TurnEnded { .. }));
    let name = ("name", reader.name(seat).into());
    let deeds = deeds(events, texts);
    let done = ("deeds", deeds.clone().unwrap_or_default().into());
    Some(match (tile, deeds) {
        (Some(tile), Some(_)) => {
            texts.say_with("caverna-line", &[name, ("tile", tile.into()), done])
        }
        (Some(tile), None) if ended => {
            texts.say_with("caverna-line-idle", &[name, ("tile", tile.into())])
        }
        (Some(tile), None) => texts.say_with("caverna-line-taken", &[name, ("tile", tile.into())]),
        (None, _) => texts.say_with("caverna-line-before", &[name, done]),
    })
}

/// Whose turn the event belongs to; a room that comes to light belongs to nobody.
fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::TileTaken { seat, .. } | Event::Converted { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Everything that was done, in the order in which it was done.
fn deeds(events: &[&Event], texts: &Texts) -> Option<String> {
    let mut deeds = Vec::new();
    let mut rest = events;
    while let [event, after @ ..] = rest {
        rest = after;
        match **event {
            Event::Converted { good, .. } => {
                let (amount, after) = converted(good.word(), rest);
                rest = after;
                let paid = Goods::of(1 + amount, good);
                let food = Goods::of(1 + amount, caverna::Good::Food);
                deeds.push(traded(paid, food, texts));
            }
            Event::Gained { goods, .. } => deeds.push(gained(goods, texts)),
            Event::Traded { paid, gained, .. } => deeds.push(traded(paid, gained, texts)),
            Event::RoomUsed {
                room, paid, gained, ..
            } => {
                let deed = match rest {
                    // What the room asks for is paid for the excavation that follows.
                    [Event::Dug { space, food, .. }, after @ ..] => {
                        rest = after;
                        dug(*space, paid, *food, &mut rest, texts)
                    }
                    _ => used(paid, gained, texts),
                };
                deeds.push(in_room(room, deed, texts));
            }
            Event::NoRoomUsed { .. } => deeds.push(texts.say("caverna-deed-no-room")),
            Event::BlueRoomActed {
                room,
                gained: goods,
                ..
            } => {
                deeds.push(in_room(room, gained(goods, texts), texts));
            }
            Event::Dug {
                space, paid, food, ..
            } => deeds.push(dug(space, paid, food, &mut rest, texts)),
            Event::RoomUnearthed { room } | Event::PileTurned { room } => {
                deeds.push(about_room("caverna-deed-pile", room, texts));
            }
            Event::WallBuilt { place, .. } => {
                let place = ("place", words::place(place, texts).into());
                deeds.push(texts.say_with("caverna-deed-wall", &[place]));
            }
            Event::WallRazed {
                place,
                gained: goods,
                ..
            } => {
                let place = ("place", words::place(place, texts).into());
                let goods = ("gained", gained(goods, texts).into());
                deeds.push(texts.say_with("caverna-deed-razed", &[place, goods]));
            }
            Event::Furnished {
                room, space, paid, ..
            } => deeds.push(furnished(room, space, paid, texts)),
            Event::CaveFilled { .. } => deeds.push(texts.say("caverna-deed-filled")),
            Event::CavernChosen { side, .. } => {
                let side = ("side", words::cavern_side(side, texts).into());
                deeds.push(texts.say_with("caverna-deed-cavern", &[side]));
            }
            Event::TileTaken { .. }
            | Event::TurnEnded { .. }
            | Event::StartDrawn { .. }
            | Event::RoomSetAside { .. }
            | Event::RoundBegan { .. }
            | Event::RoundEnded { .. }
            | Event::GameEnded { .. } => {}
        }
    }
    (!deeds.is_empty()).then(|| words::one_after_another(deeds, texts))
}

/// How many more of the same were converted right after, and what comes then.
fn converted<'a, 'b>(word: &str, events: &'a [&'b Event]) -> (u8, &'a [&'b Event]) {
    let same =
        |event: &&&Event| matches!(event, Event::Converted { good, .. } if good.word() == word);
    let more = events.iter().take_while(same).count();
    (u8::try_from(more).unwrap_or(u8::MAX), &events[more..])
}

fn gained(gained: Goods, texts: &Texts) -> String {
    if gained.is_none() {
        texts.say("caverna-deed-full")
    } else {
        texts.say_with(
            "caverna-deed-gained",
            &[("goods", goods(gained, texts).into())],
        )
    }
}

fn traded(paid: Goods, gained: Goods, texts: &Texts) -> String {
    let gained = if gained.is_none() {
        texts.say("caverna-deed-full")
    } else {
        goods(gained, texts)
    };
    let paid = ("paid", goods(paid, texts).into());
    texts.say_with("caverna-deed-traded", &[paid, ("gained", gained.into())])
}

/// What an orange room has done.
fn used(paid: Goods, given: Goods, texts: &Texts) -> String {
    if paid.is_none() {
        gained(given, texts)
    } else {
        traded(paid, given, texts)
    }
}

fn in_room(room: Room, deed: String, texts: &Texts) -> String {
    let room = ("room", words::room(room, texts).into());
    texts.say_with("caverna-deed-room", &[room, ("deed", deed.into())])
}

fn about_room(key: &str, room: Room, texts: &Texts) -> String {
    texts.say_with(key, &[("room", words::room(room, texts).into())])
}

/// An excavation, with the room that came to light and the food that lay there.
fn dug(space: Space, paid: Goods, food: u8, rest: &mut &[&Event], texts: &Texts) -> String {
    let space = ("space", words::space(space, texts).into());
    let mut deed = if paid.is_none() {
        texts.say_with("caverna-deed-dug", &[space])
    } else {
        let paid = ("paid", goods(paid, texts).into());
        texts.say_with("caverna-deed-dug-paid", &[space, paid])
    };
    if food > 0 {
        let found = gained(Goods::of(food, caverna::Good::Food), texts);
        let arguments = [("deed", deed.into()), ("gained", found.into())];
        deed = texts.say_with("caverna-deed-dug-food", &arguments);
    }
    if let [Event::RoomUnearthed { room }, after @ ..] = *rest {
        *rest = after;
        let room = ("room", words::room(*room, texts).into());
        deed = texts.say_with("caverna-deed-dug-room", &[("deed", deed.into()), room]);
    }
    deed
}

fn furnished(room: Room, space: Space, paid: Goods, texts: &Texts) -> String {
    let mut arguments = vec![
        ("room", words::room(room, texts).into()),
        ("space", words::space(space, texts).into()),
        ("points", room.card().points.into()),
    ];
    if paid.is_none() {
        return texts.say_with("caverna-deed-furnished-free", &arguments);
    }
    arguments.push(("paid", goods(paid, texts).into()));
    texts.say_with("caverna-deed-furnished", &arguments)
}
