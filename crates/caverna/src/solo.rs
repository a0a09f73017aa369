//! What is different in the solo game (C37 to C40).

use serde::Serialize;
use tabletop::{Audience, Herald};

use crate::actions;
use crate::event::Event;
use crate::excavating;
use crate::room::Room;
use crate::rounds;
use crate::state::{Stage, State};
use crate::turn;

/// The points with which the solo game is won (C40).
pub const GOAL: u8 = 50;

/// More than this is exceptional (C40).
pub const EXCEPTIONAL: u8 = 60;

/// How a solo game went (C40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SoloResult {
    /// Fewer than 50 points.
    Missed,
    /// 50 points or more.
    Reached,
    /// More than 60 points.
    Exceptional,
}

impl SoloResult {
    /// How good this many points are.
    pub const fn of(points: u8) -> Self {
        match points {
            0..GOAL => Self::Missed,
            GOAL..=EXCEPTIONAL => Self::Reached,
            _ => Self::Exceptional,
        }
    }
}

/// How many light rooms are out (C37).
const ROOMS_OUT: u8 = 3;

/// Takes a light room out of the game (C37).
pub(crate) fn set_aside(state: &mut State, room: Room, herald: &mut impl Herald<Event>) {
    state.display = state.display.without(room);
    state.out = state.out.with(room);
    herald.announce(Audience::Everyone, Event::RoomSetAside { room });
    if state.out.len() == ROOMS_OUT {
        rounds::begin(state, herald);
    }
}

/// After a dig: exactly one tile in the turn also turns up the pile (C39), at once if no
/// other way to dig is left, else at the end of the turn.
#[inline]
pub(crate) fn after_digging(state: &mut State, herald: &mut impl Herald<Event>) {
    if !state.config.is_solo() || state.turn.dug != 1 {
        return;
    }
    if actions::can_still_dig(state) {
        state.turn.pile_waits = true;
    } else {
        turn_pile(state, herald);
    }
}

/// At the end of a turn in which the pile has waited.
#[inline]
pub(crate) fn at_the_end_of_the_turn(state: &mut State, herald: &mut impl Herald<Event>) {
    if state.turn.pile_waits {
        turn_pile(state, herald);
    }
}

/// The top of the pile goes to the display.
#[inline]
pub(crate) fn turned(state: &mut State, room: Room, herald: &mut impl Herald<Event>) {
    state.pile -= 1;
    excavating::show(state, room);
    herald.announce(Audience::Everyone, Event::PileTurned { room });
    state.stage = Stage::Turn;
    if state.turn.ended {
        turn::finish(state, herald);
    }
}

/// An empty pile turns up nothing; the last unseen room is no surprise.
fn turn_pile(state: &mut State, herald: &mut impl Herald<Event>) {
    if state.pile == 0 {
        return;
    }
    state.stage = Stage::TurningPile;
    if state.bag.len() == 1
        && let Some(room) = state.bag.iter().next()
    {
        turned(state, room, herald);
    }
}
