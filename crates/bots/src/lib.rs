//! Players made of code.
//!
//! A bot thinks about what its seat [knows](tabletop::Table::known_to): the state of the
//! match less the choices that others have sealed. Levels are the same words in every game.
//! The [`Strategy`] of a game stands in a folder or file of its own beside its notes; what
//! is general here names no game: [`propose`] for one decision, [`Player`] for a match,
//! [`advise`] for people who ask, [`Review`] for a match that is over, and the [`search`]
//! behind all of them.

#![deny(missing_docs)]

mod advice;
mod alternative;
mod assessment;
mod caverna;
mod cavum;
mod diamant;
mod level;
mod player;
mod proposal;
mod review;
pub mod search;
mod strategy;

/// What the judgement of Caverna is learned from; `examples/fit_caverna.rs` does it.
pub mod caverna_lessons {
    pub use crate::caverna::judgement::{
        Judgement, NUMBERS, WIDTH, numbers, phase_offset, written,
    };
    pub use crate::caverna::lessons::{Lecture, Lesson, play};
    pub use crate::caverna::reading::{MARKS, first_mark};
}

pub use advice::{Advice, MOST_ADVICE, advise};
pub use alternative::Alternative;
pub use assessment::{Assessment, ReviewedDecision};
pub use level::{Level, UnknownLevel};
pub use player::{Player, UnknownPlayer, known_players, search_of};
pub use proposal::{Proposal, propose};
pub use review::{NotOver, Review};
pub use strategy::{Reference, Strategy, shares};
