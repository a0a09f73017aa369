//! The rules of **Diamant** (3 to 8 players, with its relic variant) and nothing else.
//!
//! The numbers D1 to D24 in this crate are those of `docs/rules/diamant.md`. The modules
//! follow the rulebook: [`Card`]s and the deck they form, the path through the cave, what
//! happens in the cave, rounds, and what a viewer can see.
//!
//! ```
//! use diamant::{Card, Config, Diamant};
//! use tabletop::{LuckSource, Prompt, Seat, SeatSet, Table, Viewer};
//!
//! // Five players, and the luck of the rulebook's example: a treasure of nine.
//! let mut table = Table::<Diamant>::open(Config::new(5)?, LuckSource::Told);
//! table.tell(Card::Treasure(9))?;
//! assert_eq!(table.prompt(), Prompt::Sealed(SeatSet::first(5)));
//!
//! let view = table.view(Viewer::Bystander);
//! assert_eq!(view.seats[0].gathered, 1);
//! assert_eq!(view.rubies_on_path, 4);
//!
//! table.decide_in_words(Seat::new(3), "leave", None)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where the time goes
//!
//! A state is a small value without heap, so copying one is a few cache lines. See
//! `docs/SPEED.md` for the figures and what they are made of.

#![deny(missing_docs)]

mod card;
mod cave;
mod config;
#[cfg(test)]
mod conformance;
mod decision;
mod deck;
mod event;
mod game;
mod notation;
mod path;
mod round;
mod state;
mod view;

pub use card::{CARDS_PER_TRAP, Card, Relic, RelicSet, TREASURES, Trap};
pub use config::Config;
pub use decision::Decision;
pub use deck::Deck;
pub use event::Event;
pub use game::Diamant;
pub use path::{Path, PathCard};
pub use round::ROUNDS;
pub use state::State;
pub use view::{CardCount, SeatView, StageView, TrapCount, View};

/// The examples of the README compile and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadMe;
