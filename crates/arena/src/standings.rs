//! The results of a contest in figures.

use serde::Serialize;

use crate::contest::Contest;
use crate::interval::Interval;
use crate::match_play::GameResult;
use crate::ratings::{Rating, at_the_table, pair_by_pair};

/// The figures of every bot, the strongest first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The game's id.
    pub game: String,
    /// Its options.
    pub config: serde_json::Value,
    /// The seed of the contest.
    pub seed: u64,
    /// How many games were played.
    pub games: u32,
    /// How many seats a table has. Equal players win one game in this many.
    pub seats: usize,
    /// The bots.
    pub rows: Vec<StandingsRow>,
}

/// The figures of one bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StandingsRow {
    /// Its name.
    pub bot: String,
    /// How many seats it had in all games together.
    pub games: u32,
    /// Its win rate per seat. A shared victory counts as a fraction.
    pub wins: Interval,
    /// Its mean score; `None` if all its games were forfeited.
    pub score: Option<Interval>,
    /// Its strength, from whole tables.
    pub rating: Rating,
    /// Its strength, from comparing two seats at a time.
    pub pairwise: Rating,
    /// How many decisions it made.
    pub decisions: u64,
    /// The mean time per decision.
    pub milliseconds_per_decision: f64,
    /// The longest time for a decision.
    pub longest_milliseconds: f64,
    /// How many games it forfeited.
    pub forfeits: u32,
    /// Its points in every game that was not forfeited, in ascending order.
    #[serde(skip)]
    pub scores: Vec<f64>,
}

impl Standings {
    /// The figures for these results, in any order: ratings are computed in the order of the
    /// games.
    pub fn of(contest: &Contest, results: &[GameResult]) -> Self {
        let mut results = results.to_vec();
        results.sort_by_key(|result| result.game);
        let names = contest.names();
        let ratings = at_the_table(&names, &results);
        let pairwise = pair_by_pair(&names, &results);
        let rating = ratings.into_iter().zip(pairwise);
        let rows = names.iter().zip(rating);
        let mut rows: Vec<StandingsRow> = rows
            .map(|(name, (rating, pairwise))| row(name, rating, pairwise, &results))
            .collect();
        rows.sort_by(|one, other| {
            let strength =
                |row: &StandingsRow| (row.wins.value, row.score.map_or(0.0, |mean| mean.value));
            strength(other)
                .partial_cmp(&strength(one))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        Self {
            game: contest.game.id().to_owned(),
            config: contest.config.clone(),
            seed: contest.seed,
            games: u32::try_from(results.len()).unwrap_or(u32::MAX),
            seats: contest.seats,
            rows,
        }
    }

    /// The figures as comma-separated values, with a header line.
    pub fn csv(&self) -> String {
        let mut text = String::from(
            "bot,games,win_rate,win_low,win_high,mean_score,score_low,score_high,rating,\
             rating_deviation,pairwise,pairwise_deviation,decisions,ms_per_decision,\
             longest_ms,forfeits\n",
        );
        for row in &self.rows {
            let score = |part: fn(Interval) -> f64| {
                row.score
                    .map_or_else(String::new, |score| part(score).to_string())
            };
            let fields = [
                quoted(&row.bot),
                row.games.to_string(),
                row.wins.value.to_string(),
                row.wins.low.to_string(),
                row.wins.high.to_string(),
                score(|score| score.value),
                score(|score| score.low),
                score(|score| score.high),
                row.rating.value.to_string(),
                row.rating.deviation.to_string(),
                row.pairwise.value.to_string(),
                row.pairwise.deviation.to_string(),
                row.decisions.to_string(),
                row.milliseconds_per_decision.to_string(),
                row.longest_milliseconds.to_string(),
                row.forfeits.to_string(),
            ];
            text.push_str(&fields.join(","));
            text.push('\n');
        }
        text
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "no contest takes 2 to the 53 microseconds"
)]
fn row(name: &str, rating: Rating, pairwise: Rating, results: &[GameResult]) -> StandingsRow {
    let (mut games, mut wins, mut forfeits) = (0, 0.0, 0);
    let (mut decisions, mut microseconds, mut longest) = (0_u64, 0_u64, 0);
    let mut scores = Vec::new();
    for result in results {
        let chairs = result.bots.iter().enumerate();
        for (seat, _) in chairs.filter(|(_, bot)| *bot == name) {
            games += 1;
            if result.winners.contains(&seat) {
                wins += 1.0 / result.winners.len() as f64;
            }
            forfeits += u32::from(
                result
                    .forfeit
                    .as_ref()
                    .is_some_and(|given| given.seat == seat),
            );
            scores.extend(result.scores.get(seat).map(|&points| f64::from(points)));
            let thought = result.thoughts[seat];
            decisions += u64::from(thought.decisions);
            microseconds = microseconds.saturating_add(thought.microseconds);
            longest = longest.max(thought.longest);
        }
    }
    scores.sort_by(f64::total_cmp);
    StandingsRow {
        bot: name.to_owned(),
        games,
        wins: Interval::of_rate(wins, games),
        score: Interval::of_mean(&scores),
        rating,
        pairwise,
        decisions,
        milliseconds_per_decision: microseconds as f64 / 1_000.0 / decisions.max(1) as f64,
        longest_milliseconds: longest as f64 / 1_000.0,
        forfeits,
        scores,
    }
}

/// A field that may contain commas and quotes.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}
