//! Codes that replace a forgotten password, once each.

use std::fmt;

use data_encoding::BASE32_NOPAD_VISUAL;

use crate::token::{SessionKey, key_of, random_bytes};

/// 80 unguessable bits, written as four groups of four letters and digits. `Debug` does not print
/// it.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

impl RecoveryCode {
    /// A new code.
    pub fn random() -> Self {
        let bytes: [u8; 10] = random_bytes();
        Self(BASE32_NOPAD_VISUAL.encode(&bytes).to_ascii_lowercase())
    }

    /// A code as somebody types it: capital letters, spaces and dashes do not matter.
    pub fn read(text: &str) -> Self {
        let letters = text.chars().filter(char::is_ascii_alphanumeric);
        Self(letters.take(64).collect::<String>().to_ascii_lowercase())
    }

    /// What the server keeps of it. A plain hash is enough: 80 random bits cannot be guessed.
    pub fn key(&self) -> SessionKey {
        key_of(self.0.as_bytes())
    }
}

/// In groups, as it is read and typed.
impl fmt::Display for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, letter) in self.0.chars().enumerate() {
            if place > 0 && place % 4 == 0 {
                f.write_str("-")?;
            }
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecoveryCode(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = RecoveryCode::random();
        let text = code.to_string();
        assert_eq!(text.len(), 19);
        assert_eq!(RecoveryCode::read(&text), code);
        let typed = text.to_uppercase().replace('-', " ");
        assert_eq!(RecoveryCode::read(&typed).key(), code.key());
        assert_ne!(RecoveryCode::random(), code);
        assert!(!format!("{code:?}").contains(&text));
    }
}
