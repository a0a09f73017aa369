//! A turn: taking a tile, doing its actions, ending it (C9 to C11, C14).

use tabletop::{Audience, Herald, Seat};

use crate::cave::CavernSide;
use crate::decision::Decision;
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::state::{Stage, State, Turn};
use crate::tile::{Tile, TileSet};
use crate::{actions, blue, excavating, rounds, solo};

/// Appends everything the player on turn may decide.
#[inline]
pub(crate) fn legal(state: &State, list: &mut Vec<Decision>) {
    let start = list.len();
    match (state.stage, state.turn.tile) {
        (Stage::Turn, None) => {
            offer_conversions(state, list);
            list.extend(takeable(state).iter().map(Decision::Take));
        }
        (Stage::Turn, Some(tile)) => {
            offer_conversions(state, list);
            actions::offer(state, tile, list);
            list.push(Decision::End);
        }
        (Stage::DiggingAgain, _) => {
            offer_conversions(state, list);
            excavating::offer_second(state, list);
        }
        (Stage::ChoosingCavern, _) => {
            offer_conversions(state, list);
            list.extend(CavernSide::ALL.map(Decision::Cavern));
        }
        (
            Stage::DrawingStart
            | Stage::SettingAside
            | Stage::TurningTile
            | Stage::Unearthing
            | Stage::TurningPile
            | Stage::Over,
            _,
        ) => {}
    }
    debug_assert!(
        list[start..].is_sorted(),
        "the list is not in order: {list:?}"
    );
}

/// Does what the player on turn has decided.
#[inline]
pub(crate) fn decide(state: &mut State, decision: Decision, herald: &mut impl Herald<Event>) {
    let seat = state.on_turn();
    match (decision, state.stage) {
        (Decision::Convert(good), _) => convert(state, seat, good, herald),
        (Decision::Take(tile), _) => take(state, seat, tile, herald),
        (Decision::Dig(space), Stage::DiggingAgain) => {
            excavating::dig(state, seat, space, Goods::NONE, herald);
        }
        (Decision::Cavern(side), _) => {
            state.player_mut(seat).cave.add_cavern(side);
            state.stage = Stage::Turn;
            herald.announce(Audience::Everyone, Event::CavernChosen { seat, side });
        }
        (Decision::End, _) => end(state, seat, herald),
        (action, _) => actions::perform(state, action, herald),
    }
}

/// The turn is over: the pile may still be turned up (C39), then the next turn begins.
#[inline]
pub(crate) fn finish(state: &mut State, herald: &mut impl Herald<Event>) {
    let seat = state.on_turn();
    state.turn = Turn::NEW;
    state.stage = Stage::Turn;
    herald.announce(Audience::Everyone, Event::TurnEnded { seat });
    rounds::after_turn(state, herald);
}

/// One emmer, flax or gold becomes one food, at any time and any number of times (C14).
#[inline]
fn offer_conversions(state: &State, list: &mut Vec<Decision>) {
    let goods = state.player(state.on_turn()).goods;
    for good in Good::CONVERTIBLE {
        if goods.amount(good) > 0 {
            list.push(Decision::Convert(good));
        }
    }
}

#[inline]
fn convert(state: &mut State, seat: Seat, good: Good, herald: &mut impl Herald<Event>) {
    let player = state.player_mut(seat);
    let left = player.goods.paying(Goods::of(1, good));
    player.goods = left.gaining(Goods::of(1, Good::Food));
    herald.announce(Audience::Everyone, Event::Converted { seat, good });
}

/// The tiles that can be taken: those still on the action board (C9), Renovation only with
/// more gold than the other player (C11), alone always (C38).
#[inline]
fn takeable(state: &State) -> TileSet {
    let available = state.available();
    if state.config.is_solo() || !available.contains(Tile::Renovation) {
        return available;
    }
    let seat = state.on_turn();
    let gold = |seat| state.goods(seat).amount(Good::Gold);
    if gold(seat) > gold(seat.next(2)) {
        available
    } else {
        available.without(Tile::Renovation)
    }
}

/// Takes a tile: all its parts are to be done, or not (C10).
#[inline]
fn take(state: &mut State, seat: Seat, tile: Tile, herald: &mut impl Herald<Event>) {
    let taken = &mut state.taken[seat.index() & 1];
    *taken = taken.with(tile);
    state.turn = Turn {
        tile: Some(tile),
        open: (1 << tile.card().actions.len()) - 1,
        offers: blue::offers(state.player(seat).cave.rooms(), tile),
        ..Turn::NEW
    };
    herald.announce(Audience::Everyone, Event::TileTaken { seat, tile });
}

#[inline]
fn end(state: &mut State, seat: Seat, herald: &mut impl Herald<Event>) {
    debug_assert_eq!(seat, state.on_turn());
    state.turn.ended = true;
    solo::at_the_end_of_the_turn(state, herald);
    if state.stage != Stage::TurningPile {
        finish(state, herald);
    }
}
