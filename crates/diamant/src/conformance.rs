//! Diamant as a subject of the conformance suite.

use conformance::{Effort, Imbalance, Subject, balanced, check_or_panic, count};
use tabletop::{Dice, QuickDice, Seat, SeatSet, Viewer};

use crate::card::{CARDS_PER_TRAP, Card, Relic, RelicSet, Trap};
use crate::decision::Decision;
use crate::game::Diamant;
use crate::state::{Stage, State};

impl Subject for Diamant {
    /// D23, D24: what others have in closed chests, and what others have chosen.
    fn scramble(state: &State, viewer: Viewer, dice: &mut QuickDice) -> State {
        let mut state = *state;
        let own = viewer.seat();
        if let Stage::Choosing(choices) = &mut state.stage {
            choices.replace_others(own, || *dice.pick(&[Decision::Stay, Decision::Leave]));
        }
        if !state.config.open_chests() && !matches!(state.stage, Stage::Over) {
            for seat in others(&state, own) {
                state.chests[seat] = u16::try_from(dice.below(200)).expect("200 fits");
            }
        }
        state
    }

    /// Every card is in the deck, on the path, with a player or out of the game; all rubies
    /// of the path's treasures are in hand, on the path or at home.
    fn conserved(state: &State) -> Result<(), Imbalance> {
        let on_path = |card| count(state.path.cards().iter().filter(|on| on.card == card));
        for value in 0..=17 {
            let card = Card::Treasure(value);
            let printed = count(
                crate::TREASURES
                    .iter()
                    .filter(|&&treasure| treasure == value),
            );
            let found = i64::from(state.deck.count(card)) + on_path(card);
            balanced(&card.to_string(), found, printed)?;
        }
        for trap in Trap::ALL {
            let card = Card::Trap(trap);
            let gone = i64::from(state.traps_gone[trap as usize]);
            let found = i64::from(state.deck.count(card)) + on_path(card) + gone;
            balanced(&card.to_string(), found, CARDS_PER_TRAP)?;
        }
        for relic in Relic::ALL {
            let card = Card::Relic(relic);
            let has = |relics: RelicSet| i64::from(relics.contains(relic));
            let with_players: i64 = others(state, None)
                .iter()
                .map(|seat| has(state.relics[seat]))
                .sum();
            let to_come = state.config.relics() && state.round <= relic as u8;
            let found = i64::from(state.deck.count(card))
                + on_path(card)
                + with_players
                + has(state.relics_lost)
                + i64::from(to_come);
            balanced(&card.to_string(), found, i64::from(state.config.relics()))?;
        }
        let revealed: i64 = state
            .path
            .cards()
            .iter()
            .map(|on_path| match on_path.card {
                Card::Treasure(value) => i64::from(value),
                Card::Trap(_) | Card::Relic(_) => 0,
            })
            .sum();
        let in_hand = i64::from(state.gathered) * i64::from(state.in_cave.len());
        let unclaimed = in_hand + i64::from(state.path.rubies());
        // What is missing has been brought home this round, which only leavers can do.
        let nobody_left = state.in_cave == SeatSet::first(state.config.seats());
        if nobody_left {
            balanced("rubies in the cave", unclaimed, revealed)?;
        }
        if unclaimed > revealed {
            balanced("rubies in the cave at most", unclaimed, revealed)?;
        }
        Ok(())
    }

    fn strangers() -> Vec<Decision> {
        vec![Decision::Stay, Decision::Leave]
    }
}

fn others(state: &State, own: Option<Seat>) -> SeatSet {
    let everybody = SeatSet::first(state.config.seats());
    own.map_or(everybody, |seat| everybody.without(seat))
}

#[test]
fn diamant_keeps_every_property_of_a_game() {
    let summary = check_or_panic::<Diamant>(Effort::seeds_per_config(8));
    assert_eq!(summary.games, 24 * 8 * 2);
    assert!(
        summary.scrambled > 0 && summary.sealed > 0 && summary.tampered > 0,
        "{summary:?}"
    );
    assert_eq!(summary.undone, 0, "a sealed choice stands: {summary:?}");
}
