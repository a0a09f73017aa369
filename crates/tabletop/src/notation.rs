//! Decisions and draws as words.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// Words that stand for exactly one thing and are written in exactly one way.
///
/// Decisions and draws are words separated by single spaces that name things (`stay`,
/// `furnish shelf 0,1`, `treasure 9`). The same words are the button's value, the request, the
/// record line, the terminal input and the line of a test. Reading what was written gives the
/// same value back; [`read`] refuses every other spelling.
pub trait Notation: Copy + Ord + Hash + Debug + Display + FromStr + Send + Sync + 'static {}

impl<T> Notation for T where T: Copy + Ord + Hash + Debug + Display + FromStr + Send + Sync + 'static
{}

/// Words that do not name what was to be read.
///
/// Every part of a notation fails with this. Only the table knows what could be written
/// instead: see [`Rejection::Unreadable`](crate::Rejection::Unreadable).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these words name nothing in the game")]
pub struct UnknownWords;

/// Reads words in their one spelling. Anything else is `None`.
pub fn read<T: Notation>(words: &str) -> Option<T> {
    let value: T = words.parse().ok()?;
    // The one spelling is the one we write.
    (value.to_string() == words).then_some(value)
}

/// The thing that is written with these words.
pub fn named<T: Display>(
    words: &str,
    things: impl IntoIterator<Item = T>,
) -> Result<T, UnknownWords> {
    things
        .into_iter()
        .find(|thing| thing.to_string() == words)
        .ok_or(UnknownWords)
}

/// Reads what follows a verb and makes a decision, or a draw, of it.
pub fn about<T: FromStr, D>(words: &str, decision: impl FnOnce(T) -> D) -> Result<D, UnknownWords> {
    words.parse().map(decision).map_err(|_| UnknownWords)
}
