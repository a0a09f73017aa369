//! A table as the server, the pages and the API speak of it.
//!
//! Plain data, without storage, HTTP or HTML: the store keeps these values, the server changes
//! them, the pages draw them and the API writes them as JSON. The match itself is not here: that
//! is an [`AnyTable`](tabletop::AnyTable).

#![deny(missing_docs)]

mod action;
mod analysis;
mod arrangement;
mod chair;
mod chair_news;
mod character;
mod chat;
mod hint;
mod identity;
mod kind;
mod limits;
mod name;
mod occupant;
mod solo_score;
mod status;
mod summary;
mod table_id;
mod take_over;
mod timestamp;
mod try_out;

pub use action::Action;
pub use analysis::AnalysisProgress;
pub use arrangement::Arrangement;
pub use chair::{Chair, temper_of, with_seats};
pub use chair_news::{ChairChange, ChairNews};
pub use character::Character;
pub use chat::ChatLine;
pub use hint::{Hint, Recommendation};
pub use identity::{Identity, IdentityId, Person, Standing};
pub use kind::TableKind;
pub use limits::{
    LONGEST_MESSAGE, LONGEST_NAME, LONGEST_PASSWORD, LONGEST_REASON, SHORTEST_NAME,
    SHORTEST_PASSWORD,
};
pub use name::{BadName, Name, NameLook, is_plain};
pub use occupant::Occupant;
pub use solo_score::SoloScore;
pub use status::TableStatus;
pub use summary::TableSummary;
pub use table_id::{NotATableId, TableId};
pub use take_over::TakeOver;
pub use timestamp::Timestamp;
pub use try_out::TryOut;
