//! Rounds: how one begins and how one ends (D5, D14 to D20).

use tabletop::{Audience, BySeat, Herald, Outcome, SeatSet};

use crate::card::{Card, Relic, RelicSet, Trap};
use crate::config::Config;
use crate::deck::Deck;
use crate::event::Event;
use crate::path::Path;
use crate::state::{Stage, State};

/// One round for each entrance of the cave.
pub const ROUNDS: u8 = 5;

/// The table before the first card (D1, D5).
#[inline]
pub(crate) fn set_up(config: Config, herald: &mut impl Herald<Event>) -> State {
    let mut state = State {
        config,
        round: 0,
        stage: Stage::Revealing,
        deck: Deck::WITHOUT_RELICS,
        path: Path::EMPTY,
        in_cave: SeatSet::EMPTY,
        gathered: 0,
        chests: BySeat::default(),
        relics: BySeat::default(),
        traps_gone: [0; 5],
        relics_lost: RelicSet::EMPTY,
    };
    begin(&mut state, herald);
    state
}

/// Ends a round that all have left (D14, D15).
#[inline]
pub(crate) fn end(state: &mut State, herald: &mut impl Herald<Event>) {
    collect_path(state, None, herald);
}

/// Ends a round in which a trap was sprung (D9): one card of it leaves the game (D10).
#[inline]
pub(crate) fn end_by_trap(state: &mut State, trap: Trap, herald: &mut impl Herald<Event>) {
    state.traps_gone[trap as usize] += 1;
    collect_path(state, Some(trap), herald);
}

/// The result by the rules of D17, D18 and D22.
pub(crate) fn outcome(state: &State) -> Outcome {
    let points = BySeat::from_fn(|seat| {
        i32::from(state.chests[seat]) + i32::from(Relic::total(state.relics[seat]))
    });
    Outcome::highest_wins(state.config.seats(), points)
}

/// Everybody enters (D5), and in the variant the next relic is shuffled in (D19).
#[inline]
fn begin(state: &mut State, herald: &mut impl Herald<Event>) {
    let relic = state
        .config
        .relics()
        .then(|| Relic::ALL[usize::from(state.round)]);
    if let Some(relic) = relic {
        state.deck.put(Card::Relic(relic));
    }
    state.round += 1;
    state.in_cave = SeatSet::first(state.config.seats());
    state.gathered = 0;
    state.stage = Stage::Revealing;
    let round = state.round;
    herald.announce(Audience::Everyone, Event::RoundBegan { round, relic });
}

/// Puts the revealed cards back into the deck, but for a trap that leaves the game (D10)
/// and the relics that nobody took (D20), and goes on to the next round or the end.
#[inline]
fn collect_path(state: &mut State, gone: Option<Trap>, herald: &mut impl Herald<Event>) {
    let rubies_lost = state.path.rubies();
    let mut relics_lost = RelicSet::EMPTY;
    let mut gone = gone.map(Card::Trap);
    for on_path in state.path.cards() {
        match on_path.card {
            Card::Relic(relic) => relics_lost = relics_lost.with(relic),
            card if Some(card) == gone => gone = None,
            card => state.deck.put(card),
        }
    }
    state.relics_lost = state.relics_lost.union(relics_lost);
    state.path = Path::EMPTY;
    state.in_cave = SeatSet::EMPTY;
    state.gathered = 0;
    let round = state.round;
    herald.announce(
        Audience::Everyone,
        Event::RoundEnded {
            round,
            rubies_lost,
            relics_lost,
        },
    );
    if round < ROUNDS {
        begin(state, herald);
    } else {
        state.stage = Stage::Over;
        let outcome = outcome(state);
        herald.announce(Audience::Everyone, Event::GameEnded { outcome });
    }
}
