//! The rules of **Cavum** (2 to 4 players, three phases or the beginners' two) and nothing
//! else.
//!
//! The numbers K1 to K51 in these pages are those of `docs/rules/cavum.md`. The modules
//! follow the rulebook: the auction, orders, building (tunnels, stations, veins, options,
//! prospecting), cities, explosion, sale and final sale. What the rulebook does not print
//! is in one table, `reconstructed`.
//!
//! ```
//! use cavum::{Cavum, Config};
//! use tabletop::{LuckSource, Prompt, Seat, Table};
//!
//! let mut table = Table::<Cavum>::open(Config::new(2)?, LuckSource::Told);
//! for order in ["O1", "O5", "O7", "O11", "O13"] {
//!     table.tell_in_words(&format!("order {order}"))?;
//! }
//! table.tell_in_words("opener 0")?;
//! let (blue, red) = (Seat::new(0), Seat::new(1));
//! table.decide_in_words(blue, "bid 2", None)?;
//! table.decide_in_words(red, "pass", None)?;
//! table.decide_in_words(blue, "card 1", None)?;
//! table.decide_in_words(red, "card 2", None)?;
//! table.decide_in_words(blue, "order O11", None)?;
//! table.decide_in_words(red, "pass", None)?;
//! table.decide_in_words(blue, "pass", None)?;
//!
//! // Section 2: the turns of building, one to four actions each.
//! table.decide_in_words(blue, "lay two -2,4 r1", None)?;
//! table.decide_in_words(blue, "vein -2,4 green", None)?;
//! table.decide_in_words(blue, "lay four -2,3 r1", None)?;
//! table.decide_in_words(blue, "station -2,3", None)?;
//! assert_eq!(table.prompt(), Prompt::Turn(red));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Notation
//!
//! A space is `q,r` (K1, K2), a tile `two`, `three`, `four`, `six`, with `dynamite` before
//! it if it is, a colour its word, an order card `O1` to `O15`.
//!
//! | words | when |
//! |---|---|
//! | `bid 7`, `pass` | the auction of sequence cards (K14), the ladder of a colour (K42) |
//! | `card 3` | a sequence card (K14) |
//! | `order O5`, `pass` | order cards (K18) |
//! | `lay four -2,3 r1`, `lay dynamite three -3,4 r0` | a tile of the player's own; `r1` is turned anticlockwise by a sixth, and the exits as they are not turned are those of K4 |
//! | `station -2,3`, `station -4,6` | a station in the mountain or in a city (K28, K29) |
//! | `vein -2,4 green` | a vein with stones of that colour (K31, K32) |
//! | `option lay six -1,0 r0`, `option station -4,6`, `option vein -1,2 blue`, `option points` | an option with what it is used for (K34) |
//! | `discard station`, `discard vein`, `discard two`, `discard dynamite six` | into the pool, unused (K22) |
//! | `prospect -1,0` | a route begins at this station; `prospect` alone if there is no route (K35) |
//! | `step 0,1`, `stop` | the route goes on, or ends at the station it has come to |
//! | `sell 3` | this many stones at the price bid (K43) |
//! | `fulfil O11`, `end` | orders (K44) |
//! | `sell yellow` | a stone of the final sale (K47) |
//! | `end` | the turn is over (K20) |
//!
//! Luck: `order O5`, `opener 2`. The legal list is in the order of [`Decision`]; tiles in
//! the order of [`Tile`], then the order of [`Space`]s.
//!
//! What is forced by what everybody can see is done without asking: a route in a corridor, a
//! pass without enough points, the last sequence card, the only piece in its only place.
//! What is forced by hidden stones is asked all the same, so that the question does not tell
//! the colours; only K42 says otherwise: who has none of a colour is not asked to bid.
//!
//! # Where the time goes
//!
//! A state is a value of about three kilobytes without heap. Nearly all of a random game's
//! time is spent writing the lists of building; they are made of sets of spaces with one bit
//! for each, so that where a tile can go is a handful of operations on 128 bits.

#![deny(missing_docs)]

mod auction;
mod board;
mod building;
mod chance;
mod cities;
mod colour;
mod config;
#[cfg(test)]
mod conformance;
mod decision;
mod event;
#[cfg(test)]
mod examples;
mod explosion;
mod final_sale;
mod game;
mod hindrance;
mod market;
mod network;
mod notation;
mod options;
mod order;
mod orders;
mod outlook;
mod phase;
mod pieces;
mod prospecting;
mod reconstructed;
mod routes;
mod sale;
mod sequence;
mod space;
mod state;
mod stations;
mod sweep;
mod tile;
mod tunnels;
mod veins;
mod view;

pub use board::Vein;
pub use chance::Chance;
pub use cities::{cities, city_points};
pub use colour::{Colour, STONES_PER_COLOUR, Stones};
pub use config::Config;
pub use decision::{Decision, Purchase};
pub use event::Event;
pub use game::Cavum;
pub use hindrance::Hindrance;
pub use order::{ORDER_CARDS, Order, OrderSet};
pub use outlook::Outlook;
pub use pieces::{Piece, Pieces};
pub use routes::{Route, Routes};
pub use sequence::SequenceCard;
pub use space::{CITY_SPACES, DIRECTIONS, MOUNTAIN_SPACES, SPACES, Space, SpaceSet, opposite};
pub use state::State;
pub use tile::{Exits, Kind, Tile, VEIN_EXITS};
pub use view::{
    CitySpaceView, HexView, OrderView, PoolView, ScaleView, SeatView, StageView, VeinView, View,
};

/// The examples of the README compile and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadMe;
