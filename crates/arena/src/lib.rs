//! Tournaments of bots.
//!
//! A [`Contest`] is a game, its options, the bots that take part, and a seed. From these follow
//! the seating and the luck of each of its games. [`Contest::play`] plays one of them on any
//! thread: a game depends only on the contest and its number, so contests can be repeated,
//! parallelised, interrupted and continued. [`Standings`] turns the results into win rates with
//! intervals, mean scores, ratings and times, and a [`Journal`] stores them in a folder.
//!
//! ```
//! use arena::{Contest, Standings};
//! use serde_json::json;
//!
//! let game = catalog::find("diamant")?;
//! let contest = Contest::new(game, &json!({"seats": 3}), &["greedy", "random", "ev"], 12, 1)?;
//! let results: Vec<_> = (0..12).map(|number| contest.play(number).result).collect();
//! let standings = Standings::of(&contest, &results);
//! assert_eq!(standings.rows.len(), 3);
//! assert_eq!(standings.rows.iter().map(|row| row.games).sum::<u32>(), 36);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is not here
//!
//! Threads for games, output, and clocks other than for thinking times: those are up to the
//! caller.

#![deny(missing_docs)]

mod contest;
mod entrant;
mod interval;
mod journal;
mod match_play;
mod plot;
mod program;
mod ratings;
mod seating;
mod standings;

pub use contest::{Contest, ContestError, MOST_GAMES};
pub use interval::Interval;
pub use journal::{Journal, JournalError};
pub use match_play::{FinishedGame, Forfeit, ForfeitReason, GameResult, ThinkingTime};
pub use plot::{PlotError, plot};
pub use program::LONGEST_ANSWER;
pub use ratings::Rating;
pub use standings::{Standings, StandingsRow};
