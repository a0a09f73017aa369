//! The figures that `grotto bench caverna` prints, watched piece by piece.
//!
//! `cargo bench -p caverna`

use caverna::{Caverna, Config, Decision, State};
use divan::Bencher;
use divan::counter::ItemsCount;
use tabletop::{
    Dice, Game, LuckSource, Playout, Prompt, QuickDice, Seat, Seed, Silence, Table, Viewer,
};

fn main() {
    divan::main();
}

/// Enough games for the differences between them to level out.
const GAMES: u64 = 1_000;

const MODES: [Mode; 2] = [Mode::Duel, Mode::Solo];

#[derive(Clone, Copy, Debug)]
enum Mode {
    Duel,
    Solo,
}

impl Mode {
    fn config(self) -> Config {
        match self {
            Self::Duel => Config::DUEL,
            Self::Solo => Config::SOLO,
        }
    }
}

/// Random games through the unchecked door: the inner loop of every search.
#[divan::bench(args = MODES)]
fn unchecked_games(bencher: Bencher<'_, '_>, mode: Mode) {
    let config = mode.config();
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

/// Every position of many random duels in which somebody decides.
fn positions() -> Vec<(State, Seat)> {
    let mut dice = QuickDice::new(1);
    let mut positions = Vec::new();
    let mut legal: Vec<Decision> = Vec::new();
    for _ in 0..20 {
        let mut state = Caverna::set_up(&Config::DUEL, &mut Silence);
        loop {
            match Caverna::prompt(&state) {
                Prompt::Turn(seat) => {
                    positions.push((state, seat));
                    legal.clear();
                    Caverna::legal(&state, seat, &mut legal);
                    Caverna::decide(&mut state, seat, *dice.pick(&legal), &mut Silence);
                }
                Prompt::Chance => {
                    let ticket = dice.below(Caverna::tickets(&state));
                    let outcome = Caverna::draw(&state, ticket);
                    Caverna::resolve(&mut state, outcome, &mut Silence);
                }
                Prompt::Sealed(_) | Prompt::Over => break,
            }
        }
    }
    positions
}

/// The legal lists of the positions of random duels.
#[divan::bench]
fn legal_lists(bencher: Bencher<'_, '_>) {
    let positions = positions();
    let mut legal = Vec::new();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| {
            let mut all = 0;
            for (state, seat) in &positions {
                legal.clear();
                Caverna::legal(state, *seat, &mut legal);
                all += legal.len();
            }
            all
        });
}

/// What a page is drawn from.
#[divan::bench]
fn views(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| {
            for (state, _) in &positions {
                divan::black_box(Caverna::view(state, Viewer::Bystander));
            }
        });
}

/// A random game at a table, with every check.
#[divan::bench(args = MODES)]
fn checked_game(bencher: Bencher<'_, '_>, mode: Mode) {
    let mut seeds = 0_u64..;
    bencher
        .with_inputs(|| seeds.next().unwrap_or_default())
        .bench_local_values(|seed| {
            let luck = LuckSource::Rolled(Seed::from_number(seed));
            let mut table = Table::<Caverna>::open(mode.config(), luck);
            let mut dice = QuickDice::new(seed);
            while let Some(seat) = table.prompt().awaited().lowest() {
                let decision = *dice.pick(&table.legal(seat));
                table.decide(seat, decision, None).expect("it is listed");
            }
            table.outcome()
        });
}
