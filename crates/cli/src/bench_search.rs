//! `grotto bench search`: how fast the search of the bots is.

use std::time::{Duration, Instant};

use catalog::{AnyGame, Budget};
use indicatif::ProgressBar;
use serde::Serialize;
use serde_json::Value;
use tabletop::{AnyTable, LuckSource, Seat, Seed};

use crate::bench::{grouped, milliseconds, progress_bar};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::game_choice::{Format, GameChoice, SearchBench};
use crate::machine::Machine;
use crate::palette::{QUIET, STRONG, paint};
use crate::printer::Printer;

/// The seed of the game whose middle is searched: always the same, to be compared.
const SEED: u64 = 1;

/// The iterations of the first search on each thread, few because an iteration may be a large
/// thing; those after it are longer until one takes [`LONG_ENOUGH`].
const FIRST_SEARCH: u32 = 2;

/// A search this long is like that of a bot: its tree is large, and starting it costs nothing.
const LONG_ENOUGH: Duration = Duration::from_millis(200);

/// What was measured.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    config: Value,
    /// How long all measurements took together.
    seconds: f64,
    /// How many threads "all" are.
    threads: u8,
    opening: Place,
    middle: Place,
    machine: Machine,
}

/// Iterations a second in one position.
#[derive(Serialize)]
struct Place {
    /// How many steps of the match lead there.
    step: usize,
    iterations_per_second: f64,
    iterations_per_second_on_all_threads: f64,
}

/// Measures and prints.
pub fn run(bench: &SearchBench) -> Result<Exit, Failure> {
    let GameChoice { game, config } = &bench.choice;
    let config = game.configure(config)?;
    let bar = progress_bar(bench.time);
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = u8::try_from(all).unwrap_or(u8::MAX);
    let start = Instant::now();
    let luck = LuckSource::Rolled(Seed::from_number(SEED));
    let played = played(*game, game.open(&config, luck)?);
    let opening = opening(*game, &*played);
    let middle = middle(&*played);
    let place = |table: &dyn AnyTable| Place {
        step: table.length(),
        iterations_per_second: measure(bench, table, 1, &bar),
        iterations_per_second_on_all_threads: measure(bench, table, threads, &bar),
    };
    let figures = Figures {
        game: game.id(),
        opening: place(&*opening),
        middle: place(&*middle),
        config,
        seconds: start.elapsed().as_secs_f64(),
        threads,
        machine: Machine::here(),
    };
    bar.finish_and_clear();
    match bench.format {
        Format::Json => Printer::for_programs().json(&figures)?,
        Format::Text => Printer::for_people().line(in_words(&figures))?,
    }
    Ok(Exit::Fine)
}

/// The game as greedy bots play it.
fn played(game: &dyn AnyGame, mut table: Box<dyn AnyTable>) -> Box<dyn AnyTable> {
    while table.outcome().is_none() {
        for seat in table.prompt().awaited() {
            let mut greedy = game
                .player("greedy", seat, SEED)
                .expect("every game has greedy bots");
            let proposal = greedy.propose(&*table).expect("the seat is asked");
            table
                .decide(seat, &proposal.decision, None)
                .expect("bots decide what is legal");
        }
    }
    table
}

/// The first position in which there is something to search for: auctions, for example, may be
/// decided at first sight.
fn opening(game: &dyn AnyGame, played: &dyn AnyTable) -> Box<dyn AnyTable> {
    let is_searched = |table: &dyn AnyTable| {
        let budget = Budget::alone(FIRST_SEARCH);
        asked(table).is_some_and(|seat| game.search(table, seat, budget, SEED) > 1)
    };
    (0..played.length())
        .map(|steps| played.at(steps))
        .find(|table| is_searched(&**table))
        .expect("a game has something to search for")
}

/// A position around the middle of the game, where there is most to choose from.
fn middle(table: &dyn AnyTable) -> Box<dyn AnyTable> {
    let fifth = table.length() / 5;
    (2 * fifth..=3 * fifth)
        .map(|steps| table.at(steps))
        .max_by_key(|table| asked(&**table).map_or(0, |seat| table.legal(seat).len()))
        .filter(|table| asked(&**table).is_some())
        .expect("somebody decides in the middle of a game")
}

fn asked(table: &dyn AnyTable) -> Option<Seat> {
    table.prompt().awaited().into_iter().next()
}

/// Iterations a second, measured in a quarter of the time.
fn measure(bench: &SearchBench, table: &dyn AnyTable, workers: u8, bar: &ProgressBar) -> f64 {
    let seat = asked(table).expect("the position asks somebody");
    let start = Instant::now();
    let mut own = FIRST_SEARCH;
    let mut done = 0.0;
    let mut seed = 0;
    loop {
        let budget = Budget::shared(own * u32::from(workers), workers);
        let before = start.elapsed();
        bench.choice.game.search(table, seat, budget, seed);
        let after = start.elapsed();
        done += f64::from(budget.iterations);
        seed += 1;
        bar.inc(milliseconds(after.saturating_sub(before)));
        if after >= bench.time / 4 {
            return done / after.as_secs_f64();
        }
        if after.saturating_sub(before) < LONG_ENOUGH {
            own *= 2;
        }
    }
}

fn in_words(figures: &Figures) -> String {
    let row = |name: String, place: &Place| {
        let one = grouped(place.iterations_per_second);
        let all = grouped(place.iterations_per_second_on_all_threads);
        format!("  {name:<22}{one:>14}{all:>16}")
    };
    let all = format!("{} threads", figures.threads);
    [
        format!("{} {}", paint(STRONG, figures.game), figures.config),
        format!(
            "iterations of the search a second, {:.1} s",
            figures.seconds
        ),
        String::new(),
        paint(QUIET, format!("  {:<22}{:>14}{all:>16}", "", "1 thread")),
        row(
            format!("the opening (step {})", figures.opening.step),
            &figures.opening,
        ),
        row(
            format!("the middle (step {})", figures.middle.step),
            &figures.middle,
        ),
        String::new(),
        paint(QUIET, &figures.machine),
    ]
    .join("\n")
}
