//! Everything a store knows about one person, as they may have it.

use serde::Serialize;
use serde_json::Value;

/// Everything the store knows about somebody, except secrets: passwords and tokens are only known
/// as hashes, which nobody needs. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PersonalData {
    /// Their name.
    pub name: String,
    /// Whether it is claimed with a password.
    pub claimed: bool,
    /// When they first did something.
    pub created: i64,
    /// Whether they are a moderator.
    pub moderator: bool,
    /// Until when they may not chat.
    pub muted_until: Option<i64>,
    /// Since when they may not do anything.
    pub banned: Option<i64>,
    /// How many recovery codes they have left.
    pub recovery_codes: u32,
    /// The browsers and programs that act for them.
    pub sessions: Vec<SessionTimes>,
    /// The tables at which they have a chair.
    pub tables: Vec<OwnTable>,
    /// What they said.
    pub chat: Vec<OwnLine>,
    /// Whom they have blocked, by name.
    pub blocked: Vec<String>,
    /// What they have reported.
    pub reports: Vec<OwnReport>,
}

/// When a session was opened and last used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SessionTimes {
    /// When it was opened.
    pub created: i64,
    /// When it was last used, about.
    pub used: i64,
}

/// A table with a chair of theirs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OwnTable {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// Its configuration.
    pub config: Value,
    /// `waiting`, `playing` or `over`.
    pub status: String,
    /// When it was opened.
    pub created: i64,
    /// Their seat.
    pub seat: u8,
    /// Their points, once it is over.
    pub points: Option<i32>,
    /// What they decided, in order; `undo` for what they took back.
    pub decisions: Vec<String>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnLine {
    /// The table's id.
    pub table: String,
    /// When it was said.
    pub time: i64,
    /// What was said.
    pub text: String,
}

/// A report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnReport {
    /// When it was made.
    pub time: i64,
    /// The line that was reported.
    pub text: String,
    /// Why.
    pub reason: String,
}
