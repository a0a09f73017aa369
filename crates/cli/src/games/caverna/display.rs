//! The rooms that can be built, and those nobody has seen yet.

use caverna::{Colour, Obstacle, Prospect, Room, RoomSet, SeatView, View};
use tabletop::Viewer;

use super::{letters, words};
use crate::games::Company;
use crate::palette::{GAIN, QUIET, STRONG, paint};
use crate::paragraph::wrap;

/// The rooms of the display, one in a line; for a player also where each fits or why not.
pub fn lines(view: &View, company: Company) -> Vec<String> {
    let own = match company.viewer() {
        Viewer::Seat(seat) => view.seats.get(seat.index()),
        Viewer::Bystander => None,
    };
    let for_you = if own.is_some() { "for you" } else { "" };
    let header = format!(
        " {:<19} {:<4} {:>3}  walls  {:<6} {:<16} {for_you}",
        "Display", "", "pts", "cost", "effect"
    );
    let mut lines = vec![paint(STRONG, header.trim_end())];
    lines.extend(view.display.iter().map(|room| row(room, own)));
    lines
}

fn row(room: Room, own: Option<&SeatView>) -> String {
    let card = room.card();
    let colour = match room.colour() {
        Colour::Orange => "",
        Colour::Blue => "blue",
    };
    let row = format!(
        "  {:<18} {colour:<4} {:>3}  {}   {:<6} {:<16} ",
        card.word,
        card.points,
        letters::icon(card.icon),
        letters::goods(card.cost),
        letters::work(room),
    );
    match own.map(|seat| seat.prospect(room)) {
        None => row.trim_end().to_owned(),
        Some(prospect) if prospect.obstacles.is_empty() => {
            format!("{row}{}", paint(GAIN, outlook(&prospect)))
        }
        Some(prospect) => format!("{row}{}", paint(QUIET, outlook(&prospect))),
    }
}

/// How much room there is for the outlook.
const OUTLOOK: usize = 38;

/// `fits 2,0 4,1; lacks 2w`; of many places only their number.
fn outlook(prospect: &Prospect) -> String {
    let obstacles = prospect.obstacles.iter().map(|obstacle| match obstacle {
        Obstacle::CannotAfford { missing } => format!("lacks {}", letters::goods(*missing)),
        Obstacle::NoFittingSpace => "no fit".to_owned(),
        Obstacle::TooManyBlue => "too many blue".to_owned(),
    });
    let obstacles: Vec<String> = obstacles.collect();
    if prospect.fits.is_empty() {
        return obstacles.join("; ");
    }
    let with = |fits: String| {
        let parts: Vec<String> = std::iter::once(fits).chain(obstacles.clone()).collect();
        parts.join("; ")
    };
    let spaces: Vec<String> = prospect.fits.iter().map(|at| at.to_string()).collect();
    let listed = with(format!("fits {}", spaces.join(" ")));
    if listed.chars().count() <= OUTLOOK {
        listed
    } else {
        with(format!("fits {} caverns", spaces.len()))
    }
}

/// Everything a room can say in words: those of the display and those still face down.
pub fn to_come(view: &View) -> String {
    let mut lines = vec![paint(STRONG, "In the display")];
    lines.extend(view.display.iter().map(in_words));
    let pile = match view.pile {
        Some(pile) => format!(", {pile} of them in the pile"),
        None => String::new(),
    };
    let unseen = view.unseen.len();
    lines.push(paint(
        STRONG,
        format!("{unseen} rooms are still face down{pile}"),
    ));
    lines.extend(view.unseen.iter().map(in_words));
    if !view.out.is_empty() {
        lines.push(paint(
            QUIET,
            format!("Out of the game: {}", names(view.out)),
        ));
    }
    lines.join("\n")
}

fn in_words(room: Room) -> String {
    let card = room.card();
    let cost = if card.cost.is_none() {
        "free".to_owned()
    } else {
        card.cost.to_string()
    };
    let facts = format!(
        "{} {} points, {cost}, {}: {}",
        paint(STRONG, room),
        card.points,
        letters::icon(card.icon),
        words::work(room)
    );
    format!("  {}", wrap(&facts, 4))
}

fn names(rooms: RoomSet) -> String {
    rooms.iter().map(Room::word).collect::<Vec<_>>().join(", ")
}
