//! Every page as a function of who looks and what is there.
//!
//! # How page and script work together
//!
//! Everything works without the script by plain forms and redirects; the script makes it
//! live. A page that changes by itself has one element `#live` with the attributes
//! `data-stream` (the address of its server-sent events) and `data-version`. The server sends
//! `event: update` with an [`Update`](crate::Update) in JSON as data and the version as id; the
//! script puts the parts that have changed in their places inside a view transition. Forms with the attribute `data-quiet` are sent by the
//! script with `Accept: application/json` and `X-Requested-With: grotto`; the answer is 204, or
//! a JSON object `{"error":{"code","message"}}` whose message the script announces.

mod account;
mod amounts;
mod analysis;
mod best;
mod chances;
mod chat;
mod choices;
mod counsel;
mod error;
mod forms;
mod home;
mod icons;
mod layout;
mod log;
mod luck;
mod new_table;
mod playing;
mod replay;
mod rules;
mod seats;
mod table;
mod waiting;

pub use account::{AccountPage, BestList, account};
pub use best::{BestResult, Day};
pub use counsel::Counsel;
pub use error::{ErrorPage, error};
pub use home::{CardStatus, HomePage, TableCard, home};
pub use replay::{ReplayPage, replay};
pub use rules::rules;
pub use table::{Stage, TablePage, table, update};
