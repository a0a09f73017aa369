//! Whole games at random through the unchecked door, on one thread.

use caverna::{Caverna, Config};
use divan::Bencher;
use divan::counter::ItemsCount;
use tabletop::{Game, Playout, QuickDice, Silence};

/// Enough games for the differences between them to level out.
const GAMES: u64 = 1_000;

fn main() {
    divan::main();
}

#[divan::bench]
fn duels(bencher: Bencher) {
    play(bencher, Config::DUEL);
}

#[divan::bench]
fn solo_games(bencher: Bencher) {
    play(bencher, Config::SOLO);
}

fn play(bencher: Bencher, config: Config) {
    bencher
        .counter(ItemsCount::new(GAMES))
        .with_inputs(|| Playout::<Caverna>::new(QuickDice::new(1)))
        .bench_local_values(|mut playout| {
            let mut decisions = 0;
            for _ in 0..GAMES {
                let mut state = Caverna::set_up(&config, &mut Silence);
                decisions += playout.finish(&mut state);
            }
            decisions
        });
}
