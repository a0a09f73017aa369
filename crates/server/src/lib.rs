//! The server of Grotto.
