//! People, as the server knows them.

use crate::name::Name;
use crate::timestamp::Timestamp;

/// The number of an identity. It never leaves the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IdentityId(pub i64);

/// Somebody the server knows: a guest, or the owner of a claimed name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// Their number.
    pub id: IdentityId,
    /// Their name.
    pub name: Name,
    /// Whether the name is claimed with a password.
    pub claimed: bool,
    /// What they may do.
    pub standing: Standing,
}

/// What somebody may do that others may not, and the other way round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Whether they are a moderator: they see reports, and can mute and ban.
    pub moderator: bool,
    /// Whether they may not do anything any more.
    pub banned: bool,
    /// Until when they may not chat.
    pub muted_until: Option<Timestamp>,
}

impl Standing {
    /// Whether they may not chat now.
    pub fn is_muted(&self, now: Timestamp) -> bool {
        self.muted_until.is_some_and(|until| now < until)
    }
}

/// Somebody with their name: who acts at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub identity: IdentityId,
    /// What they are called.
    pub name: Name,
}

impl From<Identity> for Person {
    fn from(identity: Identity) -> Self {
        Self {
            identity: identity.id,
            name: identity.name,
        }
    }
}
