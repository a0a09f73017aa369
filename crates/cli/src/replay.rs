//! `grotto replay`: a recorded game told again.

use catalog::GameId;
use serde::Serialize;
use serde_json::Value;
use tabletop::{AnyChapter, AnyTable, Outcome, Prompt, RecordedStep, Seat, Viewer, heard_by};

use crate::arguments::ReplayArguments;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::games::{Company, artist_of};
use crate::palette::{QUIET, WORDS, paint};
use crate::paragraph::wrap;
use crate::play::ranking;
use crate::printer::Printer;
use crate::record_file;

/// A step as JSON.
#[derive(Serialize)]
struct StepLine<'a> {
    step: usize,
    /// `null` for luck and for the set-up.
    seat: Option<Seat>,
    /// The decision's or outcome's words; `null` for the set-up.
    words: Option<&'a str>,
    events: Vec<&'a Value>,
}

/// The end of the story as JSON.
#[derive(Serialize)]
struct EndLine {
    steps: usize,
    /// `null` for a match that is not over.
    result: Option<Outcome>,
}

/// A position as JSON.
#[derive(Serialize)]
struct PositionLine {
    step: usize,
    prompt: Prompt,
    view: Value,
}

/// Tells the game or shows a position of it, as somebody outside heard and saw it.
pub fn run(arguments: &ReplayArguments) -> Result<Exit, Failure> {
    let table = record_file::read_table(&arguments.file)?;
    match (arguments.at, arguments.json) {
        (None, false) => tell(table.as_ref())?,
        (None, true) => tell_in_json(table.as_ref())?,
        (Some(steps), json) => {
            let length = table.length();
            if steps > length {
                return Err(Failure::NoSuchStep {
                    asked: steps,
                    length,
                });
            }
            let position = table.at(steps);
            if json {
                Printer::for_programs().json(&PositionLine {
                    step: steps,
                    prompt: position.prompt(),
                    view: position.view(Viewer::Bystander),
                })?;
            } else {
                let company = Company::seen_by(Viewer::Bystander);
                let board =
                    artist_of(GameId::of(position.as_ref())).board(position.as_ref(), company);
                let mut printer = Printer::for_people();
                printer.line(format!("After {steps} of {length} steps:\n"))?;
                printer.line(board)?;
            }
        }
    }
    Ok(Exit::Fine)
}

fn tell(table: &dyn AnyTable) -> Result<(), Failure> {
    let mut printer = Printer::for_people();
    let company = Company::seen_by(Viewer::Bystander);
    let story = artist_of(GameId::of(table)).story(table, company);
    for (number, (chapter, sentences)) in table.chapters(0).iter().zip(story).enumerate() {
        if let Some(step) = &chapter.step {
            let number = paint(QUIET, format!("{number:>5}"));
            printer.line(format!("{number}  {}", paint(WORDS, caption(step))))?;
        }
        for sentence in sentences {
            printer.line(format!("       {}", wrap(&sentence, 7)))?;
        }
    }
    printer.line("")?;
    match table.outcome() {
        Some(outcome) => printer.line(ranking(&outcome, company)),
        None => printer.line(paint(QUIET, "The record stops here; the game is not over.")),
    }
}

fn caption(step: &RecordedStep) -> String {
    match step {
        RecordedStep::Decision { seat, words } => format!("seat {seat}: {words}"),
        RecordedStep::Luck { words } => format!("luck: {words}"),
    }
}

fn tell_in_json(table: &dyn AnyTable) -> Result<(), Failure> {
    let mut printer = Printer::for_programs();
    for (step, chapter) in table.chapters(0).iter().enumerate() {
        printer.json(&step_line(step, chapter))?;
    }
    printer.json(&EndLine {
        steps: table.length(),
        result: table.outcome(),
    })
}

fn step_line(step: usize, chapter: &AnyChapter) -> StepLine<'_> {
    let (seat, words) = match &chapter.step {
        Some(RecordedStep::Decision { seat, words }) => (Some(*seat), Some(words.as_str())),
        Some(RecordedStep::Luck { words }) => (None, Some(words.as_str())),
        None => (None, None),
    };
    StepLine {
        step,
        seat,
        words,
        events: heard_by(Viewer::Bystander, &chapter.events).collect(),
    }
}
