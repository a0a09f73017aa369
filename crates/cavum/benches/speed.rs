//! The figures that `grotto bench cavum` prints, watched piece by piece.
//!
//! `cargo bench -p cavum`

use cavum::{Cavum, Config, State};
use divan::Bencher;
use divan::counter::ItemsCount;
use tabletop::{Dice, Game, Playout, Prompt, QuickDice, Seat, Silence, Viewer};

fn main() {
    divan::main();
}

const SEATS: [u8; 3] = [2, 3, 4];

/// Games differ in length; a sample is this many of them.
const GAMES: u32 = 100;

/// A four-player game after this many random decisions, in the middle of building.
fn middle() -> State {
    let mut dice = QuickDice::new(4);
    let config = Config::new(4).expect("the number is allowed");
    let mut state = Cavum::set_up(&config, &mut Silence);
    let mut legal = Vec::new();
    while state.phase() < 3 || state.pieces(Seat::new(0)).count() != 5 {
        if let Prompt::Turn(seat) = Cavum::prompt(&state) {
            legal.clear();
            Cavum::legal(&state, seat, &mut legal);
            Cavum::decide(&mut state, seat, *dice.pick(&legal), &mut Silence);
        } else {
            let ticket = dice.below(Cavum::tickets(&state));
            let outcome = Cavum::draw(&state, ticket);
            Cavum::resolve(&mut state, outcome, &mut Silence);
        }
    }
    state
}

/// Random games through the unchecked door: the inner loop of every search.
#[divan::bench(args = SEATS)]
fn unchecked_game(bencher: Bencher<'_, '_>, seats: u8) {
    let config = Config::new(seats).expect("the number is allowed");
    let mut playout = Playout::<Cavum>::new(QuickDice::new(1));
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for _ in 0..GAMES {
            let mut state = Cavum::set_up(&config, &mut Silence);
            divan::black_box(playout.finish(&mut state));
        }
    });
}

/// The list of a player in the middle of building.
#[divan::bench]
fn legal_list(bencher: Bencher<'_, '_>) {
    let state = middle();
    let seat = Cavum::prompt(&state).awaited().lowest();
    let seat = seat.expect("somebody builds");
    let mut list = Vec::new();
    bencher.bench_local(|| {
        list.clear();
        Cavum::legal(divan::black_box(&state), seat, &mut list);
        list.len()
    });
}

#[divan::bench]
fn copy_state(bencher: Bencher<'_, '_>) {
    let state = middle();
    bencher.bench_local(|| *divan::black_box(&state));
}

/// All that every seat could collect: the Pareto set of its routes.
#[divan::bench]
fn hauls(bencher: Bencher<'_, '_>) {
    let state = middle();
    bencher.bench_local(|| {
        (0..4)
            .map(|seat| state.routes(Seat::new(seat)).hauls().len())
            .sum::<usize>()
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let state = middle();
    bencher.bench_local(|| Cavum::view(&state, Viewer::Seat(Seat::new(0))));
}
