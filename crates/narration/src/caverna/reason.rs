//! What speaks for a turn: what it brings, what it costs, and what a rival could do instead.

use caverna::{Caverna, Room, RoomSet, SeatView};
use tabletop::{Seat, Viewer};

use super::words;
use crate::idea::Idea;
use crate::reader::Reader;
use crate::texts::Texts;

/// What the turn changes, read off the positions before and after it.
pub(super) fn reason(idea: &Idea<'_, Caverna>, reader: &Reader<'_>) -> Option<String> {
    let Viewer::Seat(seat) = reader.viewer else {
        return None;
    };
    let own = idea.now.seats.get(seat.index())?;
    let then = idea.afterwards.seats.get(seat.index())?;
    let texts = reader.texts;
    let gains = gains(own, then, texts);
    let paid = then.goods.missing(own.goods);
    let mut clauses = Vec::new();
    if !gains.is_empty() {
        let things = ("things", texts.all_of(&gains).into());
        clauses.push(texts.say_with("caverna-hint-brings", &[things]));
    }
    if !paid.is_none() {
        let goods = ("goods", words::goods_object(paid, texts).into());
        clauses.push(texts.say_with("caverna-hint-costs", &[goods]));
    }
    if clauses.is_empty() {
        clauses.push(if then.goods.is_none() {
            texts.say("caverna-hint-nothing")
        } else {
            let goods = ("goods", words::goods_object(then.goods, texts).into());
            texts.say_with("caverna-hint-keeps", &[goods])
        });
    }
    clauses.extend(rival(idea, seat, built(own, then), reader));
    texts.sentence_of(clauses)
}

/// Points with the rooms that bring them, goods, caverns, walls.
fn gains(own: &SeatView, then: &SeatView, texts: &Texts) -> Vec<String> {
    let rooms = built(own, then);
    let goods = own.goods.missing(then.goods);
    let caverns = own.cave.covered().minus(then.cave.covered()).len();
    let walls = then.cave.built_wall_count();
    let walls = walls.saturating_sub(own.cave.built_wall_count());
    let counted =
        |key: &str, count: u8| (count > 0).then(|| texts.say_with(key, &[("count", count.into())]));
    let furnished = (!rooms.is_empty()).then(|| {
        let arguments = [
            ("points", Room::points(rooms).into()),
            ("rooms", words::rooms(rooms, texts).into()),
        ];
        texts.say_with("caverna-hint-rooms", &arguments)
    });
    let goods = goods.iter().map(|(amount, good)| {
        let key = format!("caverna-object-{}", good.word());
        texts.say_with(&key, &[("count", amount.into())])
    });
    furnished
        .into_iter()
        .chain(goods)
        .chain(counted("caverna-hint-caverns", caverns))
        .chain(counted("caverna-hint-walls", walls))
        .collect()
}

fn built(own: &SeatView, then: &SeatView) -> RoomSet {
    then.cave.rooms().minus(own.cave.rooms())
}

/// Which of these rooms the rival has the goods and the walls for.
fn rival(
    idea: &Idea<'_, Caverna>,
    seat: Seat,
    rooms: RoomSet,
    reader: &Reader<'_>,
) -> Option<String> {
    let seats = (0..).map(Seat::new).zip(&idea.now.seats);
    let (rival, view) = seats.into_iter().find(|(other, _)| *other != seat)?;
    let wanted: RoomSet = rooms
        .iter()
        .filter(|room| view.prospect(*room).obstacles.is_empty())
        .collect();
    (!wanted.is_empty()).then(|| {
        let arguments = [
            ("name", reader.name(rival).into()),
            ("rooms", words::rooms(wanted, reader.texts).into()),
        ];
        reader.texts.say_with("caverna-hint-rival", &arguments)
    })
}
