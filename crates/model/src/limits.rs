//! How long names, passwords and messages can be. Forms and the server check the same limits.

/// The shortest name somebody can have, in characters.
pub const SHORTEST_NAME: usize = 2;

/// The longest name somebody can have, in characters: it must fit beside a score on a phone.
pub const LONGEST_NAME: usize = 24;

/// The shortest password, in characters, as NIST SP 800-63B asks.
pub const SHORTEST_PASSWORD: usize = 8;

/// The longest password, in characters: anything longer is an attack on the hash function.
pub const LONGEST_PASSWORD: usize = 256;

/// The longest chat message, in characters: about five lines on a phone.
pub const LONGEST_MESSAGE: usize = 300;

/// The longest explanation of a report, in characters.
pub const LONGEST_REASON: usize = 300;
