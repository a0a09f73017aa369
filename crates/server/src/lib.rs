//! The server of Grotto: tables that lose nothing.
//!
//! A decision is answered when it is durable (`store`); a live table is a cache of its log
//! (`hub`); pages and the API are two faces of the same rights (`http`). No game is known
//! here: tables are [`AnyTable`](tabletop::AnyTable)s of the catalog, drawn by `web`.

#![deny(missing_docs)]

mod app;
mod connections;
mod http;
mod hub;
mod limits;
mod lock;
mod metrics;
mod options;
mod pace;
mod password;
mod refusal;
mod run;
mod store;
mod study;
mod token;

pub use app::App;
pub use http::{description, router};
pub use hub::HubOptions;
pub use limits::{Rate, Rates};
pub use options::{Front, Options};
pub use refusal::Refusal;
pub use run::{ServeError, Server, run};
pub use store::{Sqlite, Store, StoreError};
