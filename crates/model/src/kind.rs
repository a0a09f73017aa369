//! What is done at a table.

/// What is done at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKind {
    /// A match is played.
    Match,
    /// Somebody is taught.
    Lesson,
}
