//! What a store keeps.

use model::{Action, Arrangement, IdentityId, Name, TableId, Timestamp};
use serde_json::Value;
use tabletop::{Seat, Seed, Version};

use crate::password::PasswordHash;

/// Somebody who can sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Their number.
    pub identity: IdentityId,
    /// Their name as they write it.
    pub name: Name,
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
    pub host_name: Name,
    /// Where the same people play again.
    pub rematch: Option<TableId>,
    /// How it is arranged.
    pub arrangement: Arrangement,
}

/// One entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The match's version before it.
    pub version: Version,
    /// Whose it is.
    pub seat: Seat,
    /// What it does.
    pub action: Action,
    /// The version the request was made for, if it named one.
    pub at: Option<Version>,
    /// When it was made.
    pub time: Timestamp,
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
    pub ended: Timestamp,
}
