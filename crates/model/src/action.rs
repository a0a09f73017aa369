//! What a seat does in a match.

use std::fmt;

/// What a seat does in a match. The log of a table is a list of these.
#[derive(Clone, PartialEq, Eq)]
pub enum Action {
    /// Makes a decision, in these words.
    Decide(String),
    /// Takes its last decision back.
    Undo,
}

/// The words may be a sealed choice, so they stay out of every log file.
impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Decide(_) => "Decide(sealed)",
            Self::Undo => "Undo",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_a_decision_are_not_printed() {
        let action = Action::Decide("leave".to_owned());
        assert!(!format!("{action:?}").contains("leave"));
    }
}
