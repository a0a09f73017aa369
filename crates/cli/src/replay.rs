//! `grotto replay`: a recorded game told again.

use catalog::GameId;
use narration::{Reader, Texts, narration};
use serde::Serialize;
use serde_json::Value;
use tabletop::{AnyChapter, AnyTable, Outcome, Prompt, RecordedStep, Seat, Viewer, heard_by};

use crate::arguments::ReplayArguments;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::games::sketch;
use crate::language;
use crate::names::names;
use crate::palette::{QUIET, WORDS, paint, told};
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
    let texts = Texts::of(language::spoken(arguments.lang));
    let reader = Reader {
        texts,
        viewer: Viewer::Bystander,
        names: &names(&*table, Viewer::Bystander, texts),
    };
    match (arguments.at, arguments.json) {
        (None, false) => tell(table.as_ref(), &reader)?,
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
                let board = sketch(GameId::of(&*position)).board(position.as_ref(), &reader);
                let mut printer = Printer::for_people();
                let place = [("steps", steps.into()), ("length", length.into())];
                let place = texts.say_with("terminal-position", &place);
                printer.line(format!("{place}\n"))?;
                printer.line(board)?;
            }
        }
    }
    Ok(Exit::Fine)
}

/// The steps with their words. Below them, what happened in the lines of the page's log, each
/// line after its last step.
fn tell(table: &dyn AnyTable, reader: &Reader<'_>) -> Result<(), Failure> {
    let mut printer = Printer::for_people();
    let mut lines = narration(GameId::of(table))
        .story(table, reader)
        .lines
        .into_iter()
        .peekable();
    for (number, chapter) in table.chapters(0).iter().enumerate() {
        if let Some(step) = &chapter.step {
            let number = paint(QUIET, format!("{number:>5}"));
            printer.line(format!("{number}  {}", caption(step, reader)))?;
        }
        while let Some(line) = lines.next_if(|line| line.step <= number) {
            printer.line(format!("       {}", wrap(&told(&line.sentence), 7)))?;
        }
    }
    printer.line("")?;
    match table.outcome() {
        Some(outcome) => printer.line(ranking(&outcome, reader)),
        None => printer.line(paint(QUIET, reader.texts.say("terminal-not-over"))),
    }
}

/// “Seat 0: stay”.
fn caption(step: &RecordedStep, reader: &Reader<'_>) -> String {
    let (name, words) = match step {
        RecordedStep::Decision { seat, words } => (reader.name(*seat).to_owned(), words),
        RecordedStep::Luck { words } => (reader.texts.say("terminal-luck"), words),
    };
    let words = paint(WORDS, words);
    reader.texts.say_with(
        "terminal-caption",
        &[("name", name.into()), ("words", words.into())],
    )
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
