//! Names, passwords and sessions.

use model::{IdentityId, Name, Person};

use super::People;
use crate::refusal::Refusal;
use crate::store::Conflict;
use crate::token::SessionKey;

/// Somebody else has claimed the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameTaken;

impl From<Conflict> for NameTaken {
    fn from(_: Conflict) -> Self {
        Self
    }
}

impl People {
    /// Whether somebody has claimed the name.
    pub async fn is_claimed(&self, name: Name) -> Result<bool, Refusal> {
        Ok(self.store.account(name).await?.is_some())
    }

    /// Gives somebody another name.
    pub async fn rename(
        &self,
        person: IdentityId,
        name: Name,
    ) -> Result<Result<(), NameTaken>, Refusal> {
        let written = self.store.rename(person, name.clone()).await?;
        Ok(self.show_name(person, &name, written))
    }

    /// Binds a name and a password to somebody.
    pub async fn claim(
        &self,
        person: IdentityId,
        name: Name,
        password: String,
    ) -> Result<Result<(), NameTaken>, Refusal> {
        let hash = self.passwords.hash(password).await?;
        let written = self.store.claim(person, name.clone(), hash).await?;
        Ok(self.show_name(person, &name, written))
    }

    fn show_name(
        &self,
        person: IdentityId,
        name: &Name,
        written: Result<(), Conflict>,
    ) -> Result<(), NameTaken> {
        written?;
        self.tables.rename(person, name);
        Ok(())
    }

    /// The person who has claimed this name with this password.
    pub async fn authenticate(
        &self,
        name: Name,
        password: String,
    ) -> Result<Option<Person>, Refusal> {
        let account = self.store.account(name).await?;
        let expected = account.as_ref().map(|account| account.password.clone());
        let is_right = self.passwords.verify(password, expected).await?;
        Ok(account.filter(|_| is_right).map(|account| account.person))
    }

    /// Lets a session act for an account.
    pub async fn open_session(
        &self,
        account: IdentityId,
        session: SessionKey,
    ) -> Result<(), Refusal> {
        Ok(self.store.open_session(account, session).await?)
    }

    /// Makes a token worthless, also for the streams it has opened.
    pub async fn close_session(&self, session: SessionKey) -> Result<(), Refusal> {
        self.store.close_session(session).await?;
        self.end_streams_by(session);
        Ok(())
    }

    /// Merges a guest who signs in into their account, which gets the guest's chairs, votes,
    /// results and words.
    ///
    /// The caller must have checked that one visitor is both: they showed the guest's token and
    /// the account's password. After a failure this can be repeated.
    pub async fn adopt(&self, guest: IdentityId, account: Person) -> Result<(), Refusal> {
        let identity = account.identity;
        self.tables.hand_over(guest, account).await?;
        self.store.merge(guest, identity).await?;
        self.end_streams_of(guest);
        self.tables.attribute(guest, identity);
        Ok(())
    }

    /// Forgets somebody who deletes their account: they leave every table, what they said is
    /// removed, and their streams end.
    pub async fn delete(&self, person: IdentityId) -> Result<(), Refusal> {
        // First of all they leave: nobody should wait for them, or expect them at a rematch.
        self.tables.leave_all(person).await?;
        self.store.delete_identity(person).await?;
        self.end_streams_of(person);
        self.tables.rename(person, &Name::echo());
        self.tables.silence(person);
        Ok(())
    }
}
