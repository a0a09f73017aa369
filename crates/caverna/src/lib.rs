//! The rules of **Caverna: Cave vs. Cave** (the duel and the solo game) and nothing else.
//!
//! The numbers C1 to C43 in these pages are those of `docs/rules/caverna.md`. The modules
//! follow the rulebook: goods, the vocabulary of effects, action tiles and rooms as tables
//! in that vocabulary, caves with their walls, turns, excavating, furnishing, rooms in use,
//! blue rooms, rounds, the solo game, and what a viewer can see.
//!
//! ```
//! use caverna::{Caverna, Config};
//! use tabletop::{LuckSource, Seat, Table, Viewer};
//!
//! let mut table = Table::<Caverna>::open(Config::DUEL, LuckSource::Told);
//! table.tell_in_words("start 0")?;
//! table.tell_in_words("tile masonry")?;
//!
//! let ann = Seat::new(0);
//! for words in ["take undergrowth", "use cave-entrance for stone", "gain 2 wood", "end"] {
//!     table.decide_in_words(ann, words, None)?;
//! }
//! let goods = table.view(Viewer::Bystander).seats[0].goods;
//! assert_eq!(goods.to_string(), "3 wood 2 stone emmer flax food gold");
//! # Ok::<(), tabletop::Rejection>(())
//! ```
//!
//! # Notation
//!
//! Decisions, in the order of the legal list:
//!
//! | words | meaning |
//! |---|---|
//! | `convert emmer` | 1 emmer, flax or gold becomes 1 food (C14) |
//! | `take housework` | take this action tile (C9) |
//! | `trade 5 wood` | an exchange of the tile or of a blue room, named by what is paid |
//! | `use no-room` | use `[1]` for the Wood Storeroom alone (C31) |
//! | `use treasury` | use an orange room; where it has several ways … |
//! | `use bakehouse with 2 emmer` | … by what is paid, |
//! | `use cave-entrance for wood` | … by what is gained or refilled, |
//! | `use digging-cave at 1,0` | … or by what is excavated |
//! | `dig 1,0` | excavate this tile (C17) |
//! | `dig twice 1,0` | excavate this tile and then another one (C20) |
//! | `gain 2 emmer flax` | goods of the tile (C12) |
//! | `wall 3,0 3,1` | build a wall between two spaces (C15) |
//! | `raze 3,0 3,1` | raze it (C16) |
//! | `furnish shelf 2,0 with 2 food` | build a room here; what is paid on top of its own cost |
//! | `cavern corner`, `cavern alcove` | the side of the additional cavern (C34) |
//! | `end` | end the turn |
//!
//! Within a verb the order is that of the things named: tiles and rooms as printed, spaces
//! in reading order, food before gold. Goods are written `2 emmer flax`: in their order, a
//! single one without its number. A space is its row and column, `1,0`, or `cavern`; the
//! wall places of the additional cavern are `cavern east` and `cavern south`.
//!
//! Luck: `start 0`, `out shelf`, `tile masonry`, `room bakehouse`. Where only one draw is
//! possible, nothing is drawn.
//!
//! # Where the time goes
//!
//! A state is a small value without heap. What a room can do, which walls fit it and how
//! spaces neighbour are tables worked out by the compiler, so that a legal list is made of
//! a few look-ups and costs about 40 ns. A random duel has about 170 decisions; about half of
//! its time goes into the legal lists, the rest into dice and doing what was decided, and no
//! single function stands out. See `docs/SPEED.md` for the figures.

#![deny(missing_docs)]

mod actions;
mod blue;
mod cave;
mod chance;
mod config;
#[cfg(test)]
mod conformance;
mod deal;
mod decision;
mod effect;
mod event;
mod excavating;
mod furnishing;
mod game;
mod goods;
mod icon;
mod notation;
mod position_builder;
mod room;
mod rooms_in_use;
mod rounds;
mod solo;
mod space;
mod state;
mod tile;
mod turn;
mod view;

pub use cave::{Cave, CavernSide, Content};
pub use chance::Chance;
pub use config::Config;
pub use deal::{Deal, Usage};
pub use decision::Decision;
pub use effect::{Dig, Effect, Fee, Parts, Price, Route, Situation};
pub use event::Event;
pub use furnishing::{Obstacle, Prospect};
pub use game::Caverna;
pub use goods::{Good, GoodSet, Goods};
pub use icon::{Icon, Side, Walls};
pub use position_builder::PositionBuilder;
pub use room::{Colour, Room, RoomBack, RoomCard, RoomSet, Work};
pub use rounds::{WALLS, turns_by_round};
pub use solo::{EXCEPTIONAL, GOAL, SoloResult};
pub use space::{Place, Space, SpaceSet};
pub use state::State;
pub use tile::{Back, Tile, TileCard, TileSet};
pub use view::{SeatView, StageView, TilePlace, TileView, TurnView, View};

/// The examples of the README compile and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadMe;
