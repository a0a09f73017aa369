//! The standings for people.

use arena::{GameResult, Interval, Standings, StandingsRow};

use crate::palette::{CARE, QUIET, STRONG, paint};

/// The columns beside the name.
const HEADINGS: [&str; 7] = [
    "games",
    "wins",
    "score",
    "rating",
    "pairwise",
    "ms/decision",
    "longest",
];

/// How many forfeits are told; the rest is in the journal.
const TOLD: usize = 5;

/// The figures of every bot, the strongest first.
pub fn table(standings: &Standings) -> String {
    let rows: Vec<[String; 7]> = standings.rows.iter().map(cells).collect();
    let names = standings.rows.iter().map(|row| row.bot.chars().count());
    let first = names.max().unwrap_or(0);
    let widths: Vec<usize> = (0..HEADINGS.len())
        .map(|column| {
            let cells = rows.iter().map(|row| row[column].chars().count());
            cells.chain([HEADINGS[column].len()]).max().unwrap_or(0)
        })
        .collect();
    let line = |name: &str, cells: &[String]| {
        let cells = cells.iter().zip(&widths);
        let cells = cells.map(|(cell, width)| format!("{cell:>width$}"));
        format!("  {name:<first$}  {}", cells.collect::<Vec<_>>().join("  "))
    };
    let title = format!(
        "{} {}, {} games, seed {}; even is {:.1} %",
        paint(STRONG, &standings.game),
        standings.config,
        standings.games,
        standings.seed,
        100.0 / seats(standings)
    );
    let headings = line("", &HEADINGS.map(str::to_owned));
    let mut lines = vec![title, paint(QUIET, headings)];
    for (row, cells) in standings.rows.iter().zip(&rows) {
        lines.push(line(&row.bot, cells));
    }
    lines.join("\n")
}

/// The games that were given away, with the reasons; nothing if there are none.
pub fn forfeits(results: &[GameResult]) -> String {
    let given: Vec<String> = results
        .iter()
        .filter_map(|result| {
            let forfeit = result.forfeit.as_ref()?;
            let bot = &result.bots[forfeit.seat];
            Some(format!(
                "\n  game {}: {bot} gave it away: {}",
                result.game, forfeit.message
            ))
        })
        .collect();
    let told = given.iter().take(TOLD).cloned().collect::<String>();
    let rest = given.len().saturating_sub(TOLD);
    let rest = match rest {
        0 => String::new(),
        rest => format!("\n  and {rest} more; --out keeps them all"),
    };
    match given.len() {
        0 => String::new(),
        _ => paint(CARE, format!("{told}{rest}")),
    }
}

fn cells(row: &StandingsRow) -> [String; 7] {
    [
        row.games.to_string(),
        percent(row.wins),
        row.score.map_or_else(String::new, |score| {
            format!("{:.2} ±{:.2}", score.value, score.high - score.value)
        }),
        format!("{:.1} ±{:.1}", row.rating.value, 2.0 * row.rating.deviation),
        format!(
            "{:.0} ±{:.0}",
            row.pairwise.value,
            2.0 * row.pairwise.deviation
        ),
        format!("{:.3}", row.milliseconds_per_decision),
        format!("{:.1}", row.longest_milliseconds),
    ]
}

fn percent(rate: Interval) -> String {
    let [value, low, high] = [rate.value, rate.low, rate.high].map(|rate| 100.0 * rate);
    format!("{value:.1} % ({low:.1}–{high:.1})")
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a table has at most eight seats"
)]
fn seats(standings: &Standings) -> f64 {
    standings.seats as f64
}
