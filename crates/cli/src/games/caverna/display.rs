//! The rooms that can be built, and those nobody has seen yet.

use caverna::{Colour, Obstacle, Prospect, Room, SeatView, View};
use narration::caverna::{effects, words};
use narration::{Reader, Texts};
use tabletop::Viewer;

use super::board::WIDTH;
use super::letters;
use crate::palette::{GAIN, QUIET, STRONG, WORDS, paint};
use crate::paragraph::{aligned, padded, shortened, wrap_to};

/// The columns for a room's name.
const NAME: usize = 18;

/// The columns for a room's colour: only blue ones say it.
const COLOUR: usize = 4;

/// The columns for the prospect of building it.
const PROSPECT: usize = 38;

/// The rooms of the display, one in a line; for a player also where each fits or why not.
pub fn lines(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let texts = reader.texts;
    let own = match reader.viewer {
        Viewer::Seat(seat) => view.seats.get(seat.index()),
        Viewer::Bystander => None,
    };
    let for_you = own.map(|_| texts.say("terminal-caverna-for-you"));
    let header = format!(
        " {} {}  {}  {} {} {}",
        padded(&texts.say("caverna-display"), 1 + NAME + 1 + COLOUR),
        aligned(&texts.say("terminal-caverna-column-points"), 3),
        padded(&texts.say("terminal-caverna-column-walls"), 5),
        padded(&texts.say("terminal-caverna-column-cost"), 6),
        padded(&texts.say("terminal-caverna-column-effect"), 16),
        for_you.unwrap_or_default(),
    );
    let mut lines = vec![paint(STRONG, header.trim_end())];
    lines.extend(view.display.iter().map(|room| row(room, own, texts)));
    lines
}

fn row(room: Room, own: Option<&SeatView>, texts: &Texts) -> String {
    let card = room.card();
    let colour = match room.colour() {
        Colour::Orange => String::new(),
        Colour::Blue => texts.say("terminal-caverna-blue"),
    };
    let row = format!(
        "  {} {} {:>3}  {}   {:<6} {:<16} ",
        padded(&shortened(&words::room(room, texts), NAME), NAME),
        padded(&colour, COLOUR),
        card.points,
        letters::icon(card.icon),
        letters::goods(card.cost, texts),
        letters::work(room, texts),
    );
    match own.map(|seat| seat.prospect(room)) {
        None => row.trim_end().to_owned(),
        Some(prospect) if prospect.obstacles.is_empty() => {
            format!("{row}{}", paint(GAIN, in_short(&prospect, texts)))
        }
        Some(prospect) => format!("{row}{}", paint(QUIET, in_short(&prospect, texts))),
    }
}

/// `fits A3 B5; lacks 2w`; of many places only their number, of many obstacles the first.
fn in_short(prospect: &Prospect, texts: &Texts) -> String {
    let obstacles = prospect.obstacles.iter().map(|obstacle| match obstacle {
        Obstacle::CannotAfford { missing } => {
            let goods = ("goods", letters::goods(*missing, texts).into());
            texts.say_with("terminal-caverna-lacks", &[goods])
        }
        Obstacle::NoFittingSpace => texts.say("terminal-caverna-no-fit"),
        Obstacle::TooManyBlue => texts.say("terminal-caverna-too-many-blue"),
    });
    let obstacles: Vec<String> = obstacles.collect();
    let spaces = prospect.fits.iter().map(|space| words::space(space, texts));
    let spaces: Vec<String> = spaces.collect();
    if spaces.is_empty() {
        return first_of(obstacles);
    }
    let count = ("count", spaces.len().into());
    let spaces = ("spaces", spaces.join(" ").into());
    let places = texts.say_with("caverna-fits", &[spaces]);
    let listed = [vec![places], obstacles.clone()].concat().join("; ");
    if listed.chars().count() <= PROSPECT {
        return listed;
    }
    let number = texts.say_with("terminal-caverna-fits-many", &[count]);
    first_of([vec![number], obstacles].concat())
}

/// As many of the facts as there is room for.
fn first_of(mut facts: Vec<String>) -> String {
    while facts.len() > 1 && facts.join("; ").chars().count() > PROSPECT {
        facts.pop();
    }
    facts.join("; ")
}

/// Everything a room can say in words: those of the display and those still face down.
pub fn to_come(view: &View, texts: &Texts) -> String {
    let mut lines = vec![paint(STRONG, texts.say("caverna-display"))];
    lines.extend(view.display.iter().map(|room| in_words(room, texts)));
    let mut unseen = texts.say_with("caverna-unseen", &[("count", view.unseen.len().into())]);
    if let Some(pile) = view.pile {
        let pile = texts.say_with("caverna-pile", &[("count", pile.into())]);
        unseen = format!("{unseen}, {pile}");
    }
    lines.push(paint(STRONG, unseen));
    lines.extend(view.unseen.iter().map(|room| in_words(room, texts)));
    if !view.out.is_empty() {
        let rooms = ("rooms", words::rooms(view.out, texts).into());
        let out = texts.say_with("caverna-out", &[rooms]);
        lines.push(paint(QUIET, wrap_to(WIDTH, &out, 0)));
    }
    lines.join("\n")
}

/// The name, the word to be typed, what the room is worth and what it does.
fn in_words(room: Room, texts: &Texts) -> String {
    let card = room.card();
    let cost = if card.cost.is_none() {
        texts.say("caverna-free")
    } else {
        words::goods(card.cost, texts)
    };
    let facts = format!(
        "{} ({}), {}, {cost}, {}: {}",
        paint(STRONG, words::room(room, texts)),
        paint(WORDS, room),
        texts.say_with("caverna-points", &[("points", card.points.into())]),
        letters::icon(card.icon),
        words::one_after_another(effects::room_lines(room, texts), texts)
    );
    format!("  {}", wrap_to(WIDTH, &facts, 4))
}
