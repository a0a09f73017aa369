//! Fair luck: a secret seed, its public commitment, and one random stream per chance node.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use data_encoding::HEXLOWER_PERMISSIVE;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::dice::Dice;

/// The 256-bit secret from which all luck of a match follows.
///
/// The program that opens the table gets it from the operating system, keeps it while the
/// match runs and publishes it at the end. `Debug` does not print it.
///
/// ```
/// use tabletop::{Dice, Seed};
/// let seed = Seed::from_bytes([7; 32]);
/// let promise = seed.commitment();            // shown before the first card
/// let ticket = seed.chance(0).below(30);      // the first draw from 30 cards
/// assert_eq!(seed.chance(0).below(30), ticket); // the same whenever it is asked
/// assert_eq!(Seed::from_bytes([7; 32]).commitment(), promise);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for tests and simulations, which need no secret.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// The SHA-256 hash of the seed's 32 bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The random stream of the chance node with this index, counted from 0 over the match.
    ///
    /// A node's luck depends only on the seed and the index, so a match meets the same luck
    /// again after a decision is taken back.
    #[inline]
    pub fn chance(&self, index: u64) -> ChanceStream {
        // ChaCha20 of RFC 8439: the seed is the key, the nonce four zero bytes and the
        // index in little-endian order.
        let mut nonce = [0; 12];
        nonce[4..].copy_from_slice(&index.to_le_bytes());
        ChanceStream {
            cipher: ChaCha20::new(&self.0.into(), &nonce.into()),
        }
    }

    /// A number for something that belongs to the match but is not its luck, such as the dice
    /// of a bot. It can be worked out again from the seed, and tells nothing about the luck: it
    /// is a hash of the seed, and other bytes are hashed than for the commitment.
    ///
    /// ```
    /// use tabletop::Seed;
    /// let seed = Seed::from_number(7);
    /// assert_eq!(seed.aside("bot", 1), seed.aside("bot", 1));
    /// assert_ne!(seed.aside("bot", 1), seed.aside("bot", 2));
    /// ```
    pub fn aside(&self, purpose: &str, number: u64) -> u64 {
        let hash = Sha256::new()
            .chain_update("grotto aside\0")
            .chain_update(purpose)
            .chain_update([0])
            .chain_update(number.to_le_bytes())
            .chain_update(self.0)
            .finalize();
        let mut first = [0; 8];
        first.copy_from_slice(&hash[..8]);
        u64::from_le_bytes(first)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        read_hex(text).map(Self)
    }
}

/// The hash of a [`Seed`], published before the first draw.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        read_hex(text).map(Self)
    }
}

impl Serialize for Commitment {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Text that is not 32 bytes in hexadecimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

/// The random numbers of one chance node.
pub struct ChanceStream {
    cipher: ChaCha20,
}

impl Dice for ChanceStream {
    /// Reads the key stream as little-endian 64-bit words; a word in the incomplete last
    /// run of `bound` is thrown away, so every ticket has exactly the same chance; the
    /// ticket is the word modulo `bound`.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the remainder is below a 32-bit bound"
    )]
    fn below(&mut self, bound: u32) -> u32 {
        let bound = u64::from(bound);
        // 2⁶⁴ mod bound words are too many for whole runs.
        let surplus = (u64::MAX % bound + 1) % bound;
        loop {
            let mut word = [0; 8];
            self.cipher.apply_keystream(&mut word);
            let word = u64::from_le_bytes(word);
            if word <= u64::MAX - surplus {
                return (word % bound) as u32;
            }
        }
    }
}

impl fmt::Debug for ChanceStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChanceStream(secret)")
    }
}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{}", HEXLOWER_PERMISSIVE.encode_display(bytes))
}

fn read_hex(text: &str) -> Result<[u8; 32], NotHex> {
    let bytes = HEXLOWER_PERMISSIVE
        .decode(text.as_bytes())
        .map_err(|_| NotHex)?;
    bytes.try_into().map_err(|_| NotHex)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_chacha20_of_rfc_8439() {
        // RFC 8439, appendix A.1, test vector 1: zero key, zero nonce, counter 0.
        let mut stream = Seed::from_bytes([0; 32]).chance(0);
        let mut block = [0; 8];
        stream.cipher.apply_keystream(&mut block);
        assert_eq!(block, [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn the_commitment_is_the_sha256_of_the_bytes() {
        assert_eq!(
            Seed::from_bytes([0; 32]).commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn nodes_have_streams_of_their_own() {
        let seed = Seed::from_number(5);
        let draws = |index| {
            let mut stream = seed.chance(index);
            [stream.below(u32::MAX), stream.below(u32::MAX)]
        };
        assert_eq!(draws(3), draws(3));
        assert_ne!(draws(3), draws(4));
    }

    #[test]
    fn what_is_not_luck_has_numbers_of_its_own() {
        let seed = Seed::from_number(5);
        let other = Seed::from_number(6);
        let bot = seed.aside("bot", 1);
        // Worked out by another program: the same match must meet the same bots forever.
        assert_eq!(bot, 0x7c9a_0d27_4fb3_cec7);
        for number in [
            seed.aside("bot", 2),
            seed.aside("company", 1),
            other.aside("bot", 1),
        ] {
            assert_ne!(number, bot);
        }
    }

    #[test]
    fn seeds_are_written_and_read_as_hexadecimal_and_never_debugged() {
        let seed = Seed::from_number(0xabcd);
        let text = seed.to_string();
        assert_eq!(text.len(), 64);
        assert_eq!(text.parse(), Ok(seed));
        assert_eq!("12".parse::<Seed>(), Err(NotHex));
        assert_eq!("zz".repeat(32).parse::<Seed>(), Err(NotHex));
        assert!(!format!("{seed:?}").contains("cdab"));
    }
}
