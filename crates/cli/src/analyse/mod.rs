//! `grotto analyse`: who was likely to win when, and where that turned.

mod graph;
mod report;

use std::io::IsTerminal;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use catalog::{Analysis, AnyReview, Assessment, GameId, TurningPoint};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use narration::Texts;
use serde::Serialize;
use serde_json::Value;

use crate::arguments::AnalyseArguments;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::language;
use crate::printer::Printer;
use crate::record_file;

/// The seed of the search: the same record is always analysed in the same way.
const SEED: u64 = 1;

/// An analysis as JSON.
#[derive(Serialize)]
struct AnalysisLine<'a> {
    game: &'static str,
    config: Value,
    #[serde(flatten)]
    analysis: &'a Analysis,
    turning_points: Vec<TurningPoint>,
}

/// Analyses and prints.
pub fn run(arguments: &AnalyseArguments) -> Result<Exit, Failure> {
    let table = record_file::read_table(&arguments.file)?;
    let game = GameId::of(table.as_ref()).game();
    let review = game
        .review(&*table, arguments.iterations, SEED)
        .map_err(|_| Failure::NotOver {
            name: record_file::name_of(&arguments.file),
        })?;
    let texts = Texts::of(language::spoken(arguments.lang));
    let analysis = examine(&*review, texts);
    if arguments.json {
        Printer::for_programs().json(&AnalysisLine {
            game: game.id(),
            config: table.config(),
            turning_points: analysis.turning_points(),
            analysis: &analysis,
        })?;
    } else {
        Printer::for_people().line(report::report(&*table, &analysis, texts))?;
    }
    Ok(Exit::Fine)
}

/// Examines every position, one per core at a time.
fn examine(review: &dyn AnyReview, texts: &Texts) -> Analysis {
    let positions = review.positions();
    let bar = progress_bar(positions, texts);
    let next = AtomicUsize::new(0);
    let found: Mutex<Vec<Assessment<String>>> = Mutex::default();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let position = next.fetch_add(1, Ordering::Relaxed);
                    if position >= positions {
                        return;
                    }
                    let assessment = review.examine(position);
                    found.lock().expect("nobody panics here").push(assessment);
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let mut found = found.into_inner().expect("nobody panics here");
    found.sort_by_key(|assessment| assessment.step);
    review.conclude(found)
}

/// A bar on the standard error, where somebody may be watching.
fn progress_bar(positions: usize, texts: &Texts) -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = texts.say_with(
        "terminal-analysing",
        &[
            ("bar", "{bar:40}".into()),
            ("done", "{pos}".into()),
            ("all", "{len}".into()),
            ("left", "{eta}".into()),
        ],
    );
    let style = ProgressStyle::with_template(&style).expect("the template is right");
    let positions = u64::try_from(positions).unwrap_or(u64::MAX);
    ProgressBar::with_draw_target(Some(positions), target).with_style(style)
}
