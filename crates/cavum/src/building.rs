//! Building: turns of one to four actions, twelve for everybody (K20 to K22).

use tabletop::{Audience, Herald, Seat, SeatSet};

use crate::decision::{Choice, Decision, Offers};
use crate::event::Event;
use crate::phase;
use crate::pieces::Piece;
use crate::space::Space;
use crate::state::{Stage, State};
use crate::tunnels::Sites;
use crate::{options, prospecting, stations, tunnels, veins};

/// The most actions of a turn (K20).
const ACTIONS: u8 = 4;

/// A player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// The player on turn.
    pub(crate) seat: Seat,
    /// How many actions are done.
    pub(crate) actions: u8,
    /// The tunnel tile that was laid directly on the board in the action before (K28).
    pub(crate) fresh: Option<Space>,
}

/// The first turn is that of the lowest card (K20).
pub(crate) fn begin(state: &mut State, herald: &mut impl Herald<Event>) {
    let first = state.in_card_order(state.everybody()).next();
    begin_turn(state, first.expect("everybody has a card"), herald);
}

/// A turn. What is the only possibility is done without asking; once an action is done the
/// turn may be ended, and there is always a choice.
fn begin_turn(state: &mut State, seat: Seat, herald: &mut impl Herald<Event>) {
    state.stage = Stage::Building(Turn {
        seat,
        actions: 0,
        fresh: None,
    });
    if state.players[seat].pieces.of_one_kind() {
        let mut choice = Choice::default();
        legal(state, turn(state), &mut choice);
        if let Some(decision) = choice.forced() {
            decide(state, seat, decision, herald);
        }
    }
}

/// All that the pieces allow. The prospect tile is the last (K21); a turn can be ended
/// after one action (K20).
pub(crate) fn legal(state: &State, turn: Turn, list: &mut impl Offers) {
    let player = &state.players[turn.seat];
    if player.pieces.only_prospect() {
        prospecting::legal(state, turn.seat, list);
    } else {
        let sites = Sites::of(&state.board, turn.seat);
        let stations = stations::places(state, turn);
        for tile in player.pieces.tiles() {
            sites.offer(tile, list, Decision::Lay);
        }
        if player.pieces.stations > 0 {
            list.offer_each(stations.iter(), Decision::Station);
        }
        if player.pieces.veins > 0 {
            veins::offer(state, list, Decision::Vein);
        }
        if player.pieces.options > 0 {
            options::legal(state, turn.seat, &sites, stations, list);
        }
        legal_discards(state, turn.seat, &sites, list);
    }
    if turn.actions > 0 {
        list.offer(Decision::End);
    }
}

/// A station or vein always; a tile only if it has no place at all (K22).
fn legal_discards(state: &State, seat: Seat, sites: &Sites, list: &mut impl Offers) {
    let pieces = &state.players[seat].pieces;
    for tile in pieces.tiles() {
        if !sites.any(tile) {
            list.offer(Decision::Discard(tile));
        }
    }
    for piece in [Piece::Station, Piece::Vein] {
        if pieces.has(piece) {
            list.offer(Decision::Discard(piece));
        }
    }
}

/// Whether one decision is in the list, without the list.
pub(crate) fn is_legal(state: &State, turn: Turn, decision: Decision) -> bool {
    let pieces = &state.players[turn.seat].pieces;
    let sites = || Sites::of(&state.board, turn.seat);
    match decision {
        Decision::End => turn.actions > 0,
        Decision::Prospect | Decision::ProspectFrom(_) => {
            let mut list = Vec::new();
            if pieces.only_prospect() {
                prospecting::legal(state, turn.seat, &mut list);
            }
            list.contains(&decision)
        }
        Decision::Lay(tile, hex) => {
            pieces.has(Piece::tile(tile)) && sites().of_tile(tile).contains(hex)
        }
        Decision::Station(space) => {
            pieces.has(Piece::Station) && stations::is_possible(state, turn, space)
        }
        Decision::Vein(hex, colour) => {
            pieces.has(Piece::Vein) && veins::is_possible(state, hex, colour)
        }
        Decision::Option(purchase) => {
            pieces.options > 0 && options::is_legal(state, turn, purchase)
        }
        Decision::Discard(piece) => match piece {
            Piece::Station | Piece::Vein => pieces.has(piece),
            Piece::Tunnel(_) | Piece::Dynamite(_) => pieces.has(piece) && !sites().any(piece),
            Piece::Option | Piece::Prospect => false,
        },
        _ => false,
    }
}

/// An action, or the end of the turn.
pub(crate) fn decide(
    state: &mut State,
    seat: Seat,
    decision: Decision,
    herald: &mut impl Herald<Event>,
) {
    let pieces = &mut state.players[seat].pieces;
    let mut fresh = None;
    match decision {
        Decision::Lay(tile, hex) => {
            pieces.play(Piece::tile(tile));
            fresh = tunnels::lay(state, seat, tile, hex, herald);
        }
        Decision::Station(space) => {
            pieces.play(Piece::Station);
            stations::build(state, seat, space, herald);
        }
        Decision::Vein(hex, colour) => {
            pieces.play(Piece::Vein);
            veins::discover(state, seat, hex, colour, herald);
        }
        Decision::Option(purchase) => {
            pieces.play(Piece::Option);
            fresh = options::buy(state, seat, purchase, herald);
        }
        Decision::Discard(piece) => {
            pieces.play(piece);
            *state.pool.slot(piece, seat) += 1;
            herald.announce(Audience::Everyone, Event::Discarded { seat, piece });
        }
        Decision::Prospect => {
            pieces.play(Piece::Prospect);
            herald.announce(Audience::Everyone, Event::ProspectedInVain { seat });
            return end_turn(state, seat, herald);
        }
        Decision::ProspectFrom(space) => {
            pieces.play(Piece::Prospect);
            return prospecting::begin(state, seat, space, herald);
        }
        Decision::End => return end_turn(state, seat, herald),
        _ => panic!("{decision} is no action"),
    }
    let actions = turn(state).actions + 1;
    if actions == ACTIONS {
        return end_turn(state, seat, herald);
    }
    state.stage = Stage::Building(Turn {
        seat,
        actions,
        fresh,
    });
}

/// The next in card order who has pieces left (K20), or section 3.
pub(crate) fn end_turn(state: &mut State, seat: Seat, herald: &mut impl Herald<Event>) {
    herald.announce(Audience::Everyone, Event::TurnEnded { seat });
    let unfinished: SeatSet = state
        .everybody()
        .into_iter()
        .filter(|&seat| state.players[seat].pieces.count() > 0)
        .collect();
    match state.next_in_card_order(seat, unfinished) {
        Some(next) => begin_turn(state, next, herald),
        None => phase::end_building(state, herald),
    }
}

fn turn(state: &State) -> Turn {
    match state.stage {
        Stage::Building(turn) => turn,
        _ => panic!("nobody builds now"),
    }
}
