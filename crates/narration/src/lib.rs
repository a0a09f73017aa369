//! Everything Grotto says about its games, in five languages: what happened, what can be
//! decided, what is asked, and the names of things.
//!
//! The pages and the terminal both speak through this crate, so a turn reads the same in
//! both. Nothing here draws: the text is plain, without HTML and without colours. Nothing
//! here sees a secret either, because all words are made from a
//! [`View`](tabletop::Game::View), from decisions and from the events that the [`Reader`]
//! has heard.
//!
//! One folder per game implements [`Narration`], with the same file for the same role:
//! `words` for the names of things, `sentences` for events, `lines` for the log, `labels`
//! for decisions, `questions` for what is asked and `reason` for what speaks for a hint.

#![deny(missing_docs)]

mod any;
pub mod caverna;
pub mod cavum;
pub mod diamant;
mod idea;
mod label;
mod lang;
mod narration;
mod reader;
mod sentence;
mod story;
mod texts;
mod variants;

pub use any::{AnyNarration, narration};
pub use idea::Idea;
pub use label::{Label, NamedDecision};
pub use lang::Lang;
pub use narration::Narration;
pub use reader::Reader;
pub use sentence::{Sentence, Weight};
pub use story::{LogLine, Story, Utterance};
pub use texts::Texts;
pub use variants::variants;
