//! Random games, for measuring speed.

use std::hint::black_box;

use tabletop::{Game, LuckSource, Playout, QuickDice, Seed, Silence, Table};

/// How random games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// By the rules alone, as in a search.
    Unchecked,
    /// At a [`Table`], with its checks, fair luck, events and record.
    Checked,
}

/// Plays random games and counts the decisions.
pub(crate) fn run<G: Game>(config: &G::Config, door: Door, seed: u64, games: u32) -> u64 {
    match door {
        Door::Unchecked => {
            let mut playout = Playout::<G>::new(QuickDice::new(seed));
            (0..games)
                .map(|_| {
                    let mut state = G::set_up(config, &mut Silence);
                    u64::from(playout.finish(&mut state))
                })
                .sum()
        }
        Door::Checked => {
            let mut dice = QuickDice::new(seed);
            (0..games)
                .map(|_| checked_game::<G>(config, &mut dice))
                .sum()
        }
    }
}

/// Copies a state repeatedly, as a search does. States use no heap memory, so every position of
/// a match costs the same.
pub(crate) fn copy<G: Game>(config: &G::Config, copies: u32) {
    let state = G::set_up(config, &mut Silence);
    for _ in 0..copies {
        black_box(black_box(&state).clone());
    }
}

fn checked_game<G: Game>(config: &G::Config, dice: &mut QuickDice) -> u64 {
    let luck = LuckSource::Rolled(Seed::from_number(dice.bits()));
    let mut table = Table::<G>::open(config.clone(), luck);
    let mut decisions = 0;
    while table.outcome().is_none() {
        for seat in table.prompt().awaited() {
            let decision = *dice.pick(&table.legal(seat));
            table
                .decide(seat, decision, Some(table.version()))
                .expect("a listed decision is accepted");
            decisions += 1;
        }
    }
    decisions
}
