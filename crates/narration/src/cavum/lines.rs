//! What belongs together as one line of the log: a turn, an auction, a scoring, an explosion.

use std::collections::BTreeMap;

use cavum::{Colour, Event, Piece, Space};
use tabletop::Seat;

use super::sentences::sentence;
use super::words;
use crate::reader::Reader;
use crate::sentence::{Sentence, Weight};
use crate::texts::Texts;

/// Whether the event belongs on the line of the one before it.
pub(super) fn goes_on(before: &Event, event: &Event) -> bool {
    let ends = matches!(
        before,
        Event::TurnEnded { .. }
            | Event::CardTaken { .. }
            | Event::StonesSold { .. }
            | Event::NobodySold { .. }
    );
    let subject = subject(before);
    !ends && subject.is_some() && subject == self::subject(event)
}

/// The line of events that go on with each other.
pub(super) fn line(events: &[&Event], reader: &Reader<'_>) -> Option<Sentence> {
    let first = *events.first()?;
    let (text, weight) = match subject(first) {
        Some(Subject::Turn) => (turn(events, reader)?, Weight::Plain),
        Some(Subject::NewOrders) => (new_orders(events, reader.texts), Weight::Plain),
        Some(Subject::LeftOrders) => (left_orders(events, reader.texts), Weight::Plain),
        Some(Subject::Cities) => (city_scoring(events, reader), Weight::Highlight),
        Some(Subject::Explosion) => (explosion(events, reader.texts), Weight::Highlight),
        Some(Subject::Bidding) => (sentences(events, reader), Weight::Plain),
        None => return sentence(first, reader),
    };
    Some(Sentence { text, weight })
}

/// What a line can be about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Subject {
    /// The actions of a turn (K20).
    Turn,
    /// The order cards of a new phase (K13).
    NewOrders,
    /// An auction, order cards going round, or the sale of a colour (K14, K18, K42).
    Bidding,
    /// What happens to the order cards that nobody has taken (K19).
    LeftOrders,
    /// A city scoring (K38).
    Cities,
    /// The explosion (K39).
    Explosion,
}

fn subject(event: &Event) -> Option<Subject> {
    match event {
        Event::TileLaid { .. }
        | Event::StationBuilt { .. }
        | Event::VeinDiscovered { .. }
        | Event::Bought { .. }
        | Event::OptionCashed { .. }
        | Event::Discarded { .. }
        | Event::TurnEnded { .. }
        | Event::ProspectedInVain { .. }
        | Event::RouteBegan { .. }
        | Event::RouteWent { .. }
        | Event::StoneProspected { .. }
        | Event::RouteEnded { .. }
        | Event::VeinExhausted { .. } => Some(Subject::Turn),
        Event::OrderTurnedUp { .. } => Some(Subject::NewOrders),
        Event::Bid { .. }
        | Event::Passed { .. }
        | Event::AuctionWon { .. }
        | Event::CardTaken { .. }
        | Event::OrderTaken { .. }
        | Event::PriceBid { .. }
        | Event::StonesSold { .. }
        | Event::NobodySold { .. } => Some(Subject::Bidding),
        Event::ChipPut { .. } => Some(Subject::LeftOrders),
        Event::CityScored { .. } => Some(Subject::Cities),
        Event::TileExploded { .. } | Event::TileHit { .. } => Some(Subject::Explosion),
        Event::PhaseBegan { .. }
        | Event::OpenerDrawn { .. }
        | Event::OrderFulfilled { .. }
        | Event::PenaltyPaid { .. }
        | Event::StonesShown { .. }
        | Event::StoneSold { .. }
        | Event::GameEnded { .. } => None,
    }
}

/// One sentence after the other.
fn sentences(events: &[&Event], reader: &Reader<'_>) -> String {
    let told = events.iter().filter_map(|event| sentence(event, reader));
    let texts: Vec<String> = told.map(|sentence| sentence.text).collect();
    texts.join(" ")
}

fn new_orders(events: &[&Event], texts: &Texts) -> String {
    let orders: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::OrderTurnedUp { order } => Some(texts.say_with(
                "cavum-line-order",
                &[
                    ("order", words::order(*order, texts).into()),
                    ("value", order.value().into()),
                ],
            )),
            _ => None,
        })
        .collect();
    texts.say_with("cavum-line-orders", &[("orders", orders.join(", ").into())])
}

fn left_orders(events: &[&Event], texts: &Texts) -> String {
    let orders: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::ChipPut { order, .. } => Some(words::order(*order, texts)),
            _ => None,
        })
        .collect();
    texts.say_with(
        "cavum-line-left-orders",
        &[("orders", texts.all_of(&orders).into())],
    )
}

