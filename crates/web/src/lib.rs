//! The pages and boards of Grotto as pure functions of (view, legal list, language).
//!
//! Nothing here reads a clock, a file or a database, and nothing here can see a secret: a
//! board is drawn from a [`View`](tabletop::Game::View), a log from the events its reader
//! may hear. The [`pages`] know no game; one folder per game implements [`Art`].

#![deny(missing_docs)]

mod art;
mod assets;
mod caverna;
mod cavum;
mod diamant;
pub mod pages;
mod visitor;

pub use art::{AnyArt, Art, Choice, Moment, Pace, Scene, Step, art};
pub use assets::{Asset, address, asset};
pub use narration::{Lang, Texts};
pub use visitor::{Theme, Visitor};
