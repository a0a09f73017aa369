//! People, as the server knows them.

use crate::name::Name;

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
