//! What a game tells the suite about itself.

use tabletop::{Game, QuickDice, Viewer};

use crate::options::every_config;

/// A game that can be checked.
///
/// Implement it in the tests of the game's crate, where the private fields of the state are
/// visible. Write it from the rulebook, not from the code: a secret that the code forgot to
/// keep is found only if [`scramble`](Subject::scramble) knows that it is one.
pub trait Subject: Game {
    /// Configurations to play: every number of seats, and every switch both on and off. The
    /// default plays all of their combinations, with the other options at their defaults.
    fn configs() -> Vec<Self::Config> {
        every_config()
    }

    /// The state with everything changed that the viewer must not know: the choices others
    /// have sealed, the hands they hold. What is public, and what the viewer knows, stays.
    ///
    /// The result must be a state that the rules allow, since the suite plays on from it. A
    /// game without secrets returns a copy.
    fn scramble(state: &Self::State, viewer: Viewer, dice: &mut QuickDice) -> Self::State;

    /// Whether every piece is somewhere exactly once.
    fn conserved(state: &Self::State) -> Result<(), Imbalance>;

    /// Decisions of every kind, including some that are never legal: every choice in every
    /// phase, numbers that are too high, places off the board.
    fn strangers() -> Vec<Self::Decision>;

    /// Words that people and programs might send and that are never a legal decision. The suite
    /// adds misspellings of decisions that are legal.
    fn strange_words() -> Vec<String> {
        let mut words: Vec<String> = [
            "",
            " ",
            "\n",
            "0",
            "-1",
            "e2e4",
            "O-O",
            "pass ",
            "undo",
            "null",
            "{}",
            "abracadabra",
            "take 99999999999999999999",
            "place 0,-1",
            "place 256,256",
            "наугад",
            "\u{1b}[2J",
            "a\0b",
        ]
        .map(str::to_owned)
        .to_vec();
        words.push("stay ".repeat(2_000));
        words
    }

    /// Whether a seat is asked here even if it has a single decision. `docs/PROTOCOL.md`, under
    /// “What is asked”, allows it where the others cannot see that there is no choice, and
    /// where the question was put earlier and is still open.
    fn asks_anyway(_: &Self::State) -> bool {
        false
    }

    /// More steps than any match has. The default is far above every game here; a game that
    /// never ends is found a little sooner with a number of its own.
    fn longest_match() -> usize {
        10_000
    }
}

/// Pieces that are missing, or too many.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there should be {expected} {what}, there are {found}")]
pub struct Imbalance {
    /// Which pieces.
    pub what: String,
    /// How many there are.
    pub found: i64,
    /// How many there should be.
    pub expected: i64,
}

/// How many there are, as a number for [`balanced`].
///
/// # Panics
///
/// If there are more than fit a number: a list that never ends.
pub fn count(pieces: impl IntoIterator) -> i64 {
    i64::try_from(pieces.into_iter().count()).expect("a box has few pieces")
}

/// Compares the pieces found with those in the box.
///
/// ```
/// use conformance::balanced;
/// assert!(balanced("rubies", 10, 10).is_ok());
/// let lost = balanced("rubies", 9, 10).unwrap_err();
/// assert_eq!(lost.to_string(), "there should be 10 rubies, there are 9");
/// ```
pub fn balanced(
    what: &str,
    found: impl Into<i64>,
    expected: impl Into<i64>,
) -> Result<(), Imbalance> {
    let (found, expected) = (found.into(), expected.into());
    if found == expected {
        return Ok(());
    }
    Err(Imbalance {
        what: what.to_owned(),
        found,
        expected,
    })
}
