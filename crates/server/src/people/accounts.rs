//! Names, passwords and sessions.

use model::{Identity, IdentityId, Name, Person};

use super::People;
use crate::refusal::Refusal;
use crate::store::{Account, NameRefused, PersonalData};
use crate::token::{SessionKey, Token};

impl People {
    /// Whether somebody has claimed the name, or one that looks like it.
    pub async fn is_claimed(&self, name: Name) -> Result<bool, Refusal> {
        Ok(self.store.is_claimed(name).await?)
    }

    /// Gives somebody another name.
    pub async fn rename(
        &self,
        person: IdentityId,
        name: Name,
    ) -> Result<Result<(), NameRefused>, Refusal> {
        let written = self.store.rename(person, name.clone()).await?;
        Ok(written.map(|others| self.show_names(person, &name, others)))
    }

    /// Binds a name and a password to somebody. Their token is renewed: one that others have seen
    /// or planted must not act for the account.
    pub async fn claim(
        &self,
        guest: IdentityId,
        session: SessionKey,
        name: Name,
        password: String,
    ) -> Result<Result<Token, NameRefused>, Refusal> {
        let hash = self.passwords.hash(password).await?;
        let written = self.store.claim(guest, name.clone(), hash).await?;
        let others = match written {
            Ok(others) => others,
            Err(refused) => return Ok(Err(refused)),
        };
        self.show_names(guest, &name, others);
        let token = self.open_session(guest).await?;
        self.close_session(session).await?;
        Ok(Ok(token))
    }

    /// Shows new names at the tables: somebody's own, and those of guests who had one like it.
    fn show_names(&self, person: IdentityId, name: &Name, others: Vec<Person>) {
        self.tables.rename(person, name);
        for other in others {
            self.tables.rename(other.identity, &other.name);
        }
    }

    /// The account with this name.
    pub async fn account(&self, name: Name) -> Result<Option<Account>, Refusal> {
        Ok(self.store.account(name).await?)
    }

    /// Whether this is the password of the account. Without an account it is not, after the same
    /// time.
    pub async fn is_password(
        &self,
        password: String,
        account: Option<&Account>,
    ) -> Result<bool, Refusal> {
        let expected = account.map(|account| account.password.clone());
        self.passwords.verify(password, expected).await
    }

    /// Replaces somebody's password. Everywhere else they are signed out; here they get a new
    /// token.
    pub async fn change_password(
        &self,
        person: IdentityId,
        password: String,
    ) -> Result<Token, Refusal> {
        let hash = self.passwords.hash(password).await?;
        let now = self.clock.now();
        self.store.set_password(person, hash, now).await?;
        self.end_streams_of(person);
        self.open_session(person).await
    }

    /// A new token that acts for an account.
    pub async fn open_session(&self, account: IdentityId) -> Result<Token, Refusal> {
        let token = Token::random();
        let now = self.clock.now();
        self.store.open_session(account, token.key(), now).await?;
        Ok(token)
    }

    /// Makes a token worthless, also for the streams it has opened. Says whom it acted for at the
    /// very end: a request that was on its way may just have made a guest of it.
    pub async fn close_session(&self, session: SessionKey) -> Result<Option<Identity>, Refusal> {
        let now = self.clock.now();
        let identity = self.store.close_session(session, now).await?;
        self.end_streams_by(session);
        Ok(identity)
    }

    /// Makes a token worthless. A guest has no way back, so they leave every table.
    pub async fn sign_out(&self, session: SessionKey) -> Result<(), Refusal> {
        match self.close_session(session).await? {
            Some(guest) if !guest.claimed => {
                self.store.retire(guest.id).await?;
                self.tables.leave_all(guest.id).await
            }
            _ => Ok(()),
        }
    }

    /// Makes all tokens of an account worthless.
    pub async fn sign_out_everywhere(&self, account: IdentityId) -> Result<(), Refusal> {
        let now = self.clock.now();
        self.store.close_sessions(account, now).await?;
        self.end_streams_of(account);
        Ok(())
    }

    /// Merges a guest who signs in into their account, which gets the guest's chairs, votes,
    /// results and words.
    ///
    /// The caller must have checked that one visitor is both: they showed the guest's token and
    /// the account's password. After a failure this can be repeated.
    pub async fn adopt(&self, guest: IdentityId, account: Person) -> Result<(), Refusal> {
        let identity = account.identity;
        // First of all the guest takes no further chair: it would be nobody's.
        self.store.retire(guest).await?;
        if let Err(refusal) = self.tables.hand_over(guest, account).await {
            // The account is being deleted, or the disk is full. Nobody should wait for the guest.
            self.tables.leave_all(guest).await?;
            return Err(refusal);
        }
        self.store.merge(guest, identity, self.clock.now()).await?;
        self.forget_blocks();
        self.end_streams_of(guest);
        self.tables.attribute(guest, identity);
        Ok(())
    }

    /// Forgets somebody who deletes their account: they leave every table, what they said is
    /// removed, and their streams end.
    pub async fn delete(&self, person: IdentityId) -> Result<(), Refusal> {
        // First of all they take no further chair, then they leave those they have: nobody should
        // wait for them, or expect them at a rematch.
        self.store.retire(person).await?;
        self.tables.leave_all(person).await?;
        let now = self.clock.now();
        self.store.delete_identity(person, now).await?;
        self.forget_blocks();
        self.end_streams_of(person);
        self.tables.rename(person, &Name::echo());
        self.tables.silence(person);
        Ok(())
    }

    /// Everything the server knows about somebody.
    pub async fn personal_data(&self, person: IdentityId) -> Result<PersonalData, Refusal> {
        let data = self.store.personal_data(person).await?;
        data.ok_or(Refusal::UnknownToken)
    }
}
