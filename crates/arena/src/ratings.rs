//! How strong the bots are, computed by the `skillratings` library.

use serde::Serialize;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use crate::match_play::GameResult;

/// A strength with its standard deviation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The strength.
    pub value: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

/// Each seat's place in a game, from 1. A seat that forfeits comes last.
pub(crate) fn places(result: &GameResult) -> Vec<usize> {
    let rank = |seat: usize| {
        let won = result.winners.contains(&seat);
        (won, result.scores.get(seat).copied().unwrap_or(0))
    };
    let seats = 0..result.bots.len();
    let better = |seat: usize| {
        seats
            .clone()
            .filter(|&other| rank(other) > rank(seat))
            .count()
    };
    seats.clone().map(|seat| 1 + better(seat)).collect()
}

/// Ratings from whole tables (Weng and Lin, Bradley-Terry), in the order of the names. Everybody
/// starts at 25 ± 8.3.
pub(crate) fn at_the_table(names: &[String], results: &[GameResult]) -> Vec<Rating> {
    let mut ratings = vec![WengLinRating::new(); names.len()];
    let config = WengLinConfig::new();
    for result in results.iter().filter(|result| result.bots.len() > 1) {
        let by_seat = numbers(names, result);
        let teams: Vec<[WengLinRating; 1]> = by_seat.iter().map(|&bot| [ratings[bot]]).collect();
        let outcomes = places(result).into_iter().map(MultiTeamOutcome::new);
        let teams: Vec<_> = teams.iter().map(<[_; 1]>::as_slice).zip(outcomes).collect();
        let after = weng_lin_multi_team(&teams, &config);
        for (bot, rating) in ratings.iter_mut().enumerate() {
            // A bot with several seats is as strong as these on average.
            let seats = by_seat
                .iter()
                .zip(&after)
                .filter(|(seated, _)| **seated == bot);
            let seats: Vec<&WengLinRating> = seats.map(|(_, team)| &team[0]).collect();
            if !seats.is_empty() {
                rating.rating = mean(seats.iter().map(|chair| chair.rating));
                rating.uncertainty = mean(seats.iter().map(|chair| chair.uncertainty));
            }
        }
    }
    ratings
        .into_iter()
        .map(|rating| Rating {
            value: rating.rating,
            deviation: rating.uncertainty,
        })
        .collect()
}

/// Ratings from comparing two seats at a time (Glicko-2), in the order of the names. Everybody
/// starts at 1500 ± 350.
pub(crate) fn pair_by_pair(names: &[String], results: &[GameResult]) -> Vec<Rating> {
    let mut ratings = vec![Glicko2Rating::new(); names.len()];
    let config = Glicko2Config::new();
    for result in results {
        let by_seat = numbers(names, result);
        let places = places(result);
        for one in 0..by_seat.len() {
            for other in one + 1..by_seat.len() {
                let (first, second) = (by_seat[one], by_seat[other]);
                if first == second {
                    continue;
                }
                let outcome = match places[one].cmp(&places[other]) {
                    std::cmp::Ordering::Less => Outcomes::WIN,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                    std::cmp::Ordering::Greater => Outcomes::LOSS,
                };
                let after = glicko2(&ratings[first], &ratings[second], &outcome, &config);
                (ratings[first], ratings[second]) = after;
            }
        }
    }
    ratings
        .into_iter()
        .map(|rating| Rating {
            value: rating.rating,
            deviation: rating.deviation,
        })
        .collect()
}

/// The bots of a game by seat, as indices into the names.
fn numbers(names: &[String], result: &GameResult) -> Vec<usize> {
    let number = |bot: &String| names.iter().position(|name| name == bot);
    result.bots.iter().filter_map(number).collect()
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a table has at most eight seats"
)]
fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len() as f64;
    values.sum::<f64>() / count
}
