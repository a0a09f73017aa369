//! What a store keeps, where it differs from what the rest of the server speaks of.

use model::{Action, Arrangement, Person, TableId, TableSummary, Timestamp};
use serde_json::Value;
use tabletop::{Seat, Seed, Version};

use crate::password_hash::PasswordHash;

/// Somebody who can sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Who it is, with their name as they write it.
    pub person: Person,
    /// The hash of their password.
    pub password: PasswordHash,
}

/// A write that lost a race: somebody was faster, and nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict;

/// A table to be created.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// Its game.
    pub game: &'static str,
    /// Its complete configuration.
    pub config: Value,
    /// The source of all its luck.
    pub seed: Seed,
    /// Whether it is listed.
    pub public: bool,
    /// Whether everybody may ask for hints.
    pub hints_for_all: bool,
    /// Its first arrangement.
    pub arrangement: Arrangement,
}

/// A table without its log.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// What everybody may know of it.
    pub summary: TableSummary,
    /// The source of all its luck.
    pub seed: Seed,
    /// Whether it is listed.
    pub public: bool,
    /// Whether everybody may ask for hints.
    pub hints_for_all: bool,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
}

/// One entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The match's version before it.
    pub version: Version,
    /// The seat that acted.
    pub seat: Seat,
    /// What it did.
    pub action: Action,
    /// The version the request was made for, if it named one.
    pub at: Option<Version>,
    /// When it was made.
    pub time: Timestamp,
    /// The points by seat, if this entry ends the match. They are written with the entry but not
    /// read back with it.
    pub ends: Option<Vec<i32>>,
}
