//! What a reader lacks of a page.

use serde::Serialize;

/// What a reader lacks. It is written as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Update {
    /// Everything: the new `#live`.
    Whole(String),
    /// What differs.
    Changed(Changes),
}

/// What differs from what a reader has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Changes {
    /// New contents of parts, the outer before the inner. Parts in them that the reader has
    /// are only named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<ChangedPart>,
    /// New lines of the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<NewLines>,
}

/// A part with a new content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChangedPart {
    /// Its name.
    pub name: String,
    /// What is in it now.
    pub html: String,
}

/// The end of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NewLines {
    /// The lines from the one with this number on are replaced.
    pub from: usize,
    /// By these.
    pub html: String,
}

impl Update {
    /// As the script reads it, in one line.
    ///
    /// # Panics
    ///
    /// Never: it is plain text.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("plain text is serialised")
    }
}
