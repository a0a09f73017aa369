//! Where a table stands.

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStatus {
    /// Before the start.
    Waiting,
    /// In play.
    Playing,
    /// After the end.
    Over,
}

impl TableStatus {
    /// The word in the database and in the API.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    /// The status with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Waiting, Self::Playing, Self::Over]
            .into_iter()
            .find(|status| status.word() == word)
    }
}
