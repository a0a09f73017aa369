//! In the cave: a card is revealed (D6 to D9), everybody chooses (D11), leavers go home
//! (D12, D13, D21).

use tabletop::{Audience, Herald, SealedChoices, Seat, SeatSet};

use crate::card::{Card, Relic, Trap};
use crate::decision::Decision;
use crate::event::Event;
use crate::round;
use crate::state::{Stage, State};

/// A card is revealed (D6).
#[inline]
pub(crate) fn reveal(state: &mut State, card: Card, herald: &mut impl Herald<Event>) {
    state.deck.take(card);
    match card {
        Card::Treasure(value) => find_treasure(state, value, herald),
        Card::Trap(trap) if state.path.has_trap(trap) => return spring_trap(state, trap, herald),
        Card::Trap(trap) => meet_trap(state, trap, herald),
        Card::Relic(relic) => find_relic(state, relic, herald),
    }
    state.stage = Stage::Choosing(SealedChoices::awaiting(state.in_cave));
}

/// D7: shared equally; the remainder stays on the card.
#[inline]
fn find_treasure(state: &mut State, value: u8, herald: &mut impl Herald<Event>) {
    let in_cave = state.in_cave;
    let each = value / in_cave.len();
    let left = value % in_cave.len();
    state.gathered += each;
    state.path.lay(Card::Treasure(value), left);
    herald.announce(
        Audience::Everyone,
        Event::TreasureFound {
            value,
            each,
            left,
            in_cave,
        },
    );
}

/// D8: the first of its kind does nothing.
#[inline]
fn meet_trap(state: &mut State, trap: Trap, herald: &mut impl Herald<Event>) {
    state.path.lay(Card::Trap(trap), 0);
    herald.announce(Audience::Everyone, Event::TrapMet { trap });
}

/// D9: the second of its kind ends the round at once, and everybody in the cave drops what they
/// have gathered.
#[inline]
fn spring_trap(state: &mut State, trap: Trap, herald: &mut impl Herald<Event>) {
    state.path.lay(Card::Trap(trap), 0);
    let (fled, lost) = (state.in_cave, state.gathered);
    herald.announce(Audience::Everyone, Event::TrapSprung { trap, fled, lost });
    round::end_by_trap(state, trap, herald);
}

/// D20: a relic lies on the path and does nothing.
#[inline]
fn find_relic(state: &mut State, relic: Relic, herald: &mut impl Herald<Event>) {
    state.path.lay(Card::Relic(relic), 0);
    herald.announce(Audience::Everyone, Event::RelicFound { relic });
}

/// A seat chooses in secret; when all have chosen the choices are revealed (D11).
#[inline]
pub(crate) fn choose(
    state: &mut State,
    seat: Seat,
    choice: Decision,
    herald: &mut impl Herald<Event>,
) {
    let Stage::Choosing(choices) = &mut state.stage else {
        panic!("nobody chooses now");
    };
    choices.seal(seat, choice);
    let opened = choices.open();
    herald.announce(Audience::Everyone, Event::Chose { seat });
    herald.announce(Audience::seat(seat), Event::YouChose { choice });
    let Some(choices) = opened else {
        return;
    };
    let leaves = |&seat: &Seat| choices[seat] == Some(Decision::Leave);
    let leaving: SeatSet = state.in_cave.iter().filter(leaves).collect();
    let staying = state.in_cave.minus(leaving);
    herald.announce(
        Audience::Everyone,
        Event::ChoicesRevealed { staying, leaving },
    );
    if !leaving.is_empty() {
        go_home(state, leaving, herald);
    }
    // D14: the round goes on as long as anyone is in the cave.
    if staying.is_empty() {
        round::end(state, herald);
    } else {
        state.stage = Stage::Revealing;
    }
}

/// The leavers share the rubies on the path (D12) and bring everything home (D13).
#[inline]
fn go_home(state: &mut State, leaving: SeatSet, herald: &mut impl Herald<Event>) {
    let pool = state.path.rubies();
    let share = pool / leaving.len();
    let left = pool % leaving.len();
    let gathered = state.gathered;
    for seat in leaving {
        state.chests[seat] += u16::from(gathered) + u16::from(share);
    }
    state.path.leave_behind(left);
    state.in_cave = state.in_cave.minus(leaving);
    herald.announce(
        Audience::Everyone,
        Event::CameHome {
            seats: leaving,
            gathered,
            share,
            left,
        },
    );
    if let Some(seat) = leaving.sole() {
        take_relics(state, seat, herald);
    }
}

/// D21: a player who leaves alone takes every relic on the path.
#[inline]
fn take_relics(state: &mut State, seat: Seat, herald: &mut impl Herald<Event>) {
    let relics = state.path.take_relics();
    if !relics.is_empty() {
        state.relics[seat] = state.relics[seat].union(relics);
        herald.announce(Audience::Everyone, Event::RelicsTaken { seat, relics });
    }
}
