//! Every page as a function of who looks and what is there.
//!
//! # How page and script work together
//!
//! Everything works without the script by plain forms and redirects; the script makes it
//! live. A page that changes by itself has one element `#live` with the attributes
//! `data-stream` (the address of its server-sent events) and `data-version`. The server sends
//! `event: update` with an [`Update`](crate::Update) in JSON as data and the version as id; the
//! script puts the parts that have changed in their places, after what happened has been played as
//! a short film (see [`Highlight`](crate::Highlight)). Forms with the attribute `data-quiet` are sent by the
//! script with `Accept: application/json` and `X-Requested-With: grotto`; the answer is 204, or
//! a JSON object `{"error":{"code","message"}}` whose message the script announces.

mod account;
mod amounts;
mod analysis;
mod best;
mod chair_notices;
mod chances;
mod chat;
mod choices;
mod counsel;
mod error;
mod forms;
mod home;
mod icons;
mod layout;
mod lesson;
mod log;
mod luck;
mod moderation;
mod new_table;
mod playing;
mod portrait;
mod preview;
mod reasons;
mod replay;
mod replay_controls;
mod replay_track;
mod rules;
mod seats;
mod table;
mod talk;
mod try_out;
mod waiting;

pub use account::{AccountPage, BestList, BlockedPerson, account};
pub use best::{BestResult, Day};
pub use counsel::Counsel;
pub use error::{ErrorPage, error};
pub use home::{CardStatus, HomePage, TableCard, home};
pub use lesson::{BegunLesson, LessonStand};
pub use moderation::{ModerationPage, ReportCard, SanctionedPerson, moderation};
pub use preview::preview;
pub use replay::{ReplayPage, replay, replay_update};
pub use rules::rules;
pub use table::{MatchEnd, Stage, TablePage, table, update};
