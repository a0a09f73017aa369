//! An analysis in words, in at most 100 columns.

use catalog::{Analysis, GameId, ReviewedDecision, TurningPoint};
use tabletop::{AnyTable, RecordedStep, Viewer};

use super::graph::graph;
use crate::bench::grouped;
use crate::games::{Company, artist_of};
use crate::palette::{QUIET, STRONG, WORDS, paint};
use crate::paragraph::wrap;

/// How many lines the table of chances has: the whole of it is in the JSON.
const ROWS: usize = 12;

/// How many sentences are told about a turning point: a long turn has more.
const SENTENCES: usize = 4;

/// The graph, the table and the turning points.
pub fn report(table: &dyn AnyTable, analysis: &Analysis) -> String {
    let mut lines = vec![
        format!(
            "{} {}: {} decisions looked at, {} iterations each",
            paint(STRONG, table.game()),
            table.config(),
            analysis
                .assessments
                .iter()
                .map(|assessment| assessment.decisions.len())
                .sum::<usize>(),
            grouped(f64::from(analysis.iterations)),
        ),
        String::new(),
        paint(QUIET, what_is_shown(table.seats())),
    ];
    lines.extend(graph(analysis));
    lines.push(String::new());
    lines.extend(chances(analysis, table.seats()));
    lines.push(String::new());
    lines.extend(turning_points(table, analysis));
    lines.join("\n")
}

fn what_is_shown(seats: u8) -> String {
    match seats {
        1 => "What the position was worth, by step".to_owned(),
        _ => "How likely each seat was to win, by step; * where lines meet".to_owned(),
    }
}

/// Some points of the graph in numbers, the first and the last among them.
fn chances(analysis: &Analysis, seats: u8) -> Vec<String> {
    let points: Vec<_> = analysis.points().collect();
    let names = cells((0..seats).map(|seat| format!("seat {seat}")));
    let mut lines = vec![paint(QUIET, format!("  step  {names}"))];
    let rows = ROWS.min(points.len());
    for row in 0..rows {
        let number = (points.len() - 1) * row / (rows - 1).max(1);
        let (step, chances) = points[number];
        let chances = cells(chances.iter().map(|&chance| percent(chance)));
        lines.push(format!("  {step:>4}  {chances}"));
    }
    lines
}

/// A row of a table.
fn cells(texts: impl Iterator<Item = String>) -> String {
    let cells: Vec<_> = texts.map(|text| format!("{text:>8}")).collect();
    cells.concat()
}

fn turning_points(table: &dyn AnyTable, analysis: &Analysis) -> Vec<String> {
    let turns = analysis.turning_points();
    if turns.is_empty() {
        return vec!["Nothing turned: the chances stayed as they were.".to_owned()];
    }
    let mut lines = vec![paint(STRONG, "The biggest turning points")];
    let company = Company::seen_by(Viewer::Bystander);
    let story = artist_of(GameId::of(table)).story(table, company);
    for (number, turn) in (1..).zip(&turns) {
        lines.push(String::new());
        lines.push(format!(
            "  {number}  seat {} from {} to {}, steps {} to {}",
            turn.seat,
            percent(turn.before),
            paint(STRONG, percent(turn.after)),
            turn.step,
            turn.until
        ));
        if let Some(made) = analysis.decision(turn) {
            lines.extend(decision(made).map(|line| format!("     {}", wrap(&line, 5))));
        }
        lines.extend(
            luck(table, turn)
                .iter()
                .map(|line| format!("     {}", wrap(line, 5))),
        );
        let told = story.get(turn.step + 1..=turn.until).unwrap_or(&[]);
        let told = told.iter().flatten().take(SENTENCES);
        lines.extend(told.map(|sentence| paint(QUIET, format!("     {}", wrap(sentence, 5)))));
    }
    lines
}

/// What was decided, and what the search says.
fn decision(made: &ReviewedDecision<String>) -> impl Iterator<Item = String> {
    let worth = |value: Option<f64>| match value {
        Some(value) => format!(", worth {}", percent(value)),
        None => String::new(),
    };
    let decided = format!(
        "seat {} decided: {}{}",
        made.seat,
        paint(WORDS, &made.decision),
        worth(made.value)
    );
    let searched = match &made.instead {
        Some(instead) => format!(
            "the search would have decided: {}{}",
            paint(WORDS, &instead.decision),
            worth(Some(instead.value))
        ),
        None => "the search would have decided the same".to_owned(),
    };
    [decided, searched].into_iter()
}

/// What luck did on the way.
fn luck(table: &dyn AnyTable, turn: &TurningPoint) -> Option<String> {
    let steps = table.record().steps;
    let words: Vec<_> = steps[turn.step..turn.until]
        .iter()
        .filter_map(|step| match step {
            RecordedStep::Luck { words } => Some(words.as_str()),
            RecordedStep::Decision { .. } => None,
        })
        .collect();
    (!words.is_empty()).then(|| format!("luck: {}", words.join(", ")))
}

fn percent(chance: f64) -> String {
    format!("{:.0} %", 100.0 * chance)
}
