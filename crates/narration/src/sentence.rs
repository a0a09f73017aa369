//! Sentences about what happened.

/// One event, or several that belong together, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The text.
    pub text: String,
    /// How much it stands out.
    pub weight: Weight,
}

/// How much a [`Sentence`] stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// One of many.
    Plain,
    /// Emphasised, and read out at once: a trap, an explosion, the end.
    Highlight,
    /// The beginning of a chapter, such as a round.
    Heading,
}
