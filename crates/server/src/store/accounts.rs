//! What a store knows of names, passwords and the ways to prove who one is.

use model::{IdentityId, Name, Person, Timestamp};

use super::{Account, PersonalData, StoreFuture};
use crate::password_hash::PasswordHash;
use crate::token::SessionKey;

/// Why somebody does not get a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameRefused {
    /// Somebody else has claimed it, or one that looks like it.
    Taken,
    /// The person has claimed a name already.
    AlreadyClaimed,
}

/// The half of a [`Store`](super::Store) that is about accounts.
pub trait Accounts: std::fmt::Debug + Send + Sync + 'static {
    /// Gives somebody another name. If they have claimed theirs, guests whose names look like the
    /// new one get others, and are returned.
    fn rename(
        &self,
        identity: IdentityId,
        name: Name,
    ) -> StoreFuture<'_, Result<Vec<Person>, NameRefused>>;
    /// Binds a name and a password to a guest. Other guests whose names look like it get others,
    /// and are returned.
    fn claim(
        &self,
        identity: IdentityId,
        name: Name,
        password: PasswordHash,
    ) -> StoreFuture<'_, Result<Vec<Person>, NameRefused>>;
    /// The identity that has claimed the name, whatever its case.
    fn account(&self, name: Name) -> StoreFuture<'_, Option<Account>>;
    /// Whether somebody has claimed a name that looks like this one.
    fn is_claimed(&self, name: Name) -> StoreFuture<'_, bool>;

    /// Replaces somebody's password, and ends their sessions.
    fn set_password(
        &self,
        identity: IdentityId,
        password: PasswordHash,
        now: Timestamp,
    ) -> StoreFuture<'_, ()>;
    /// Ends all sessions of somebody, and forgets their devices.
    fn close_sessions(&self, identity: IdentityId, now: Timestamp) -> StoreFuture<'_, ()>;
    /// The sessions that have ended at this time or later.
    fn ended_since(&self, time: Timestamp) -> StoreFuture<'_, Vec<SessionKey>>;

    /// Replaces somebody's recovery codes.
    fn keep_recovery_codes(
        &self,
        identity: IdentityId,
        codes: Vec<SessionKey>,
        now: Timestamp,
    ) -> StoreFuture<'_, ()>;
    /// How many recovery codes somebody has left.
    fn recovery_codes_left(&self, identity: IdentityId) -> StoreFuture<'_, u32>;
    /// Uses up a recovery code: the password is replaced, and all sessions end. Says whether the
    /// code was one of this account.
    fn recover(
        &self,
        identity: IdentityId,
        code: SessionKey,
        password: PasswordHash,
        now: Timestamp,
    ) -> StoreFuture<'_, bool>;

    /// Remembers a browser in which somebody has signed in.
    fn remember_device(
        &self,
        identity: IdentityId,
        device: SessionKey,
        now: Timestamp,
    ) -> StoreFuture<'_, ()>;
    /// Whether somebody has signed in in this browser before.
    fn knows_device(&self, identity: IdentityId, device: SessionKey) -> StoreFuture<'_, bool>;

    /// Everything the store knows about somebody.
    fn personal_data(&self, identity: IdentityId) -> StoreFuture<'_, Option<PersonalData>>;
}
