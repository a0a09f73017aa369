//! Tournaments of bots.
//!
//! A [`Contest`] is a game, its options, the bots that take part and a seed; it says who
//! sits where in every one of its games and what luck they meet. [`Contest::play`] plays
//! one of them, on whatever thread: a game depends on nothing but the contest and its
//! number, so a contest can be repeated, spread over threads, interrupted and taken up
//! again. [`Standings`] turns the results into win rates with intervals, mean scores,
//! ratings and times; a [`Journal`] keeps them in a folder.
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
//! No threads for games, no output and no clock but for the time a bot takes to decide:
//! those belong to whoever runs a contest.

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
pub use match_play::{Forfeit, GameResult, Played, Reason, Thought};
pub use plot::{PlotError, plot};
pub use program::LONGEST_ANSWER;
pub use ratings::Rating;
pub use standings::{Row, Standings};
