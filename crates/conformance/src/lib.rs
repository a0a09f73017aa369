//! The properties every game of Grotto must keep, checked by random play.
//!
//! A game implements [`Subject`] next to its own tests, where its private fields are visible,
//! and calls [`check`]. The suite plays whole matches with random decisions, with rolled and
//! with told luck, and at every position tries what people, programs and forgers might try. The
//! properties are the variants of [`Property`]. The first one found broken is returned as a
//! [`Violation`], which says how to reproduce it.
//!
//! # How a game calls it
//!
//! ```
//! use conformance::{Effort, Violation, check};
//! use tabletop::example::Pebbles;
//!
//! # fn main() -> Result<(), Violation> {
//! let summary = check::<Pebbles>(Effort::seeds_per_config(2))?;
//! assert!(summary.games > 0 && summary.scrambled > 0);
//! # Ok(())
//! # }
//! ```
//!
//! In a game's crate this is a test, which calls [`check_or_panic`]. The example's own
//! [`Subject`] is in `src/pebbles.rs`; copy it.
//!
//! # How to reproduce a violation
//!
//! A violation names a configuration and a seed. [`check_seed`] plays the same match again:
//!
//! ```
//! # use conformance::check_seed;
//! # use tabletop::example::Pebbles;
//! let config = tabletop::read_config(r#"{"seats":3}"#)?;
//! check_seed::<Pebbles>(&config, 17)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Records
//!
//! [`Archive`] replays the records that a game keeps in files, and checks that bad ones are
//! refused. [`whole_match`] makes new ones.
//!
//! # What is not here
//!
//! No rule of any game. Whether a card does what is printed on it is for the tests of that
//! game; this crate checks what is true of all games. No clock either: an effort is a number of
//! matches, so that a test does the same everywhere.

#![deny(missing_docs)]

mod archive;
mod bench;
mod chance;
mod clones;
mod effort;
mod ending;
mod history;
mod legality;
mod notation;
mod options;
mod pebbles;
mod position;
mod records;
mod sealed;
mod secrecy;
mod subject;
mod summary;
mod tampering;
mod undo;
mod views;
mod violation;
mod walk;
mod whole_match;

pub use archive::{Archive, KeptRecord};
pub use effort::Effort;
pub use subject::{Imbalance, Subject, balanced, count};
pub use summary::Summary;
pub use violation::{Property, Violation};
pub use walk::{check, check_or_panic, check_seed};
pub use whole_match::{LuckKind, whole_match};

/// The examples of the README compile and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadMe;
