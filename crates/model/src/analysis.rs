//! The analysis of a finished match, from the request to the result.

use std::sync::Arc;

use catalog::Analysis;

/// How far the analysis of a finished match has come.
#[derive(Clone, Debug, Default)]
pub enum AnalysisProgress {
    /// Nobody has asked for one.
    #[default]
    NotRequested,
    /// Other analyses come first.
    Queued,
    /// It is being made.
    Running {
        /// How many positions have been examined.
        done: usize,
        /// How many positions the match has.
        of: usize,
    },
    /// It is finished.
    Ready(Arc<Analysis>),
}
