//! Advice to a player who asks for it while the match runs.

use std::sync::Arc;

use catalog::Advice;
use tabletop::Version;

/// What a player can get from the search right now.
#[derive(Clone, Debug, Default)]
pub enum Hint {
    /// Nothing: the viewer has no decision to make, or the table gives no hints.
    #[default]
    Unavailable,
    /// A hint, on request.
    Offered,
    /// The hint is being worked out, for the match at this version.
    Thinking(Version),
    /// The hint.
    Given(Arc<Recommendation>),
}

/// The decisions a hint recommends to one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Recommendation {
    /// The version of the match they were worked out for.
    pub version: Version,
    /// The decisions, the best first.
    pub advice: Vec<Advice<String>>,
}

impl Hint {
    /// The version of the match it was requested for, if it was requested.
    pub fn version(&self) -> Option<Version> {
        match self {
            Self::Unavailable | Self::Offered => None,
            Self::Thinking(version) => Some(*version),
            Self::Given(recommendation) => Some(recommendation.version),
        }
    }
}
