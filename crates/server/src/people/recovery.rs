//! Ways back for somebody who forgot the password, and signs by which their browsers are known.

use model::{IdentityId, Timestamp};

use super::People;
use crate::password::hash;
use crate::recovery_code::RecoveryCode;
use crate::refusal::Refusal;
use crate::store::{Account, Accounts, StoreError};
use crate::token::{SessionKey, Token};

/// How many recovery codes somebody gets: they fit on a slip of paper.
const CODES: usize = 8;

impl People {
    /// New recovery codes for somebody, in place of those they had. They are shown this once: the
    /// store keeps only hashes.
    pub async fn new_recovery_codes(
        &self,
        person: IdentityId,
    ) -> Result<Vec<RecoveryCode>, Refusal> {
        let codes: Vec<_> = (0..CODES).map(|_| RecoveryCode::random()).collect();
        let keys = codes.iter().map(RecoveryCode::key).collect();
        let now = self.clock.now();
        self.store.keep_recovery_codes(person, keys, now).await?;
        Ok(codes)
    }

    /// How many codes somebody has left.
    pub async fn recovery_codes_left(&self, person: IdentityId) -> Result<u32, Refusal> {
        Ok(self.store.recovery_codes_left(person).await?)
    }

    /// Uses up a recovery code to replace the password of an account. Everybody who was signed in
    /// is signed out. Says whether the code was right.
    pub async fn recover(
        &self,
        account: &Account,
        code: &RecoveryCode,
        password: String,
    ) -> Result<bool, Refusal> {
        let new = self.passwords.hash(password).await?;
        let person = account.person.identity;
        let now = self.clock.now();
        let is_right = self.store.recover(person, code.key(), new, now).await?;
        if is_right {
            self.end_streams_of(person);
        }
        Ok(is_right)
    }

    /// Whether the account has been used in the browser with this token before.
    pub async fn knows_device(
        &self,
        account: &Account,
        device: Option<SessionKey>,
    ) -> Result<bool, Refusal> {
        match device {
            Some(device) => {
                let person = account.person.identity;
                Ok(self.store.knows_device(person, device).await?)
            }
            None => Ok(false),
        }
    }

    /// Remembers the browser in which somebody has proved who they are, by a new token.
    pub async fn remember_device(&self, person: IdentityId) -> Result<Token, Refusal> {
        let token = Token::random();
        let now = self.clock.now();
        self.store.remember_device(person, token.key(), now).await?;
        Ok(token)
    }
}

/// Gives an account a new password, which is returned, and ends its sessions. Beside a running server,
/// where nobody queues.
pub async fn reset_password(
    store: &dyn Accounts,
    account: IdentityId,
    now: Timestamp,
) -> Result<String, StoreError> {
    let password = RecoveryCode::random().to_string();
    store.set_password(account, hash(&password), now).await?;
    Ok(password)
}
