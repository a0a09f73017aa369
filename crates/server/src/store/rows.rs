//! What a store keeps.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bots::Level;
use serde_json::Value;
use tabletop::{Seat, Seed, Version};

use crate::name::Name;
use crate::password::PasswordHash;
use crate::table_id::TableId;

/// Milliseconds since 1970, by the server's clock. No match depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(pub i64);

impl Moment {
    /// The present one.
    pub fn now() -> Self {
        let since = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Self(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// The moment so long before this one.
    #[must_use]
    pub fn earlier(self, by: Duration) -> Self {
        let millis = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        Self(self.0.saturating_sub(millis))
    }
}

/// The number of an identity. It never leaves the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IdentityId(pub i64);

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// Their number.
    pub id: IdentityId,
    /// Their name.
    pub name: String,
    /// Whether the name is claimed with a password.
    pub claimed: bool,
}

/// Somebody who can sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Their number.
    pub identity: IdentityId,
    /// Their name as they write it.
    pub name: String,
    /// The hash of their password.
    pub password: PasswordHash,
}

/// What became of a write that can lose a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Written {
    /// It is durable.
    Done,
    /// Somebody was faster; nothing has changed.
    Conflict,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Before the start.
    Waiting,
    /// In play.
    Playing,
    /// After the end.
    Over,
}

impl Status {
    /// The word in the database.
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

/// Who sits in a chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chair {
    /// Nobody.
    Empty,
    /// A person.
    Person {
        /// Who.
        identity: IdentityId,
        /// Their name. It belongs to the identity: it is read with the chair and not written
        /// with it.
        name: String,
        /// Whether they have left the running match.
        left: bool,
        /// Who wants a bot to take over, in rising order.
        votes: Vec<IdentityId>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// What it is called.
        name: String,
    },
}

impl Chair {
    /// Whether this person sits here.
    pub fn seats(&self, somebody: IdentityId) -> bool {
        matches!(self, Self::Person { identity, .. } if *identity == somebody)
    }
}

/// What can be rearranged at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// How many changes led here.
    pub number: u32,
    /// Who may arrange.
    pub host: IdentityId,
    /// Where the table stands.
    pub status: Status,
    /// The chairs by seat.
    pub chairs: Vec<Chair>,
}

/// A table to be.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// Its game.
    pub game: &'static str,
    /// Its complete configuration.
    pub config: Value,
    /// Where all its luck comes from.
    pub seed: Seed,
    /// Whether it is listed.
    pub public: bool,
    /// Whether everybody may ask for hints.
    pub hints: bool,
    /// Its first arrangement.
    pub arrangement: Arrangement,
}

/// A table without its log.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// Its id.
    pub id: TableId,
    /// Its game.
    pub game: String,
    /// Its complete configuration.
    pub config: Value,
    /// Where all its luck comes from.
    pub seed: Seed,
    /// Whether it is listed.
    pub public: bool,
    /// Whether everybody may ask for hints.
    pub hints: bool,
    /// The name of the host.
    pub host_name: String,
    /// Where the same people play again.
    pub rematch: Option<TableId>,
    /// How it is arranged.
    pub arrangement: Arrangement,
}

/// What an entry of a log does.
#[derive(Clone, PartialEq, Eq)]
pub enum EntryKind {
    /// The seat decided, in these words.
    Decision(String),
    /// The seat took its last decision back.
    Undo,
}

/// The words may be a sealed choice and stay out of every log file.
impl std::fmt::Debug for EntryKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Decision(_) => "Decision(sealed)",
            Self::Undo => "Undo",
        })
    }
}

/// One entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The match's version before it.
    pub version: Version,
    /// Whose it is.
    pub seat: Seat,
    /// What it does.
    pub kind: EntryKind,
    /// The version the request was made for, if it named one.
    pub at: Option<Version>,
    /// When it was made.
    pub time: Moment,
    /// The points by seat, if the match is over with it. They are written with the entry and
    /// not read back with it.
    pub ends: Option<Vec<i32>>,
}

/// A finished match of somebody who played alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultAlone {
    /// Its table.
    pub table: TableId,
    /// The points.
    pub points: i32,
    /// When it ended.
    pub ended: Moment,
}

/// One line of a chat with its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedChat {
    /// It grows with every line of a table and is not used again when a line is removed.
    pub number: i64,
    /// The line.
    pub entry: ChatEntry,
}

/// One line of a chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatEntry {
    /// Who wrote it.
    pub identity: IdentityId,
    /// What they were called then.
    pub name: Name,
    /// What they wrote.
    pub text: String,
    /// When.
    pub time: Moment,
}
