//! Passwords, and the time it takes to check one.

use std::fmt;

use argon2::Argon2;
use argon2::password_hash::phc;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use web::pages::{LONGEST_PASSWORD, SHORTEST_PASSWORD};

/// An argon2id string. `Debug` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(String);

impl PasswordHash {
    /// The hash in a database.
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

/// Whether a password is long enough to protect and short enough to be hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Too easily guessed.
    Short,
    /// Right.
    Fine,
    /// More than anybody types.
    Long,
}

impl Length {
    /// The judgement of a password.
    pub fn of(password: &str) -> Self {
        match password.chars().count() {
            0..SHORTEST_PASSWORD => Self::Short,
            SHORTEST_PASSWORD..=LONGEST_PASSWORD => Self::Fine,
            _ => Self::Long,
        }
    }
}

/// Hashes and checks passwords, a few at a time: each takes 19 MiB and some tens of
/// milliseconds, so a crowd that signs in must queue instead of filling the memory.
#[derive(Debug)]
pub struct Passwords {
    /// Two at a time: one core stays free for play on the smallest machine.
    turns: Semaphore,
    /// The hash of nobody's password, checked for names that nobody has claimed, so that
    /// the answer takes as long as for names that somebody has.
    nobody: PasswordHash,
}

impl Default for Passwords {
    fn default() -> Self {
        Self {
            turns: Semaphore::new(2),
            nobody: hash(&crate::token::Token::random().expose()),
        }
    }
}

impl Passwords {
    /// The hash of a password.
    pub async fn hash(&self, password: String) -> PasswordHash {
        let _turn = self.turns.acquire().await;
        spawn_blocking(move || hash(&password))
            .await
            .expect("hashing does not panic")
    }

    /// Whether the password has the hash; without a hash it has not, as slowly.
    pub async fn verify(&self, password: String, expected: Option<PasswordHash>) -> bool {
        let _turn = self.turns.acquire().await;
        let known = expected.is_some();
        let expected = expected.unwrap_or_else(|| self.nobody.clone());
        let matches = spawn_blocking(move || {
            phc::PasswordHash::new(expected.as_str()).is_ok_and(|expected| {
                Argon2::default()
                    .verify_password(password.as_bytes(), &expected)
                    .is_ok()
            })
        })
        .await
        .expect("verifying does not panic");
        known && matches
    }
}

/// The library's defaults are what OWASP recommends: argon2id, 19 MiB, two passes.
fn hash(password: &str) -> PasswordHash {
    let hash = Argon2::default()
        .hash_password(password.as_bytes())
        .expect("a password of bounded length can be hashed");
    PasswordHash(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let passwords = Passwords::default();
        let hash = passwords.hash("torchlight".to_owned()).await;
        assert!(hash.as_str().starts_with("$argon2id$"));
        assert!(!format!("{hash:?}").contains("argon"));
        assert!(
            passwords
                .verify("torchlight".to_owned(), Some(hash.clone()))
                .await
        );
        assert!(!passwords.verify("torchligh".to_owned(), Some(hash)).await);
        assert!(!passwords.verify("torchlight".to_owned(), None).await);
    }
}
