//! The hash of a password, as the store keeps it.

use std::fmt;

/// An argon2id string. `Debug` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(String);

impl PasswordHash {
    /// A hash from the database.
    pub fn from_text(text: String) -> Self {
        Self(text)
    }

    /// The text for the database.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(secret)")
    }
}
