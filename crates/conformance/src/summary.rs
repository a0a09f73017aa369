//! What a check did.

/// Counts of what was checked, so that a test can make sure that something was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Matches played to their end.
    pub games: u64,
    /// Steps of these matches, decisions and luck.
    pub steps: u64,
    /// Listed decisions and possible draws that were tried and accepted.
    pub accepted: u64,
    /// Requests that were tried and refused.
    pub refused: u64,
    /// States in which [`Subject::scramble`](crate::Subject::scramble) really changed
    /// something. In a game with secrets this is not 0.
    pub scrambled: u64,
    /// Sealed choices whose alternatives were compared through the others' eyes.
    pub sealed: u64,
    /// Decisions that were taken back.
    pub undone: u64,
    /// Records that replayed.
    pub replayed: u64,
    /// Forged and damaged records that were tried.
    pub tampered: u64,
}