/// What everybody got together.
fn city_scoring(events: &[&Event], reader: &Reader<'_>) -> String {
    let mut totals: BTreeMap<Seat, u16> = BTreeMap::new();
    for event in events {
        if let Event::CityScored { seat, points, .. } = event {
            *totals.entry(*seat).or_default() += u16::from(*points);
        }
    }
    let scores: Vec<String> = totals
        .iter()
        .map(|(seat, points)| format!("{} +{points}", reader.name(*seat)))
        .collect();
    let scores = scores.join(", ");
    reader
        .texts
        .say_with("cavum-line-cities", &[("scores", scores.into())])
}

fn explosion(events: &[&Event], texts: &Texts) -> String {
    let mut spaces: Vec<String> = Vec::new();
    for event in events {
        if let Event::TileExploded { space, tile } = event
            && tile.is_dynamite()
            && !spaces.contains(&words::space(*space))
        {
            spaces.push(words::space(*space));
        }
    }
    texts.say_with(
        "cavum-line-explosion",
        &[
            ("spaces", texts.all_of(&spaces).into()),
            ("tiles", events.len().into()),
        ],
    )
}

/// “Ann: two-exit tile on F6; station on F6.”
fn turn(events: &[&Event], reader: &Reader<'_>) -> Option<String> {
    let seat = events.iter().find_map(|event| whose(event))?;
    let join = |start: String, next: String| {
        let arguments = [("start", start.into()), ("next", next.into())];
        reader.texts.say_with("cavum-deeds", &arguments)
    };
    let deeds = deeds(events, reader.texts).into_iter().reduce(join)?;
    Some(reader.texts.say_with(
        "cavum-line",
        &[("name", reader.name(seat).into()), ("deeds", deeds.into())],
    ))
}

fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::TileLaid { seat, .. }
        | Event::StationBuilt { seat, .. }
        | Event::VeinDiscovered { seat, .. }
        | Event::Bought { seat, .. }
        | Event::OptionCashed { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::ProspectedInVain { seat }
        | Event::RouteBegan { seat, .. } => Some(seat),
        _ => None,
    }
}

fn deeds(events: &[&Event], texts: &Texts) -> Vec<String> {
    let mut deeds = Vec::new();
    let mut bought = false;
    for (place, event) in events.iter().enumerate() {
        if matches!(event, Event::Bought { .. }) {
            bought = true;
            continue;
        }
        let told = match event {
            Event::RouteBegan { space, .. } => Some(route(*space, &events[place + 1..], texts)),
            event => deed(event, texts),
        };
        let Some(told) = told else { continue };
        if bought {
            deeds.push(texts.say_with("cavum-deed-bought", &[("use", told.into())]));
        } else {
            deeds.push(told);
        }
        bought = false;
    }
    deeds
}

fn deed(event: &Event, texts: &Texts) -> Option<String> {
    let at =
        |key: &str, space: Space| texts.say_with(key, &[("space", words::space(space).into())]);
    let text = match *event {
        Event::TileLaid { tile, space, .. } => texts.say_with(
            "cavum-use-lay",
            &[
                ("piece", words::piece(Piece::tile(tile), texts).into()),
                ("space", words::space(space).into()),
            ],
        ),
        Event::StationBuilt { space, .. } => at("cavum-use-station", space),
        Event::VeinDiscovered { space, colour, .. } => texts.say_with(
            "cavum-use-vein",
            &[
                ("space", words::space(space).into()),
                ("colour", words::colour(colour, texts).into()),
            ],
        ),
        Event::OptionCashed { points, .. } => {
            texts.say_with("cavum-deed-cashed", &[("points", points.into())])
        }
        Event::Discarded { piece, .. } => texts.say_with(
            "cavum-deed-discarded",
            &[("piece", words::piece(piece, texts).into())],
        ),
        Event::ProspectedInVain { .. } => texts.say("cavum-deed-in-vain"),
        Event::VeinExhausted { space } => at("cavum-deed-exhausted", space),
        _ => return None,
    };
    Some(text)
}

/// A route from its beginning, as far as it has come.
fn route(start: Space, steps: &[&Event], texts: &Texts) -> String {
    let mut end = start;
    let mut colours: Vec<Colour> = Vec::new();
    let mut done = false;
    for step in steps {
        match **step {
            Event::RouteWent { space, .. } => end = space,
            Event::StoneProspected { colour, .. } => colours.push(colour),
            Event::RouteEnded { .. } => done = true,
            _ => {}
        }
    }
    let start = ("start", words::space(start).into());
    if !done {
        return texts.say_with("cavum-deed-route-under-way", &[start]);
    }
    let end = ("end", words::space(end).into());
    if colours.is_empty() {
        return texts.say_with("cavum-deed-route-empty", &[start, end]);
    }
    let stones = words::all_stones_object(colours.into_iter().collect(), texts);
    texts.say_with("cavum-deed-route", &[start, end, ("stones", stones.into())])
}
