//! An analysis in words, in at most 100 columns.

use catalog::{Analysis, GameId, ReviewedDecision, TurningPoint};
use narration::{AnyNarration, Reader, Texts, narration};
use tabletop::{AnyTable, RecordedStep, Viewer};

use super::graph::graph;
use crate::bench::grouped;
use crate::names::names;
use crate::palette::{QUIET, STRONG, WORDS, paint};
use crate::paragraph::{aligned, visible_width, wrap, wrap_to};

/// How many lines the table of chances has: the whole of it is in the JSON.
const ROWS: usize = 12;

/// How many sentences are told about a turning point: a long turn has more.
const SENTENCES: usize = 4;

/// How wide the report is.
const WIDTH: usize = 100;

/// The graph, the table and the turning points.
pub fn report(table: &dyn AnyTable, analysis: &Analysis, texts: &'static Texts) -> String {
    let names = names(table, Viewer::Bystander, texts);
    let reader = Reader {
        texts,
        viewer: Viewer::Bystander,
        names: &names,
    };
    let mut lines = vec![heading(table, analysis, texts), String::new()];
    let lead = match table.seats() {
        1 => texts.say("terminal-analysis-lead-alone"),
        _ => texts.say("terminal-analysis-lead"),
    };
    lines.push(paint(QUIET, wrap_to(WIDTH, &lead, 0)));
    lines.extend(graph(analysis));
    lines.push(String::new());
    lines.extend(chances(analysis, &reader));
    lines.push(String::new());
    lines.extend(turning_points(table, analysis, &reader));
    lines.join("\n")
}

fn heading(table: &dyn AnyTable, analysis: &Analysis, texts: &Texts) -> String {
    let decisions = analysis
        .assessments
        .iter()
        .map(|assessment| assessment.decisions.len());
    let looked_at = texts.say_with(
        "terminal-analysis-decisions",
        &[
            ("decisions", decisions.sum::<usize>().into()),
            ("iterations", grouped(f64::from(analysis.iterations)).into()),
        ],
    );
    let game = texts.say(&format!("{}-name", table.game()));
    let line = format!("{} {}. {looked_at}", paint(STRONG, game), table.config());
    wrap_to(WIDTH, &line, 0)
}

/// Some points of the graph in numbers, the first and the last among them.
fn chances(analysis: &Analysis, reader: &Reader<'_>) -> Vec<String> {
    let points: Vec<_> = analysis.points().collect();
    let step = reader.texts.say("analysis-step");
    let width = reader.names.iter().map(|name| visible_width(name) + 2);
    let width = width.max().unwrap_or_default().max(8);
    let row = |first: &str, texts: &[String]| {
        let cells: String = texts.iter().map(|text| aligned(text, width)).collect();
        format!("  {}  {cells}", aligned(first, visible_width(&step).max(4)))
    };
    let mut lines = vec![paint(QUIET, row(&step, reader.names))];
    let rows = ROWS.min(points.len());
    for number in 0..rows {
        let (step, chances) = points[(points.len() - 1) * number / (rows - 1).max(1)];
        let chances: Vec<String> = chances
            .iter()
            .map(|&chance| reader.texts.percent(chance))
            .collect();
        lines.push(row(&step.to_string(), &chances));
    }
    lines
}

fn turning_points(table: &dyn AnyTable, analysis: &Analysis, reader: &Reader<'_>) -> Vec<String> {
    let texts = reader.texts;
    let turns = analysis.turning_points();
    if turns.is_empty() {
        return vec![texts.say("terminal-nothing-turned")];
    }
    let mut lines = vec![paint(STRONG, texts.say("analysis-turns"))];
    let narration = narration(GameId::of(table));
    let story = narration.story(table, reader);
    for (number, turn) in (1..).zip(&turns) {
        let indented = |line: &str| format!("     {}", wrap(line, 5));
        lines.push(String::new());
        lines.push(format!("  {number}  {}", change(turn, reader)));
        match analysis.decision(turn) {
            Some(made) => {
                let decided = decision(made, narration, reader);
                lines.extend(decided.iter().map(|line| indented(line)));
            }
            None => lines.push(indented(&texts.say("analysis-luck"))),
        }
        lines.extend(luck(table, turn, texts).map(|line| indented(&line)));
        let said = story.said(turn.step + 1..=turn.until);
        let said = said.into_iter().take(SENTENCES);
        lines.extend(said.map(|sentence| paint(QUIET, indented(sentence))));
    }
    lines
}

/// Whose chances went from where to where, and when.
fn change(turn: &TurningPoint, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
    let key = if turn.after > turn.before {
        "analysis-rise"
    } else {
        "analysis-fall"
    };
    let change = texts.say_with(
        key,
        &[
            ("name", reader.name(turn.seat).into()),
            ("before", texts.percent(turn.before).into()),
            ("after", paint(STRONG, texts.percent(turn.after)).into()),
        ],
    );
    let steps = [("first", turn.step.into()), ("last", turn.until.into())];
    format!("{change}, {}", texts.say_with("terminal-steps", &steps))
}

/// What was decided, and what the search says.
fn decision(
    made: &ReviewedDecision<String>,
    narration: &dyn AnyNarration,
    reader: &Reader<'_>,
) -> Vec<String> {
    let texts = reader.texts;
    let label = |words: &str| {
        let label = narration.label(words, reader);
        label.map_or_else(|| words.to_owned(), |label| label.text)
    };
    // The label says it in the reader's language, the words as they are typed.
    let exactly = |words: &str, value: Option<f64>| {
        let words = paint(WORDS, words);
        match value {
            Some(value) => format!("({words}, {})", texts.percent(value)),
            None => format!("({words})"),
        }
    };
    let decided = texts.say_with(
        "analysis-decided",
        &[
            ("name", reader.name(made.seat).into()),
            ("decision", label(&made.decision).into()),
        ],
    );
    let searched = match &made.instead {
        Some(instead) => {
            let decision = ("decision", label(&instead.decision).into());
            let rather = texts.say_with("analysis-instead", &[decision]);
            format!(
                "{rather} {}",
                exactly(&instead.decision, Some(instead.value))
            )
        }
        None => texts.say("analysis-same"),
    };
    let decided = format!("{decided} {}", exactly(&made.decision, made.value));
    vec![decided, searched]
}

/// What luck did on the way.
fn luck(table: &dyn AnyTable, turn: &TurningPoint, texts: &Texts) -> Option<String> {
    let steps = table.record().steps;
    let words: Vec<_> = steps[turn.step..turn.until]
        .iter()
        .filter_map(|step| match step {
            RecordedStep::Luck { words } => Some(words.as_str()),
            RecordedStep::Decision { .. } => None,
        })
        .collect();
    if words.is_empty() {
        return None;
    }
    let name = ("name", texts.say("terminal-luck").into());
    let words = ("words", words.join(", ").into());
    Some(texts.say_with("terminal-caption", &[name, words]))
}
