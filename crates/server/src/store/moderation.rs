//! What a store knows of people who do not get along.

use model::{IdentityId, Name, Person, Standing, TableId, Timestamp};

use super::{Operator, StoreFuture};

/// A person whom somebody has blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Names the block.
    pub number: i64,
    /// Who is blocked.
    pub blocked: Person,
}

/// A line of chat that somebody reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// The table.
    pub table: TableId,
    /// The line.
    pub line: i64,
    /// Who reports it.
    pub reporter: IdentityId,
    /// Why.
    pub reason: String,
}

/// A report that a moderator reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Names it.
    pub number: i64,
    /// The table's id.
    pub table: String,
    /// Who said it, as they are called now.
    pub author: Person,
    /// What they may do.
    pub standing: Standing,
    /// What they were called then.
    pub name: Name,
    /// What they said.
    pub text: String,
    /// Why it was reported.
    pub reason: String,
    /// Who reported it.
    pub reporter: Name,
    /// When.
    pub created: Timestamp,
}

/// What a moderator can do to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sanction {
    /// They may not chat until then.
    Mute {
        /// Until when.
        until: Timestamp,
    },
    /// They may chat again.
    Unmute,
    /// They may not do anything.
    Ban,
    /// They may act again.
    Unban,
}

/// Somebody as an administrator sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPerson {
    /// Who it is.
    pub person: Person,
    /// Whether the name is claimed.
    pub claimed: bool,
    /// What they may do.
    pub standing: Standing,
    /// When they first did something.
    pub created: Timestamp,
    /// When they were last seen, about; never, if they have no session.
    pub seen: Option<Timestamp>,
}

/// The half of a [`Store`](super::Store) that keeps the peace. What a moderator or an administrator
/// does is written into the audit log together with the change.
pub trait Moderation: std::fmt::Debug + Send + Sync + 'static {
    /// Blocks an author for a reader.
    fn block(&self, reader: IdentityId, author: IdentityId, now: Timestamp) -> StoreFuture<'_, ()>;
    /// Takes a block back, if it is one of this person's.
    fn unblock(&self, blocker: IdentityId, number: i64) -> StoreFuture<'_, ()>;
    /// Whom somebody has blocked, the newest first.
    fn blocks_of(&self, blocker: IdentityId) -> StoreFuture<'_, Vec<Block>>;
    /// Whether the first has blocked the second.
    fn has_blocked(&self, reader: IdentityId, author: IdentityId) -> StoreFuture<'_, bool>;

    /// Keeps a report of a line of chat; says whether there is such a line. Once more by the same
    /// person changes nothing.
    fn report(&self, report: NewReport, now: Timestamp) -> StoreFuture<'_, bool>;
    /// The reports nobody has dealt with, the oldest first.
    fn open_reports(&self, limit: u32) -> StoreFuture<'_, Vec<Report>>;
    /// Who wrote the line of a report.
    fn author_of_report(&self, number: i64) -> StoreFuture<'_, Option<Person>>;
    /// Marks a report as dealt with.
    fn close_report(&self, number: i64, operator: Operator, now: Timestamp) -> StoreFuture<'_, ()>;
    /// Changes what somebody may do.
    fn sanction(
        &self,
        person: IdentityId,
        sanction: Sanction,
        operator: Operator,
        now: Timestamp,
    ) -> StoreFuture<'_, ()>;
    /// Everybody who is muted now or banned.
    fn sanctioned(&self, now: Timestamp) -> StoreFuture<'_, Vec<KnownPerson>>;

    /// The accounts, and guests as well if asked for by name: everybody whose name contains this
    /// text, whatever its case. The newest first.
    fn members(&self, name_contains: String, limit: u32) -> StoreFuture<'_, Vec<KnownPerson>>;
    /// The person with this number.
    fn member(&self, person: IdentityId) -> StoreFuture<'_, Option<KnownPerson>>;
    /// Makes somebody a moderator.
    fn appoint(&self, person: IdentityId, now: Timestamp) -> StoreFuture<'_, ()>;
    /// Somebody is no moderator any more.
    fn dismiss(&self, person: IdentityId, now: Timestamp) -> StoreFuture<'_, ()>;
}
