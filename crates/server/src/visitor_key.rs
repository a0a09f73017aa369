//! Who counts as one visitor.

use model::IdentityId;

use crate::token::SessionKey;

/// Who counts as one visitor: an identity, or a browser whose guest has not done anything yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VisitorKey {
    /// Somebody the store knows.
    Identity(IdentityId),
    /// Somebody it does not know.
    Stranger(SessionKey),
}
