//! `grotto bench`: how fast games are played.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use catalog::Door;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;
use serde_json::Value;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::game_choice::{BenchArguments, Format, GameBench, GameChoice};
use crate::machine::Machine;
use crate::palette::{QUIET, STRONG, paint};
use crate::printer::Printer;
use crate::{bench_pages, bench_search, bench_server};

/// How long the games between two looks at the clock should take: short enough to stop in
/// time, long enough that starting a batch costs nothing.
const BATCH_TIME: Duration = Duration::from_millis(5);

/// The most games between two looks at the clock, whatever the clock says.
const LARGEST_BATCH: u32 = 1 << 20;

/// What was measured.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    config: Value,
    threads: u16,
    /// How long all measurements took together.
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    checked_games_per_second: f64,
    checked_decisions_per_second: f64,
    states_copied_per_second: f64,
    machine: Machine,
}

/// Games played through one door, or states copied: how many, with how many decisions.
#[derive(Clone, Copy)]
struct Done {
    times: u64,
    decisions: u64,
    elapsed: Duration,
}

/// What is done again and again, in the order of measuring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Work {
    Games(Door),
    Copies,
}

impl Work {
    /// The hundredths of the time before it, and its own.
    const fn share(self) -> (u32, u32) {
        match self {
            Self::Games(Door::Unchecked) => (0, 45),
            Self::Games(Door::Checked) => (45, 45),
            Self::Copies => (90, 10),
        }
    }
}

impl Done {
    #[expect(
        clippy::cast_precision_loss,
        reason = "no measurement counts to 2 to the 53"
    )]
    fn per_second(self, count: u64) -> f64 {
        count as f64 / self.elapsed.as_secs_f64()
    }
}

/// Measures and prints.
pub fn run(arguments: &BenchArguments) -> Result<Exit, Failure> {
    match arguments {
        BenchArguments::Game(arguments) => run_game(arguments),
        BenchArguments::Search(arguments) => bench_search::run(arguments),
        BenchArguments::Server(arguments) => bench_server::run(arguments),
        BenchArguments::Pages(arguments) => bench_pages::run(arguments),
    }
}

fn run_game(arguments: &GameBench) -> Result<Exit, Failure> {
    let GameChoice { game, config } = &arguments.choice;
    let config = game.configure(config)?;
    let bar = progress_bar(arguments.time);
    let unchecked = measure(arguments, &config, Work::Games(Door::Unchecked), &bar)?;
    let checked = measure(arguments, &config, Work::Games(Door::Checked), &bar)?;
    let copied = measure(arguments, &config, Work::Copies, &bar)?;
    bar.finish_and_clear();
    let figures = Figures {
        game: game.id(),
        config,
        threads: arguments.threads,
        seconds: (unchecked.elapsed + checked.elapsed + copied.elapsed).as_secs_f64(),
        games_per_second: unchecked.per_second(unchecked.times),
        decisions_per_second: unchecked.per_second(unchecked.decisions),
        checked_games_per_second: checked.per_second(checked.times),
        checked_decisions_per_second: checked.per_second(checked.decisions),
        states_copied_per_second: copied.per_second(copied.times),
        machine: Machine::here(),
    };
    match arguments.format {
        Format::Json => Printer::for_programs().json(&figures)?,
        Format::Text => Printer::for_people().line(in_words(&figures))?,
    }
    Ok(Exit::Fine)
}

fn measure(
    arguments: &GameBench,
    config: &Value,
    work: Work,
    bar: &ProgressBar,
) -> Result<Done, Failure> {
    let (before_it, own) = work.share();
    let (begin, time) = (arguments.time * before_it / 100, arguments.time * own / 100);
    let (times, decisions) = (AtomicU64::new(0), AtomicU64::new(0));
    let start = Instant::now();
    let player = |thread: u16| -> Result<(), Failure> {
        // Seeds of different threads and batches never meet: the batches of a thread count
        // on from its own 2⁴⁸th part of the numbers.
        let mut seed = u64::from(thread) << 48;
        let mut batch = 1;
        loop {
            let before = start.elapsed();
            let game = arguments.choice.game;
            let decided = match work {
                Work::Games(door) => game.simulate(config, door, seed, batch)?,
                Work::Copies => game.copy_states(config, batch).map(|()| 0)?,
            };
            times.fetch_add(batch.into(), Ordering::Relaxed);
            decisions.fetch_add(decided, Ordering::Relaxed);
            seed += 1;
            let after = start.elapsed();
            if thread == 0 {
                bar.set_position(milliseconds(begin + after.min(time)));
            }
            if after >= time {
                return Ok(());
            }
            if after.saturating_sub(before) < BATCH_TIME && batch < LARGEST_BATCH {
                batch *= 2;
            }
        }
    };
    std::thread::scope(|scope| {
        let player = &player;
        let threads: Vec<_> = (0..arguments.threads)
            .map(|thread| scope.spawn(move || player(thread)))
            .collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().expect("random games do not panic"))
    })?;
    Ok(Done {
        times: times.into_inner(),
        decisions: decisions.into_inner(),
        elapsed: start.elapsed(),
    })
}

/// A time for a progress bar.
pub fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// A bar on the standard error, where somebody may be watching.
pub fn progress_bar(time: Duration) -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template("  measuring {bar:40} {percent:>3}%  {eta} left")
        .expect("the template is right");
    ProgressBar::with_draw_target(Some(milliseconds(time)), target).with_style(style)
}

fn in_words(figures: &Figures) -> String {
    let title = paint(STRONG, figures.game);
    let plural = if figures.threads == 1 { "" } else { "s" };
    let row = |name: &str, games: f64, decisions: f64| {
        let (games, decisions) = (grouped(games), grouped(decisions));
        format!("  {name:<12}{games:>15}{decisions:>19}")
    };
    [
        format!("{title} {}", figures.config),
        format!(
            "random games on {} thread{plural}, {:.1} s",
            figures.threads, figures.seconds
        ),
        String::new(),
        paint(
            QUIET,
            format!("  {:<12}{:>15}{:>19}", "", "games/s", "decisions/s"),
        ),
        row(
            "rules alone",
            figures.games_per_second,
            figures.decisions_per_second,
        ),
        row(
            "at a table",
            figures.checked_games_per_second,
            figures.checked_decisions_per_second,
        ),
        format!(
            "  {:<12}{:>15} states/s",
            "copying",
            grouped(figures.states_copied_per_second)
        ),
        String::new(),
        paint(QUIET, &figures.machine),
    ]
    .join("\n")
}

/// A whole number with a space between thousands.
pub fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(grouped(7.4), "7");
        assert_eq!(grouped(1234.6), "1 235");
        assert_eq!(grouped(1_234_567.0), "1 234 567");
    }
}
