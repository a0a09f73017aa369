//! What deserves to be followed: what a rival does, step by step, what a dig brings to light,
//! and the turns of the game.

use caverna::{Caverna, Event, Goods, Room, Space};
use maud::{Markup, html};
use narration::Narration as _;
use tabletop::Seat;

use super::cards::colour_class;
use super::icons;
use crate::art::Scene;
use crate::highlight::{Cue, Highlight, Hold, Over, Sound};

/// How long a step of somebody else's turn is shown, in milliseconds: a turn has about five.
const STEP: u16 = 420;
/// How long a pick takes to lift a tile.
const LIFT: u16 = 320;
/// How long a room that has come to light takes to its place, and is looked at there.
const FIND: u16 = 1_200;
/// The turn of a round.
const ROUND: u16 = 1_500;
/// As long as the style sheet counts the points.
const COUNT: u16 = 2_600;

/// The highlights of one step.
pub(super) fn highlights(now: &[&Event], scene: &Scene<'_>) -> Vec<Highlight> {
    let mut highlights = Vec::new();
    let mut from = "pile".to_owned();
    for event in now {
        if let Event::Dug { seat, space, .. } = **event {
            from = space_spot(seat, space);
        }
        let shot = for_everybody(event, &from).or_else(|| of_a_rival(event, scene));
        let caption = Caverna::sentence(event, scene).map(|sentence| sentence.text);
        highlights.extend(shot.map(|shot| Highlight {
            over: shot.over,
            caption: caption.unwrap_or_default(),
            cues: shot.cues,
            length: Hold::Milliseconds(shot.milliseconds),
            sound: Some(shot.sound),
        }));
    }
    highlights
}

/// What is to be seen and heard of an event.
struct Shot {
    over: Over,
    cues: Vec<Cue>,
    milliseconds: u16,
    sound: Sound,
}

impl Shot {
    fn before(cues: Vec<Cue>, milliseconds: u16, sound: Sound) -> Self {
        Self {
            over: Over::Before,
            cues,
            milliseconds,
            sound,
        }
    }

    fn after(cues: Vec<Cue>, milliseconds: u16, sound: Sound) -> Self {
        Self {
            over: Over::After,
            cues,
            milliseconds,
            sound,
        }
    }
}

/// What everybody follows, the one who did it too. A room comes to light where the last dig was.
fn for_everybody(event: &Event, dug: &str) -> Option<Shot> {
    Some(match *event {
        Event::RoundEnded { .. } => Shot::before(Vec::new(), STEP, Sound::Cards),
        Event::RoundBegan { tile, .. } => {
            Shot::after(vec![lit(format!("tile {tile}"))], ROUND, Sound::Gong)
        }
        Event::Dug { seat, space, .. } => {
            let lifted = Cue::Mark {
                spot: space_spot(seat, space),
                class: "cv-lifted",
            };
            Shot::before(vec![lifted], LIFT, Sound::Pick)
        }
        Event::RoomUnearthed { room } => Shot::after(found(room, dug), FIND, Sound::Treasure),
        Event::PileTurned { room } => Shot::after(found(room, "pile"), FIND, Sound::Cards),
        Event::CaveFilled { seat } => {
            Shot::after(vec![lit(format!("seat {seat}"))], ROUND, Sound::Treasure)
        }
        Event::GameEnded { .. } => Shot::after(Vec::new(), COUNT, Sound::Fanfare),
        _ => return None,
    })
}

/// What somebody else does; one's own hands need no film.
fn of_a_rival(event: &Event, scene: &Scene<'_>) -> Option<Shot> {
    let (seat, shot) = match *event {
        Event::TileTaken { seat, tile } => {
            let cues = vec![lit(format!("tile {tile}"))];
            (seat, Shot::after(cues, STEP, Sound::Piece))
        }
        Event::Gained { seat, goods } => {
            (seat, Shot::after(stocked(seat, goods), STEP, Sound::Piece))
        }
        Event::Traded { seat, gained, .. } => {
            (seat, Shot::after(stocked(seat, gained), STEP, Sound::Coins))
        }
        Event::RoomUsed {
            seat, room, gained, ..
        }
        | Event::BlueRoomActed { seat, room, gained } => {
            let cues = used(seat, room, gained);
            (seat, Shot::after(cues, STEP, Sound::Piece))
        }
        Event::Furnished { seat, space, .. } => {
            let cues = vec![lit(space_spot(seat, space))];
            (seat, Shot::after(cues, STEP + LIFT, Sound::Piece))
        }
        Event::WallBuilt { seat, place } => {
            let cues = vec![lit(format!("wall {seat} {place}"))];
            (seat, Shot::after(cues, STEP, Sound::Piece))
        }
        Event::WallRazed { seat, place, .. } => {
            let cues = vec![lit(format!("wall {seat} {place}"))];
            (seat, Shot::before(cues, STEP, Sound::Crash))
        }
        Event::CavernChosen { seat, .. } => {
            let cues = vec![lit(format!("seat {seat}"))];
            (seat, Shot::after(cues, STEP, Sound::Piece))
        }
        _ => return None,
    };
    (!scene.viewer.is(seat)).then_some(shot)
}

fn lit(spot: String) -> Cue {
    Cue::Mark {
        spot,
        class: "cv-lit",
    }
}

fn space_spot(seat: Seat, space: Space) -> String {
    format!("space {seat} {space}")
}

/// A room flies from where it lay to its place in the display.
fn found(room: Room, from: &str) -> Vec<Cue> {
    let to = format!("room {room}");
    vec![
        Cue::Fly {
            from: from.to_owned(),
            to: to.clone(),
            picture: turned_up(room),
            count: 1,
        },
        Cue::Mark {
            spot: to,
            class: "cv-appearing",
        },
    ]
}

fn turned_up(room: Room) -> Markup {
    html! { span .caverna { span .cv-turned-up .(colour_class(room)) { (icons::room(room)) } } }
}

/// Goods come into the stock.
fn stocked(seat: Seat, goods: Goods) -> Vec<Cue> {
    let kinds = goods.iter();
    kinds
        .map(|(_, good)| lit(format!("goods {seat} {good}")))
        .collect()
}

/// A room is used: it lights up, and what it gives flies into the stock.
fn used(seat: Seat, room: Room, gained: Goods) -> Vec<Cue> {
    let from = match room {
        // There is one in every cave.
        Room::CaveEntrance => format!("entrance {seat}"),
        _ => format!("room {room}"),
    };
    let flights = gained.iter().map(|(amount, good)| Cue::Fly {
        from: from.clone(),
        to: format!("goods {seat} {good}"),
        picture: html! { span .caverna .cv-flying { (icons::good(good)) } },
        count: amount,
    });
    let mut cues: Vec<Cue> = flights.collect();
    cues.push(lit(from));
    cues
}
