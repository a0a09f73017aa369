//! Passwords, and the time it takes to check one.

use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::phc;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use model::{LONGEST_PASSWORD, SHORTEST_PASSWORD};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::password_hash::PasswordHash;
use crate::refusal::Refusal;
use crate::token::Token;

/// Whether a password is long enough to be safe and short enough to be hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Too easily guessed.
    Short,
    /// Right.
    Fine,
    /// Longer than anybody types.
    Long,
}

impl Length {
    pub fn of(password: &str) -> Self {
        match password.chars().count() {
            0..SHORTEST_PASSWORD => Self::Short,
            SHORTEST_PASSWORD..=LONGEST_PASSWORD => Self::Fine,
            _ => Self::Long,
        }
    }
}

/// How many may wait for their turn: about three seconds of work. A longer queue is an attack,
/// and a person who is turned away can try again.
const QUEUE: usize = 64;

/// After how long they should: the queue has passed by then.
const QUEUE_PASSES: Duration = Duration::from_secs(3);

/// Hashes and checks passwords, a few at a time: each takes 19 MiB and some tens of
/// milliseconds, so a crowd must queue instead of filling the memory.
#[derive(Debug)]
pub struct Passwords {
    /// Those at work and those that wait.
    queue: Semaphore,
    /// Those at work: one core stays free for play.
    turns: Semaphore,
    /// The hash of nobody's password. It is checked for names that nobody has claimed, so that
    /// the answer takes as long as for claimed ones.
    nobody: PasswordHash,
}

impl Default for Passwords {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            queue: Semaphore::new(QUEUE),
            turns: Semaphore::new(cores.saturating_sub(1).clamp(1, 4)),
            nobody: hash(&Token::random().expose()),
        }
    }
}

impl Passwords {
    /// The hash of a password.
    pub async fn hash(&self, password: String) -> Result<PasswordHash, Refusal> {
        self.in_turn(move || hash(&password)).await
    }

    /// Whether the password has this hash. Without a hash the answer is no, after the same time.
    pub async fn verify(
        &self,
        password: String,
        expected: Option<PasswordHash>,
    ) -> Result<bool, Refusal> {
        let known = expected.is_some();
        let expected = expected.unwrap_or_else(|| self.nobody.clone());
        let matches = self.in_turn(move || matches(&password, &expected)).await?;
        Ok(known && matches)
    }

    /// Works on a thread of its own, in turn.
    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let _place = self
            .queue
            .try_acquire()
            .map_err(|_| Refusal::TooMany { wait: QUEUE_PASSES })?;
        let _turn = self.turns.acquire().await;
        spawn_blocking(work).await.map_err(|error| {
            tracing::error!(%error, "a password could not be hashed");
            Refusal::Fault
        })
    }
}

fn matches(password: &str, expected: &PasswordHash) -> bool {
    phc::PasswordHash::new(expected.as_str()).is_ok_and(|expected| {
        Argon2::default()
            .verify_password(password.as_bytes(), &expected)
            .is_ok()
    })
}

/// The library's defaults are what OWASP recommends: argon2id, 19 MiB, two passes.
pub fn hash(password: &str) -> PasswordHash {
    let hash = Argon2::default()
        .hash_password(password.as_bytes())
        .expect("a password of bounded length can be hashed");
    PasswordHash::from_text(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let passwords = Passwords::default();
        let hash = passwords.hash("torchlight".to_owned()).await.unwrap();
        assert!(hash.as_str().starts_with("$argon2id$"));
        assert!(!format!("{hash:?}").contains("argon"));
        let verify = async |password: &str, expected: Option<&PasswordHash>| {
            let verified = passwords.verify(password.to_owned(), expected.cloned());
            verified.await.unwrap()
        };
        assert!(verify("torchlight", Some(&hash)).await);
        assert!(!verify("torchligh", Some(&hash)).await);
        assert!(!verify("torchlight", None).await);
    }

    #[tokio::test]
    async fn a_crowd_queues_and_a_flood_is_turned_away() {
        let passwords = Passwords::default();
        let all = (0..=QUEUE).map(|_| passwords.verify("guess".to_owned(), None));
        let answers = futures_util::future::join_all(all).await;
        let turned_away = answers
            .iter()
            .filter(|answer| matches!(answer, Err(Refusal::TooMany { .. })))
            .count();
        assert_eq!(turned_away, 1);
        // Afterwards there is room again.
        assert!(passwords.verify("guess".to_owned(), None).await.is_ok());
    }
}
