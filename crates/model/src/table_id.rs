//! The ids of tables.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE32_NOPAD_VISUAL;

/// The id of a table, as in `/t/ID`: 128 unguessable bits in 26 letters and digits that are
/// not easily confused. Everybody who knows it may watch, so it cannot be found by trying.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId([u8; Self::LENGTH]);

impl TableId {
    const LENGTH: usize = 26;

    /// The id made of these bytes, which must be random.
    ///
    /// # Panics
    ///
    /// Never: every sequence of 16 bytes is 26 letters and digits.
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        // 16 bytes are 25.6 letters; the last letter carries three bits.
        let text = BASE32_NOPAD_VISUAL.encode(&bytes).to_ascii_lowercase();
        text.parse().expect("the alphabet is that of ids")
    }

    /// The id's text.
    ///
    /// # Panics
    ///
    /// Never: an id is made of ASCII letters.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("ids are ASCII")
    }
}

/// A text that cannot be the id of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table's id is {} letters and digits", TableId::LENGTH)]
pub struct NotATableId;

impl FromStr for TableId {
    type Err = NotATableId;

    fn from_str(text: &str) -> Result<Self, NotATableId> {
        let bytes: [u8; Self::LENGTH] = text.as_bytes().try_into().map_err(|_| NotATableId)?;
        if bytes
            .iter()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        {
            Ok(Self(bytes))
        } else {
            Err(NotATableId)
        }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The link to a private table is the right to see it, so log files get only its start.
impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}…", &self.as_str()[..6])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_long_and_read_back() {
        let id = TableId::from_bytes([7; 16]);
        assert_ne!(id, TableId::from_bytes([8; 16]));
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!("../../etc/passwd".parse::<TableId>(), Err(NotATableId));
        assert!(!format!("{id:?}").contains(&id.to_string()));
    }
}
