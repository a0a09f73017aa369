//! What is said at a table.

use crate::identity::IdentityId;
use crate::name::Name;
use crate::timestamp::Timestamp;

/// A line of a table's chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Grows with every line of the table. The number of a removed line is not used again.
    pub number: i64,
    /// Who wrote it.
    pub author: IdentityId,
    /// What the author was called then.
    pub name: Name,
    /// Whether they had no seat at the table then: everybody can take the name of somebody who has.
    pub bystander: bool,
    /// What they wrote: plain text.
    pub text: String,
    /// When they wrote it.
    pub time: Timestamp,
}
