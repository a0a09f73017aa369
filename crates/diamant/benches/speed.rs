//! The figures that `grotto bench diamant` prints, watched piece by piece.
//!
//! `cargo bench -p diamant`

use diamant::{Config, Decision, Diamant, State};
use divan::Bencher;
use divan::counter::ItemsCount;
use tabletop::{
    Game, LuckSource, Playout, Prompt, QuickDice, Seat, Seed, Silence, Table, Version, Viewer,
};

fn main() {
    divan::main();
}

const SEATS: [u8; 3] = [3, 4, 8];

/// Games are short and differ in length; a sample is this many of them.
const GAMES: u32 = 1000;

fn config(seats: u8) -> Config {
    Config::new(seats).expect("the number is allowed")
}

/// A state in the middle of a round.
fn middle() -> State {
    let mut state = Diamant::set_up(&config(4), &mut Silence);
    for card in ["treasure 9", "trap lava", "treasure 17"] {
        let card = card.parse().expect("the card exists");
        Diamant::resolve(&mut state, card, &mut Silence);
        for seat in Diamant::prompt(&state).awaited() {
            Diamant::decide(&mut state, seat, Decision::Stay, &mut Silence);
        }
    }
    state
}

/// Random games through the unchecked door: the inner loop of every search.
#[divan::bench(args = SEATS)]
fn unchecked_game(bencher: Bencher<'_, '_>, seats: u8) {
    let config = config(seats);
    let mut playout = Playout::<Diamant>::new(QuickDice::new(1));
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for _ in 0..GAMES {
            let mut state = Diamant::set_up(&config, &mut Silence);
            divan::black_box(playout.finish(&mut state));
        }
    });
}

/// Random games at a table: checks, fair luck, events, record.
#[divan::bench(args = SEATS)]
fn checked_game(bencher: Bencher<'_, '_>, seats: u8) {
    let mut dice = QuickDice::new(1);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for _ in 0..GAMES {
            divan::black_box(checked(config(seats), &mut dice));
        }
    });
}

fn checked(config: Config, dice: &mut QuickDice) -> Version {
    let luck = LuckSource::Rolled(Seed::from_number(dice.bits()));
    let mut table = Table::<Diamant>::open(config, luck);
    while let Prompt::Sealed(awaited) = table.prompt() {
        for seat in awaited {
            let decision = *dice.pick(&table.legal(seat));
            table
                .decide(seat, decision, Some(table.version()))
                .expect("a listed decision is accepted");
        }
    }
    table.version()
}

#[divan::bench]
fn copy_state(bencher: Bencher<'_, '_>) {
    let state = middle();
    bencher.bench_local(|| *divan::black_box(&state));
}

#[divan::bench]
fn draw_and_reveal(bencher: Bencher<'_, '_>) {
    let state = middle();
    let mut ticket = 0;
    bencher.bench_local(|| {
        let mut state = state;
        ticket = (ticket + 7) % Diamant::tickets(&state);
        let card = Diamant::draw(&state, ticket);
        Diamant::resolve(&mut state, card, &mut Silence);
        state
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let state = middle();
    bencher.bench_local(|| Diamant::view(&state, Viewer::Seat(Seat::new(0))));
}
