//! The core of Grotto: what a board game is, and the table at which it is played.
//!
//! A game implements [`Game`]: pure, deterministic rules over a private state. All other code
//! plays through a [`Table`], which checks every request and keeps the history, or through
//! [`AnyTable`], the same in words and JSON.
//!
//! # A tour
//!
//! Open a table, see who is asked, decide, and look. Luck comes from a [`Seed`] whose hash
//! is published beforehand:
//!
//! ```
//! use tabletop::example::Pebbles;
//! use tabletop::{LuckSource, Prompt, Seat, SeatSet, Seed, Table, Viewer};
//!
//! let seed = Seed::from_number(42);
//! let mut table = Table::<Pebbles>::open(Default::default(), LuckSource::Rolled(seed));
//! let (ann, bob) = (Seat::new(0), Seat::new(1));
//!
//! // Both are asked at once. What one of them chooses is sealed until both have chosen.
//! assert_eq!(table.prompt(), Prompt::Sealed(SeatSet::first(2)));
//! let asked = table.version();
//! table.decide_in_words(ann, "bet white", Some(asked))?;
//! assert_eq!(table.view(Viewer::Seat(bob)).own_bet, None);
//!
//! // Ann's choice has not made Bob's stale. His is the last, so luck is rolled as well.
//! let change = table.decide_in_words(bob, "bet black", Some(asked))?;
//! assert_eq!(change.events.len(), 3);
//! # Ok::<(), tabletop::Rejection>(())
//! ```
//!
//! A request that is not possible is rejected with a reason and changes nothing:
//!
//! ```
//! # use tabletop::example::Pebbles;
//! # use tabletop::{LuckSource, Seat, Table};
//! let mut table = Table::<Pebbles>::open(Default::default(), LuckSource::Told);
//! let before = table.clone();
//! let refused = table.decide_in_words(Seat::new(0), "bet grey", None).unwrap_err();
//! assert_eq!(refused.code(), "unreadable");
//! assert_eq!(
//!     refused.to_string(),
//!     "“bet grey” is not a decision of this game; legal now: bet white, bet black"
//! );
//! assert_eq!(table, before);
//! ```
//!
//! Luck is explicit: a chance is a prompt with named draws and whole-number weights. So it can
//! be *told* instead of rolled. Nothing lies face down in a state; a pile is a bag whose order
//! does not exist until something is drawn.
//!
//! ```
//! # use tabletop::example::{Colour, Pebbles};
//! # use tabletop::{LuckSource, Seat, Table};
//! let mut table = Table::<Pebbles>::open(Default::default(), LuckSource::Told);
//! table.decide_in_words(Seat::new(0), "bet white", None)?;
//! table.decide_in_words(Seat::new(1), "bet white", None)?;
//! assert_eq!(table.chances(), [(Colour::White, 3), (Colour::Black, 2)]);
//! table.tell(Colour::Black)?;
//!
//! // The whole match as text, and back.
//! let text = table.record().to_string();
//! assert_eq!(Table::<Pebbles>::replay(&text.parse()?)?, table);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is not here
//!
//! No input or output, no clock, no floating point, no source of randomness, no people and no
//! texts. Those belong to the programs around the rules.

#![deny(missing_docs)]

mod any_table;
mod changed_decision;
mod dice;
mod drum;
mod event;
pub mod example;
mod game;
mod history;
pub mod notation;
mod options;
mod outcome;
mod perspective;
mod playout;
mod position;
mod prompt;
mod record;
mod rejection;
mod replay;
mod sealed_choices;
mod seat;
mod seat_count;
mod seat_number;
mod seed;
mod set;
mod table;
mod version;

pub use any_table::{AnyChapter, AnyTable};
pub use changed_decision::ChangedDecision;
pub use dice::{Dice, QuickDice};
pub use drum::Drum;
pub use event::{Announcement, Audience, Herald, Silence, heard_by};
pub use game::Game;
pub use history::{Chapter, Step, StepOf};
pub use notation::{Notation, UnknownWords, read};
pub use options::{BadConfig, Config, OptionKind, OptionSpec, read_config};
pub use outcome::Outcome;
pub use perspective::Perspective;
pub use playout::Playout;
pub use prompt::Prompt;
pub use record::{FIRST_LINE, LONGEST, Problem, Record, RecordError, RecordedLuck, RecordedStep};
pub use rejection::{Rejection, excerpt};
pub use sealed_choices::SealedChoices;
pub use seat::{BySeat, MAX_SEATS, NotASeat, Seat, SeatSet, Viewer};
pub use seat_count::{SeatCount, WrongSeats};
pub use seat_number::SeatNumber;
pub use seed::{ChanceStream, Commitment, NotHex, Seed};
pub use set::{Bits, Member, Members, Set};
pub use table::{Change, LuckSource, Table};
pub use version::Version;

/// The examples of the README compile and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadMe;
