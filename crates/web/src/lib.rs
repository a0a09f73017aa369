//! The pages and boards of Grotto as pure functions of what a viewer has of a match, and of the
//! language.
//!
//! Nothing here reads a clock, a file or a database, and nothing here can see a secret: a match
//! is drawn from a viewer's [`Perspective`](tabletop::Perspective), in one go. The [`pages`] know
//! no game; one folder per game implements [`Art`]. A page is made of named parts: a
//! [`Receipt`] remembers which of them a reader has, and an [`Update`] is what they lack.

#![deny(missing_docs)]

mod any_art;
mod art;
mod assets;
mod caverna;
mod cavum;
mod diamant;
mod highlight;
mod lean;
pub mod pages;
mod part;
mod picture;
mod receipt;
mod rulebook;
mod update;
mod visitor;

pub use any_art::{AnyArt, LogRange, Rendering, art};
pub use art::{Art, Scene};
pub use assets::{Asset, address, asset};
pub use highlight::{Cue, Highlight, Hold, Over, Sound, StepHighlights};
pub use narration::{Lang, Texts};
pub use picture::{Amount, Branch, Choice, Picture, Preview};
pub use receipt::Receipt;
pub use rulebook::{IndexEntry, IndexGroup, Rulebook};
pub use update::{ChangedPart, Changes, NewLines, Update};
pub use visitor::{Theme, Visitor, Volume};
