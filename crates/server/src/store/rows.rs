//! What a store keeps, where it differs from what the rest of the server speaks of.

use model::{
    Action, Arrangement, Identity, Person, TableId, TableKind, TableSummary, Timestamp, TryOut,
};
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
    /// Whether they may not do anything any more.
    pub banned: bool,
}

/// Something somebody says at a table.
#[derive(Clone, Debug)]
pub struct NewLine {
    /// Who says it.
    pub author: Person,
    /// Whether they have no seat there.
    pub bystander: bool,
    /// What they say.
    pub text: String,
    /// When.
    pub time: Timestamp,
}

/// What the store knows of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionState {
    /// Nothing.
    Unknown,
    /// It acts for somebody.
    Active {
        /// Whom it acts for.
        identity: Identity,
        /// When that was last noted.
        used: Timestamp,
    },
    /// It acted for somebody until a short time ago.
    Ended {
        /// When it ended.
        at: Timestamp,
    },
}

/// How much there is, for the people who run the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// How many people are known, guests included.
    pub people: u32,
    /// How many tables there are, whatever their state.
    pub tables: u32,
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
    /// Whether it is a lesson, in which nothing is decided yet.
    pub kind: TableKind,
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
    /// How its match begins, if it is a try-out.
    pub try_out: Option<StoredTryOut>,
}

/// How the match of a try-out begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTryOut {
    /// Where it comes from.
    pub from: TryOut,
    /// The record up to where it begins.
    pub record: String,
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
