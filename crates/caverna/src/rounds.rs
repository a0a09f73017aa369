//! Setting up, rounds, and the end of the game (C4, C7 to C9, C35, C36).

use tabletop::{Audience, BySeat, Herald, Outcome, Seat, SeatSet};

use crate::cave::Cave;
use crate::config::Config;
use crate::event::Event;
use crate::goods::Goods;
use crate::room::{Room, RoomSet};
use crate::solo;
use crate::state::{Player, Stage, State, Turn};
use crate::tile::{Back, Tile, TileSet};

/// The walls of the supply (C3).
pub const WALLS: u8 = 7;

/// The dark rooms that lie on each board (C7); alone, the other nine are the pile (C37).
const PILE: u8 = 9;

/// The turns per player of each round of the duel (C4).
const DUEL: [u8; 8] = [2, 2, 2, 3, 3, 3, 3, 4];

/// The turns of each round of the solo game (C38).
const SOLO: [u8; 7] = [2, 2, 2, 3, 3, 3, 4];

/// The turns per player of every round (C4, C38).
#[inline]
pub const fn turns_by_round(config: Config) -> &'static [u8] {
    if config.is_solo() { &SOLO } else { &DUEL }
}

/// The turns per player of a round, counted from 1; none before the first.
#[inline]
pub(crate) fn turns_per_player(config: Config, round: u8) -> u8 {
    match round.checked_sub(1) {
        Some(index) => turns_by_round(config)[usize::from(index)],
        None => 0,
    }
}

/// The initial layout of the table (C4, C7, C37, C38).
#[inline]
pub(crate) fn set_up(config: Config) -> State {
    let solo = config.is_solo();
    let start_tiles = Back::Start.tiles();
    let player = Player {
        goods: Goods::ONE_OF_EACH,
        cave: Cave::AT_THE_START,
    };
    let out_of_solo = TileSet::only(Tile::Breach);
    State {
        config,
        stage: if solo {
            Stage::SettingAside
        } else {
            Stage::DrawingStart
        },
        round: 0,
        start: Seat::new(0),
        turns_over: 0,
        players: [player; 2],
        face_up: start_tiles,
        taken: [TileSet::EMPTY; 2],
        to_come: TileSet::ALL.minus(start_tiles).minus(if solo {
            out_of_solo
        } else {
            TileSet::EMPTY
        }),
        display: Room::LIGHT,
        bag: Room::DARK,
        out: RoomSet::EMPTY,
        pile: if solo { PILE } else { 0 },
        walls: WALLS,
        turn: Turn::NEW,
    }
}

/// The start player was drawn (C8).
pub(crate) fn start(state: &mut State, seat: Seat, herald: &mut impl Herald<Event>) {
    state.start = seat;
    herald.announce(Audience::Everyone, Event::StartDrawn { seat });
    begin(state, herald);
}

/// Begins the next round: first the next face-down tile is turned up (C8).
#[inline]
pub(crate) fn begin(state: &mut State, herald: &mut impl Herald<Event>) {
    state.stage = Stage::TurningTile;
    let next = next_tiles(state);
    // Where only one tile can come, nothing is drawn.
    if next.len() == 1
        && let Some(tile) = next.iter().next()
    {
        turn_up(state, tile, herald);
    }
}

/// The tiles of which one is turned up next: the twos, then the threes, then Renovation
/// (C4).
#[inline]
pub(crate) fn next_tiles(state: &State) -> TileSet {
    const BACKS: [TileSet; 3] = [Back::Two.tiles(), Back::Three.tiles(), Back::Four.tiles()];
    let with_back = |tiles: TileSet| state.to_come.intersection(tiles);
    let mut backs = BACKS.into_iter().map(with_back);
    backs
        .find(|tiles| !tiles.is_empty())
        .unwrap_or(TileSet::EMPTY)
}

/// A tile is turned up, and the round begins.
#[inline]
pub(crate) fn turn_up(state: &mut State, tile: Tile, herald: &mut impl Herald<Event>) {
    state.to_come = state.to_come.without(tile);
    state.face_up = state.face_up.with(tile);
    state.round += 1;
    state.stage = Stage::Turn;
    herald.announce(
        Audience::Everyone,
        Event::RoundBegan {
            round: state.round,
            turns: state.turns_per_player(),
            start: state.start,
            tile,
        },
    );
}

/// After a turn: the other player's, or the end of the round (C9).
#[inline]
pub(crate) fn after_turn(state: &mut State, herald: &mut impl Herald<Event>) {
    state.turns_over += 1;
    let turns = state.turns_per_player() * state.config.seats();
    if state.turns_over < turns {
        return;
    }
    let round = state.round;
    herald.announce(Audience::Everyone, Event::RoundEnded { round });
    state.turns_over = 0;
    state.taken = [TileSet::EMPTY; 2];
    state.start = state.start.next(state.config.seats());
    if usize::from(round) < turns_by_round(state.config).len() {
        begin(state, herald);
    } else {
        state.stage = Stage::Over;
        let outcome = outcome(state);
        herald.announce(Audience::Everyone, Event::GameEnded { outcome });
    }
}

/// The result (C35, C36), alone by the goal (C40).
pub(crate) fn outcome(state: &State) -> Outcome {
    let seats = state.config.seats();
    let points = BySeat::from_fn(|seat| match seat.index() {
        0 | 1 => i32::from(state.points(seat)),
        _ => 0,
    });
    let winners = if state.config.is_solo() {
        let reached = state.points(Seat::new(0)) >= solo::GOAL;
        SeatSet::first(u8::from(reached))
    } else {
        let rank = |seat| (points[seat], Room::most_points(state.cave(seat).rooms()));
        let everybody = SeatSet::first(seats);
        let best = everybody.into_iter().map(rank).max();
        let is_best = |&seat: &Seat| Some(rank(seat)) == best;
        everybody.into_iter().filter(is_best).collect()
    };
    Outcome::new(seats, points, winners)
}
