//! The secrets by which browsers and programs prove who they are.

use std::fmt;

use data_encoding::BASE64URL_NOPAD;
use model::TableId;
use sha2::{Digest, Sha256};

/// 256 unguessable bits, held by one browser or program. The server keeps only the
/// [`SessionKey`]. `Debug` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// A new token from the operating system.
    pub fn random() -> Self {
        Self(random_bytes())
    }

    /// The token as it is written in a cookie or an `Authorization` header.
    pub fn expose(&self) -> String {
        BASE64URL_NOPAD.encode(&self.0)
    }

    /// Reads the token in a cookie or header; `None` if the text is no token.
    pub fn read(text: &str) -> Option<Self> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        bytes.try_into().ok().map(Self)
    }

    /// What the server keeps of it.
    pub fn key(&self) -> SessionKey {
        key_of(&self.0)
    }
}

/// What the server keeps of a secret that cannot be guessed.
pub fn key_of(secret: &[u8]) -> SessionKey {
    SessionKey(Sha256::digest(secret).into())
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// The SHA-256 of a [`Token`]. A plain hash is enough: 256 random bits cannot be guessed,
/// however fast the guesses are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SessionKey([u8; 32]);

impl SessionKey {
    /// A key from the database; `None` if it has another length.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// The bytes, for the database.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A number derived from the key: the same visitor always gets the same one.
    pub fn number(&self) -> u64 {
        // Hashed once more, so that nothing others can see is part of the key.
        let digest: [u8; 32] = Sha256::digest(self.0).into();
        u64::from_le_bytes(digest[..8].try_into().expect("eight bytes of 32"))
    }
}

impl fmt::Debug for SessionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionKey(secret)")
    }
}

/// Random bytes from the operating system.
///
/// # Panics
///
/// If it has none to give: nothing here would be safe without them.
pub fn random_bytes<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A new, unguessable id.
pub fn random_table_id() -> TableId {
    TableId::from_bytes(random_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_written_and_read_and_never_debugged() {
        let token = Token::random();
        let text = token.expose();
        assert_eq!(text.len(), 43);
        assert_eq!(Token::read(&text), Some(token.clone()));
        assert_eq!(Token::read("short"), None);
        assert!(!format!("{token:?} {:?}", token.key()).contains(&text));
        assert_ne!(Token::random(), token);
    }
}
