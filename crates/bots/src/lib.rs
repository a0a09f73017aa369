//! Players that are programs.
//!
//! A bot decides from what its seat [knows](tabletop::Table::known_to): the state of the match
//! without the choices that others have sealed. Every game has the same levels. Each game's
//! [`Strategy`] has a folder of its own, with notes on how the game is played. Everything else
//! names no game: [`propose`] for a single decision, [`Player`] for a whole match, [`advise`]
//! for hints, [`Review`] for a finished match, and the [`search`] behind them all.

#![deny(missing_docs)]

mod advice;
mod alternative;
mod assessment;
mod caverna;
mod cavum;
mod diamant;
mod inclination;
mod level;
mod opinion;
mod player;
mod proposal;
mod review;
pub mod search;
mod strategy;
mod temper;

/// How Caverna's value network is trained; `examples/train_caverna.rs` does it.
pub mod caverna_training {
    pub use crate::caverna::features::{FEATURES, first_of_scale};
    pub use crate::caverna::network::{
        PARAMETERS, ValueNetwork, WIDTH, format_parameters, parse_parameters, phase_offset,
    };
    pub use crate::caverna::training::{SelfPlay, TrainingSample, play};
}

pub use advice::{Advice, MOST_ADVICE, advise};
pub use alternative::Alternative;
pub use assessment::{Assessment, ReviewedDecision};
pub use inclination::Leeway;
pub use level::{Level, UnknownLevel};
pub use player::{Player, UnknownPlayer, known_players, search_of};
pub use proposal::{Proposal, propose};
pub use review::{NotOver, Review};
pub use strategy::{ReferencePlayer, Strategy, shares};
pub use temper::{Temper, UnknownTemper};
